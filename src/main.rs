//! Runs the program, says what went wrong, sets the exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    ayla::cli::main()
}
