import type { Command } from 'commander';

/** A group of commands: its name, what it is for, and where its commands are. Loaded only when it is called. */
export interface Group {
  readonly name: string;
  readonly summary: string;
  /** Where it stands in the help. */
  readonly heading: string;
  /** The command that is meant when none is named. */
  readonly alone?: string;
  /** Goes on until it is told to stop. */
  readonly staysUp?: boolean;
  load(): Promise<{ register(group: Command): void }>;
}

const running = 'Run the platform:';
const deployment = 'Look after the deployment:';
const content = 'Plugins, institutions, people:';

export const groups: readonly Group[] = [
  {
    name: 'start',
    summary: 'Start the platform',
    heading: running,
    staysUp: true,
    load: () => import('./commands/start.ts'),
  },
  {
    name: 'dev',
    summary: 'Start it for development: the web reloads, the server restarts on change',
    heading: running,
    staysUp: true,
    load: () => import('./commands/dev.ts'),
  },
  {
    name: 'doctor',
    summary: 'Check this deployment and say what to do',
    heading: deployment,
    load: () => import('./commands/doctor.ts'),
  },
  {
    name: 'config',
    summary: 'Show the configuration and where each value comes from',
    heading: deployment,
    alone: 'show',
    load: () => import('./commands/config.ts'),
  },
  {
    name: 'migrate',
    summary: 'Bring database schemas up to date, or back',
    heading: deployment,
    alone: 'up',
    load: () => import('./commands/migrate.ts'),
  },
  {
    name: 'seed',
    summary: 'Make the demo institution and its people',
    heading: deployment,
    load: () => import('./commands/seed.ts'),
  },
  {
    name: 'routes',
    summary: 'Every call of the API, with its plugin and who may make it',
    heading: deployment,
    load: () => import('./commands/routes.ts'),
  },
  {
    name: 'plugins',
    summary: 'List plugins, switch them, make a new one, purge an old one',
    heading: content,
    alone: 'list',
    load: () => import('./commands/plugins.ts'),
  },
  {
    name: 'institutions',
    summary: 'List and make institutions',
    heading: content,
    alone: 'list',
    load: () => import('./commands/institutions.ts'),
  },
  {
    name: 'users',
    summary: 'List and make people; their role, password and access',
    heading: content,
    alone: 'list',
    load: () => import('./commands/users.ts'),
  },
  {
    name: 'keys',
    summary: 'Create, list and revoke API keys',
    heading: content,
    alone: 'list',
    load: () => import('./commands/keys.ts'),
  },
];
