//! A judge once more, from the words of its contract: one token after the other, with line and column. Tests and fuzzing
//! compare the fast one with it.

/// What is answered on row chess, and the error's message if there is one.
pub fn row_chess(input: &[u8], merge_repeats: bool) -> (String, Option<String>) {
    let mut tokens = Vec::new();
    let (mut line, mut column) = (1, 1);
    let mut in_token = false;
    for &byte in input {
        if b" \t\r\n".contains(&byte) {
            in_token = false;
        } else {
            if !in_token {
                tokens.push((line, column, Vec::new()));
                in_token = true;
            }
            tokens.last_mut().unwrap().2.push(byte);
        }
        (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
    }
    let end = (line, column);
    let mut tokens = tokens.into_iter();
    let mut output = String::new();
    let mut judge = || -> Result<(), String> {
        let found = |token: &[u8]| {
            let dots = if token.len() > 24 { "..." } else { "" };
            format!("`{}{dots}`", token[..token.len().min(24)].escape_ascii())
        };
        let mut next = |what: &str, min: u64, max: u64, taken: &[u64]| {
            let expected = format!("{what} ({min} to {max})");
            let Some((line, column, token)) = tokens.next() else {
                let (line, column) = end;
                return Err(format!(
                    "line {line}, column {column}: found the end of the input, expected {expected}"
                ));
            };
            let fault = |expected| {
                format!("line {line}, column {column}: found {}, expected {expected}", found(&token))
            };
            let digits = token.iter().all(u8::is_ascii_digit);
            let number: Option<u64> = std::str::from_utf8(&token).ok().and_then(|text| text.parse().ok());
            match number.filter(|number| digits && (min..=max).contains(number)) {
                None => Err(fault(expected.as_str())),
                Some(number) if taken.contains(&number) && !merge_repeats => {
                    Err(fault("a column that this row does not have yet"))
                }
                Some(number) => Ok(number),
            }
        };
        for _ in 0..next("the number of cases", 0, u64::MAX, &[])? {
            let mut sum = 0;
            for _ in 0..next("the number of rows", 0, u64::MAX, &[])? {
                let mut columns = Vec::new();
                for _ in 0..next("the number of pieces", 0, 20, &[])? {
                    columns.push(next("a column", 1, 20, &columns)?);
                }
                let row = (1..=20).rev().filter(|column| columns.contains(column));
                // Staircase Nim: the pieces with an odd number of empty squares to their right, by that number.
                let mut steps = [0_u32; 21];
                row.enumerate().for_each(|(before, column)| steps[20 - column as usize - before] += 1);
                sum ^= steps.iter().skip(1).step_by(2).fold(0, |sum, pieces| sum ^ pieces);
            }
            output += if sum == 0 { "NO\n" } else { "YES\n" };
        }
        match tokens.next() {
            None => Ok(()),
            Some((line, column, token)) => Err(format!(
                "line {line}, column {column}: found {}, expected the end of the input",
                found(&token)
            )),
        }
    };
    let error = judge().err();
    (output, error)
}
