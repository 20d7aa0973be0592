import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure, unauthenticated } from '../contract/index.ts';
import { knexOf } from '../db/index.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';
import type { Limits } from './limits.ts';
import { createLimits } from './limits.ts';

let at: TestPlatform;

beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['learner'],
    environment: { REQUESTS_PER_MINUTE: '10', SIGN_INS_PER_QUARTER_HOUR: '20' },
  });
});
afterAll(() => at?.close());

const newLimits = (knex = knexOf(at.platform.database)): Limits =>
  createLimits({
    ...at.platform.identity,
    knex,
    clock: at.clock,
    requestsPerMinute: 600,
    signInsPerQuarterHour: 20,
  });

const from = (address: string) => ({ address, institutionId: at.institution.id });
const addressNumber = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** The outcome of an attempt: 'in', or the code of its failure. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

const countEach = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((each) => [each, outcomes.filter((other) => other === each).length]));

let names = 0;
/** A name that no other test of this file uses. */
const newName = () => `somebody-${++names}`;

/** Sends wrong passwords for a name and returns how many of them were compared. */
async function guess(limits: Limits, name: string, addresses: readonly string[]): Promise<number> {
  let compared = 0;
  const wrong = async () => {
    compared += 1;
    throw unauthenticated();
  };
  await Promise.all(addresses.map((address) => outcome(limits.signIn(from(address), name, wrong))));
  return compared;
}

test('invalid sign-in calls are limited like other calls', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 102; call++) {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    statuses.push((await at.call('POST', '/api/auth/login', { body: { username: 7 }, headers })).status);
  }
  expect(statuses).toEqual([...Array(100).fill(400), 429, 429]);
});

test('the limit of one public route does not affect other routes', async () => {
  const answers = await Promise.all(Array.from({ length: 110 }, () => at.nobody.get('/api/platform/manifest')));
  expect(countEach(answers.map(({ status }) => String(status)))).toEqual({ 200: 100, 429: 10 });
  expect((await at.nobody.post('/api/auth/invitation', { code: 'no such code' })).status).toBe(410);
  await at.person();
});

test('300 concurrent sign-ins with right passwords from one address succeed, of 300 people or of one', async () => {
  const limits = newLimits();
  const right = async () => ({});
  for (const names of [(n: number) => `pupil-${n}`, () => 'one-pupil']) {
    const tries = Array.from({ length: 300 }, (_, n) => outcome(limits.signIn(from('192.0.2.1'), names(n), right)));
    expect(countEach(await Promise.all(tries))).toEqual({ in: 300 });
  }
});

test('of 10,000 concurrent guesses at one account from 1,000 addresses, ten are compared', async () => {
  const addresses = Array.from({ length: 10_000 }, (_, n) => addressNumber(n % 1000));
  expect(await guess(newLimits(), newName(), addresses)).toBe(10);
});

test('at most 100 guesses an hour at the username and email of an account are compared', async () => {
  const limits = newLimits();
  const [username, email] = [newName(), `${newName()}@example.org`];
  const compared: number[] = [];
  for (let minute = 0; minute < 300; minute += 1) {
    const addresses = Array.from({ length: 12 }, (_, n) => addressNumber((minute * 12 + n) % 1000));
    compared.push((await guess(limits, username, addresses)) + (await guess(limits, email, addresses)));
    at.clock.forward(60);
  }
  const hours = compared.slice(0, -59).map((_, first) => compared.slice(first, first + 60).reduce((a, b) => a + b));
  expect(Math.max(...hours)).toBeLessThanOrEqual(100);
  expect(Math.min(...hours)).toBeGreaterThan(0);
});

test('processes share the counts of failed attempts', async () => {
  const name = newName();
  const first = await guess(
    newLimits(),
    name,
    Array.from({ length: 50 }, (_, n) => addressNumber(n)),
  );
  const second = await guess(
    newLimits(),
    name,
    Array.from({ length: 50 }, (_, n) => addressNumber(n)),
  );
  expect([first, second]).toEqual([10, 0]);
});

test('refused attempts and right passwords are not counted, so they do not extend the lock', async () => {
  const limits = newLimits();
  const name = newName();
  expect(await guess(limits, name, Array(10).fill('192.0.2.2'))).toBe(10);
  for (let minute = 0; minute < 14; minute++) {
    expect(await guess(limits, name, Array(20).fill('192.0.2.2'))).toBe(0);
    at.clock.forward(60);
  }
  at.clock.forward(61);
  const right = async () => ({});
  for (let n = 0; n < 50; n++) expect(await outcome(limits.signIn(from('192.0.2.2'), name, right))).toBe('in');
  expect(await guess(limits, name, Array(12).fill('192.0.2.2'))).toBe(10);
});

