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
import { scheduleBackups } from './backup/schedule.ts';
import { assertWebPossible, buildWeb } from './build-web.ts';
import type { Demo } from './demo.ts';
import { prepareDemo } from './demo.ts';
import { explainEmbeddedFailure } from './embedded-database.ts';
import { assertPortFree, preferredPort } from './ports.ts';
import { recordServer, removeServerRecord } from './running-server.ts';
import { exitWithNpm, trapSignals } from './shutdown.ts';

/** A listening server. */
export interface Served {
  readonly address: string;
  readonly port: number;
  /** Only in demo mode; no password if the administrator has changed it. */
  readonly administrator: Demo['administrator'] | undefined;
  readonly hasInstitutions: boolean;
  /** Reasons by plugin id, for plugins that are not running. */
  readonly quarantined: Readonly<Record<string, string>>;
}

export interface ServeOptions {
  readonly configuration: Configuration;
  /** Called with progress of long operations. */
  note(text: string): void;
  /** Writes the log to standard error, apart from the JSON result. */
  readonly logToStderr?: boolean;
  /** Replaces the built web. */
  developmentWeb?(platform: Platform): Web;
}

/**
 * Starts the platform and keeps it running until a signal stops it. Resolves once it listens.
 * @throws ConfigurationError, PortTaken, Error when the web is missing or the database cannot start; nothing keeps running then
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { configuration, note } = options;
  await assertPortFree(configuration);
  if (!options.developmentWeb) assertWebPossible(configuration.folder);
  const log = createLogger({
    level: configuration.logLevel,
    isDevelopment: configuration.mode === 'development',
    ...(options.logToStderr ? { destination: process.stderr } : {}),
  });
  let opened: Platform | undefined;
  logUnhandledFailures(log, () => opened);
  const building = new AbortController();
  const shutdown = trapSignals({
    onSignal(signal) {
      log.info(`${signal}: stopping`);
      building.abort();
    },
    codeAfter: () => 0,
  });
  exitWithNpm();
  try {
    const webFolder = options.developmentWeb
      ? undefined
      : buildWeb({
          root: configuration.folder,
          packages: configuration.packages,
          note,
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
    const platform = await shutdown.track(opening);
    const demo = configuration.isDemo ? await prepareDemo(platform) : undefined;
    const web = options.developmentWeb?.(platform) ?? builtWeb((await webFolder) ?? '');
    const server = await shutdown.track(
      openServer(platform, {
        web,
        isDevelopment: options.developmentWeb !== undefined,
        preferredPort: await preferredPort(),
      }),
    );
    if (configuration.backupSchedule) await shutdown.track(Promise.resolve(scheduleBackups(platform)));
    recordServer(configuration.varFolder, server.address);
    process.once('exit', () => removeServerRecord(configuration.varFolder));
    const hasInstitutions = (await platform.identity.institutions.all()).length > 0;
    return servedBy(server, platform, { administrator: demo?.administrator, hasInstitutions });
  } catch (error) {
    building.abort();
    await shutdown.close();
    throw explainEmbeddedFailure(error, configuration);
  }
}

/**
 * Logs unhandled failures with the plugin that caused them and keeps the process running: other requests go on, and
 * acknowledged changes have been committed. Installed before the platform opens, because plugins can fail while starting.
 */
function logUnhandledFailures(log: Logger, platform: () => Platform | undefined): void {
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (error: unknown) => {
      const opened = platform();
      if (opened) opened.host.reportUnhandled(error);
      else log.error({ err: error, event }, 'unhandled failure');
    });
  }
}

/** Text for the terminal: the address, how to sign in, and plugins that are not running. */
export function greeting(served: Served, configuration: Configuration): string {
  const { address, port, administrator, hasInstitutions, quarantined } = served;
  return [
    '',
    `  EiQ is running at ${address}`,
    ...(administrator
      ? [
          `  Learner:        choose "Demo access" on the sign-in page`,
          `  Administrator:  ${administrator.username} / ${administrator.password ?? '(the password you have set)'}`,
        ]
      : []),
    ...(hasInstitutions ? [] : ['  There are no institutions yet. Create one: eiq institutions create <slug> <name>']),
    ...(administrator && !configuration.smtpUrl
      ? [`  Mail:           written to files in ${relative(path.join(configuration.varFolder, 'mail'))}`]
      : []),
    ...(configuration.port === undefined && port !== 3000 ? [`  Port 3000 is taken; using port ${port}.`] : []),
    ...Object.entries(quarantined).map(([id, reason]) => `  Plugin ${id} is not running: ${reason}`),
    `  Data in ${relative(configuration.varFolder)}; stop with Ctrl-C`,
    '',
  ].join('\n');
}

/** A folder relative to the working directory. */
const relative = (folder: string) => path.relative(process.cwd(), folder) || '.';

function servedBy(
  server: RunningServer,
  platform: Platform,
  contents: Pick<Served, 'administrator' | 'hasInstitutions'>,
): Served {
  return {
    address: server.address,
    port: server.port,
    ...contents,
    quarantined: Object.fromEntries(platform.host.quarantined),
  };
}
