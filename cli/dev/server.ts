// The server of `eiq dev`, in a separate process that is restarted when its sources change.
import { halvesOf } from '../build-web.ts';
import { readConfiguration } from '../open-platform.ts';
import { projectFolder } from '../project.ts';
import { report } from '../report.ts';
import type { Served } from '../serve.ts';

/** The message this process sends to its supervisor. */
export interface Ready {
  readonly served: Served;
}

// The supervisor has ended. The delay lets its database sessions close first: the last process to leave stops the
// embedded database.
process.once('disconnect', () => setTimeout(() => process.kill(process.pid, 'SIGTERM'), 300));

try {
  const [configuration, { serve }, { developmentWeb }] = await Promise.all([
    readConfiguration(),
    import('../serve.ts'),
    import('./development-web.ts'),
  ]);
  const served = await serve({
    configuration,
    note: (text) => process.stdout.write(`${text}\n`),
    logToStderr: process.argv.includes('--log-to-stderr'),
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
