import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roles } from '../core/contract/index.ts';
import { silent } from '../core/db/testing.ts';
import { deployment } from '../core/identity/index.ts';
import type { TestIdentity } from '../core/identity/testing.ts';
import { createTestIdentity } from '../core/identity/testing.ts';
import { seedDemo } from './demo.ts';

let at: TestIdentity;
beforeEach(async () => {
  at = await createTestIdentity({ isDemo: true });
});
afterEach(() => at.end());

const seed = (identity = at.identity) => seedDemo({ identity, clock: at.clock, folder: at.folder, log: silent });

test('the demo has an institution, an administrator and people in every role', async () => {
  const { institution, administrator } = await seed();
  expect(institution).toMatchObject({ name: 'EiQ Demo Academy', registration: 'open', isDemo: true });
  const file = path.join(at.folder, 'demo-admin.txt');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim()).toBe(administrator.password);
  const { who } = await at.signIn('admin', administrator.password ?? '', institution);
  expect(who.user.role).toBe('administrator');
  const counts = await at.identity.people.countByRole({ who });
  expect(Object.keys(counts).sort()).toEqual([...roles].sort());
  const learner = await at.identity.people.byLogin({ who }, 'learner');
  const [tie] = await at.identity.guardians.ofLearner({ who }, learner?.id ?? '');
  expect(tie).toMatchObject({ relation: 'mother' });
  // Accounts are older than the learning history that plugins create.
  const day = 24 * 60 * 60 * 1000;
  for (const moment of [learner?.createdAt, tie?.consentedAt]) {
    expect(moment?.getTime()).toBeLessThan(at.clock.now().getTime() - 110 * day);
  }
});

test('seeding again, or twice at once, changes nothing', async () => {
  const other = await at.openProcess();
  const [first] = await Promise.all([seed(), seed(other.identity)]);
  const page = { limit: 100, offset: 0 };
  const call = { who: deployment(first.institution) };
  const before = await at.identity.people.list(call, page);
  expect(await seed()).toEqual({ ...first, peopleCreated: 0 });
  expect(await at.identity.people.list(call, page)).toEqual(before);
  expect(await at.identity.institutions.all()).toHaveLength(1);
});

test('a password changed by the administrator is neither reset nor shown', async () => {
  const { institution, administrator } = await seed();
  const { who } = await at.signIn('admin', administrator.password ?? '', institution);
  const given = { currentPassword: administrator.password ?? '', newPassword: 'my own password' };
  await at.identity.signingIn.changePassword(who, given);
  expect((await seed()).administrator).toEqual({ username: 'admin', password: undefined });
  await at.signIn('admin', 'my own password', institution);
});

test('people with a changed username or address are left unchanged', async () => {
  const { institution } = await seed();
  const call = { who: deployment(institution) };
  const { people } = at.identity;
  const learner = await people.byLogin(call, 'learner');
  await people.update(call, learner?.id ?? '', { username: 'renamed' });
  const admin = await people.byLogin(call, 'admin');
  await people.update(call, admin?.id ?? '', { email: 'head@example.org' });
  expect(await seed()).toMatchObject({ peopleCreated: 0 });
  expect(await people.byLogin(call, 'learner')).toBeUndefined();
});
