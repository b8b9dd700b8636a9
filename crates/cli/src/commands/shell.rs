//! What a shell and `man` want to know of the tool.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::cli::Cli;
use crate::io::failure::Failure;
use crate::io::output::Output;

/// Write the completions for a shell.
#[derive(clap::Args)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub(crate) struct CompletionsArgs {
    /// The shell.
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

/// Runs `grundy completions`.
pub(crate) fn completions(args: &CompletionsArgs, output: &mut Output) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "grundy", &mut script);
    Ok(output.write_all(&script)?)
}

/// Runs `grundy man`.
pub(crate) fn man(args: &ManArgs, output: &mut Output) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    if let Some(name) = &args.subcommand {
        let found = command.find_subcommand(name);
        let found = found.ok_or_else(|| Failure::Usage(format!("there is no subcommand `{name}`")))?;
        command = found.clone();
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(output.write_all(&page)?)
}
