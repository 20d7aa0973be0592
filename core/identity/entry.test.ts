import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract, invalid } from '../contract/index.ts';
import { SignInResult } from '../contract/platform.ts';
import { StepCookies, StepTicket } from '../contract/sign-in.ts';
import { knexOf } from '../db/index.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import type { Installed } from '../plugins/discover.ts';
import { signIn } from '../services.ts';
import type { Answer, TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';
import { deployment } from './call.ts';

// A further step of signing in, with a plugin that asks people whose name begins with "guarded" for a word.

const word = 'swordfish';
const contract = defineContract({
  id: 'doorkeeper',
  title: 'Doorkeeper',
  summary: 'Asks for a word',
  routes: {
    say: {
      method: 'post',
      path: '/api/doorkeeper',
      access: 'public',
      limit: 'step',
      body: z.object({ ticket: StepTicket, word: z.string() }),
      cookies: StepCookies,
      response: SignInResult,
    },
  },
});
const doorkeeper: Installed = {
  id: contract.id,
  folder: 'no-such-folder',
  plugin: definePlugin({
    contract,
    requires: { signIn },
    start: async ({ requires, db }) => ({
      needsSignInStep: async ({ tx }, { id }) => {
        const person = await knexOf(tx)('platform.users').where({ id }).first('username');
        return person.username.startsWith('guarded');
      },
      switchOffConsequences: async () => ['Nobody is asked for a word any more'],
      routes: {
        say: ({ body, cookies }, who) =>
          db.transaction(async (tx) => {
            const proof = { plugin: contract.id, ticket: body.ticket, cookies };
            await requires.signIn.stepOf({ who, tx }, proof);
            if (body.word !== word) throw invalid('This is not the word.');
            return requires.signIn.passStep({ who, tx }, proof);
          }),
      },
    }),
  }),
};

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['administration'],
    extra: [doorkeeper],
    environment: { SIGN_INS_PER_QUARTER_HOUR: '20' },
  });
});
afterAll(() => at?.close());

let people = 0;
/** A person who is asked for the word from the next sign-in on. */
async function newGuarded(): Promise<TestPerson> {
  people += 1;
  const person = await at.person('learner', undefined, `person${people}`);
  await knexOf(at.platform.database)('platform.users')
    .where({ id: person.user.id })
    .update({ username: `guarded${people}`, usernameKey: `guarded${people}` });
  return { ...person, user: { ...person.user, username: `guarded${people}` } };
}

const login = ({ user: { username }, password }: TestPerson, headers = {}) =>
  at.call('POST', '/api/auth/login', { body: { username, password }, headers });

/** The browser's half of a ticket, as it sends it. */
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';

const say = (half: Answer, said = word, options: { cookie?: string; ticket?: string; address?: string } = {}) =>
  at.call('POST', '/api/doorkeeper', {
    body: { ticket: options.ticket ?? half.body.nextStep.ticket, word: said },
    headers: {
      cookie: options.cookie ?? cookieOf(half),
      ...(options.address && { 'x-forwarded-for': options.address }),
    },
  });
const isSignedIn = async (token: string) => (await at.call('GET', '/api/auth/sessions', { token })).status === 200;

test('a person who must take a step gets a ticket instead of a token, and the token after the step', async () => {
  const ada = await newGuarded();
  const half = await login(ada);
  expect(half.status).toBe(202);
  expect(half.body).toEqual({
    nextStep: { plugin: 'doorkeeper', ticket: expect.any(String), expiresAt: expect.any(String) },
  });
  expect(half.headers.get('set-cookie')).toMatch(
    /^sign_in_step=[\w-]+; Path=\/api; Max-Age=600; HttpOnly; SameSite=Lax/,
  );
  expect((await ada.get('/api/auth/sessions')).body).toHaveLength(1);
  expect((await say(half, 'mellon')).status).toBe(400);
  const done = await say(half);
  expect(done).toMatchObject({ status: 200, body: { user: { id: ada.user.id }, token: expect.any(String) } });
  expect(done.headers.get('set-cookie')).toMatch(/^sign_in_step=; Path=\/api; Max-Age=0/);
  expect(await isSignedIn(done.body.token)).toBe(true);
  const { items } = await at.platform.identity.audit.list(
    { who: deployment(at.institution) },
    { action: 'session.started', subject: ada.user.id, limit: 1, offset: 0 },
  );
  expect(items[0]?.details).toEqual({ by: 'password', steps: ['doorkeeper'] });
});

test('others are signed in at once', async () => {
  const { status, body } = await login(await at.person());
  expect([status, Object.keys(body)]).toEqual([200, ['token', 'user']]);
});

test('every way of signing in leads to the step', async () => {
  const ada = await newGuarded();
  const { identity } = at.platform;
  const call = { who: deployment(at.institution) };
  const code = await identity.signingIn.issueExchangeCode(call, ada.user.id);
  const { link } = await identity.people.resetPassword(call, ada.user.id, 'link');
  const reset = new URL(link ?? '').searchParams.get('code');
  const newcomer = {
    ...{ username: 'guarded-newcomer', email: 'newcomer@example.org' },
    ...{ firstName: 'New', lastName: 'Comer', password: 'a long password' },
  };
  const halves = [
    await login(ada),
    await at.call('POST', '/api/auth/exchange', { body: { code } }),
    await at.call('POST', '/api/auth/set-password', { body: { code: reset, password: 'another password' } }),
    await at.call('POST', '/api/auth/register', { body: newcomer }),
  ];
  for (const half of halves) expect(Object.keys(half.body)).toEqual(['nextStep']);
  // The new password voids what was begun with the old one.
  expect(await Promise.all(halves.slice(0, 2).map(async (half) => (await say(half)).status))).toEqual([410, 410]);
  for (const half of halves.slice(2)) expect((await say(half)).status).toBe(200);
});

