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

const requestLink = (username: string, address = 1) =>
  at.call('POST', '/api/auth/password-link', { body: { username }, headers: from(address) });

/** The codes of all links sent to a person, after all jobs have completed. */
async function codesTo({ user }: TestPerson): Promise<string[]> {
  await at.platform.queueing.waitUntilIdle();
  const folder = path.join(at.platform.configuration.varFolder, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))));
  return mails
    .filter((mail) => mail.includes(`To: ${user.email}`))
    .map((mail) => /accept\?code=([\w-]+)/.exec(mail)?.[1] ?? '');
}

const setPassword = (code: string, password: string, address: number) =>
  at.call('POST', '/api/auth/set-password', { body: { code, password }, headers: from(address) });
const login = (username: string, password: string, address: number) =>
  at.call('POST', '/api/auth/login', { body: { username, password }, headers: from(address) });

test('while 1,000 addresses guess, the owner at a new address can request a link and sign in', async () => {
  const owner = await at.person();
  const { username } = owner.user;
  for (let n = 0; n < 1000; n += 1) await login(username, `guess ${n}`, 1000 + n);
  const home = 77_777;
  expect((await login(username, 'whatever', home)).status).toBe(429);
  expect((await requestLink(username, home)).status).toBe(204);
  const [code = ''] = await codesTo(owner);
  expect((await setPassword(code, 'a password of my own', home)).status).toBe(200);
  for (let n = 0; n < 50; n += 1) await login(username, `guess ${n}`, 3000 + n);
  expect((await login(username, 'a password of my own', home)).status).toBe(200);
});

test('requests by a stranger neither invalidate the owner’s link nor fill their mailbox', async () => {
  const owner = await at.person();
  for (let n = 0; n < 20; n += 1) await requestLink(owner.user.username, 5000 + n);
  const sent = await codesTo(owner);
  expect(sent).toHaveLength(1);
  expect((await requestLink(owner.user.email ?? '', 1)).status).toBe(204);
  for (let quarter = 0; quarter < 4 * 20; quarter += 1) {
    at.clock.forward(15 * 60);
    await requestLink(owner.user.username, 6000 + quarter);
    await at.platform.queueing.waitUntilIdle();
  }
  const all = await codesTo(owner);
  expect(all.length).toBeGreaterThan(2);
  expect(all.length).toBeLessThanOrEqual(8);
  // Every link of the last day works until one of them is used.
  expect((await setPassword(sent[0] ?? '', 'a password of my own', 1)).status).toBe(200);
  for (const code of all) expect((await setPassword(code, 'another password', 1)).status).toBe(410);
});

test('response and number of queries do not disclose whether an account exists', async () => {
  const { user } = await at.person();
  const knex = knexOf(at.platform.database);
  const seen: unknown[] = [];
  for (const name of [user.username, user.email ?? '', 'nobody-of-this-name', 'nobody@example.org']) {
    const statements: string[] = [];
    // The job that sends the email may begin before the response arrives; only the job locks the person's row.
    const isUnrelated = (sql: string) => sql.includes('rate_limits') || sql.includes('for update');
    const record = ({ sql }: { sql: string }) => void (isUnrelated(sql) || statements.push(sql));
    await at.platform.queueing.waitUntilIdle();
    knex.on('query', record);
    const { status, body, headers } = await requestLink(name, 9000 + seen.length);
    knex.off('query', record);
    const compared = ['content-length', 'content-type', 'retry-after'].map((header) => headers.get(header));
    seen.push({ status, body, compared, people: statements.filter((sql) => sql.includes('users')).length });
  }
  expect(seen.every((one) => JSON.stringify(one) === JSON.stringify(seen[0]))).toBe(true);
});

test('no link is sent to an email that was changed within the last days', async () => {
  const person = await at.person();
  expect((await person.patch('/api/auth/account', { email: 'mine-now@example.org' })).status).toBe(200);
  const thief = { ...person, user: { ...person.user, email: 'mine-now@example.org' } };
  await requestLink(person.user.username, 1);
  expect(await codesTo(thief)).toEqual([]);
  at.clock.forward(4 * 24 * 60 * 60);
  await requestLink(person.user.username, 2);
  expect(await codesTo(thief)).toHaveLength(1);
});

test('the number of links that one address can request is limited, without affecting other addresses', async () => {
  const { user } = await at.person();
  const statuses: number[] = [];
  for (let n = 0; n < 210; n += 1) statuses.push((await requestLink(`pupil-${n}`, 4)).status);
  expect(new Set(statuses.slice(-5))).toEqual(new Set([429]));
  expect((await requestLink(user.username, 5)).status).toBe(204);
});
