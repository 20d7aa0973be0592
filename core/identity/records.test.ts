import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import { loadKeys } from './keys.ts';
import { createSecrets } from './secrets.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

// Records of identity besides accounts: secrets, guardians, the audit log; and their deletion.

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
});
afterEach(() => at.end());

test('a secret is encrypted at rest, can be replaced and belongs to its institution', async () => {
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

test('a sealed secret that is moved to another institution cannot be opened', async () => {
  const call = { who: academy.deployment };
  const college = await at.institution('college');
  await at.identity.secrets.set(call, 'ai.key', 'x');
  await knexOf(at.database)('platform.secrets').update({ institutionId: college.institution.id });
  expect(await at.identity.secrets.get({ who: college.deployment }, 'ai.key')).toBeUndefined();
  expect(await at.identity.secrets.unreadable([])).toEqual(['ai.key']);
});

test('a secret sealed with another key is treated as missing and listed as unreadable', async () => {
  const call = { who: academy.deployment };
  await at.identity.secrets.set(call, 'ai.openai', 'sk-1');
  await at.identity.secrets.set(call, 'ai.google', 'sk-2');
  const keys = loadKeys({
    secretKey: 'the key of a machine that was restored',
    folder: at.folder,
    production: true,
  });
  const restored = createSecrets({ database: at.database, clock: at.clock, keys });
  expect(await restored.get(call, 'ai.openai')).toBeUndefined();
  expect(await restored.unreadable([])).toEqual(['ai.google', 'ai.openai']);
  await restored.set(call, 'ai.openai', 'sk-3');
  expect(await restored.get(call, 'ai.openai')).toBe('sk-3');
  expect(await restored.unreadable([])).toEqual(['ai.google']);
});

test('secrets of all institutions are sealed again with a new key', async () => {
  const college = await at.institution('college');
  await at.identity.secrets.set({ who: academy.deployment }, 'ai.openai', 'sk-1');
  await at.identity.secrets.set({ who: college.deployment }, 'oauth.google', 'sk-2');
  const keysOf = (secretKey: string) => loadKeys({ secretKey, folder: at.folder, production: true });
  const renewed = createSecrets({
    ...{ database: at.database, clock: at.clock },
    keys: keysOf('the new key of this deployment, long enough'),
  });
  await renewed.set({ who: academy.deployment }, 'ai.google', 'sk-3');
  const foreign = keysOf('a key that never sealed anything here');
  expect(await renewed.rotate(foreign, [])).toEqual({
    rotated: 0,
    current: 1,
    unreadable: ['ai.openai', 'oauth.google'],
  });
  const previous = loadKeys({ folder: at.folder, production: false });
  expect(await renewed.rotate(previous, [])).toEqual({ rotated: 2, current: 1, unreadable: [] });
  expect(await renewed.get({ who: academy.deployment }, 'ai.openai')).toBe('sk-1');
  expect(await renewed.get({ who: college.deployment }, 'oauth.google')).toBe('sk-2');
  expect(await renewed.rotate(previous, [])).toEqual({ rotated: 0, current: 3, unreadable: [] });
});

test('guardians are linked to learners, and consent is recorded and withdrawn', async () => {
  const { guardians } = at.identity;
  const call = { who: academy.deployment };
  const guardian = await at.person(academy.visitor, 'rosa', 'guardian');
  const learner = await at.person(academy.visitor, 'tala');
  const pair = { guardianId: guardian.id, learnerId: learner.id };
  await guardians.link(call, { ...pair, relation: 'aunt' });
  await guardians.link(call, { ...pair, relation: 'mother' });
  expect(await guardians.ofLearner(call, learner.id)).toEqual([{ ...pair, relation: 'mother', consentedAt: null }]);
  await guardians.setConsent(call, pair, at.clock.now());
  await guardians.link(call, { ...pair, relation: 'mother' });
  expect(await guardians.ofGuardian(call, guardian.id)).toEqual([
    { ...pair, relation: 'mother', consentedAt: at.clock.now() },
  ]);
  const swapped = { guardianId: learner.id, learnerId: guardian.id, relation: 'x' };
  await expect(guardians.link(call, swapped)).rejects.toMatchObject({ code: 'invalid' });
  await guardians.setConsent(call, pair, null);
  await guardians.unlink(call, pair);
  await expect(guardians.setConsent(call, pair, null)).rejects.toMatchObject({ code: 'not_found' });
  expect(await guardians.ofLearner(call, learner.id)).toEqual([]);
});

test('a consent link can be read repeatedly and is used once, in the transaction of the decision', async () => {
  const { guardians } = at.identity;
  const call = { who: academy.visitor };
  const learner = await at.person(academy.visitor, 'tala');
  const code = await guardians.issueConsentCode({ who: learner.who }, learner.id, { asks: ['voice'] });
  // A new password of the learner does not invalidate the parent's link.
  const body = { currentPassword: 'password of tala', newPassword: 'a longer password' };
  await at.identity.signingIn.changePassword(learner.who, body);
  const content = { learnerId: learner.id, payload: { asks: ['voice'] } };
  expect(await guardians.lookAtConsentCode(call, code)).toEqual(content);
  const rolledBack = at.database.transaction(async (tx) => {
    await guardians.useConsentCode({ ...call, tx }, code);
    throw new Error('not saved');
  });
  await expect(rolledBack).rejects.toThrow('not saved');
  expect(await at.database.transaction((tx) => guardians.useConsentCode({ ...call, tx }, code))).toEqual(content);
  await expect(guardians.lookAtConsentCode(call, code)).rejects.toMatchObject({ code: 'gone' });
});

test('the audit log can be filtered by action, subject, actor and time, within an institution', async () => {
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

test('sweep deletes only codes and sessions that expired long ago', async () => {
  const call = { who: academy.deployment };
  const ada = await at.person(academy.visitor, 'ada');
  await at.identity.signingIn.issueExchangeCode(call, ada.id);
  expect(await at.identity.sweep()).toEqual({ demoLearners: 0, codes: 0, sessions: 0 });
  at.clock.forward(45 * 86_400);
  await at.signIn('ada', 'password of ada', academy.institution);
  expect(await at.identity.sweep()).toEqual({ demoLearners: 0, codes: 1, sessions: 1 });
  expect((await at.identity.people.one(call, ada.id)).username).toBe('ada');
});

test('audit log entries of a deleted person remain without their name', async () => {
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