test('changing one’s own password asks for no step', async () => {
  const ada = await newGuarded();
  const body = { currentPassword: ada.password, newPassword: 'another long password' };
  expect((await ada.post('/api/auth/change-password', body)).body).toMatchObject({ token: expect.any(String) });
});

test('a ticket works once, in the browser that began, for ten minutes, in its institution', async () => {
  const ada = await newGuarded();
  const [half, other] = [await login(ada), await login(ada)];
  expect((await say(half, word, { cookie: '' })).status).toBe(410);
  expect((await say(half, word, { cookie: cookieOf(other) })).status).toBe(410);
  expect((await say(half, word, { ticket: other.body.nextStep.ticket })).status).toBe(410);
  const institution = await at.anotherInstitution();
  const elsewhere = await at.call('POST', '/api/doorkeeper', {
    body: { ticket: half.body.nextStep.ticket, word },
    headers: { cookie: cookieOf(half) },
    host: institution.host,
  });
  expect(elsewhere.status).toBe(410);
  const both = await Promise.all([say(half), say(half)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  at.clock.forward(601);
  expect((await say(other)).status).toBe(410);
});

test('the ticket and its cookie are no token, and are stored as hashes', async () => {
  const ada = await newGuarded();
  const half = await login(ada);
  const { ticket } = half.body.nextStep;
  const cookie = cookieOf(half).split('=')[1] ?? '';
  for (const token of [ticket, cookie]) expect(await isSignedIn(token)).toBe(false);
  const exchanged = await at.call('POST', '/api/auth/exchange', { body: { code: cookie } });
  expect(exchanged.status).toBe(410);
  const stored = JSON.stringify(await knexOf(at.platform.database)('platform.codes').where({ purpose: 'step' }));
  expect([stored.includes(ticket), stored.includes(cookie)]).toEqual([false, false]);
});

test('somebody who is deactivated or changes role between password and step is not signed in', async () => {
  const people = at.platform.identity.people;
  const call = { who: deployment(at.institution) };
  const [gone, promoted] = [await newGuarded(), await newGuarded()];
  const halves = [await login(gone), await login(promoted)];
  await people.deactivate(call, gone.user.id);
  await people.setRole(call, promoted.user.id, 'instructor');
  for (const half of halves) expect((await say(half)).status).toBe(410);
});

test('a pending deletion is cancelled by the step, not by the password alone', async () => {
  const ada = await newGuarded();
  await ada.post('/api/account/erasure', { password: ada.password });
  const pending = () => at.platform.identity.accountErasure.of({ who: deployment(at.institution) }, ada.user.id);
  const half = await login(ada);
  expect(await pending()).toBeDefined();
  expect((await say(half)).body.staysAfterAll).toBe(true);
  expect(await pending()).toBeUndefined();
});

test('failed steps count against the person, from any address; others are not affected', async () => {
  const [ada, bob] = [await newGuarded(), await newGuarded()];
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const half = await login(ada);
    statuses.push((await say(half, 'guess', { address: `198.51.100.${guess}` })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect((await say(await login(ada))).status).toBe(429);
  expect((await say(await login(bob))).status).toBe(200);
  at.clock.forward(15 * 60 + 1);
  expect((await say(await login(ada))).status).toBe(200);
});

test('guesses at once are counted one by one', async () => {
  const ada = await newGuarded();
  const half = await login(ada);
  const answers = await Promise.all(Array.from({ length: 30 }, () => say(half, 'guess')));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
});

test('where the plugin is off nobody is asked, and an administrator is told so before', async () => {
  const ada = await newGuarded();
  const administrator = await at.person('administrator');
  const preview = await administrator.get('/api/admin/plugins/doorkeeper/preview?on=false');
  expect(preview.body.consequences).toContain('Nobody is asked for a word any more');
  const half = await login(ada);
  await at.switchPlugin('doorkeeper', false);
  expect((await say(half)).status).toBe(404);
  expect((await login(ada)).status).toBe(200);
  await at.switchPlugin('doorkeeper', true);
  expect((await login(ada)).status).toBe(202);
});

test('while the plugin is on but not running, those who have a step cannot sign in', async () => {
  const [ada, bob] = [await newGuarded(), await at.person()];
  const { host, database, gate } = at.platform;
  const register = host.service(signIn);
  await database.transaction((tx) =>
    register.registerStep({ who: deployment(at.institution), tx }, { userId: ada.user.id, plugin: 'doorkeeper' }),
  );
  const hosted = host.get('doorkeeper');
  if (!hosted) throw new Error('The plugin is not there');
  const { started } = hosted;
  Object.assign(hosted, { started: undefined, reason: 'it failed' });
  await gate.refresh(at.institution.id);
  const refused = await login(ada);
  expect([refused.status, refused.body.error.message]).toEqual([
    503,
    'Your second step cannot be checked at the moment. Please try again later or ask an administrator.',
  ]);
  expect((await login(bob)).status).toBe(200);
  Object.assign(hosted, { started, reason: undefined });
  await gate.refresh(at.institution.id);
  expect((await login(ada)).status).toBe(202);
});
