import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import { audit } from '../../../core/services.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { Purpose } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { learnerOf, lettersTo, letterTo } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['consent'] });
});
afterAll(() => at?.close());

let count = 0;

/** A learner whose parent has received a letter. */
async function learnerWithLetter() {
  const learner = await learnerOf(at);
  const address = `guardian${++count}@home.example`;
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  at.clock.forward(60);
  return { learner, address, code };
}

const decide = (code: string, isGiven: boolean) =>
  at.nobody.post('/api/consent/decision', { code, purposes: isGiven ? Purpose.options : [] });
const withdraw = (code: string) => at.nobody.post('/api/consent/withdrawal', { code });
const profile = async (learner: TestPerson) => (await learner.get('/api/user/profile')).body.guardianConsent;
const consentOf = async (learner: TestPerson) => (await learner.get('/api/consent')).body;
const decisions = ({ user }: TestPerson) =>
  knexOf(at.platform.database)('learner.consents').where({ userId: user.id }).orderBy('at');

test('a consent takes effect at once: in the record, the audit log and open tabs', async () => {
  const { learner, address, code } = await learnerWithLetter();
  const tab = await learner.connect();
  const notified = new Promise((resolve) => tab.once('consent_changed', resolve));
  expect(await profile(learner)).toBe('missing');
  const given = await decide(code, true);
  expect(given).toMatchObject({ status: 200, body: { state: 'given', account: 'offered' } });
  await notified;
  expect(await profile(learner)).toBe('given');
  expect(await consentOf(learner)).toMatchObject({ standing: 'given', closed: [], mayName: false, mayAsk: false });
  expect(await decisions(learner)).toMatchObject([
    { purposes: Purpose.options, way: 'letter', wording: '2', decidedBy: address },
  ]);
  const { items } = await at.platform.host
    .service(audit)
    .list({ who: deployment(at.institution) }, { subject: learner.user.id, action: 'consent', limit: 10, offset: 0 });
  expect(items.map(({ action }) => action)).toEqual(['consent.given', 'consent.asked']);
  expect(JSON.stringify(items)).not.toContain(address);
});

test('using a link twice decides once and returns the same response', async () => {
  const { learner, code } = await learnerWithLetter();
  const answers = await Promise.all([decide(code, true), decide(code, true), decide(code, true)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.state)).toEqual(['given', 'given', 'given']);
  // All responses have the same withdrawal link, and a further request creates no other.
  expect(new Set([...answers, await decide(code, true)].map(({ body }) => body.withdrawal)).size).toBe(1);
  const links = knexOf(at.platform.database)('consent.letters').where({ userId: learner.user.id, isMail: false });
  expect(await links).toHaveLength(1);
  // A different answer with a used link changes nothing.
  expect((await decide(code, false)).body).toMatchObject({ state: 'given' });
  expect(await decisions(learner)).toHaveLength(1);
  expect((await at.nobody.post('/api/consent/letter', { code })).body).toMatchObject({
    state: 'given',
    withdrawal: null,
  });
});

test('of two different simultaneous answers one counts, and both responses show it', async () => {
  const { learner, code } = await learnerWithLetter();
  const [yes, no] = await Promise.all([decide(code, true), decide(code, false)]);
  expect(yes.body.state).toBe(no.body.state);
  expect(await decisions(learner)).toHaveLength(1);
  expect(await profile(learner)).toBe(yes.body.state === 'given' ? 'given' : 'missing');
});

test('after a refusal the child cannot ask for a week, nor change the address', async () => {
  const { learner, address, code } = await learnerWithLetter();
  expect((await decide(code, false)).body).toMatchObject({
    state: 'refused',
    withdrawal: null,
    account: 'not-offered',
  });
  expect(await profile(learner)).toBe('missing');
  expect(await consentOf(learner)).toMatchObject({ standing: 'refused', mayAsk: false, mayName: false });
  expect((await learner.post('/api/consent/ask', {})).status).toBe(409);
  expect((await learner.post('/api/consent/ask', { address: 'friend@home.example' })).status).toBe(409);
  at.clock.forward(7 * 24 * 3600);
  expect((await learner.post('/api/consent/ask', { address: 'friend@home.example' })).status).toBe(409);
  expect((await learner.post('/api/consent/ask', {})).body).toMatchObject({ standing: 'waiting' });
  expect((await decide((await letterTo(at, address)).code, true)).body.state).toBe('given');
});

