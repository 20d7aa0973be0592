import type { Command } from 'commander';

/** A group of commands. Its module is loaded only when the group is called. */
export interface Group {
  readonly name: string;
  readonly summary: string;
  /** Heading under which the help lists it. */
  readonly heading: string;
  /** The command that runs when none is named. */
  readonly defaultCommand?: string;
  /** Runs until it is stopped. */
  readonly isLongRunning?: boolean;
  /** Plugins may add commands to it. */
  readonly isOpen?: boolean;
  load(): Promise<{ register(group: Command, all: readonly Group[]): void }>;
}

const running = 'Run the platform:';
const deployment = 'Manage the deployment:';
const content = 'Plugins, institutions, people:';

export const groups: readonly Group[] = [
  {
    name: 'start',
    summary: 'Start the platform',
    heading: running,
    isLongRunning: true,
    load: () => import('./commands/start.ts'),
  },
  {
    name: 'dev',
    summary: 'Start for development: screens reload and the server restarts on changes',
    heading: running,
    isLongRunning: true,
    load: () => import('./commands/dev.ts'),
  },
  {
    name: 'status',
    summary: 'Show servers, jobs, the last backup and institutions at a glance',
    heading: deployment,
    load: () => import('./commands/status.ts'),
  },
  {
    name: 'doctor',
    summary: 'Check this deployment and suggest fixes',
    heading: deployment,
    load: () => import('./commands/doctor.ts'),
  },
  {
    name: 'config',
    summary: 'Show the configuration and the source of each value',
    heading: deployment,
    defaultCommand: 'show',
    load: () => import('./commands/config.ts'),
  },
  {
    name: 'backup',
    summary: 'Make, list, verify and restore backups of the database and stored files',
    heading: deployment,
    defaultCommand: 'list',
    load: () => import('./commands/backup.ts'),
  },
  {
    name: 'secrets',
    summary: 'Check stored credentials, and encrypt them again after the secret key has changed',
    heading: deployment,
    defaultCommand: 'status',
    load: () => import('./commands/secrets.ts'),
  },
  {
    name: 'completion',
    summary: 'Print a script that completes commands in bash, zsh or fish',
    heading: deployment,
    load: () => import('./commands/completion.ts'),
  },
  {
    name: 'migrate',
    summary: 'Apply or undo database migrations',
    heading: deployment,
    defaultCommand: 'up',
    load: () => import('./commands/migrate.ts'),
  },
  {
    name: 'seed',
    summary: 'Create the demo institution and its people',
    heading: deployment,
    load: () => import('./commands/seed.ts'),
  },
  {
    name: 'routes',
    summary: 'List the API routes with their plugins and required access',
    heading: deployment,
    load: () => import('./commands/routes.ts'),
  },
  {
    name: 'plugins',
    summary: 'List, enable, disable, create, purge and restore plugins',
    heading: content,
    defaultCommand: 'list',
    load: () => import('./commands/plugins.ts'),
  },
  {
    name: 'institutions',
    summary: 'List, create and update institutions',
    heading: content,
    defaultCommand: 'list',
    load: () => import('./commands/institutions.ts'),
  },
  {
    name: 'users',
    summary: 'List, create, change, import, export and erase people',
    heading: content,
    defaultCommand: 'list',
    isOpen: true,
    load: () => import('./commands/users.ts'),
  },
  {
    name: 'retention',
    summary: 'Show and set what is deleted once it is old, and delete it now',
    heading: content,
    defaultCommand: 'list',
    load: () => import('./commands/retention.ts'),
  },
  {
    name: 'keys',
    summary: 'Create, list and revoke API keys',
    heading: content,
    defaultCommand: 'list',
    load: () => import('./commands/keys.ts'),
  },
];
