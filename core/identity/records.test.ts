import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { loadKeys } from './keys.ts';
import { createSecrets } from './secrets.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

// What identity keeps besides accounts: secrets, guardians, the audit log; and how it is cleared away.

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
});
afterEach(() => at.end());

test('a secret is encrypted at rest, replaced, and its institution’s own', async () => {
  const { secrets } = at.identity;
  const call = { who: academy.deployment };
  const college = { who: (await at.institution('college')).deployment };
  await secrets.set(call, 'oauth-admin.google', 'first secret');
  await secrets.set(call, 'oauth-admin.google', 'second secret ключ');
  await secrets.set(college, 'oauth-admin.google', 'theirs');
  expect(await secrets.get(call, 'oauth-admin.google')).toBe('second secret ключ');
  expect(await secrets.get(college, 'oauth-admin.google')).toBe('theirs');
  expect(await secrets.get(call, 'other')).toBeUndefined();
  const rows: { sealed: Buffer }[] = await knexOf(at.database)('platform.secrets').select('sealed');
  expect(rows).toHaveLength(2);
  expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toMatch(/secret|theirs/);
  await secrets.delete(call, 'oauth-admin.google');
  expect(await secrets.get(call, 'oauth-admin.google')).toBeUndefined();
});

test('a sealed secret moved to another institution does not open', async () => {
  const call = { who: academy.deployment };
  const college = await at.institution('college');
  await at.identity.secrets.set(call, 'ai.key', 'x');
  await knexOf(at.database)('platform.secrets').update({ institutionId: college.institution.id });
  expect(await at.identity.secrets.get({ who: college.deployment }, 'ai.key')).toBeUndefined();
  expect(await at.identity.secrets.unreadable()).toEqual(['ai.key']);
});

test('what was sealed under another key is as if it had to be entered, and is named', async () => {
  const call = { who: academy.deployment };
  await at.identity.secrets.set(call, 'ai.openai', 'sk-1');
  await at.identity.secrets.set(call, 'ai.google', 'sk-2');
  const keys = loadKeys({
    secretKey: 'the key of a machine that was restored elsewhere',
    folder: at.folder,
    production: true,
  });
  const elsewhere = createSecrets({ database: at.database, clock: at.clock, keys });
  expect(await elsewhere.get(call, 'ai.openai')).toBeUndefined();
  expect(await elsewhere.unreadable()).toEqual(['ai.google', 'ai.openai']);
  await elsewhere.set(call, 'ai.openai', 'sk-3');
  expect(await elsewhere.get(call, 'ai.openai')).toBe('sk-3');
  expect(await elsewhere.unreadable()).toEqual(['ai.google']);
});

test('guardians are tied to learners, and consent is kept and taken back', async () => {
  const { guardians } = at.identity;
  const call = { who: academy.deployment };
  const guardian = await at.person(academy.visitor, 'rosa', 'guardian');
  const learner = await at.person(academy.visitor, 'tala');
  const tie = { guardianId: guardian.id, learnerId: learner.id };
  await guardians.link(call, { ...tie, relation: 'aunt' });
  await guardians.link(call, { ...tie, relation: 'mother' });
  expect(await guardians.ofLearner(call, learner.id)).toEqual([{ ...tie, relation: 'mother', consentedAt: null }]);
  await guardians.setConsent(call, tie, at.clock.now());
  await guardians.link(call, { ...tie, relation: 'mother' });
  expect(await guardians.ofGuardian(call, guardian.id)).toEqual([
    { ...tie, relation: 'mother', consentedAt: at.clock.now() },
  ]);
  const swapped = { guardianId: learner.id, learnerId: guardian.id, relation: 'x' };
  await expect(guardians.link(call, swapped)).rejects.toMatchObject({ code: 'invalid' });
  await guardians.setConsent(call, tie, null);
  await guardians.unlink(call, tie);
  await expect(guardians.setConsent(call, tie, null)).rejects.toMatchObject({ code: 'not_found' });
  expect(await guardians.ofLearner(call, learner.id)).toEqual([]);
});

test('a consent link is looked at freely and used once, with the decision', async () => {
  const { guardians } = at.identity;
  const call = { who: academy.visitor };
  const learner = await at.person(academy.visitor, 'tala');
  const code = await guardians.issueConsentCode({ who: learner.who }, learner.id, { asks: ['voice'] });
  // A new password is no reason for the parent's link to stop working.
  const given = { currentPassword: 'password of tala', newPassword: 'a longer password' };
  await at.identity.signingIn.changePassword(learner.who, given);
  const said = { learnerId: learner.id, payload: { asks: ['voice'] } };
  expect(await guardians.lookAtConsentCode(call, code)).toEqual(said);
  const undone = at.database.transaction(async (tx) => {
    await guardians.useConsentCode({ ...call, tx }, code);
    throw new Error('not saved');
  });
  await expect(undone).rejects.toThrow('not saved');
  expect(await at.database.transaction((tx) => guardians.useConsentCode({ ...call, tx }, code))).toEqual(said);
  await expect(guardians.lookAtConsentCode(call, code)).rejects.toMatchObject({ code: 'gone' });
});

test('the audit log is searched by action, person and time, and each institution sees its own', async () => {
  const { audit } = at.identity;
  const call = { who: academy.deployment };
  const other = { who: (await at.institution('college')).deployment };
  const start = at.clock.now();
  await audit.record(other, { action: 'plugin.switched' });
  for (const action of ['plugin.switched', 'plugins.counted', 'plugin.settings-changed'] as const) {
    at.clock.forward(10);
    await audit.record(call, { action, subject: 'talent', details: { on: true } });
  }
  const list = async (filter: object) =>
    (await audit.list(call, { limit: 10, offset: 0, ...filter })).items.map(({ action }) => action);
  expect(await list({ action: 'plugin' })).toEqual(['plugin.settings-changed', 'plugin.switched']);
  expect(await list({ action: 'plugin.switched' })).toEqual(['plugin.switched']);
  expect(await list({ subject: 'talent', limit: 1, offset: 1 })).toEqual(['plugins.counted']);
  expect(await list({ from: new Date(start.getTime() + 1), until: new Date(start.getTime() + 20_000) })).toEqual([
    'plugin.switched',
  ]);
  expect(await list({ actor: 'nobody' })).toEqual([]);
});

test('what ran out long ago is cleared away, and nothing else', async () => {
  const call = { who: academy.deployment };
  const ada = await at.person(academy.visitor, 'ada');
  await at.identity.signingIn.issueExchangeCode(call, ada.id);
  expect(await at.identity.sweep()).toEqual({ demoLearners: 0, codes: 0, sessions: 0 });
  at.clock.forward(45 * 86_400);
  await at.signIn('ada', 'password of ada', academy.institution);
  expect(await at.identity.sweep()).toEqual({ demoLearners: 0, codes: 1, sessions: 1 });
  expect((await at.identity.people.one(call, ada.id)).username).toBe('ada');
});

test('a person who is deleted leaves the audit log without their name', async () => {
  const call = { who: academy.deployment };
  const ada = await at.person(academy.visitor, 'ada');
  await knexOf(at.database)('platform.users').where({ id: ada.id }).delete();
  const { items } = await at.identity.audit.list(call, { subject: ada.id, limit: 10, offset: 0 });
  expect(items).toMatchObject([
    { action: 'session.started', actor: null },
    { action: 'person.created', actor: null },
  ]);
  expect(await knexOf(at.database)('platform.sessions').select()).toEqual([]);
});
