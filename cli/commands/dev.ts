import type { Command } from 'commander';
import { canBuild } from '../build-web.ts';
import { readConfiguration } from '../open.ts';
import { projectFolder } from '../project.ts';
import { UsageError } from '../report.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .addHelpText(
      'after',
      `
Screens are replaced in the browser as they change. The server is started again when a file of core/, of a plugin (but
its web/), config/, seeds/ or migrations/ changes; one that cannot start waits for the next change. Ctrl-C ends it all.`,
    )
    .action(async () => {
      const terminal = terminalOf(command);
      const configuration = await readConfiguration();
      if (configuration.isProduction)
        throw new UsageError('eiq dev is for development, and NODE_ENV says production: use eiq start.');
      if (!canBuild(projectFolder)) throw new UsageError('eiq dev needs the development packages: run "npm ci" first.');
      const [{ supervise }, { greeting }] = await Promise.all([import('../dev/supervisor.ts'), import('../serve.ts')]);
      await supervise({
        configuration,
        logsAside: terminal.isJson,
        onFirst: (served) => terminal.print(served, greeting(served, configuration)),
        tell: terminal.note,
      });
    });
}
