import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { learnerOf } from '../plugins/activity/testing.ts';
import { assignmentsPath, classOf, given, gradebookPath, ownPath } from '../plugins/assignments/testing.ts';
import { overviewPath, overviewsPath } from '../plugins/class-overview/testing.ts';
import { cohortsPath, createCohort, joinCohort, planMeeting } from '../plugins/cohorts/testing.ts';
import { answer as answerForm, sessionOf, startSession } from '../plugins/idfs/testing.ts';
import { analyze, answerTo as placementAnswer, stageOf } from '../plugins/immersion/testing.ts';
import { addPlacement } from '../plugins/learner/testing.ts';
import { answerLesson, answerTo, completeRun, nextOf, runOf, startTopic, submit } from '../plugins/practice/testing.ts';
import { tutorChat } from '../plugins/tutor/testing.ts';
import { decide, newReviewedCase } from '../plugins/universities/desk/testing.ts';
import { statementsOfCalls } from './statements.ts';

// The number of SQL statements of calls that a whole class makes at once; each is a round trip to the database. Lower a
// number when a call needs fewer. Raise one only for a reason that the commit gives.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform();
});
afterAll(() => at?.close());

/** A person whose token and profile are cached, as after a minute of use. */
async function cachedPerson(): Promise<TestPerson> {
  const person = await at.person();
  await person.get('/api/user/profile');
  return person;
}

/** Statements that store texts for later questions; their number is random. */
const stockOfVariants = /item_bank"?\."?variants/;

async function expectAtMost(maxStatements: number, work: () => Promise<unknown>): Promise<void> {
  const statements = (await statementsOfCalls(work)).filter((text) => !stockOfVariants.test(text));
  expect(statements.length, `at most ${maxStatements}:\n${statements.join('\n')}`).toBeLessThanOrEqual(maxStatements);
}

const expectOk = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('calls of a learner’s screens stay within their numbers of statements', async () => {
  const person = await cachedPerson();
  await addPlacement(at, person, { theta: 0, domains: [] });
  const run = await answerLesson(person, await startTopic(person));
  await completeRun(person, run.runId);
  await at.platform.queueing.waitUntilIdle();
  for (const [path, maxStatements] of [
    ['/api/achievements', 7],
    ['/api/platform/manifest', 1],
    ['/api/dashboards/analytics', 4],
    ['/api/dashboards/weekly-goal', 4],
    ['/api/dashboards/leaderboard', 6],
    ['/api/dashboards/higher-education', 3],
    ['/api/dashboards/k12', 2],
    ['/api/user/eiq', 1],
    ['/api/user/profile', 9],
    ['/api/practice/topics', 4],
    ['/api/practice/runs', 3],
    ['/api/notifications', 5],
    ['/api/voice-assessments', 1],
  ] as const) {
    await person.get(path);
    await expectAtMost(maxStatements, async () => expectOk(await person.get(path)));
  }
});

test('calls of study cohorts stay within their numbers of statements, however many there are', async () => {
  const [owner, member] = [await learnerOf(at), await learnerOf(at)];
  for (let count = 0; count < 5; count++) {
    const cohortId = await createCohort(owner);
    await joinCohort(member, cohortId);
    await planMeeting(owner, cohortId);
  }
  const id = await createCohort(owner);
  await joinCohort(member, id);
  await planMeeting(owner, id);
  const instructor = await at.person('instructor');
  await instructor.get('/api/user/profile');
  for (const [path, maxStatements, reader = member] of [
    [cohortsPath, 12],
    [`${cohortsPath}/user`, 12],
    [`${cohortsPath}/${id}`, 12],
    [`${cohortsPath}/${id}/members`, 12],
    [`${cohortsPath}/${id}/meetings`, 12],
    [`${cohortsPath}/meetings`, 12],
    [`${cohortsPath}/reports`, 12, instructor],
    [`${cohortsPath}/groups/learners`, 12, instructor],
    [`${cohortsPath}/groups`, 12, instructor],
  ] as const) {
    await reader.get(path);
    await expectAtMost(maxStatements, async () => expectOk(await reader.get(path)));
  }
});

test('the gradebook of a class stays within its number of statements, however many learners and assignments', async () => {
  const { teacher, learner, classId } = await classOf(at, 12);
  await teacher.get('/api/user/profile');
  const whole = { target: '', amount: null };
  for (const work of [{ kind: 'placement', ...whole }, { kind: 'idfs', ...whole }, {}, {}, {}]) {
    await given(teacher, classId, work);
  }
  await startTopic(learner);
  await at.platform.queueing.waitUntilIdle();
  for (const [path, maxStatements, reader] of [
    [gradebookPath(classId), 10, teacher],
    [`${assignmentsPath}?classId=${classId}`, 10, teacher],
    [`/api/class-mastery/${classId}`, 6, teacher],
    ['/api/running-assignments', 11, teacher],
    [overviewsPath, 16, teacher],
    [overviewPath(classId), 16, teacher],
    [ownPath, 13, learner],
  ] as const) {
    await reader.get(path);
    await expectAtMost(maxStatements, async () => expectOk(await reader.get(path)));
  }
});

test('practice stays within its numbers of statements', async () => {
  const person = await cachedPerson();
  let run = await startTopic(person);
  expectOk(await submit(person, answerTo(run)));
  await expectAtMost(15, async () => {
    run = await nextOf(person, run);
  });
  await expectAtMost(30, async () => expectOk(await submit(person, answerTo(run))));
  await expectAtMost(5, () => runOf(person, run.runId));
});

test('a message to the tutor stays within its number of statements', async () => {
  const person = await cachedPerson();
  expectOk(await tutorChat(person, 'Why do we divide by 100 in percentages?'));
  await expectAtMost(46, async () => expectOk(await tutorChat(person, 'What is 15% of 80?')));
});

test('the IDFS stays within its numbers of statements', async () => {
  const person = await cachedPerson();
  let form = await startSession(person);
  expectOk(await answerForm(person, form.questions[0]?.id, 0));
  await expectAtMost(15, async () => expectOk(await answerForm(person, form.questions[1]?.id, 0)));
  await expectAtMost(4, async () => {
    form = await sessionOf(person);
  });
  const next = await cachedPerson();
  await expectAtMost(32, () => startSession(next));
});

test('a placement stays within its numbers of statements', async () => {
  await stageOf(await cachedPerson(), 'core_math');
  const person = await cachedPerson();
  let state = await stageOf(await cachedPerson(), 'core_math');
  await expectAtMost(15, async () => {
    state = await stageOf(person, 'core_math');
  });
  const give = async () => {
    state = expectOk(await analyze(person, placementAnswer(state))).next;
  };
  await expectAtMost(14, give);
  await expectAtMost(14, give);
});

test('a decision on an application stays within its number of statements', async () => {
  const { id, first } = await newReviewedCase(at);
  await at.platform.queueing.waitUntilIdle();
  await expectAtMost(22, async () =>
    expect(await decide(first, id, 'accepted')).toMatchObject({ outcome: 'recorded' }),
  );
});
