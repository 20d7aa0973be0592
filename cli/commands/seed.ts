import type { Command } from 'commander';
import { forbidden } from '../../core/contract/index.ts';
import { terminalOf } from '../main.ts';
import { withPlatform } from '../open.ts';
import { prepareDemo } from '../serve.ts';

export function register(command: Command): void {
  command.action(async () => {
    const { institution, administrator } = await withPlatform(async (platform) => {
      if (!platform.configuration.isDemo)
        throw forbidden('Demo mode is off in this deployment: set EIQ_DEMO=true to seed it');
      return prepareDemo(platform);
    });
    terminalOf(command).print(
      { institution: institution.slug, administrator },
      `${institution.name} is ready. Administrator: ${administrator.username} / ${administrator.password ?? '(the password you have set)'}`,
    );
  });
}
