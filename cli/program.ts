import { Command as Program } from 'commander';
import type { CommandGroup } from './command-index.ts';
import type { Group } from './groups.ts';

const examples = `
More about a command: eiq <command> --help

Examples:
  eiq start                                 the platform with a demo institution
  eiq doctor                                what is well, what is not, what to do
  eiq plugins disable hints                 with what that affects, and a question first
  eiq users create --role administrator     asks for what it needs

Exit codes: 0 done, 1 failed, 2 wrong usage or configuration, 3 not found, 4 refused, 5 unavailable,
130 interrupted.`;

/** The program with its groups, each named and described; whoever is called registers its commands. */
export function createProgram(own: readonly Group[], contributed: readonly CommandGroup[]): Program {
  const program = new Program('eiq')
    .description('Administers an EiQ deployment.')
    .option('--json', 'Answer as JSON, for scripts; errors too')
    .option('-y, --yes', 'Ask nothing: yes to everything')
    .option('-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print the help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, helpWidth: Math.min(process.stdout.columns ?? 100, 110) })
    // Errors are told in one place, and help that was not asked for is written there.
    .configureOutput({ outputError() {}, writeErr() {} })
    .exitOverride()
    .addHelpText('after', examples);
  for (const { name, summary, heading } of own) {
    program.command(name).description(summary).helpGroup(heading).helpCommand(false);
  }
  for (const { name, title, commands } of contributed) {
    program
      .command(name)
      .description(`${title}: ${commands.map((command) => command.name).join(', ')}`)
      .helpGroup('Commands of plugins, where the plugin is on:')
      .helpCommand(false);
  }
  return program;
}
