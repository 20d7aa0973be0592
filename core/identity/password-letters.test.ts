import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { readMail } from '../mail/read-mail.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['learner'],
    environment: { SIGN_INS_PER_QUARTER_HOUR: '20', REQUESTS_PER_MINUTE: '600' },
  });
});
afterAll(() => at?.close());

const from = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });

const ask = (username: string, address = 1) =>
  at.call('POST', '/api/auth/password-link', { body: { username }, headers: from(address) });

/** The codes of all links that were sent to a person, once every job is done. */
async function codesTo({ user }: TestPerson): Promise<string[]> {
  await at.platform.queueing.waitUntilIdle();
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))));
  return mails
    .filter((mail) => mail.includes(`To: ${user.email}`))
    .map((mail) => /accept\?code=([\w-]+)/.exec(mail)?.[1] ?? '');
}

const open = (code: string, password: string, address: number) =>
  at.call('POST', '/api/auth/set-password', { body: { code, password }, headers: from(address) });
const login = (username: string, password: string, address: number) =>
  at.call('POST', '/api/auth/login', { body: { username, password }, headers: from(address) });

test('while 1,000 addresses guess, the owner at a new address has a link sent and signs in', async () => {
  const owner = await at.person();
  const { username } = owner.user;
  for (let n = 0; n < 1000; n += 1) await login(username, `guess ${n}`, 1000 + n);
  const home = 77_777;
  expect((await login(username, 'whatever', home)).status).toBe(429);
  expect((await ask(username, home)).status).toBe(204);
  const [code = ''] = await codesTo(owner);
  expect((await open(code, 'a password of my own', home)).status).toBe(200);
  for (let n = 0; n < 50; n += 1) await login(username, `guess ${n}`, 3000 + n);
  expect((await login(username, 'a password of my own', home)).status).toBe(200);
});

test('a stranger who asks all day neither ends the owner’s link nor fills their mailbox', async () => {
  const owner = await at.person();
  for (let n = 0; n < 20; n += 1) await ask(owner.user.username, 5000 + n);
  const sent = await codesTo(owner);
  expect(sent).toHaveLength(1);
  expect((await ask(owner.user.email ?? '', 1)).status).toBe(204);
  for (let quarter = 0; quarter < 4 * 20; quarter += 1) {
    at.clock.forward(15 * 60);
    await ask(owner.user.username, 6000 + quarter);
    await at.platform.queueing.waitUntilIdle();
  }
  const all = await codesTo(owner);
  expect(all.length).toBeGreaterThan(2);
  expect(all.length).toBeLessThanOrEqual(8);
  // Every link of the last day works until one of them is used.
  expect((await open(sent[0] ?? '', 'a password of my own', 1)).status).toBe(200);
  for (const code of all) expect((await open(code, 'another password', 1)).status).toBe(410);
});

test('the answer tells nobody who has an account, and does the same work', async () => {
  const { user } = await at.person();
  const knex = knexOf(at.platform.database);
  const seen: unknown[] = [];
  for (const name of [user.username, user.email ?? '', 'nobody-of-this-name', 'nobody@example.org']) {
    const statements: string[] = [];
    // The job that writes the letter may begin before the answer has arrived; it alone holds the person's row.
    const isOthers = (sql: string) => sql.includes('rate_limits') || sql.includes('for update');
    const note = ({ sql }: { sql: string }) => void (isOthers(sql) || statements.push(sql));
    await at.platform.queueing.waitUntilIdle();
    knex.on('query', note);
    const { status, body, headers } = await ask(name, 9000 + seen.length);
    knex.off('query', note);
    const kept = ['content-length', 'content-type', 'retry-after'].map((header) => headers.get(header));
    seen.push({ status, body, kept, people: statements.filter((sql) => sql.includes('users')).length });
  }
  expect(seen.every((one) => JSON.stringify(one) === JSON.stringify(seen[0]))).toBe(true);
});

test('no letter goes to an address that was entered from within the account lately', async () => {
  const person = await at.person();
  expect((await person.patch('/api/auth/account', { email: 'mine-now@example.org' })).status).toBe(200);
  const thief = { ...person, user: { ...person.user, email: 'mine-now@example.org' } };
  await ask(person.user.username, 1);
  expect(await codesTo(thief)).toEqual([]);
  at.clock.forward(4 * 24 * 60 * 60);
  await ask(person.user.username, 2);
  expect(await codesTo(thief)).toHaveLength(1);
});

test('one address has few letters sent, and others all the same', async () => {
  const { user } = await at.person();
  const statuses: number[] = [];
  for (let n = 0; n < 210; n += 1) statuses.push((await ask(`pupil-${n}`, 4)).status);
  expect(new Set(statuses.slice(-5))).toEqual(new Set([429]));
  expect((await ask(user.username, 5)).status).toBe(204);
});
