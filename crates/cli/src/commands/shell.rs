//! `grundy completions` and `grundy man`.

use std::io::Write;

use clap_complete::Shell;
use clap_mangen::Man;

use crate::io::failure::Failure;
use crate::io::output::Output;
use crate::render::help;

/// Write the completions for a shell.
#[derive(clap::Args)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub(crate) struct CompletionsArgs {
    shell: Shell,
}

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  $ grundy completions bash > grundy.bash
  $ grundy completions fish > grundy.fish";

/// Write a man page, in roff.
#[derive(clap::Args)]
#[command(after_help = MAN_EXAMPLES)]
pub(crate) struct ManArgs {
    /// The subcommand; without one, the page of the tool.
    subcommand: Option<String>,
}

const MAN_EXAMPLES: &str = "\
Examples:
  $ grundy man > grundy.1
  $ grundy man explain > grundy-explain.1";

pub(crate) fn completions(
    args: &CompletionsArgs,
    mut tool: clap::Command,
    output: &mut Output,
) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut tool, "grundy", &mut script);
    Ok(output.write_all(&script)?)
}

pub(crate) fn man(args: &ManArgs, mut command: clap::Command, output: &mut Output) -> Result<(), Failure> {
    command.build();
    if let Some(name) = &args.subcommand {
        let found = command.find_subcommand(name);
        let found =
            found.ok_or_else(|| Failure::Usage(format!("unknown subcommand `{name}`; --help lists all")))?;
        command = found.clone();
    }
    let mut page = Vec::new();
    let notes = command.get_after_help().map(|text| help::section(&text.to_string()));
    let (has_subcommands, has_version) = (command.has_subcommands(), command.get_version().is_some());
    let man = Man::new(command);
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if has_subcommands {
        man.render_subcommands_section(&mut page)?;
    }
    if let Some(notes) = notes {
        notes.to_writer(&mut page)?;
    }
    if has_version {
        man.render_version_section(&mut page)?;
    }
    Ok(output.write_all(&page)?)
}
