import type { Command } from 'commander';
import { CommanderError, Command as Program } from 'commander';
import { createTerminal, exitCodes, report } from './terminal.ts';

/** A group of commands: its name, what it is for, and where its commands are. Loaded only when it is called. */
interface Group {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ register(group: Command): void }>;
}

const groups: readonly Group[] = [
  { name: 'start', summary: 'Start the platform', load: () => import('./commands/start.ts') },
  {
    name: 'dev',
    summary: 'Start it for development: web with hot reload, server restarted on change',
    load: () => import('./commands/dev.ts'),
  },
  { name: 'doctor', summary: 'Check this deployment and say what to do', load: () => import('./commands/doctor.ts') },
  {
    name: 'migrate',
    summary: 'Bring database schemas up to date, or back',
    load: () => import('./commands/migrate.ts'),
  },
  { name: 'seed', summary: 'Make the demo institution and its people', load: () => import('./commands/seed.ts') },
  {
    name: 'plugins',
    summary: 'List plugins, switch them, make a new one',
    load: () => import('./commands/plugins.ts'),
  },
  {
    name: 'users',
    summary: 'People: list, create, role, password, deactivate',
    load: () => import('./commands/users.ts'),
  },
  { name: 'institutions', summary: 'List and create institutions', load: () => import('./commands/institutions.ts') },
  {
    name: 'routes',
    summary: 'Every call of the API, with its plugin and access',
    load: () => import('./commands/routes.ts'),
  },
  {
    name: 'config',
    summary: 'Show the configuration and where it comes from',
    load: () => import('./commands/config.ts'),
  },
];

/** Runs the command line. Sets the exit code; `start` and `dev` go on after this resolves. */
export async function main(given: readonly string[]): Promise<void> {
  const program = new Program('eiq')
    .description('Administers an EiQ deployment.')
    .option('--json', 'Answer as JSON, for scripts')
    .option('-y, --yes', 'Ask nothing: yes to everything')
    .exitOverride()
    .showHelpAfterError('(eiq --help lists the commands)');
  const wanted = given.find((word) => !word.startsWith('-'));
  const isJson = given.includes('--json');
  try {
    const own = groups.find((group) => group.name === wanted);
    for (const group of groups) {
      const command = program.command(group.name).description(group.summary);
      if (group === own) (await group.load()).register(command);
    }
    if (!own) await (await import('./plugin-commands.ts')).registerPluginCommands(program, wanted);
    await program.parseAsync([...given], { from: 'user' });
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? usageCode(error) : report(error, isJson);
  }
}

/** The terminal of a command that was called: --json and --yes are taken anywhere. */
export function terminalOf(command: Command) {
  const { json = false, yes = false } = command.optsWithGlobals<{ json?: boolean; yes?: boolean }>();
  return createTerminal({ json, yes });
}

/** Commander has said what was wrong; help that was asked for is no error. */
function usageCode({ code }: CommanderError): number {
  return code === 'commander.helpDisplayed' || code === 'commander.version' || code === 'commander.help'
    ? exitCodes.done
    : exitCodes.usage;
}
