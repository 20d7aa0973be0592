import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { knexOf } from '../db/connect.ts';
import type { Signals } from '../db/signals.ts';
import { openSignals } from '../db/signals.ts';
import type { TestDatabase } from '../db/testing.ts';
import { createTestDatabase, silent } from '../db/testing.ts';
import type { Queueing, QueueingOptions } from './queues.ts';
import { installQueueing, openQueueing } from './queues.ts';

/** What is waited for comes; how soon is not for a test to say (ms). */
export const patience = 30_000;

/** Failed jobs are tried twice more, at once. */
const retries = { limit: 2, backoff: false };

/** A database with queues for the tests of a file, empty before each; what a test opens is stopped after it. */
export function testQueues() {
  let at: TestDatabase;
  let signals: Signals;
  let opened: Queueing[] = [];
  beforeAll(async () => {
    // Many at once wait for a connection however long a starved machine takes.
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
    /** As a process does. */
    open(options: Partial<QueueingOptions> = {}): Queueing {
      const queueing = openQueueing({ database: at.database, signals, log: silent, retries, ...options });
      opened.push(queueing);
      return queueing;
    },
    /** Names in a table of the tests' own. */
    effects: (): Promise<string[]> => knexOf(at.database)('effects').orderBy('name').pluck('name').then(),
  };
}
