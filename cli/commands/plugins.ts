import type { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { withPlatform } from '../open-platform.ts';
import { printChange, terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  const institution = ['--institution <slug>', 'Institution; required if there are several'] as const;
  const everywhere = ['--everywhere', 'All institutions'] as const;

  group
    .command('list')
    .description('List plugins with their state, institutions and requirements')
    .option('--institution <slug>', 'Show only this institution')
    .action(async (options: { institution?: string }, command: Command) => {
      const { listPlugins, pluginTable } = await import('../plugins/list.ts');
      const listed = await withPlatform((platform) => listPlugins(platform, options.institution));
      terminalOf(command).print(listed, pluginTable(listed));
    });

  group
    .command('enable')
    .description('Switch a plugin on; running servers follow within a second')
    .argument('<id>', 'Plugin id from eiq plugins list')
    .option(...institution)
    .option(...everywhere)
    .option('--with-required', 'Also switch on the plugins it requires')
    .action(async (id: string, options: SwitchOptions, command: Command) => {
      const terminal = terminalOf(command);
      const { enablePlugin } = await import('../plugins/switch.ts');
      const done = await withPlatform((platform) => enablePlugin(platform, terminal, id, options));
      printChange(terminal, done);
    });

  group
    .command('disable')
    .description('Switch a plugin off after confirmation; its data is kept')
    .argument('<id>', 'Plugin id')
    .option(...institution)
    .option(...everywhere)
    .option('--with-dependents', 'Also switch off the plugins that require it')
    .action(async (id: string, options: SwitchOptions, command: Command) => {
      const terminal = terminalOf(command);
      const { disablePlugin } = await import('../plugins/switch.ts');
      const done = await withPlatform((platform) => disablePlugin(platform, terminal, id, options));
      printChange(terminal, done);
    });

  group
    .command('purge')
    .description('Back up and delete the data of a plugin that is off everywhere')
    .argument('<id>', 'Plugin id; the plugin need not be installed')
    .action(async (id: string, _: unknown, command: Command) => {
      const terminal = terminalOf(command);
      const { purgePlugin } = await import('../plugins/purge.ts');
      const done = await withPlatform((platform) => purgePlugin(platform, terminal, id));
      printChange(terminal, done);
    });

  group
    .command('restore')
    .description('Restore a plugin’s data from a purge backup')
    .argument('<folder>', 'Backup folder printed by purge')
    .action(async (folder: string, _: unknown, command: Command) => {
      const terminal = terminalOf(command);
      const { restorePlugin } = await import('../plugins/restore.ts');
      const done = await withPlatform((platform) => restorePlugin(platform, folder));
      terminal.print(done.value, done.text);
    });

  group
    .command('create')
    .description('Create a plugin with a table, two routes, a screen and a test')
    .argument('<id>', 'Lower-case words joined by hyphens, such as reading-list')
    .option('--title <title>', 'Display title (default: derived from the id)')
    .option('--empty', 'Create only a contract and a test')
    .action(async (id: string, options: { title?: string; empty?: boolean }, command: Command) => {
      const { createPlugin } = await import('../plugins/create.ts');
      const created = await createPlugin(id, options);
      terminalOf(command).print(created, created.text);
      if (created.problem) process.exitCode = exitCodes.failed;
    });
}

interface SwitchOptions {
  institution?: string;
  everywhere?: boolean;
  withRequired?: boolean;
  withDependents?: boolean;
}
