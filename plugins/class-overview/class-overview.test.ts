import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { classOf, given } from '../assignments/testing.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { addPlacement } from '../learner/testing.ts';
import { learnerPath, overviewPath, overviewsPath } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['class-overview', 'assignments', 'practice', 'immersion', 'lessons', 'administration'],
  });
});
afterAll(() => at?.close());

const hourSeconds = 3600;
const knex = () => knexOf(at.platform.database);

/** Answers of a learner, now and in the minutes before; the letters are the latest first: w is wrong, r right. */
async function answers({ user }: TestPerson, concept: string, letters: string): Promise<void> {
  const owner = { userId: user.id, institutionId: at.institution.id };
  const now = at.clock.now().getTime();
  const rows = [...letters].map((letter, minutes) => ({
    ...{ letter, id: randomUUID(), at: new Date(now - minutes * 60_000) },
  }));
  await knex()('learner.evidence').insert(
    rows.map(({ letter, id, at: moment }) => ({
      ...{ ...owner, questionId: id, concept, at: moment },
      outcome: letter === 'w' ? 'attempted' : 'proficient',
    })),
  );
  await knex()('learner.activity').insert(
    rows.map(({ id, at: moment }) => ({
      ...owner,
      kind: 'answer',
      id,
      day: moment.toISOString().slice(0, 10),
      at: moment,
    })),
  );
}

const homeOf = async (teacher: TestPerson) => (await teacher.get(overviewsPath)).body;
const signsOf = async (teacher: TestPerson, { user }: TestPerson): Promise<string[]> =>
  (await teacher.get(learnerPath(user.id))).body.signs.map(({ text }: { text: string }) => text);

test('the home tells who did what since the previous visit, which ends after four hours without a call', async () => {
  const { teacher, learner, classId } = await classOf(at, 2);
  expect((await homeOf(teacher)).classes).toMatchObject([{ id: classId, learners: 2, active: 0, done: [] }]);
  at.clock.forward(600);
  await answers(learner, 'fractions', 'rr');
  for (let call = 0; call < 2; call++) {
    expect((await homeOf(teacher)).classes).toMatchObject([
      {
        active: 1,
        done: [{ what: ['answer', 'answers'], count: 2 }],
        activeLearners: [{ id: learner.user.id, done: [{ count: 2 }] }],
      },
    ]);
  }
  at.clock.forward(5 * hourSeconds);
  expect((await homeOf(teacher)).classes).toMatchObject([{ active: 0 }]);
  await answers(learner, 'fractions', 'r');
  expect((await homeOf(teacher)).classes).toMatchObject([{ active: 1, done: [{ count: 1 }] }]);
});

test('an administrator who is signed in as a teacher does not visit in their place', async () => {
  const { teacher, learner } = await classOf(at);
  await homeOf(teacher);
  at.clock.forward(5 * hourSeconds);
  await answers(learner, 'fractions', 'r');
  const administrator = await at.person('administrator');
  await administrator.patch('/api/admin/plugins/administration/settings', { settings: { signInAs: 'institution' } });
  const asking = `/api/admin/people/${teacher.user.id}/sign-ins-as`;
  const { body: asked } = await administrator.post(asking, { reason: 'The home is empty' });
  const { body } = await administrator.post(`/api/admin/sign-ins-as/${asked.id}/session`);
  expect((await at.call('GET', overviewsPath, { token: body.token })).body.classes).toMatchObject([{ active: 1 }]);
  at.clock.forward(5 * hourSeconds);
  expect((await homeOf(teacher)).classes).toMatchObject([{ active: 1 }]);
});

test('four wrong answers in a row about a concept are a sign, until one is right or they are two weeks old', async () => {
  const { teacher, learners } = await classOf(at, 3);
  const [stuck, three, over] = learners as [TestPerson, TestPerson, TestPerson];
  await answers(stuck, 'common-denominators', 'wwwwwr');
  await answers(three, 'common-denominators', 'wwwrww');
  await answers(over, 'common-denominators', 'rwwwww');
  expect(await signsOf(teacher, stuck)).toEqual(['5 wrong answers in a row on common denominators']);
  expect(await signsOf(teacher, three)).toEqual([]);
  expect(await signsOf(teacher, over)).toEqual([]);
  const [shown] = (await homeOf(teacher)).classes;
  expect(shown).toMatchObject({ stuck: 1, stuckLearners: [{ id: stuck.user.id }] });
  await knex()('learner.evidence')
    .where({ userId: stuck.user.id })
    .update({ at: knex().raw("at - interval '14 days'") });
  expect(await signsOf(teacher, stuck)).toEqual([]);
});

test('a placement that was begun three days ago and is open is a sign', async () => {
  const { teacher, learner } = await classOf(at);
  await learner.get('/api/assessment/stage/core_math');
  const placement = {
    ...{ id: randomUUID(), userId: learner.user.id, institutionId: at.institution.id, sittingId: randomUUID() },
    ...{ state: 'open', cuts: '{}', hintsCount: true, startedAt: at.clock.now() },
  };
  await knex()('immersion.placements').where({ userId: learner.user.id }).delete();
  await knex()('immersion.placements').insert(placement);
  expect(await signsOf(teacher, learner)).toEqual([]);
  at.clock.forward(73 * hourSeconds);
  expect(await signsOf(teacher, learner)).toEqual(['Placement begun and not finished']);
});

