import type { Command } from 'commander';
import type { PassphraseOptions, RestoreOptions } from '../backup/commands.ts';
import { printChange, terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  const passphraseFile = [
    '--passphrase-file <file>',
    'File with the passphrase (default: EIQ_BACKUP_PASSPHRASE_FILE)',
  ] as const;
  const passphraseStdin = ['--passphrase-stdin', 'Read the passphrase from standard input'] as const;
  const withoutKey = ['--without-key', 'Accept a backup made with another secret key'] as const;

  group
    .command('create')
    .description('Back up the database and stored files; servers can go on working')
    .option('--to <folder>', 'Folder for the backup (default: EIQ_BACKUP_FOLDER)')
    .option(...passphraseFile)
    .option(...passphraseStdin)
    .action(async (options: PassphraseOptions & { to?: string }, command: Command) => {
      const { create } = await import('../backup/commands.ts');
      const terminal = terminalOf(command);
      const done = await create(options, terminal);
      terminal.print(done.value, done.text);
    });

  group
    .command('list')
    .description('List backups with their time and size')
    .action(async (_: unknown, command: Command) => {
      const { list } = await import('../backup/commands.ts');
      const done = await list();
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('verify')
    .description('Restore a backup into a temporary database and compare its rows and files')
    .argument('<backup>', 'Path, or name from eiq backup list')
    .option(...passphraseFile)
    .option(...passphraseStdin)
    .option(...withoutKey)
    .action(async (backup: string, options: RestoreOptions, command: Command) => {
      const { verify } = await import('../backup/commands.ts');
      const terminal = terminalOf(command);
      const done = await verify(backup, options, terminal);
      terminal.print(done.value, done.text);
    });

  group
    .command('restore')
    .description('Restore a backup into an empty database, or replace one after confirmation')
    .argument('<backup>', 'Path, or name from eiq backup list')
    .option('--replace', 'Replace the data of a deployment that is not empty')
    .option(...passphraseFile)
    .option(...passphraseStdin)
    .option(...withoutKey)
    .action(async (backup: string, options: RestoreOptions & { replace?: boolean }, command: Command) => {
      const { restoreBackup } = await import('../backup/commands.ts');
      const terminal = terminalOf(command);
      const done = await restoreBackup(backup, options, terminal);
      printChange(terminal, done);
    });
}
