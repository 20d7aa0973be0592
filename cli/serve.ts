import path from 'node:path';
import type { Configuration } from '../config/load.ts';
import type { Web } from '../core/http/web.ts';
import { builtWeb } from '../core/http/web.ts';
import { createLogger } from '../core/observe/logger.ts';
import type { Platform } from '../core/platform.ts';
import { openPlatform } from '../core/platform.ts';
import type { RunningServer } from '../core/server.ts';
import { openServer } from '../core/server.ts';
import { seedDemo } from '../seeds/demo.ts';
import { buildWeb } from './build-web.ts';

/**
 * Starts the platform and keeps it up until it is told to stop. Resolves once it listens.
 * @throws ConfigurationError, PortTaken, and whatever keeps the database from starting
 */
export async function serve(configuration: Configuration, tell: (text: string) => void): Promise<RunningServer> {
  const log = createLogger({ level: configuration.logLevel, isDevelopment: configuration.mode === 'development' });
  const building = buildWeb(configuration.folder, tell);
  building.catch(() => undefined);
  const platform = await openPlatform({ configuration, log });
  try {
    const demo = configuration.isDemo ? await prepareDemo(platform) : undefined;
    const web: Web = builtWeb(await building);
    const server = await openServer(platform, { web });
    stopOnSignals(server, log);
    tell(greeting(server, configuration, platform, demo));
    return server;
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** The demo institution with its people, every plugin on, and each plugin's own demo rows. */
export async function prepareDemo(platform: Platform): Promise<Awaited<ReturnType<typeof seedDemo>>> {
  const { identity, clock, log, configuration, host, switchboard, gate } = platform;
  const demo = await seedDemo({ identity, clock, log, folder: configuration.varFolder });
  await switchboard.introduce(demo.institution);
  const on = await gate.pluginsOn(demo.institution.id);
  for (const { id, started } of host.plugins) {
    if (on.has(id)) await started?.seeds?.(demo.institution);
  }
  return demo;
}

function stopOnSignals(server: RunningServer, log: { info(text: string): void }): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    // Asked twice: go at once. What was acknowledged has been committed.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info(`${signal}: stopping`);
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

function greeting(
  server: RunningServer,
  configuration: Configuration,
  platform: Platform,
  demo: Awaited<ReturnType<typeof seedDemo>> | undefined,
): string {
  const password = demo?.administrator.password;
  const quarantined = [...platform.host.quarantined];
  return [
    '',
    `  EiQ is running at ${server.address}`,
    ...(demo
      ? [
          `  Learner:        press "Demo access" on the sign-in page`,
          `  Administrator:  ${demo.administrator.username} / ${password ?? '(the password you have set)'}`,
        ]
      : []),
    ...(configuration.port === undefined && server.port !== 3000
      ? [`  Port 3000 is taken, so this is port ${server.port}.`]
      : []),
    ...quarantined.map(([id, reason]) => `  The plugin ${id} does not run: ${reason}`),
    `  Data in ${path.relative(process.cwd(), configuration.varFolder) || '.'}; stop with Ctrl-C`,
    '',
  ].join('\n');
}
