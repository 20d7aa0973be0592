import path from 'node:path';
import type { ConfigurationProblem } from '../config/load.ts';
import { ConfigurationError } from '../config/load.ts';
import { systemClock } from './clock.ts';
import type { AnyContract } from './contract/index.ts';
import { platform as platformContract } from './contract/platform.ts';
import { migrate } from './db/index.ts';
import { assertNoInterruptedRestore } from './db/replaced-schemas.ts';
import type { Infrastructure, InfrastructureOptions } from './infrastructure.ts';
import { openInfrastructure } from './infrastructure.ts';
import type { Platform } from './platform-interface.ts';
import { platformPlugin } from './platform-plugin.ts';
import { contextFor } from './plugin-context.ts';
import { Background } from './plugins/background.ts';
import type { Installed } from './plugins/discover.ts';
import { discoverPlugins } from './plugins/discover.ts';
import { Gate } from './plugins/gate.ts';
import { PluginHost } from './plugins/host.ts';
import { createPluginJobs } from './plugins/jobs.ts';
import { resolve } from './plugins/resolve.ts';
import { PluginSettings } from './plugins/settings.ts';
import { createNeededStep, createOtherWays, createSignOutAddress } from './plugins/sign-in-steps.ts';
import { Switchboard } from './plugins/switchboard.ts';
import { personalDataFaults } from './privacy/check-declared-columns.ts';
import { createPersonalData, personErased } from './privacy/privacy.ts';
import { createRetention } from './privacy/retention.ts';
import { secureRandom } from './random.ts';
import { createFileLinks } from './storage/file-links.ts';

export type { Platform } from './platform-interface.ts';

export interface PlatformOptions
  extends Pick<InfrastructureOptions, 'configuration' | 'log'>,
    Partial<InfrastructureOptions> {
  readonly configuration: InfrastructureOptions['configuration'];
  readonly log: InfrastructureOptions['log'];
  /** Start only these plugins and what they require. */
  readonly only?: readonly string[];
  /** Plugins given as they are, beside those that are found: for tests. */
  readonly extra?: readonly Installed[];
  /** Given the platform before any of its plugins starts. */
  onOpening?(platform: Platform): void;
}

/**
 * Opens the platform: reads plugins, migrates, starts what can be started and sets the rest aside with the reason.
 * @throws ConfigurationError naming every problem, plugins' sections included
 */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { configuration, log, clock = systemClock, random = secureRandom } = options;
  const { folder, excludePlugins: exclude, packages } = configuration;
  const loading = discoverPlugins(folder, { exclude, packages });
  // Plugins are loaded while the embedded database starts. Loading blocks the process, on a slow machine for longer than
  // an attempt to connect to another database may take.
  if (configuration.databaseUrl) await Promise.allSettled([loading]);
  const [opening, reading] = await Promise.allSettled([
    openInfrastructure({ configuration, log, clock, random, passwords: options.passwords }),
    loading,
  ]);
  if (opening.status === 'rejected') throw opening.reason;
  const infrastructure = opening.value;
  try {
    if (reading.status === 'rejected') throw reading.reason;
    const platform = platformOn(infrastructure, withExtra(reading.value, options.extra ?? []));
    options.onOpening?.(platform);
    const { database } = infrastructure;
    await assertNoInterruptedRestore(database);
    const failures = await migrate(database, platform.owners, log, configuration.migrationSeconds);
    const broken = failures.get('platform');
    if (broken) throw broken;
    for (const [id, fault] of await personalDataFaults(database, platform.host.plugins)) {
      if (!failures.has(id)) failures.set(id, new Error(fault));
    }
    await platform.host.start({
      only: options.only,
      failures,
      contextFor: (hosted) => contextFor(platform, hosted),
    });
    return platform;
  } catch (error) {
    await infrastructure.close();
    throw error;
  }
}

