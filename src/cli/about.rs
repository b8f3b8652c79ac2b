//! What the program says about itself to other programs: `ayla schema`, `ayla completions`, `ayla man`.

use std::io::{self, Write};

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;

use super::Cli;
use crate::save::SCHEMA;

/// Print the JSON Schema of saved games
#[derive(clap::Args, Debug)]
pub(super) struct SchemaArgs;

/// Print the completions for a shell
///
/// For bash: ayla completions bash > ~/.local/share/bash-completion/completions/ayla
#[derive(clap::Args, Debug)]
pub(super) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Print the manual page, to be read by man
///
/// To read it at once: ayla man | man -l -
#[derive(clap::Args, Debug)]
pub(super) struct ManArgs {
    /// The page of this command instead of the main page
    command: Option<String>,
}

pub(super) fn schema() -> anyhow::Result<()> {
    write!(io::stdout(), "{SCHEMA}")?;
    Ok(())
}

pub(super) fn completions(args: &CompletionsArgs) -> anyhow::Result<()> {
    // Into memory first: the generator panics where it can't write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ayla", &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}

pub(super) fn man(args: &ManArgs) -> anyhow::Result<()> {
    let mut ayla = Cli::command();
    ayla.build();
    let command = match &args.command {
        None => ayla,
        Some(name) => {
            let command = ayla.find_subcommand(name);
            let command = command.with_context(|| format!("there is no command {name:?}"))?;
            command.clone()
        }
    };
    clap_mangen::Man::new(command).render(&mut io::stdout().lock())?;
    Ok(())
}
