import path from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '../config/load.ts';
import type { Web } from '../core/http/web.ts';
import { builtWeb } from '../core/http/web.ts';
import { createLogger } from '../core/observe/logger.ts';
import type { Platform } from '../core/platform.ts';
import { openPlatform } from '../core/platform.ts';
import type { RunningServer } from '../core/server.ts';
import { openServer } from '../core/server.ts';
import { assertWebPossible, buildWeb } from './build-web.ts';
import type { Demo } from './demo.ts';
import { prepareDemo } from './demo.ts';
import { toldOfEmbedded } from './embedded-database.ts';
import { assertPortFree, preferredPort } from './ports.ts';
import { forgetRunning, noteRunning } from './running-server.ts';
import { endWithNpm, watchForEnding } from './shutdown.ts';

/** What there is to tell once the server listens. */
export interface Served {
  readonly address: string;
  readonly port: number;
  /** Only in demo mode; no password where the administrator has chosen one. */
  readonly administrator: Demo['administrator'] | undefined;
  /** Plugins that do not run, by id, with the reason. */
  readonly quarantined: Readonly<Record<string, string>>;
}

export interface ServeOptions {
  readonly configuration: Configuration;
  /** Told while it takes a while. */
  tell(text: string): void;
  /** The log goes to standard error, where it does not mix with an answer for a script. */
  readonly logsAside?: boolean;
  /** In the place of the built web. */
  developmentWeb?(platform: Platform): Web;
}

/**
 * Starts the platform and keeps it up until it is told to stop. Resolves once it listens.
 * @throws ConfigurationError, PortTaken, that there is no web, and whatever keeps the database from starting; nothing is left running then
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { configuration, tell } = options;
  await assertPortFree(configuration);
  if (!options.developmentWeb) assertWebPossible(configuration.folder);
  const log = createLogger({
    level: configuration.logLevel,
    isDevelopment: configuration.mode === 'development',
    ...(options.logsAside ? { destination: process.stderr } : {}),
  });
  let opened: Platform | undefined;
  outliveStrays(log, () => opened);
  const building = new AbortController();
  const ending = watchForEnding({
    onSignal(signal) {
      log.info(`${signal}: stopping`);
      building.abort();
    },
    codeAfter: () => 0,
  });
  endWithNpm();
  try {
    const webFolder = options.developmentWeb
      ? undefined
      : buildWeb({
          root: configuration.folder,
          packages: configuration.packages,
          tell,
          signal: building.signal,
        });
    webFolder?.catch(() => undefined);
    const opening = openPlatform({
      configuration,
      log,
      onOpening(platform) {
        opened = platform;
      },
    });
    const platform = await ending.closes(opening);
    const demo = configuration.isDemo ? await prepareDemo(platform) : undefined;
    const web = options.developmentWeb?.(platform) ?? builtWeb((await webFolder) ?? '');
    const server = await ending.closes(
      openServer(platform, {
        web,
        isDevelopment: options.developmentWeb !== undefined,
        preferredPort: await preferredPort(),
      }),
    );
    noteRunning(configuration.varFolder, server.address);
    process.once('exit', () => forgetRunning(configuration.varFolder));
    return told(server, platform, demo);
  } catch (error) {
    building.abort();
    await ending.close();
    throw toldOfEmbedded(error, configuration);
  }
}

/**
 * A failure that nobody handles, which is a plugin's as a rule, is logged with that plugin and ends nothing: other people's
 * work goes on, and whatever was acknowledged has been committed. From the first moment on: plugins fail while they start,
 * too.
 */
function outliveStrays(log: Logger, platform: () => Platform | undefined): void {
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (error: unknown) => {
      const opened = platform();
      if (opened) opened.host.strayed(error);
      else log.error({ err: error, event }, 'a failure that nobody handled');
    });
  }
}

/** For the person at the terminal: where it runs, how to sign in, what does not work. */
export function greeting(served: Served, configuration: Configuration): string {
  const { address, port, administrator, quarantined } = served;
  return [
    '',
    `  EiQ is running at ${address}`,
    ...(administrator
      ? [
          `  Learner:        press "Demo access" on the sign-in page`,
          `  Administrator:  ${administrator.username} / ${administrator.password ?? '(the password you have set)'}`,
        ]
      : []),
    ...(administrator && !configuration.smtpUrl
      ? [`  Mail:           written to files in ${named(path.join(configuration.varFolder, 'mail'))}`]
      : []),
    ...(configuration.port === undefined && port !== 3000 ? [`  Port 3000 is taken, so this is port ${port}.`] : []),
    ...Object.entries(quarantined).map(([id, reason]) => `  The plugin ${id} does not run: ${reason}`),
    `  Data in ${named(configuration.varFolder)}; stop with Ctrl-C`,
    '',
  ].join('\n');
}

/** A folder as seen from where one is. */
const named = (folder: string) => path.relative(process.cwd(), folder) || '.';

function told(server: RunningServer, platform: Platform, demo: Demo | undefined): Served {
  return {
    address: server.address,
    port: server.port,
    administrator: demo?.administrator,
    quarantined: Object.fromEntries(platform.host.quarantined),
  };
}
