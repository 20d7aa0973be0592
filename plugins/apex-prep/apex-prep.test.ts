import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../../core/contract/index.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { addPlacement } from '../learner/testing.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { answerTo, completeRun, nextOf, startTopic, submit } from '../practice/testing.ts';
import type { Overview } from './contract.ts';
import { universityRequirements } from './services.ts';

const path = '/api/apex-prep';
const day = 24 * 60 * 60;

/** A portal with one university. */
const universities = definePlugin({
  contract: defineContract({ id: 'universities', title: 'Universities', summary: 'Has requirements' }),
  provides: { requirements: universityRequirements },
  async start() {
    const entries = [{ id: 'north', name: 'Northern University, minimum', eiqScore: 560 }];
    return { services: { requirements: { requirements: async () => entries } } };
  },
});

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['apex-prep', 'practice', 'onboarding', 'activity'],
    extra: [{ id: 'universities', folder: 'no-such-folder', plugin: universities }],
  });
  // Plans then cover a whole week.
  at.clock.toMonday();
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const overviewOf = async (person: TestPerson) => (await person.get(path)).body as Overview;
const choose = async (person: TestPerson, body: unknown) => {
  const answer = await person.put(`${path}/target`, body);
  expect(answer.status).toBe(200);
  return answer.body as Overview;
};

/** Adds a placement to a learner's record: 500 ± 30 overall, mathematics weakest. */
const placed = (person: TestPerson, { theta = 0 }: { theta?: number } = {}) =>
  addPlacement(at, person, {
    theta,
    domains: [
      { domain: 'core_math', theta: theta - 0.8, standardError: 0.4 },
      { domain: 'applied_reasoning', theta: theta + 0.2, standardError: 0.4 },
      { domain: 'ai_conceptual', theta: theta + 0.3, standardError: 0.4 },
    ],
  });

const learnerPlaced = async () => {
  const person = await at.person();
  await placed(person);
  return person;
};

test('without a record there is no distance and no plan', async () => {
  const person = await at.person();
  expect(await overviewOf(person)).toMatchObject({
    current: null,
    target: null,
    distance: null,
    plan: null,
    weeks: [],
  });
  const chosen = await choose(person, { kind: 'level', level: 'mastery' });
  expect(chosen).toMatchObject({ target: { title: 'Mastery', from: null }, distance: null, domains: [], plan: null });
});

test('levels, the platinum track and requirements of other plugins can be chosen, each with its probability', async () => {
  const { choices } = await overviewOf(await learnerPlaced());
  expect(choices.map(({ title, eiqScore }) => [title, eiqScore])).toEqual([
    ['Immersion', 450],
    ['Mastery', 575],
    ['Excellence', 650],
    ['Platinum track', 750],
    ['Northern University, minimum', 560],
  ]);
  // 50 points and 75 points are 1.67 and 2.5 standard errors.
  expect(choices[0]?.probability).toBeCloseTo(0.952, 3);
  expect(choices[1]?.probability).toBeCloseTo(0.006, 3);
});

test('a chosen target has its distance, overall and by domain, and a plan by weight', async () => {
  const person = await learnerPlaced();
  const { target, distance, domains, plan, hours } = await choose(person, { kind: 'level', level: 'mastery' });
  expect(target).toMatchObject({
    kind: 'level',
    reference: 'mastery',
    eiqScore: 575,
    by: null,
    from: { eiqScore: 500 },
  });
  expect(distance).toMatchObject({ points: 75 });
  expect(domains.map(({ domain, points, weight }) => [domain, points, weight])).toEqual([
    ['core_math', 155, 25],
    ['applied_reasoning', 55, 40],
    ['ai_conceptual', 45, 35],
  ]);
  expect(hours).toEqual({ perWeek: 2, lessons: 4, source: 'usual' });
  expect(plan).toMatchObject({ lessons: 4, questions: 40, answered: 0, reason: 'target', from: { eiqScore: 500 } });
  expect(plan?.lines[0]).toMatchObject({ section: 'applied_reasoning', evidence: { mastery: null, weight: 40 } });
});

