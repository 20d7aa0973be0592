import type { Command } from 'commander';
import { canBuild } from '../build-web.ts';
import { readConfiguration } from '../open-platform.ts';
import { projectFolder } from '../project.ts';
import { UsageError } from '../report.ts';
import { terminalOf } from '../terminal.ts';

export function register(command: Command): void {
  command
    .addHelpText(
      'after',
      `
Changed screens reload in the browser. The server restarts when a file in core/, plugins/ (except web/), config/, seeds/
or migrations/ changes. If it cannot start, it waits for the next change. Ctrl-C ends everything.`,
    )
    .action(async () => {
      const terminal = terminalOf(command);
      const configuration = await readConfiguration();
      if (configuration.isProduction)
        throw new UsageError('eiq dev does not run with NODE_ENV=production. Use eiq start.');
      if (!canBuild(projectFolder))
        throw new UsageError('eiq dev requires the development packages. Run "npm ci" first.');
      const [{ supervise }, { greeting }] = await Promise.all([import('../dev/supervisor.ts'), import('../serve.ts')]);
      await supervise({
        configuration,
        logToStderr: terminal.isJson,
        onReady: (served) => terminal.print(served, greeting(served, configuration)),
        note: terminal.note,
      });
    });
}
