import type { Command } from 'commander';
import { forbidden } from '../../core/contract/errors.ts';
import { exitCodes } from '../exit-codes.ts';
import { withPlatform } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .addHelpText(
      'after',
      '\nLeaves existing data unchanged. In demo mode eiq start also does this, once for each version.',
    )
    .action(async () => {
      const { institution, administrator, failures } = await withPlatform(async (platform) => {
        if (!platform.configuration.isDemo) {
          throw forbidden('Demo mode is off in this deployment. Set EIQ_DEMO=true to seed it.');
        }
        const { prepareDemo } = await import('../demo.ts');
        return prepareDemo(platform, { again: true });
      });
      const failed = Object.entries(failures).map(
        ([id, reason]) => `Creating the demo rows of ${id} failed: ${reason}`,
      );
      const password = administrator.password ?? '(the password you have set)';
      terminalOf(command).print(
        { institution: institution.slug, administrator, failures },
        [
          `${institution.name} (${institution.slug}) is ready. Administrator: ${administrator.username} / ${password}`,
          ...failed,
        ].join('\n'),
      );
      if (failed.length > 0) process.exitCode = exitCodes.failed;
    });
}
