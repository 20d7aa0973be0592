import type { Command } from 'commander';
import type { CreateKeyOptions, KeyOptions } from '../keys/manage-keys.ts';
import { withPlatform } from '../open.ts';
import { terminalOf } from '../terminal.ts';

const institution = ['--institution <slug>', 'Whose keys; not needed where there is one'] as const;
const collect = (scope: string, scopes: readonly string[]) => [...scopes, scope];

export function register(group: Command): void {
  group
    .command('create')
    .description('Create an API key for a program; it is printed once')
    .requiredOption('--name <name>', 'The program that uses it')
    .option('--scope <permission>', 'A permission it has; may be given again', collect, [])
    .option('--expires <days>', 'Days until it expires, or never', '365')
    .option(...institution)
    .addHelpText('after', '\nExample:\n  eiq keys create --name "Student information system" --scope rosters.read')
    .action(async (options: CreateKeyOptions, command: Command) => {
      const { createKey } = await import('../keys/manage-keys.ts');
      const done = await withPlatform((platform) => createKey(platform, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('list')
    .description('API keys with their scopes, expiry and last use')
    .option(...institution)
    .action(async (options: KeyOptions, command: Command) => {
      const { listKeys } = await import('../keys/manage-keys.ts');
      const done = await withPlatform((platform) => listKeys(platform, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('revoke')
    .description('Revoke an API key; calls with it are refused at once')
    .argument('<id>', 'Its id, as eiq keys list shows it')
    .option(...institution)
    .action(async (id: string, options: KeyOptions, command: Command) => {
      const { revokeKey } = await import('../keys/manage-keys.ts');
      const done = await withPlatform((platform) => revokeKey(platform, id, options), []);
      terminalOf(command).print(done.value, done.text);
    });
}
