import { Command as Program } from 'commander';
import type { CommandGroup } from './command-index.ts';
import type { Group } from './groups.ts';

const examples = `
More about a command: eiq <command> --help

Examples:
  eiq start                                 start the platform with a demo institution
  eiq doctor                                check the deployment and suggest fixes
  eiq plugins disable hints                 show what that affects, then ask for confirmation
  eiq users create --role administrator     prompt for the other details

Exit codes: 0 done, 1 failed, 2 wrong usage or configuration, 3 not found, 4 refused, 5 unavailable,
130 interrupted.`;

/** The program with the names and descriptions of its groups. The group that is called registers its commands. */
export function createProgram(own: readonly Group[], contributed: readonly CommandGroup[]): Program {
  const program = new Program('eiq')
    .description('Administers an EiQ deployment.')
    .option('--json', 'Print results and errors as JSON')
    .option('-y, --yes', 'Answer yes to every confirmation')
    .option('-V, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, helpWidth: Math.min(process.stdout.columns ?? 100, 110) })
    // main() prints errors, and help that was not requested.
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
      .helpGroup('Commands of plugins (while the plugin is on):')
      .helpCommand(false);
  }
  return program;
}
