import type { Command } from 'commander';
import { withPlatform } from '../open-platform.ts';
import type { RotateOptions } from '../secrets/rotate.ts';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  group
    .command('status')
    .description('List stored credentials that the secret key does not open')
    .action(async (_: unknown, command: Command) => {
      const { secretsStatus } = await import('../secrets/rotate.ts');
      const done = await withPlatform((platform) => secretsStatus(platform), []);
      terminalOf(command).print(done.value, done.text);
    });

  group
    .command('rotate')
    .description('Encrypt credentials again that were encrypted with the previous secret key')
    .option('--previous-key-file <file>', 'File with the previous EIQ_SECRET_KEY')
    .option('--previous-key-stdin', 'Read the previous EIQ_SECRET_KEY from standard input')
    .action(async (options: RotateOptions, command: Command) => {
      const { rotateSecrets } = await import('../secrets/rotate.ts');
      const terminal = terminalOf(command);
      const done = await withPlatform((platform) => rotateSecrets(platform, options, terminal), []);
      terminal.print(done.value, done.text);
    });
}
