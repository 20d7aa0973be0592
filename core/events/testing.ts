import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { knexOf } from '../db/connect.ts';
import type { Signals } from '../db/signals.ts';
import { openSignals } from '../db/signals.ts';
import type { TestDatabase } from '../db/testing.ts';
import { createTestDatabase, silent } from '../db/testing.ts';
import type { Queueing, QueueingOptions } from './queues.ts';
import { installQueueing, openQueueing } from './queues.ts';

/** Timeout for expected events, long enough for slow machines. */
export const timeoutMs = 30_000;

/** Two immediate retries. */
const retries = { limit: 2, backoff: false };

/** A database with queues for the tests of a file. Queues are emptied before each test and stopped after it. */
export function testQueues() {
  let at: TestDatabase;
  let signals: Signals;
  let opened: Queueing[] = [];
  beforeAll(async () => {
    // Generous, because many jobs wait for connections on a busy machine.
    at = await createTestDatabase({ empty: true, acquireTimeoutMs: 50_000 });
    signals = await openSignals(at.database, silent);
    await installQueueing(at.database, silent);
    await knexOf(at.database).schema.createTable('effects', (table) => table.text('name'));
  });
  beforeEach(async () => {
    opened = [];
    await knexOf(at.database)('pgboss.job').delete();
    await knexOf(at.database)('effects').delete();
  });
  afterEach(() => Promise.all(opened.map((queueing) => queueing.stop({ drainSeconds: 0 }))));
  afterAll(async () => {
    await signals.close();
    await at.drop();
  });
  return {
    get database() {
      return at.database;
    },
    get url() {
      return at.url;
    },
    /** Opens queues as a process does. */
    open(options: Partial<QueueingOptions> = {}): Queueing {
      const queueing = openQueueing({ database: at.database, signals, log: silent, retries, ...options });
      opened.push(queueing);
      return queueing;
    },
    /** Names in the table `effects`. */
    effects: (): Promise<string[]> => knexOf(at.database)('effects').orderBy('name').pluck('name').then(),
  };
}
