import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '../config/load.ts';
import type { Clock } from './clock.ts';
import type { Database, Signals } from './db/index.ts';
import { openDatabase, openSignals } from './db/index.ts';
import type { Queueing } from './events/index.ts';
import { openQueueing } from './events/index.ts';
import type { Identity } from './identity/index.ts';
import { createIdentity, loadKeys } from './identity/index.ts';
import type { Passwords } from './identity/passwords.ts';
import type { Mail } from './mail/mail.ts';
import { createMail } from './mail/mail.ts';
import type { Random } from './random.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { DiskStorage } from './storage/disk.ts';
import { createDiskStorage } from './storage/disk.ts';

export interface InfrastructureOptions {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Random;
  /** How passwords are hashed. Tests hash cheaply. */
  readonly passwords?: Passwords | undefined;
}

/** What the platform consists of before any plugin is started. */
export interface Infrastructure extends InfrastructureOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly queueing: Queueing;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly storage: DiskStorage;
  readonly version: string;
  /** Set when the server listens: the sender of live messages, and the address for links in mail. */
  readonly endpoints: { realtime?: Realtime; address?: string };
  close(): Promise<void>;
}

/** Opens the database and the services that need only it. Closes everything again on failure. */
export async function openInfrastructure(options: InfrastructureOptions): Promise<Infrastructure> {
  const { configuration, log, clock, random, passwords } = options;
  const { folder, varFolder, databaseUrl: url, databasePool: max } = configuration;
  const { secretKey, isProduction: production } = configuration;
  const keys = loadKeys({ secretKey, folder: varFolder, production });
  const database = await openDatabase({ url, varFolder, pool: { max }, log });
  const signals = await openSignals(database, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const queueing = openQueueing({ database, signals, log, clock });
  const { smtpUrl, mailFrom: from } = configuration;
  const mail = createMail({ smtpUrl, from, folder: path.join(varFolder, 'mail'), log, clock });
  const endpoints: Infrastructure['endpoints'] = {};
  const publicUrl = () => configuration.publicUrl ?? endpoints.address ?? 'http://localhost:3000';
  const settings = { keys, isDemo: configuration.isDemo, publicUrl, erasureGraceDays: configuration.erasureGraceDays };
  return {
    ...options,
    database,
    signals,
    queueing,
    mail,
    identity: createIdentity({ database, signals, mail, clock, random, log, settings, passwords }),
    storage: createDiskStorage({ root: path.join(varFolder, 'files') }),
    version: versionOf(folder),
    endpoints,
    async close() {
      mail.close();
      await queueing.stop({ drainSeconds: 10 });
      await signals.close();
      await database.close();
    },
  };
}

function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