test('work that is due within two days or late is a sign for the teachers of its class alone', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const other = await at.person('instructor');
  await addTo(other, await createClass(other), learner);
  const now = at.clock.now().getTime();
  const dueLocal = new Date(now + 60 * hourSeconds * 1000).toISOString().slice(0, 16);
  await given(teacher, classId, { title: 'Algebra', dueLocal });
  expect(await signsOf(teacher, learner)).toEqual([]);
  at.clock.forward(25 * hourSeconds);
  expect(await signsOf(teacher, learner)).toEqual(['“Algebra” not begun']);
  expect(await signsOf(other, learner)).toEqual([]);
  const workFor = async (by: TestPerson) => (await by.get(`/api/learner-assignments/${learner.user.id}`)).body;
  expect(await workFor(teacher)).toMatchObject([{ title: 'Algebra', state: 'not-begun' }]);
  expect(await workFor(other)).toEqual([]);
  at.clock.forward(40 * hourSeconds);
  expect(await signsOf(teacher, learner)).toEqual(['“Algebra” late']);
});

test('work that nobody in a class has begun is told once, and names nobody as stuck', async () => {
  const { teacher, learners, classId } = await classOf(at, 3);
  const dueLocal = new Date(at.clock.now().getTime() + 60 * hourSeconds * 1000).toISOString().slice(0, 16);
  const id = await given(teacher, classId, { title: 'Algebra', dueLocal });
  at.clock.forward(25 * hourSeconds);
  const wholeClass = [{ text: '“Algebra” not begun' }];
  expect((await homeOf(teacher)).classes).toMatchObject([{ wholeClass, stuck: 0, stuckLearners: [] }]);
  const shown = (await teacher.get(overviewPath(classId))).body;
  expect(shown).toMatchObject({ wholeClass, stuck: 0 });
  expect(shown.rows.flatMap(({ signs }: { signs: unknown[] }) => signs)).toEqual([]);
  // The page of a learner still says it.
  expect(await signsOf(teacher, learners[0] as TestPerson)).toEqual(['“Algebra” not begun']);
  // Where one has longer, the others are named.
  const later = new Date(at.clock.now().getTime() + 200 * hourSeconds * 1000).toISOString().slice(0, 16);
  const path = `/api/assignments/${id}/learners/${learners[0]?.user.id}`;
  expect((await teacher.put(path, { dueLocal: later, timeFactor: null })).status).toBe(200);
  expect((await homeOf(teacher)).classes).toMatchObject([{ wholeClass: [], stuck: 2 }]);
});

test('a class has its distribution, its learners with their scores, and a file of them', async () => {
  const { teacher, learners, classId } = await classOf(at, 3, '=7b');
  const [low, high] = learners as [TestPerson, TestPerson];
  await addPlacement(at, low, { theta: -1, domains: [] });
  await addPlacement(at, high, { theta: 1, domains: [] });
  await answers(low, 'fractions', 'wwww');
  const { body } = await teacher.get(overviewPath(classId));
  expect(body).toMatchObject({ name: '=7b', learners: 3, unmeasured: 1, stuck: 1 });
  expect(body.distribution.reduce((sum: number, bar: { learners: number }) => sum + bar.learners, 0)).toBe(2);
  expect(body.rows).toHaveLength(3);
  const row = body.rows.find(({ id }: { id: string }) => id === low.user.id);
  expect(row).toMatchObject({ eiq: { standardError: expect.any(Number) }, done: [{ count: 4 }], signs: [{}] });
  const file = await teacher.get(`${overviewPath(classId)}/file`);
  expect(file.status).toBe(200);
  expect(String(file.body)).toContain('4 wrong answers in a row on fractions');
});

test('without names no name or id of a learner leaves the server', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 3);
  await answers(learner, 'fractions', 'wwww');
  for (const path of [overviewsPath, overviewPath(classId)]) {
    const { status, body } = await teacher.get(`${path}?names=off`);
    expect(status).toBe(200);
    for (const { user } of learners) {
      expect(JSON.stringify(body)).not.toContain(user.id);
      expect(JSON.stringify(body)).not.toContain(user.lastName);
    }
  }
});

test('where instructors see only their learners, a learner of another class does not exist', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const administrator = await at.person('administrator');
  const stranger = await at.person('instructor');
  await knex()('platform.institutions').update({ instructorsSee: 'their-learners' });
  expect((await teacher.get(learnerPath(learner.user.id))).body).toMatchObject({ classes: [{ id: classId }] });
  const workPath = `/api/learner-assignments/${learner.user.id}`;
  expect((await teacher.get(workPath)).status).toBe(200);
  for (const path of [learnerPath(learner.user.id), overviewPath(classId), `${overviewPath(classId)}/file`, workPath]) {
    expect((await stranger.get(path)).status, path).toBe(404);
    expect((await learner.get(path)).status, path).toBe(403);
  }
  expect((await administrator.get(learnerPath(learner.user.id))).status).toBe(200);
  expect((await teacher.get(learnerPath(stranger.user.id))).status).toBe(404);
});
