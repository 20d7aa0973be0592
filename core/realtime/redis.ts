import type { EventEmitter } from 'node:events';
import type { createAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';
import { redactUrl } from '../observe/redact.ts';

/** Carries messages between processes. */
export interface Backbone {
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Resolves once messages of other processes can be received. The adapter must already be in use. */
  ready(): Promise<void>;
  /** Throws when Redis cannot be reached. */
  health(): Promise<void>;
  close(): Promise<void>;
}

/** Timeout of the first connection (ms). */
const connectTimeoutMs = 5000;
/** Maximum delay between reconnection attempts (ms). */
const maxRetryDelayMs = 3000;

/**
 * Connects to Redis. The client is imported only if Redis is configured. Lost connections are retried indefinitely;
 * meanwhile messages reach only connections of their own process.
 * @param onBack called when a lost connection is restored; messages sent in the meantime were lost
 * @throws Error naming the address, without its password, when the first connection fails
 */
export async function connectRedis(url: string, log: Logger, onBack: () => void): Promise<Backbone> {
  const [{ createClient }, { createAdapter: adapterFor }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-adapter'),
  ]);
  let isUp = false;
  const reconnectStrategy = (attempts: number, cause: Error) =>
    isUp ? Math.min(maxRetryDelayMs, 100 * (attempts + 1)) : cause;
  const publisher = createClient({
    url,
    RESP: 2,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy },
    // Messages that cannot be sent now are useless later.
    disableOfflineQueue: true,
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  const clients = [publisher, subscriber];
  const back = () => clients.every(({ isReady }) => isReady) && onBack();
  for (const client of clients) reportTroubles(client, log, back);
  const begun: Promise<unknown>[] = [];
  catchFailures(publisher, ['publish'], () => undefined);
  catchFailures(subscriber, ['subscribe', 'pSubscribe'], (subscribing) => begun.push(subscribing));
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy();
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new Error(`Redis at ${redactUrl(url)} cannot be reached: ${reason}`, { cause: error });
  }
  isUp = true;
  return {
    adapter: adapterFor(publisher, subscriber, { key: 'eiq', publishOnSpecificResponseChannel: true }),
    ready: async () => void (await Promise.all(begun)),
    async health() {
      if (!publisher.isReady || !subscriber.isReady) throw new Error(`Redis at ${redactUrl(url)} cannot be reached`);
      await publisher.ping();
    },
    async close() {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

/** The adapter does not await its commands, so their failures would be unhandled rejections. */
function catchFailures(client: object, names: readonly string[], onCall: (answer: Promise<unknown>) => void): void {
  const methods = client as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of names) {
    const method = methods[name]?.bind(client);
    const value = (...args: unknown[]) => {
      const answer = method?.(...args).catch(() => undefined) ?? Promise.resolve();
      onCall(answer);
      return answer;
    };
    Object.defineProperty(client, name, { value });
  }
}

/** Logs one line when the connection is lost and one when it is restored. */
function reportTroubles(client: EventEmitter, log: Logger, onBack: () => void): void {
  let isLost = false;
  client.on('error', (error: Error) => {
    if (!isLost) log.error({ err: error }, 'Redis cannot be reached; live messages reach only this process');
    isLost = true;
  });
  client.on('ready', () => {
    if (!isLost) return;
    isLost = false;
    log.info('Redis is available again');
    onBack();
  });
}