/** Environment variables that look like settings but are unknown. */
export const unknownVariables = (configuration: Platform['configuration'], { plugins }: Pick<PluginHost, 'plugins'>) =>
  configuration.unknownVariables(plugins.map(({ id, plugin }) => ({ id, config: plugin.config })));

/** Combines infrastructure and plugins; starts nothing. */
function platformOn(infrastructure: Infrastructure, installed: readonly Installed[]): Platform {
  const { configuration, database, signals, queueing, identity, clock, log } = infrastructure;
  const resolution = resolve([platformPlugin(() => platform, configuration.folder), ...installed]);
  const problems: ConfigurationProblem[] = [];
  const host = new PluginHost(
    resolution,
    log,
    ({ id, plugin }) => (plugin.config ? configuration.section(id, plugin.config, problems) : undefined),
    { startSeconds: configuration.pluginStartSeconds, stopSeconds: 5 },
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
  for (const name of unknownVariables(configuration, host)) log.warn(`Unknown setting ${name} is ignored`);
  const gate = new Gate(database, signals, () =>
    host.plugins.map(({ id, plugin, started }) => ({ id, plugin, isRunning: started !== undefined })),
  );
  const settings = new PluginSettings(database, signals);
  const { institutions, audit, sessions } = identity;
  identity.entry.askForSteps(createNeededStep({ host, gate }));
  identity.providerSignOut.askForAddresses(createSignOutAddress({ host, gate }));
  identity.externalSignIn.askForOtherWays(createOtherWays({ host, gate }));
  const pluginJobs = createPluginJobs({
    host,
    gate,
    queueing,
    clock,
    send: (institution, key, status) =>
      infrastructure.endpoints.realtime
        ?.senderFor(platformContract)
        .toRoom(institution, 'job', key, 'job_changed', status),
  });
  const platform: Platform = {
    ...infrastructure,
    host,
    gate,
    settings,
    switchboard: new Switchboard({
      host,
      gate,
      database,
      settings,
      audit: (tx, { institution, user }, action, subject, details) =>
        audit.record({ who: { institution, user, may: () => true }, tx }, { action, subject, details }),
    }),
    pluginJobs,
    background: new Background({
      host,
      pluginJobs,
      gate,
      queueing,
      clock,
      log,
      institution: (id) => institutions.byId(id),
      institutions: () => institutions.all(),
    }),
    personalData: createPersonalData({
      database,
      queueing,
      storage: infrastructure.storage,
      mail: infrastructure.mail,
      clock,
      log,
      contracts: () => contractsOf(configuration, installed),
      institution: (id) => institutions.byId(id),
      endSessions: (tx, who, userId) => sessions.endAll({ who, tx }, userId, 'deactivated'),
      erased: (tx, institutionId) => infrastructure.signals.send(personErased, institutionId, tx),
      audit: (tx, who, action, record) => audit.record({ who, tx }, { action, ...record }),
    }),
    retention: createRetention({ host, gate, settings, database, clock, audit }),
    contracts: () => contractsOf(configuration, installed),
    fileLinks: createFileLinks({ clock, digest: identity.digest }),
    owners: resolution.order.map(({ id, folder }) => ({ id, folder: path.join(folder, 'migrations') })),
    async close() {
      await queueing.stop({ drainSeconds: 10 });
      await host.stop();
      await infrastructure.close();
    },
  };
  return platform;
}

/** Contracts of the core and of all installed plugins, including excluded ones. */
async function contractsOf(
  { folder, packages }: InfrastructureOptions['configuration'],
  loaded: readonly Installed[],
): Promise<AnyContract[]> {
  const all = [...loaded, ...(await discoverPlugins(folder, { packages }))];
  const contracts = new Map(all.flatMap(({ id, plugin }) => (plugin ? [[id, plugin.contract] as const] : [])));
  return [platformContract, ...contracts.values()];
}

/** Extra plugins replace installed ones with the same id. */
function withExtra(found: readonly Installed[], extra: readonly Installed[]): Installed[] {
  return [...found.filter(({ id }) => !extra.some((other) => other.id === id)), ...extra];
}
