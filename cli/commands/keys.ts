import type { Command } from 'commander';
import type { CreateKeyOptions, KeyOptions } from '../keys/manage-keys.ts';
import { withPlatform } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';

const institution = ['--institution <slug>', 'Institution; required if there are several'] as const;
const collect = (scope: string, scopes: readonly string[]) => [...scopes, scope];

export function register(group: Command): void {
  group
    .command('create')
    .description('Create an API key and print it once')
    .requiredOption('--name <name>', 'Name of the program that uses the key')
    .option('--scope <permission>', 'Permission of the key; repeatable', collect, [])
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
    .description('List API keys with their scopes, expiry and last use')
    .option(...institution)
    .action(async (options: KeyOptions, command: Command) => {
      const { listKeys } = await import('../keys/manage-keys.ts');
      const done = await withPlatform((platform) => listKeys(platform, options), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('revoke')
    .description('Revoke an API key with immediate effect')
    .argument('<id>', 'Key id from eiq keys list')
    .option(...institution)
    .action(async (id: string, options: KeyOptions, command: Command) => {
      const { revokeKey } = await import('../keys/manage-keys.ts');
      const done = await withPlatform((platform) => revokeKey(platform, id, options), []);
      terminalOf(command).print(done.value, done.text);
    });
}
