import path from 'node:path';
import type { Logger } from 'pino';
import type { Configuration, ConfigurationProblem } from '../config/load.ts';
import { ConfigurationError } from '../config/load.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { InstitutionRef } from './contract/index.ts';
import type { Database, SchemaOwner, Signals, Tx } from './db/index.ts';
import { migrate, openDatabase, openSignals } from './db/index.ts';
import type { Queueing } from './events/index.ts';
import { openQueueing } from './events/index.ts';
import { foundationFor } from './foundation.ts';
import type { Identity } from './identity/index.ts';
import { createIdentity, loadKeys } from './identity/index.ts';
import type { Mail } from './mail/mail.ts';
import { createMail } from './mail/mail.ts';
import { platformPlugin } from './platform-plugin.ts';
import { Background } from './plugins/background.ts';
import type { Installed } from './plugins/discover.ts';
import { discoverPlugins } from './plugins/discover.ts';
import { Gate } from './plugins/gate.ts';
import { PluginHost } from './plugins/host.ts';
import { resolve } from './plugins/resolve.ts';
import { PluginSettings } from './plugins/settings.ts';
import { Switchboard } from './plugins/switchboard.ts';
import type { Random } from './random.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { DiskStorage } from './storage/disk.ts';
import { createDiskStorage } from './storage/disk.ts';

export interface PlatformOptions {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Start only these plugins and what they require. */
  readonly only?: readonly string[];
  /** Plugins given as they are, beside those that are found: for tests. */
  readonly extra?: readonly Installed[];
}

/** Everything but the doors: database, identity, plugins. What the server, the command line and tests open. */
export interface Platform {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly signals: Signals;
  readonly queueing: Queueing;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly host: PluginHost;
  readonly gate: Gate;
  readonly switchboard: Switchboard;
  readonly settings: PluginSettings;
  readonly background: Background;
  readonly storage: DiskStorage;
  readonly version: string;
  /** Schemas and their migrations, the core's first. */
  readonly owners: readonly SchemaOwner[];
  /** Where the doors say that they are open: live messages go out there, and mail names the address. */
  doors: { realtime?: Realtime; address?: string };
  close(): Promise<void>;
}

/**
 * Opens the platform: reads plugins, migrates, starts what can be started and sets the rest aside with the reason.
 * @throws ConfigurationError naming every problem, plugins' sections included
 */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { configuration, log, clock = systemClock, random = Math.random } = options;
  const { folder, varFolder } = configuration;
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const opening = openDatabase({
      url: configuration.databaseUrl,
      varFolder,
      pool: { max: configuration.databasePool },
      log,
    });
    const [database, found] = await Promise.all([
      opening,
      discoverPlugins(folder, { exclude: configuration.excludePlugins, packages: configuration.packages }).catch(
        async (error: unknown) => {
          await opening.then((opened) => opened.close());
          throw error;
        },
      ),
    ]);
    closers.push(() => database.close());
    const parts: { core?: Platform } = {};
    const core = () => {
      if (!parts.core) throw new Error('The core is not open yet');
      return { ...parts.core, isDemo: configuration.isDemo };
    };
    const resolution = resolve([platformPlugin(core, folder), ...found, ...(options.extra ?? [])]);
    const problems: ConfigurationProblem[] = [];
    const failures = new Map<string, Error>();
    const owners = resolution.order.map((plugin) => ({
      id: plugin.id,
      folder: path.join(plugin.folder, 'migrations'),
    }));

    const host: PluginHost = new PluginHost(
      resolution,
      {
        log,
        section: ({ id, plugin }, found) =>
          plugin.config ? configuration.section(id, plugin.config, found) : undefined,
        async migrate({ id }) {
          const failure = failures.get(id);
          if (failure) throw failure;
        },
        foundationFor: (hosted) => foundationFor(ground, hosted, host),
      },
      problems,
    );
    if (problems.length > 0) throw new ConfigurationError(problems);

    const keys = loadKeys({
      secretKey: configuration.secretKey,
      folder: varFolder,
      production: configuration.isProduction,
    });
    const signals = await openSignals(database, log);
    closers.push(() => signals.close());
    for (const [id, failure] of await migrate(database, owners, log)) {
      if (id === 'platform') throw failure;
      failures.set(id, failure);
    }
    const queueing = openQueueing({ database, signals, log, clock });
    closers.push(() => queueing.stop({ drainSeconds: 10 }));
    const mail = createMail({
      smtpUrl: configuration.smtpUrl,
      from: configuration.mailFrom,
      folder: path.join(varFolder, 'mail'),
      log,
      clock,
    });
    closers.push(() => mail.close());
    const storage = createDiskStorage({ root: path.join(varFolder, 'files') });
    const doors: Platform['doors'] = {};
    const identity = createIdentity({
      database,
      signals,
      mail,
      clock,
      random,
      log,
      settings: {
        keys,
        isDemo: configuration.isDemo,
        publicUrl: () => configuration.publicUrl ?? doors.address ?? 'http://localhost:3000',
      },
    });
    const gate = new Gate(database, signals, () =>
      host.plugins.map(({ id, plugin, started }) => ({ id, plugin, isRunning: started !== undefined })),
    );
    const settings = new PluginSettings(database, signals);
    const switchboard = new Switchboard({
      host,
      gate,
      database,
      settings,
      audit: (tx: Tx, { institution, user }, action, subject, details) =>
        identity.audit.record({ who: { institution, user, may: () => true }, tx }, { action, subject, details }),
    });
    const background = new Background({
      host,
      gate,
      queueing,
      clock,
      log,
      institution: (id) => identity.institutions.byId(id),
      institutions: (): Promise<InstitutionRef[]> => identity.institutions.all(),
    });
    const ground = {
      database,
      settings,
      gate,
      background,
      log,
      clock,
      random,
      storageFor: (plugin: string) => storage.under(plugin),
      senderFor: (contract: Parameters<Realtime['senderFor']>[0]) => {
        if (!doors.realtime) return sentToNobody;
        return doors.realtime.senderFor(contract);
      },
    };
    const platform: Platform = {
      configuration,
      log,
      clock,
      database,
      signals,
      queueing,
      identity,
      mail,
      host,
      gate,
      switchboard,
      settings,
      background,
      storage,
      version: '0.1.0',
      owners,
      doors,
      close,
    };
    parts.core = platform;
    closers.push(() => host.stop());
    await host.start(options.only);
    return platform;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without doors there is nobody to send to. */
const sentToNobody = { toRoom() {}, toUser() {}, recheck: async () => {}, present: async () => [] };