test('the owner can sign in from a known address while others guess from elsewhere', async () => {
  const limits = newLimits();
  const { user } = await at.person();
  const home = from('2001:db8:1:2::77');
  const right = async () => ({ token: 'a token', user });
  expect(await outcome(limits.signIn(home, user.username, right))).toBe('in');
  const elsewhere = Array.from({ length: 200 }, (_, n) => addressNumber(n));
  for (const name of [user.username, user.email]) {
    expect(await guess(limits, name, elsewhere)).toBe(10);
    expect(await outcome(limits.signIn(from('198.51.100.1'), name, right))).toBe('rate_limited');
    expect(await outcome(limits.signIn(home, name, right))).toBe('in');
    // Addresses of the same /64 network count as one.
    expect(await outcome(limits.signIn(from('2001:db8:1:2:abcd::1'), name, right))).toBe('in');
    expect(await outcome(limits.signIn(from('2001:db8:1:3::77'), name, right))).toBe('rate_limited');
    // Guesses from the known address are limited too.
    expect(await guess(limits, name, Array(50).fill(home.address))).toBe(10);
  }
  at.clock.forward(91 * 24 * 60 * 60);
  expect(await guess(limits, user.username, elsewhere)).toBe(10);
  expect(await outcome(limits.signIn(home, user.username, right))).toBe('rate_limited');
});

test('a known address is stored as a digest that differs between people and is deleted with its person', async () => {
  const limits = newLimits();
  const knex = knexOf(at.platform.database);
  const people = [await at.person(), await at.person()];
  for (const person of people) await person.signInAgain();
  const before = await knex('platform.known_addresses').select('digest');
  for (const { user } of people) {
    await limits.signIn(from('203.0.113.9'), user.username, async () => ({ token: 'a token', user }));
  }
  const after = await knex('platform.known_addresses').select('digest');
  expect(new Set(after.map(({ digest }) => digest.toString('hex'))).size).toBe(before.length + 2);
  expect(JSON.stringify(await knex('platform.rate_limits'))).not.toMatch(/\d+\.\d+\.\d+|somebody|example/);

  const [erased, other] = people;
  const digestsOf = (person: TestPerson | undefined) =>
    knex('platform.known_addresses').where({ userId: person?.user.id }).pluck('digest');
  const [ofErased, ofOther] = [await digestsOf(erased), await digestsOf(other)];
  // Each person signed in from the tests' address and from this one.
  expect([ofErased.length, ofOther.length]).toEqual([2, 2]);
  expect((await erased?.post('/api/account/erasure', { password: erased.password }))?.status).toBe(200);
  at.clock.forward(8 * 24 * 60 * 60);
  await at.platform.personalData.eraseDue();
  expect(await knex('platform.known_addresses').whereIn('digest', ofErased)).toEqual([]);
  expect(await digestsOf(other)).toEqual(ofOther);
});

test('guesses at many accounts from one address are limited, except for people known there', async () => {
  const limits = newLimits();
  const { user } = await at.person();
  const school = '203.0.113.20';
  const right = async () => ({ token: 'a token', user });
  await limits.signIn(from(school), user.username, right);
  let compared = 0;
  for (let n = 0; n < 1100; n++) compared += await guess(limits, `sprayed-${n}`, [school]);
  expect(compared).toBe(1000);
  expect(await outcome(limits.signIn(from(school), 'sprayed-new', right))).toBe('rate_limited');
  expect(await outcome(limits.signIn(from(school), user.username, right))).toBe('in');
});

test('invalid links are limited, valid ones are not', async () => {
  const limits = newLimits();
  const invalid = async () => {
    throw new Failure('gone', 'no longer');
  };
  const outcomes: string[] = [];
  for (let n = 0; n < 1010; n++) outcomes.push(await outcome(limits.link(from('192.0.2.5'), invalid)));
  expect(countEach(outcomes)).toEqual({ gone: 1000, rate_limited: 10 });
  expect(await outcome(limits.link(from('192.0.2.5'), async () => ({})))).toBe('in');
  expect(await outcome(limits.signIn(from('192.0.2.5'), newName(), async () => ({})))).toBe('in');
});

test('guesses at an existing account and at an unknown name are refused alike', async () => {
  const { user } = await at.person();
  const outcomes: unknown[] = [];
  for (const username of [user.username, newName()]) {
    const answers = [];
    for (let n = 0; n < 12; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n + 50}` };
      const { status, body } = await at.call('POST', '/api/auth/login', {
        body: { username, password: 'wrong password' },
        headers,
      });
      answers.push([status, body.error.code]);
    }
    outcomes.push(answers);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(outcomes[0]).toEqual([...Array(10).fill([401, 'unauthenticated']), ...Array(2).fill([429, 'rate_limited'])]);
});

test('entries of X-Forwarded-For before those of trusted proxies are ignored', async () => {
  const name = newName();
  const statuses: number[] = [];
  for (let n = 0; n < 101; n++) {
    const headers = { 'x-forwarded-for': `${addressNumber(n)}, 198.51.100.200` };
    statuses.push((await at.call('POST', '/api/auth/exchange', { body: { username: name }, headers })).status);
  }
  expect(countEach(statuses.map(String))).toEqual({ 400: 100, 429: 1 });
});
