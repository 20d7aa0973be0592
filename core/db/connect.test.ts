import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './connect.ts';
import { knexOf, openDatabase } from './connect.ts';
import { postmasterOf } from './embedded/postmaster.ts';
import { createTestDatabase, silent } from './testing.ts';
import { isUnavailable } from './unavailable.ts';

let varFolder: string;
beforeEach(() => {
  varFolder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'eiq-connect-'));
});
afterEach(() => rmSync(varFolder, { recursive: true, force: true }));

const server = () => postmasterOf(path.join(varFolder, 'postgres'));

test('without an address the embedded server is used, and the last connection to close stops it', async () => {
  const first = await openDatabase({ varFolder, durable: false, log: silent });
  const second = await openDatabase({ varFolder, durable: false, log: silent });
  await Promise.all([first.ping(), second.ping()]);
  await first.close();
  await second.ping();
  await second.close();
  expect(server()).toBeUndefined();
});

test('after the server is killed, queries fail as unavailable until it is back, and acknowledged rows are kept', async () => {
  const database = await openDatabase({ varFolder, durable: false, log: silent });
  await knexOf(database).schema.createTable('counted', (table) => table.integer('number').primary());
  let saved = 0;
  const count = async () => {
    await database.transaction((tx) => knexOf(tx)('counted').insert({ number: saved + 1 }));
    saved++;
  };
  await count();
  const failures: unknown[] = [];
  const before = server();
  process.kill(before?.pid ?? 0, 'SIGKILL');
  // A statement that fails meanwhile is not retried: it may have been saved and only its answer lost.
  await vi.waitFor(
    async () => {
      await database.ping().catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
      // A session may outlive its server for a moment and still answer, so wait until a new server has taken over.
      expect(server()?.pid ?? before?.pid).not.toBe(before?.pid);
    },
    { timeout: 50_000, interval: 20 },
  );
  expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  await count();
  expect(await knexOf(database)('counted').orderBy('number').pluck('number')).toEqual([1, 2]);
  await database.close();
});

test('a database at a given address is used and its server is not stopped', async () => {
  const external = await createTestDatabase({ empty: true });
  const database: Database = await openDatabase({ url: external.url, varFolder, log: silent });
  const { rows } = await knexOf(database).raw<{ rows: { name: string }[] }>('select current_database() as name');
  expect(external.url).toContain(`/${rows[0]?.name}?`);
  await database.close();
  await external.database.ping();
  await external.drop();
  expect(server()).toBeUndefined();
});

test('an error contains the statement but not its values', async () => {
  const external = await createTestDatabase({ empty: true });
  const failure = await knexOf(external.database)('nowhere')
    .where({ password: 'correct horse' })
    .then(
      () => new Error('no failure'),
      (error: Error) => error,
    );
  expect(failure.message).toContain('nowhere');
  expect(failure.message).not.toContain('horse');
  await external.drop();
});
