import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../contract/index.ts';
import { knexOf } from '../db/index.ts';
import { unprivilegedActor } from './host-actors.ts';
import type { TestIdentity } from './testing.ts';
import { createTestIdentity } from './testing.ts';

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy');
});
afterEach(() => at.end());

const permission = 'cohorts.read';
/** The actor with a permission of a plugin, which the host's gate would otherwise grant. */
const allowed = (who: Actor): Actor => ({ ...who, may: (requested) => requested === permission });

async function createPeople() {
  const [ines, rio, rhea, ada, adam] = await Promise.all([
    at.person(academy.visitor, 'ines', 'instructor'),
    at.person(academy.visitor, 'rio', 'reviewer'),
    at.person(academy.visitor, 'rhea', 'recruiter'),
    at.person(academy.visitor, 'ada'),
    at.person(academy.visitor, 'adam'),
  ]);
  return { ines, rio, rhea, ada, adam };
}

const theirLearnersOnly = () =>
  knexOf(at.database)('platform.institutions').update({ instructorsSee: 'their-learners' });

test('reviewers and recruiters see only related learners, and so do instructors if the institution is set so', async () => {
  const { relations } = at.identity;
  const call = { who: academy.deployment };
  const { ines, rio, rhea, ada, adam } = await createPeople();
  for (const staff of [ines, rio, rhea]) {
    await relations.relate(call, { staffId: staff.id, learnerId: ada.id, source: 'class 7b' });
    await relations.relate(call, { staffId: staff.id, learnerId: ada.id, source: 'class 7b' });
  }
  const sees = (person: { who: Actor }, id: string) => relations.mayFor({ who: allowed(person.who) }, permission, id);
  expect(await sees(ines, adam.id)).toBe(true);
  expect(await relations.visible({ who: allowed(ines.who) }, permission)).toBeUndefined();
  await theirLearnersOnly();
  for (const staff of [ines, rio, rhea]) {
    expect(await sees(staff, ada.id)).toBe(true);
    expect(await sees(staff, adam.id)).toBe(false);
    expect(await sees(staff, staff.id)).toBe(true);
    const visible = await relations.visible({ who: allowed(staff.who) }, permission);
    expect(visible?.toSorted()).toEqual([ada.id, staff.id].toSorted());
  }
  const entries = await at.identity.audit.list(call, { limit: 50, offset: 0 });
  expect(entries.items.filter(({ action }) => action === 'relation.made')).toHaveLength(3);
});

test('a relation without the permission gives no access, and learners see only themselves', async () => {
  const { relations } = at.identity;
  const { ines, ada, adam } = await createPeople();
  await relations.relate({ who: academy.deployment }, { staffId: ines.id, learnerId: ada.id, source: 'class 7b' });
  expect(await relations.mayFor({ who: ines.who }, permission, ada.id)).toBe(false);
  expect(await relations.visible({ who: ines.who }, permission)).toEqual([]);
  expect(await relations.mayFor({ who: unprivilegedActor(academy.institution) }, permission, ada.id)).toBe(false);
  expect(await relations.visible({ who: allowed(ada.who) }, permission)).toEqual([ada.id]);
  expect(await relations.mayFor({ who: allowed(ada.who) }, permission, adam.id)).toBe(false);
});

test('a guardian sees only linked learners', async () => {
  const { relations, guardians } = at.identity;
  const { ada, adam } = await createPeople();
  const rosa = await at.person(academy.visitor, 'rosa', 'guardian');
  const call = { who: academy.deployment };
  await guardians.link(call, { guardianId: rosa.id, learnerId: ada.id, relation: 'mother' });
  const who = allowed(rosa.who);
  expect(await relations.mayFor({ who }, permission, ada.id)).toBe(true);
  expect(await relations.mayFor({ who }, permission, adam.id)).toBe(false);
});

test('a relation lasts until all of its sources have ended', async () => {
  const { relations } = at.identity;
  const call = { who: academy.deployment };
  const { ines, ada } = await createPeople();
  await theirLearnersOnly();
  const pair = { staffId: ines.id, learnerId: ada.id };
  await relations.relate(call, { ...pair, source: 'class 7b' });
  await relations.relate(call, { ...pair, source: 'chess club' });
  expect(await relations.visible({ who: allowed(ines.who) }, permission)).toHaveLength(2);
  await relations.separate(call, { ...pair, source: 'class 7b' });
  await relations.separate(call, { ...pair, source: 'class 7b' });
  expect(await relations.mayFor({ who: allowed(ines.who) }, permission, ada.id)).toBe(true);
  await relations.separate(call, { ...pair, source: 'chess club' });
  expect(await relations.mayFor({ who: allowed(ines.who) }, permission, ada.id)).toBe(false);
});

test('a relation made in another role or across institutions gives no access', async () => {
  const { relations } = at.identity;
  const call = { who: academy.deployment };
  const { ines, rio, ada } = await createPeople();
  await relations.relate(call, { staffId: rio.id, learnerId: ada.id, source: 'application 1' });
  await knexOf(at.database)('platform.users').where({ id: rio.id }).update({ role: 'recruiter' });
  const recruiter: Actor = { ...rio.who, user: { ...rio.who.user, role: 'recruiter' } };
  expect(await relations.mayFor({ who: allowed(recruiter) }, permission, ada.id)).toBe(false);

  const college = await at.institution('college');
  const theirs = await at.person(college.visitor, 'tala');
  const boss = await at.person(academy.visitor, 'boss', 'administrator');
  expect(await relations.mayFor({ who: allowed(boss.who) }, permission, ada.id)).toBe(true);
  expect(await relations.mayFor({ who: allowed(boss.who) }, permission, theirs.id)).toBe(false);
  expect(await relations.mayFor({ who: allowed(ines.who) }, permission, theirs.id)).toBe(false);
  expect(await relations.mayFor({ who: allowed(boss.who) }, permission, 'nobody')).toBe(false);
  const across = { staffId: ines.id, learnerId: theirs.id, source: 'class 7b' };
  await expect(relations.relate(call, across)).rejects.toMatchObject({ code: 'not_found' });
});

test('only instructors, reviewers and recruiters can be related to learners', async () => {
  const { relations } = at.identity;
  const call = { who: academy.deployment };
  const { ines, ada, adam } = await createPeople();
  const invalid = { code: 'invalid' };
  const source = 'class 7b';
  await expect(relations.relate(call, { staffId: adam.id, learnerId: ada.id, source })).rejects.toMatchObject(invalid);
  await expect(relations.relate(call, { staffId: ines.id, learnerId: ines.id, source })).rejects.toMatchObject(invalid);
  await expect(relations.relate(call, { staffId: 'x', learnerId: ada.id, source })).rejects.toMatchObject({
    code: 'not_found',
  });
});