test('a custom target has a name, a score and a date in the future', async () => {
  const person = await learnerPlaced();
  const today = at.clock.now();
  const inDays = (days: number) => new Date(today.getTime() + days * day * 1000).toISOString().slice(0, 10);
  const { target } = await choose(person, { kind: 'own', name: ' Medical school ', eiqScore: 620, by: inDays(30) });
  expect(target).toMatchObject({ kind: 'own', title: 'Medical school', eiqScore: 620, by: inDays(30), daysLeft: 30 });
  const wrong = await person.put(`${path}/target`, { kind: 'own', name: '', eiqScore: 1000, by: 'soon' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues).toHaveLength(3);
  const past = await person.put(`${path}/target`, { kind: 'own', name: 'Late', eiqScore: 600, by: inDays(0) });
  expect(past).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'body.by' }] } } });
  expect((await overviewOf(person)).target?.title).toBe('Medical school');
});

test('a chosen requirement of another plugin is kept when that plugin is off', async () => {
  const person = await learnerPlaced();
  const wanted = { kind: 'requirement', reference: 'universities:north' };
  expect((await choose(person, wanted)).target).toMatchObject({ title: 'Northern University, minimum', eiqScore: 560 });
  expect((await person.put(`${path}/target`, { ...wanted, reference: 'universities:south' })).status).toBe(404);
  await at.switchPlugin('universities', false);
  const { target, choices } = await overviewOf(person);
  expect(target?.title).toBe('Northern University, minimum');
  expect(choices).toHaveLength(4);
  await at.switchPlugin('universities', true);
});

test('the plan uses the hours of the setup unless others are chosen', async () => {
  const person = await learnerPlaced();
  await at.platform.host.service(onboardingAnswers).complete(within(), person.user.id, {
    educationalLevel: 'college',
    learningPreferences: { timeCommitment: '1-5-hours' },
  });
  const first = await choose(person, { kind: 'platinum' });
  expect([first.hours, first.plan?.lessons]).toEqual([{ perWeek: 3, lessons: 6, source: 'setup' }, 6]);
  const { hours, plan } = (await person.put(`${path}/hours`, { perWeek: 1 })).body as Overview;
  expect([hours, plan?.lessons, plan?.reason]).toEqual([{ perWeek: 1, lessons: 2, source: 'chosen' }, 2, 'hours']);
  const back = (await person.put(`${path}/hours`, { perWeek: null })).body as Overview;
  expect(back.hours.source).toBe('setup');
  expect((await person.put(`${path}/hours`, { perWeek: 0 })).status).toBe(400);
});

test('a new result revises the rest of the week and notifies the learner’s tabs', async () => {
  const person = await learnerPlaced();
  await choose(person, { kind: 'level', level: 'mastery' });
  const tab = await person.connect();
  const notified = new Promise((resolve) => tab.once('apex_prep_changed', resolve));
  at.clock.forward(60);
  await placed(person, { theta: 0.4 });
  await at.platform.queueing.waitUntilIdle();
  expect(await notified).toMatchObject({ week: expect.any(String) });
  const { plan, distance } = await overviewOf(person);
  // Two placements of the same precision: half the way, a little less by the prior (docs/measurement.md, decision 128).
  expect(plan).toMatchObject({ reason: 'record', from: { eiqScore: 519.9 } });
  expect(distance?.points).toBe(55.1);

  const learner = at.platform.host.get('learner');
  if (!learner) throw new Error('There is no learner record');
  at.clock.forward(60);
  const repeated = {
    userId: person.user.id,
    eiqScore: 519.9,
    standardError: 30,
    level: 'immersion',
    source: 'immersion',
  };
  await at.platform.database.transaction((tx) =>
    at.platform.background.emit(tx, learner, at.institution, 'eiq.changed', repeated),
  );
  await at.platform.queueing.waitUntilIdle();
  expect((await overviewOf(person)).plan?.madeAt).toBe(plan?.madeAt);
});

