import net from 'node:net';
import { expect, test } from 'vitest';
import { knexOf, openDatabase } from './connect.ts';
import { createTestDatabase, silent } from './testing.ts';
import { disableStatementTimeout, queryIn } from './transaction.ts';
import { isUnavailable, messageOf } from './unavailable.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a database without a listening server is unavailable', async () => {
  const free = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as net.AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  for (const url of [`postgres://eiq@127.0.0.1:${port}/eiq`, 'postgres://eiq@localhost/eiq?host=%2Fnowhere']) {
    const database = await openDatabase({ url, varFolder: '/nowhere', log: silent });
    expect(isUnavailable(await failureOf(database.ping()))).toBe(true);
    expect(isUnavailable(await failureOf(database.transaction(async () => 1)))).toBe(true);
    await database.close();
  }
});

test('a message of the database is returned without the statement; other messages are unchanged', async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  const failure = await failureOf(knexOf(database)('nowhere').where({ id: 1 }).select('id'));
  expect((failure as Error).message).toMatch(/^select .* - relation "nowhere" does not exist$/);
  expect(messageOf(failure as Error)).toBe('relation "nowhere" does not exist');
  expect(messageOf(new Error('no spade - ask the gardener'))).toBe('no spade - ask the gardener');
  await drop();
});

test('a session that the server ends is unavailable, and the next one works', async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  const killed = database.transaction(async (tx) => {
    await queryIn(tx, 'select pg_terminate_backend(pg_backend_pid())');
  });
  expect(isUnavailable(await failureOf(killed))).toBe(true);
  await expect(database.ping()).resolves.toBeUndefined();
  await drop();
});

test('a pool without a free connection is unavailable', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const small = await openDatabase({
    url,
    varFolder: '/nowhere',
    log: silent,
    pool: { max: 1 },
    acquireTimeoutMs: 1000,
  });
  expect(isUnavailable(await failureOf(small.transaction(() => small.ping())))).toBe(true);
  await small.close();
  expect(isUnavailable(await failureOf(small.ping()))).toBe(true);
  await drop();
});

test('a statement that exceeds the timeout is unavailable, unless the timeout is disabled', async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  const hasty = await openDatabase({ url, varFolder: '/nowhere', log: silent, statementTimeoutMs: 1000 });
  const endless = knexOf(hasty).raw('select pg_sleep(3600)');
  expect(isUnavailable(await failureOf(endless.then()))).toBe(true);
  await hasty.transaction(async (tx) => {
    await disableStatementTimeout(tx);
    await queryIn(tx, 'select pg_sleep(1.2)');
  });
  await hasty.close();
  await drop();
});

test('an invalid statement and other errors do not count as unavailable', async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  for (const sql of ['select nothing', 'select 1/0']) {
    expect(isUnavailable(await failureOf(knexOf(database).raw(sql).then()))).toBe(false);
  }
  expect(isUnavailable(new Error('no'))).toBe(false);
  expect(isUnavailable('no')).toBe(false);
  await drop();
});
