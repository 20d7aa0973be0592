import { mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { platform as platformContract } from './contract/platform.ts';
import { knexOf } from './db/index.ts';
import { equalSecrets } from './equal-secrets.ts';
import { createApp } from './http/app.ts';
import { clientBehind } from './http/client-address.ts';
import { createLimits } from './http/limits.ts';
import { frameAncestors } from './http/page-frames.ts';
import { refusedPort } from './http/refused-ports.ts';
import { createDrainingServer, listen } from './http/server.ts';
import type { Web } from './http/web.ts';
import { deployment } from './identity/index.ts';
import { createHealth } from './observe/health.ts';
import { createMetrics } from './observe/metrics.ts';
import type { Platform } from './platform-interface.ts';
import { personErased } from './privacy/privacy.ts';
import { createRealtime } from './realtime/realtime.ts';

export interface ServerOptions {
  readonly web: Web;
  /** Relaxes the page's security policy for the development server's scripts. */
  readonly isDevelopment?: boolean;
  /** Tried first when no port is configured. */
  readonly preferredPort?: number;
}

/** A running server: HTTP, live messages and background work. */
export interface RunningServer {
  readonly port: number;
  /** `http://localhost:3000` */
  readonly address: string;
  /** Completes pending requests, then closes the server and the platform. */
  close(): Promise<void>;
}

/** Time for pending requests when the server stops (ms). */
const drainTimeoutMs = 10_000;

/** How long mail in files is kept when there is no mail server: longer than any link in it is valid. */
const keptMailDays = 30;

/**
 * Opens HTTP and live messages on a platform and starts its background work.
 * @throws PortTaken when the configured port is in use
 */
export async function openServer(platform: Platform, options: ServerOptions): Promise<RunningServer> {
  const { configuration, host, gate, identity, log, database, signals } = platform;
  const { tokens, institutions } = identity;
  const institutionOf = (name: string) => institutions.byHost(name);
  const uploadFolder = path.join(configuration.varFolder, 'uploads');
  mkdirSync(uploadFolder, { recursive: true });

  const health = createHealth({ checks: () => checksOf(platform), clock: platform.clock });
  const metrics = createMetrics({
    connections: () => platform.endpoints.realtime?.connections() ?? 0,
    plugins: () => host.plugins.map(({ id, started }) => ({ id, state: started ? 'running' : 'quarantined' })),
    pool: () => poolOf(platform),
  });
  const limits = createLimits({ ...identity, ...configuration, knex: knexOf(database), clock: platform.clock });
  const app = createApp({
    host,
    gate,
    log,
    web: options.web,
    version: platform.version,
    trustedProxies: configuration.trustedProxies,
    isSecure: configuration.publicUrl?.startsWith('https:') ?? false,
    isDevelopment: options.isDevelopment ?? false,
    hasPublicApiDescription: !configuration.isProduction,
    frameAncestors: async (institutionId, framing) =>
      frameAncestors(framing, (await identity.institutions.byId(institutionId))?.frameOrigins ?? []),
    uploadFolder,
    streamBeatSeconds: configuration.streamBeatSeconds,
    limits,
    institutionOf,
    authenticate: (token, institutionId) => tokens.check(token, institutionId),
    stepPerson: (id, ticket, cookies) => identity.entry.personOfTicket({ id }, { ticket, cookies }),
    stillValid: identity.sessions.stillValid,
    health,
    metrics,
    async mayReadMetrics(token, institutionId) {
      if (!token) return false;
      if (configuration.metricsToken) return equalSecrets(token, configuration.metricsToken);
      const found = institutionId ? await tokens.check(token, institutionId) : undefined;
      return found?.user.role === 'operator';
    },
  });
  const { server, drain } = createDrainingServer(app.callback());
  await options.web.attach?.(server);
  const realtime = await createRealtime({
    server,
    log,
    clock: platform.clock,
    redisUrl: configuration.redisUrl,
    host,
    gate,
    institutionOf,
    ...(configuration.trustedProxies > 0 ? { addressOf: addressBehind(configuration.trustedProxies) } : {}),
    redeem: identity.liveTickets.redeem,
    authenticate: (token, institutionId) => tokens.check(token, institutionId),
    stillValid: identity.sessions.stillValid,
    may: (institutionId, role, permission) => gate.may(institutionId, role, permission),
  });
  platform.endpoints.realtime = realtime;
  gate.onSwitchedOff(realtime.pluginSwitchedOff);
  identity.sessions.onEnded(realtime.sessionsEnded);
  signals.onBack(() => void realtime.checkSessions().catch(() => undefined));
  announceChanges(platform, realtime);
  platform.background.onFinished(metrics.jobFinished);
  await platform.background.start();
  await platform.personalData.work();
  await platform.queueing.schedule('platform.at.sweep', '*/15 * * * *', async () => {
    await sweep(platform);
    await limits.sweep();
  });

  const port = await listen(server, {
    port: configuration.port,
    preferred: options.preferredPort ?? 3000,
    host: configuration.host ?? (configuration.isDemo ? '127.0.0.1' : undefined),
  });
  const refusal = refusedPort(port);
  if (refusal) log.warn(`${refusal}. Choose another port, such as PORT=3000.`);
  const address = `http://${shownHost((server.address() as AddressInfo).address)}:${port}`;
  platform.endpoints.address = address;
  return {
    port,
    address,
    async close() {
      await options.web.close?.();
      await realtime.close();
      await drain(drainTimeoutMs);
      await platform.close();
    },
  };
}

/** Deletes expired links, sessions, mail in files and demo learners, and erases accounts that are due. */
async function sweep({ identity, personalData, mail, clock }: Platform): Promise<void> {
  await identity.sweep((institution, userId) => personalData.erase({ who: deployment(institution) }, userId));
  await personalData.eraseDue();
  await mail.sweep(new Date(clock.now().getTime() - keptMailDays * 24 * 60 * 60 * 1000));
}

/**
 * Notifies browsers: they reload the manifest after a change of switches, settings or the institution, and their data
 * after an erasure.
 */
function announceChanges(
  { gate, identity, settings, signals }: Platform,
  realtime: Awaited<ReturnType<typeof createRealtime>>,
): void {
  const sender = realtime.senderFor(platformContract);
  const notify = (institutionId: string, reason: 'plugins' | 'institution') =>
    sender.toRoom({ id: institutionId }, 'general', 'general', 'platform_changed', { reason });
  gate.onChanged((institutionId) => notify(institutionId, 'plugins'));
  settings.onChanged((institutionId) => notify(institutionId, 'plugins'));
  identity.institutions.onChanged((institutionId) => notify(institutionId, 'institution'));
  signals.on(personErased, (id) => sender.toRoom({ id: String(id) }, 'general', 'general', 'person_erased', {}));
}

function checksOf(platform: Platform) {
  const plugins = platform.host.plugins.flatMap(({ id, started }) =>
    started?.health ? [[`plugin ${id}`, () => started.health?.()] as const] : [],
  );
  return {
    database: () => platform.database.ping(),
    storage: () => platform.storage.health(),
    live: () => platform.endpoints.realtime?.health(),
    ...Object.fromEntries(plugins),
  };
}

function poolOf({ database }: Platform) {
  const { pool } = knexOf(database).client as {
    pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number; max: number };
  };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires(), max: pool.max };
}

/** The host from the nearest proxy, and the client address from the farthest trusted one. */
const addressBehind =
  (proxies: number) =>
  ({ headers, socket }: IncomingMessage): { host: string; client: string } => {
    const host = String(headers['x-forwarded-host'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    const forwardedFor = headers['x-forwarded-for'];
    return {
      host: host || (headers.host ?? ''),
      client: clientBehind(proxies, forwardedFor && String(forwardedFor), socket.remoteAddress ?? ''),
    };
  };

/** A host for URLs: `localhost` for loopback addresses and for "all interfaces". */
function shownHost(address: string): string {
  if (address === '::' || address === '0.0.0.0' || address === '127.0.0.1' || address === '::1') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}
