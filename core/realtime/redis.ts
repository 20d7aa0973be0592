import type { EventEmitter } from 'node:events';
import type { createAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';
import { redactUrl } from '../observe/redact.ts';

/** What carries messages from process to process. */
export interface Backbone {
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Resolves once messages of other processes arrive; the adapter must have been put to use before. */
  ready(): Promise<void>;
  /** Throws when it cannot be reached; the message says so. */
  health(): Promise<void>;
  close(): Promise<void>;
}

/** How long the first connection may take, in milliseconds. */
const patience = 5000;
/** Pauses between attempts to get a lost connection back grow up to this, in milliseconds. */
const longestPause = 3000;

/**
 * Connects to Redis, whose client is loaded only here, where it is wanted. A connection that is lost later is sought
 * again and again; until it is back, messages reach the connections of their own process only.
 * @param onBack called when a lost connection is back: what others said in the meantime was not heard
 * @throws Error naming the address, without its password, when Redis cannot be reached at first
 */
export async function connectRedis(url: string, log: Logger, onBack: () => void): Promise<Backbone> {
  const [{ createClient }, { createAdapter: adapterFor }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-adapter'),
  ]);
  let isUp = false;
  const reconnectStrategy = (attempts: number, cause: Error) =>
    isUp ? Math.min(longestPause, 100 * (attempts + 1)) : cause;
  const publisher = createClient({
    url,
    RESP: 2,
    socket: { connectTimeout: patience, reconnectStrategy },
    // What cannot be sent now is of no use later.
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

/** The adapter does not wait for what it asks of Redis, so that a failure would have nobody to catch it. */
function catchFailures(client: object, names: readonly string[], asked: (answer: Promise<unknown>) => void): void {
  const methods = client as Record<string, (...given: unknown[]) => Promise<unknown>>;
  for (const name of names) {
    const method = methods[name]?.bind(client);
    const value = (...given: unknown[]) => {
      const answer = method?.(...given).catch(() => undefined) ?? Promise.resolve();
      asked(answer);
      return answer;
    };
    Object.defineProperty(client, name, { value });
  }
}

/** One line when the connection goes and one when it is back, however often it is tried in between. */
function reportTroubles(client: EventEmitter, log: Logger, onBack: () => void): void {
  let isLost = false;
  client.on('error', (error: Error) => {
    if (!isLost) log.error({ err: error }, 'Redis cannot be reached; live messages stay within this process');
    isLost = true;
  });
  client.on('ready', () => {
    if (!isLost) return;
    isLost = false;
    log.info('Redis is back');
    onBack();
  });
}