test('simultaneous requests make one plan; another target changes it', async () => {
  const person = await learnerPlaced();
  const wanted = { kind: 'level', level: 'excellence' };
  const answers = await Promise.all([person.put(`${path}/target`, wanted), person.put(`${path}/target`, wanted)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = await Promise.all([overviewOf(person), overviewOf(person)]);
  expect(one).toEqual(other);
  expect((await choose(person, { kind: 'level', level: 'mastery' })).target?.eiqScore).toBe(575);
});

test('a plan made late in the week covers the days left', async () => {
  const person = await learnerPlaced();
  at.clock.forward(4 * day);
  expect((await choose(await person.signInAgain(), { kind: 'platinum' })).plan).toMatchObject({
    daysLeft: 3,
    lessons: 2,
  });
  at.clock.forward(3 * day);
});

test('removing the target deletes this week’s plan', async () => {
  const person = await learnerPlaced();
  await choose(person, { kind: 'platinum' });
  const { status, body } = await person.delete(`${path}/target`);
  expect([status, body.target, body.plan]).toEqual([200, null, null]);
  expect((await overviewOf(person)).weeks).toEqual([]);
});

test('without practice there is a distance and no plan', async () => {
  const person = await learnerPlaced();
  await at.switchPlugin('practice', false);
  const { distance, plan } = await choose(person, { kind: 'platinum' });
  expect([distance?.points, plan]).toEqual([250, null]);
  await at.switchPlugin('practice', true);
  expect((await overviewOf(person)).plan?.lessons).toBe(4);
});

test('a plan is kept while practice is off', async () => {
  const person = await learnerPlaced();
  const { plan } = await choose(person, { kind: 'platinum' });
  await at.switchPlugin('practice', false);
  expect((await overviewOf(person)).plan).toBeNull();
  await person.put(`${path}/hours`, { perWeek: 1 });
  await at.switchPlugin('practice', true);
  expect((await overviewOf(person)).plan).toMatchObject({ lines: plan?.lines, madeAt: plan?.madeAt });
});

test('changing only the date keeps the start of the preparation', async () => {
  const person = await learnerPlaced();
  const chosen = await choose(person, { kind: 'level', level: 'mastery' });
  at.clock.forward(60);
  await placed(person, { theta: 0.4 });
  await at.platform.queueing.waitUntilIdle();
  const by = new Date(at.clock.now().getTime() + 30 * day * 1000).toISOString().slice(0, 10);
  const later = await choose(person, { kind: 'level', level: 'mastery', by });
  expect(later.target).toMatchObject({ by, chosenAt: chosen.target?.chosenAt, from: { eiqScore: 500 } });
  expect((await choose(person, { kind: 'platinum', by })).target?.from).toMatchObject({ eiqScore: 519.9 });
});

test('practice counts for its line, and the learner is notified of a completed week once', async () => {
  const person = await learnerPlaced();
  await person.put(`${path}/hours`, { perWeek: 1 });
  const { plan } = await choose(person, { kind: 'level', level: 'mastery' });
  const [line] = plan?.lines ?? [];
  if (!plan || !line) throw new Error('There is no plan');
  expect(plan.lines).toHaveLength(1);
  let run = await startTopic(person, line.contentArea, line.section);
  for (let count = 0; count < plan.questions; count++) {
    await submit(person, answerTo(run));
    run = await nextOf(person, run);
    if (count === 4) expect((await overviewOf(person)).plan?.lines[0]).toMatchObject({ answered: 5, isDone: false });
  }
  await completeRun(person, run.runId);
  await at.platform.queueing.waitUntilIdle();
  expect((await overviewOf(person)).plan).toMatchObject({ answered: plan.questions, lines: [{ isDone: true }] });
  const notes = async () =>
    ((await person.get('/api/notifications')).body.items as { title: string }[]).filter(({ title }) =>
      title.startsWith('This week’s plan'),
    );
  expect(await notes()).toHaveLength(1);

  // A result revises the plan: started lines stay, and there is no second notification.
  await placed(person, { theta: 0.2 });
  await at.platform.queueing.waitUntilIdle();
  const { plan: revised } = await overviewOf(person);
  expect(revised?.lines.map(({ contentArea, isDone }) => [contentArea, isDone])).toEqual([[line.contentArea, true]]);
  expect(await notes()).toHaveLength(1);
});

test('past weeks keep their plan and progress', async () => {
  const person = await learnerPlaced();
  const { plan } = await choose(person, { kind: 'platinum' });
  const run = await startTopic(person);
  await submit(person, answerTo(run));
  at.clock.forward(7 * day);
  const later = await overviewOf(await person.signInAgain());
  expect(later.weeks).toMatchObject([{ week: plan?.week, questions: 40, answered: 1 }]);
  expect(later.plan).toMatchObject({ reason: 'week', answered: 0 });
  expect(later.plan?.week).not.toBe(plan?.week);
});

test('a token is required, and routes are absent while the plugin is off', async () => {
  expect((await at.nobody.get(path)).status).toBe(401);
  expect((await at.nobody.put(`${path}/target`, { kind: 'platinum' })).status).toBe(401);
  const person = await at.person();
  await at.switchPlugin('apex-prep', false);
  expect((await person.get(path)).status).toBe(404);
  await at.switchPlugin('apex-prep', true);
});
