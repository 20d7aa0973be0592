import type { Command } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { withPlatform } from '../open.ts';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  const institution = ['--institution <slug>', 'For this institution; not needed where there is one'] as const;
  const everywhere = ['--everywhere', 'For every institution'] as const;

  group
    .command('list')
    .description('Every plugin: whether it runs, where it is on, what it requires')
    .option('--institution <slug>', 'Only whether it is on there')
    .action(async (options: { institution?: string }, command: Command) => {
      const { listPlugins, pluginTable } = await import('../plugins/list.ts');
      const listed = await withPlatform((platform) => listPlugins(platform, options.institution));
      terminalOf(command).print(listed, pluginTable(listed));
    });

  group
    .command('enable')
    .description('Switch a plugin on; a server that runs knows within a second')
    .argument('<id>', 'Its id, as eiq plugins list shows it')
    .option(...institution)
    .option(...everywhere)
    .option('--with-required', 'Switch on what it requires as well')
    .action(async (id: string, options: Given, command: Command) => {
      const terminal = terminalOf(command);
      const { enablePlugin } = await import('../plugins/switch.ts');
      const done = await withPlatform((platform) => enablePlugin(platform, terminal, id, options));
      if (done) terminal.print(done.value, done.text);
      else terminal.note('Nothing was changed.');
    });

  group
    .command('disable')
    .description('Switch a plugin off: shows what that affects and asks; what it stored is kept')
    .argument('<id>', 'Its id')
    .option(...institution)
    .option(...everywhere)
    .option('--with-dependents', 'Switch off what requires it as well')
    .action(async (id: string, options: Given, command: Command) => {
      const terminal = terminalOf(command);
      const { disablePlugin } = await import('../plugins/switch.ts');
      const done = await withPlatform((platform) => disablePlugin(platform, terminal, id, options));
      if (done) terminal.print(done.value, done.text);
      else terminal.note('Nothing was changed.');
    });

  group
    .command('purge')
    .description('Destroy what a plugin has stored, after a backup; only while it is off everywhere')
    .argument('<id>', 'Its id; it need not be installed any more')
    .action(async (id: string, _: unknown, command: Command) => {
      const terminal = terminalOf(command);
      const { purgePlugin } = await import('../plugins/purge.ts');
      const done = await withPlatform((platform) => purgePlugin(platform, terminal, id));
      if (done) terminal.print(done.value, done.text);
      else terminal.note('Nothing was changed.');
    });

  group
    .command('restore')
    .description('Put back what a purge has backed up')
    .argument('<folder>', 'The backup’s folder, as the purge named it')
    .action(async (folder: string, _: unknown, command: Command) => {
      const terminal = terminalOf(command);
      const { restorePlugin } = await import('../plugins/restore.ts');
      const done = await withPlatform((platform) => restorePlugin(platform, folder));
      terminal.print(done.value, done.text);
    });

  group
    .command('create')
    .description('Write a new plugin: one table, two calls, a screen, a test')
    .argument('<id>', 'Lower-case words joined by hyphens: reading-list')
    .option('--title <title>', 'As people read it; by default from the id')
    .option('--empty', 'Only a contract and a test, without table, calls and screen')
    .action(async (id: string, options: { title?: string; empty?: boolean }, command: Command) => {
      const { createPlugin } = await import('../plugins/create.ts');
      const made = await createPlugin(id, options);
      terminalOf(command).print(made, made.text);
      if (made.problem) process.exitCode = exitCodes.failed;
    });
}

interface Given {
  institution?: string;
  everywhere?: boolean;
  withRequired?: boolean;
  withDependents?: boolean;
}
