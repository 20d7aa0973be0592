// The server of `eiq dev`, in a process of its own that is started anew when what it runs changes.
import { halvesOf } from '../build-web.ts';
import { readConfiguration } from '../open.ts';
import { projectFolder } from '../project.ts';
import { report } from '../report.ts';
import type { Served } from '../serve.ts';

/** What this process tells the one that started it. */
export interface Ready {
  readonly served: Served;
}

// Whoever started it is gone, however that came about. Its sessions are given time to go, too: the last one of all to
// leave stops the embedded database.
process.once('disconnect', () => setTimeout(() => process.kill(process.pid, 'SIGTERM'), 300));

try {
  const [configuration, { serve }, { developmentWeb }] = await Promise.all([
    readConfiguration(),
    import('../serve.ts'),
    import('./development-web.ts'),
  ]);
  const served = await serve({
    configuration,
    tell: (text) => process.stdout.write(`${text}\n`),
    logsAside: process.argv.includes('--logs-aside'),
    developmentWeb: (platform) =>
      developmentWeb({
        root: projectFolder,
        halves: () => halvesOf(projectFolder, configuration.packages),
        hostNames: async () =>
          (await platform.identity.institutions.all())
            .flatMap(({ hostNames }) => hostNames)
            .concat(configuration.publicUrl ? [new URL(configuration.publicUrl).hostname] : []),
      }),
  });
  process.send?.({ served } satisfies Ready);
} catch (error) {
  process.exit(report(error, false));
}