test('a consent is ended at once by the link on the page or in the second letter', async () => {
  for (const way of ['page', 'letter'] as const) {
    const { learner, address, code } = await learnerWithLetter();
    const given = await decide(code, true);
    const letter = await letterTo(at, address);
    expect(new URL(letter.link).pathname).toBe('/consent/withdraw');
    const withdrawal = way === 'page' ? given.body.withdrawal : letter.code;
    // It cannot be used to consent.
    expect((await decide(withdrawal, true)).status).toBe(410);
    expect((await at.nobody.post('/api/consent/letter', { code: withdrawal })).body).toMatchObject({
      purpose: 'withdrawal',
      state: 'given',
    });
    at.clock.forward(10 * 24 * 3600);
    const answers = await Promise.all([withdraw(withdrawal), withdraw(withdrawal)]);
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'withdrawn'],
      [200, 'withdrawn'],
    ]);
    const stored = await decisions(learner);
    expect(stored.map(({ purposes }) => purposes.length > 0)).toEqual([true, false]);
    // The first link cannot give consent again.
    expect((await decide(code, true)).body).toMatchObject({ state: 'withdrawn', withdrawal: null });
    expect(await consentOf(await learner.signInAgain())).toMatchObject({
      standing: 'withdrawn',
      closed: Purpose.options,
    });
  }
});

test('an instructor cannot enter an address, not even the first one', async () => {
  const learner = await learnerOf(at);
  const instructor = await at.person('instructor');
  const path = `/api/consents/${learner.user.id}/ask`;
  expect((await instructor.post(path, { address: instructor.user.email })).status).toBe(409);
  expect((await instructor.post(path, {})).status).toBe(409);
  expect(await consentOf(learner)).toMatchObject({ standing: 'not-asked', address: null });
});

test('links work only in their institution', async () => {
  const { learner, code } = await learnerWithLetter();
  const { withdrawal } = (await decide(code, true)).body;
  const { host } = await at.anotherInstitution();
  const elsewhere = await at.call('POST', '/api/consent/withdrawal', { body: { code: withdrawal }, host });
  expect(elsewhere.status).toBe(410);
  expect(await profile(learner)).toBe('given');
});

test('links are void once the learner is an adult', async () => {
  const { learner, code } = await learnerWithLetter();
  await setAgeBand(at, learner, 'adult');
  const answer = await decide(code, true);
  expect(answer).toMatchObject({ status: 410, body: { error: { message: expect.stringContaining('themselves') } } });
  expect(await decisions(learner)).toHaveLength(0);
});

test('administrators list, resend, change the address and end a consent; instructors only list and resend', async () => {
  const { learner, address, code } = await learnerWithLetter();
  const [administrator, instructor] = [await at.person('administrator'), await at.person('instructor')];
  const path = `/api/consents/${learner.user.id}`;
  const listed = async (who: TestPerson, standing: string) =>
    (await who.get(`/api/consents?standing=${standing}&limit=100`)).body.items.find(
      ({ userId }: { userId: string }) => userId === learner.user.id,
    );
  expect(await listed(administrator, 'waiting')).toMatchObject({ standing: 'waiting', address, isSent: true });
  expect(await listed(instructor, 'waiting')).toMatchObject({ address: 'g•••@home.example' });
  at.clock.forward(3600);
  expect((await instructor.post(`${path}/ask`, { address: 'aunt@home.example' })).status).toBe(409);
  expect((await instructor.post(`${path}/ask`, {})).status).toBe(204);
  expect(await lettersTo(at, address)).toHaveLength(2);
  expect((await instructor.post(`${path}/withdrawal`, {})).status).toBe(403);
  expect((await administrator.post(`${path}/withdrawal`, {})).status).toBe(409);
  const aunt = `aunt${count}@home.example`;
  at.clock.forward(3600);
  expect((await administrator.post(`${path}/ask`, { address: aunt })).status).toBe(204);
  expect((await decide(code, true)).status).toBe(410);
  await decide((await letterTo(at, aunt)).code, true);
  expect(await listed(administrator, 'given')).toMatchObject({ standing: 'given', address: aunt });
  expect((await administrator.post(`${path}/withdrawal`, {})).status).toBe(204);
  expect(await profile(learner)).toBe('missing');
  const foreign = await at.person('administrator', await at.anotherInstitution());
  expect((await foreign.post(`${path}/ask`, {})).status).toBe(404);
  expect((await foreign.get('/api/consents')).body).toEqual({ items: [], total: 0 });
});

test('only learners can request consent', async () => {
  const instructor = await at.person('instructor');
  expect((await instructor.post('/api/consent/ask', { address: 'x@home.example' })).status).toBe(403);
  expect((await instructor.get('/api/consent')).body).toMatchObject({ standing: 'not-needed' });
});
