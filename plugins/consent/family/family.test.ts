import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import { guardians, people } from '../../../core/services.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { Purpose } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { learnerOf, letterTo } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['consent', 'administration'] });
});
afterAll(() => at?.close());

let count = 0;
const password = 'one two three four';

/** A learner with consent, and the code of the withdrawal link. */
async function consented() {
  const learner = await learnerOf(at);
  const address = `rosa${++count}@home.example`;
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const { body } = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  return { learner, address, code: body.withdrawal as string, consentCode: code };
}

const createAccount = (code: string) =>
  at.nobody.post('/api/consent/account', { code, firstName: 'Rosa', lastName: 'Cruz', relation: 'mother', password });

async function signedIn(signIn: string) {
  const { body } = await at.call('POST', '/api/auth/exchange', { body: { code: signIn } });
  const { token } = body;
  return {
    get: (path: string) => at.call('GET', path, { token }),
    post: (path: string, given: unknown) => at.call('POST', path, { token, body: given }),
    put: (path: string, given: unknown) => at.call('PUT', path, { token, body: given }),
  };
}

const consentOf = async (learner: TestPerson) => (await learner.get('/api/user/profile')).body.guardianConsent;

test('a parent who has consented creates an account and sees only their child', async () => {
  const { learner, address, code } = await consented();
  const { learner: other } = await consented();
  const created = await createAccount(code);
  expect(created.status).toBe(201);
  const rosa = await signedIn(created.body.signIn);
  expect((await rosa.get('/api/auth/user')).body).toMatchObject({ role: 'guardian', email: address });
  const family = await rosa.get('/api/family');
  expect(family.body).toMatchObject([
    { userId: learner.user.id, relation: 'mother', standing: 'given', mayReadRecord: true, streak: 0 },
  ]);
  expect((await rosa.get(`/api/learners/${learner.user.id}/eiq`)).status).toBe(200);
  expect((await rosa.get(`/api/learners/${other.user.id}/eiq`)).status).toBe(404);
  const path = `/api/family/children/${other.user.id}/consent`;
  expect((await rosa.put(path, { purposes: [] })).status).toBe(404);
  expect(await consentOf(other)).toBe('given');
  // An address has only one account.
  expect((await createAccount(code)).status).toBe(409);
});

test('no account is created when the consent ends meanwhile', async () => {
  const { learner, address, code } = await consented();
  const database = knexOf(at.platform.database);
  const other = await database.transaction();
  await other('consent.standings').where({ userId: learner.user.id }).forUpdate();
  const creation = createAccount(code);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.raw(waiting)).rows.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await other('consent.letters').where({ userId: learner.user.id }).delete();
  await other.commit();
  expect((await creation).status).toBe(410);
  const who = deployment(at.institution);
  expect(await at.platform.host.service(people).byLogin({ who }, address)).toBeUndefined();
});

test('an account can end a consent given by letter, and give it again', async () => {
  const { learner, code } = await consented();
  const rosa = await signedIn((await createAccount(code)).body.signIn);
  const path = `/api/family/children/${learner.user.id}/consent`;
  const ended = await rosa.put(path, { purposes: [] });
  expect(ended.body).toMatchObject([{ standing: 'withdrawn', mayReadRecord: false }]);
  expect(await consentOf(learner)).toBe('missing');
  expect((await rosa.put(path, { purposes: [] })).body).toEqual(ended.body);
  expect((await rosa.get(`/api/learners/${learner.user.id}/eiq`)).status).toBe(404);
  // The link shows that the consent was withdrawn through the account.
  expect((await at.nobody.post('/api/consent/letter', { code })).body).toMatchObject({ state: 'withdrawn' });
  at.clock.forward(60);
  const given = await rosa.put(path, { purposes: Purpose.options });
  expect(given.body).toMatchObject([{ standing: 'given', mayReadRecord: true }]);
  expect(await consentOf(learner)).toBe('given');
});

test('one parent can end the consent given by another', async () => {
  const { learner, code } = await consented();
  const father = await at.person('guardian');
  const who = deployment(at.institution);
  const tie = { guardianId: father.user.id, learnerId: learner.user.id, relation: 'father' };
  await at.platform.host.service(guardians).link({ who }, tie);
  expect((await father.get('/api/family')).body).toMatchObject([{ standing: 'given', mayReadRecord: false }]);
  await father.put(`/api/family/children/${learner.user.id}/consent`, { purposes: Purpose.options });
  expect((await father.get('/api/family')).body).toMatchObject([{ standing: 'given', mayReadRecord: true }]);
  at.clock.forward(60);
  await at.nobody.post('/api/consent/withdrawal', { code });
  expect(await consentOf(learner)).toBe('missing');
  expect((await father.get('/api/family')).body).toMatchObject([{ standing: 'withdrawn', mayReadRecord: false }]);
});

test('a guardian with an account adds another child by link', async () => {
  const first = await consented();
  const rosa = await signedIn((await createAccount(first.code)).body.signIn);
  const second = await consented();
  const add = () => rosa.post('/api/family/children', { code: second.code, relation: 'mother' });
  expect((await add()).body).toHaveLength(2);
  expect((await add()).body).toHaveLength(2);
  // Rejected: the link of a consent request, and a link whose consent has ended.
  expect((await rosa.post('/api/family/children', { code: second.consentCode, relation: 'mother' })).status).toBe(410);
  const third = await consented();
  await at.nobody.post('/api/consent/withdrawal', { code: third.code });
  expect((await rosa.post('/api/family/children', { code: third.code, relation: 'mother' })).status).toBe(410);
  expect((await createAccount(third.code)).status).toBe(410);
});

test('a parent on staff is offered no second account, and can consent', async () => {
  const teacher = await at.person('instructor');
  const learner = await learnerOf(at);
  await learner.post('/api/consent/ask', { address: teacher.user.email });
  const { code } = await letterTo(at, teacher.user.email);
  const { body } = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  expect(body).toMatchObject({ state: 'given', account: 'not-offered' });
  expect((await createAccount(body.withdrawal)).status).toBe(409);
  expect(await consentOf(learner)).toBe('given');
});

test('no account is offered where the school creates accounts itself', async () => {
  const administrator = await at.person('administrator');
  const save = (guardianAccounts: boolean) =>
    administrator.patch('/api/admin/plugins/consent/settings', { settings: { guardianAccounts } });
  const { code } = await consented();
  await save(false);
  expect((await at.nobody.post('/api/consent/letter', { code })).body.account).toBe('not-offered');
  expect((await createAccount(code)).status).toBe(403);
  const { address } = await consented();
  expect((await letterTo(at, address)).text).not.toContain('account');
  await save(true);
  const offered = await consented();
  expect((await letterTo(at, offered.address)).text).toContain('leads to an account');
});

test('learners have no family page, and adults need no consent', async () => {
  const { learner, code } = await consented();
  expect((await learner.get('/api/family')).status).toBe(403);
  const rosa = await signedIn((await createAccount(code)).body.signIn);
  await setAgeBand(at, learner, 'adult');
  expect((await rosa.get('/api/family')).body).toMatchObject([{ standing: 'not-needed', mayReadRecord: false }]);
  expect((await rosa.get(`/api/learners/${learner.user.id}/eiq`)).status).toBe(404);
  const path = `/api/family/children/${learner.user.id}/consent`;
  expect((await rosa.put(path, { purposes: Purpose.options })).status).toBe(409);
});
