import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/connect.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { StageState } from '../contract.ts';
import { analyze, answerTo, base, finishAllSections, shortSections, stageOf, submit } from '../testing.ts';

// A pause withdraws the question that was shown: it is not scored, and another of equal information is asked.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['immersion', 'hints'], environment: shortSections });
});
afterAll(() => at.close());

const hour = 3600;

const pause = (person: TestPerson, { sessionId, questions }: StageState) =>
  person.post(`${base}/pause`, { sessionId, questionId: questions[0]?.id });
const resume = (person: TestPerson, { sessionId }: StageState) => person.post(`${base}/resume`, { sessionId });

interface AskedQuestion {
  readonly id: string;
  readonly itemId: string;
  readonly rung: number;
  readonly section: string;
  readonly format: string;
  readonly withdrawnAt: Date | null;
  readonly answeredAt: Date | null;
}
const askedOf = (person: TestPerson): Promise<AskedQuestion[]> =>
  knexOf(at.platform.database)('item_bank.responses as asked')
    .join('item_bank.items as item', (on) =>
      on.on('item.itemId', 'asked.itemId').andOn('item.version', 'asked.itemVersion'),
    )
    .where('asked.userId', person.user.id)
    .orderBy('asked.position')
    .select('asked.id', 'asked.itemId', 'asked.section', 'asked.withdrawnAt', 'asked.answeredAt', 'rung', 'format');

const modelOf = ({ itemId }: AskedQuestion) => itemId.replace(/\.\d{4}$/, '');

test('a pause withdraws the question, and resuming asks another of the same section, rung and format', async () => {
  const learner = await at.person();
  const before = await stageOf(learner, 'core_math');
  const paused = await pause(learner, before);
  expect(paused.body).toMatchObject({ state: 'open', isPaused: true, open: null });
  expect(await stageOf(learner, 'core_math')).toMatchObject({ questions: [], isPaused: true, answered: 0 });
  expect(await askedOf(learner)).toHaveLength(1);

  const resumed = await resume(learner, before);
  expect(resumed.body).toMatchObject({ isPaused: false, open: null });
  const after = await stageOf(learner, 'core_math');
  expect(after).toMatchObject({ isPaused: false, answered: 0, index: 0, pausesLeft: 2 });
  expect(after.questions[0]?.id).not.toBe(before.questions[0]?.id);
  const [first, second] = await askedOf(learner);
  expect(second).toMatchObject({ section: first?.section, rung: first?.rung, format: first?.format });
  expect(second && modelOf(second)).not.toBe(first && modelOf(first));
  expect(first?.withdrawnAt).not.toBeNull();
});

test('a withdrawn question is not scored: the result counts answers only', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  await pause(learner, state);
  await resume(learner, state);
  await finishAllSections(learner);
  const { body } = await submit(learner);
  const asked = await askedOf(learner);
  expect(body.questionsAnswered).toBe(asked.length - 1);
  expect(asked.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(1);
});

test('an answer to a withdrawn question is rejected with a message, before and after resuming', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  await pause(learner, state);
  const refused = await analyze(learner, answerTo(state));
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'This question was withdrawn when the assessment was paused. Continue to get another question.',
  ]);
  await resume(learner, state);
  await stageOf(learner, 'core_math');
  expect((await analyze(learner, answerTo(state))).status).toBe(409);
});

test('a withdrawn question has no hints', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  await pause(learner, state);
  const hints = await learner.post('/api/hints/generate', { questionId: state.questions[0]?.id, attemptCount: 1 });
  expect([400, 404]).toContain(hints.status);
});

test('a section can be paused at most three times', async () => {
  const learner = await at.person();
  for (let left = 2; left >= 0; left -= 1) {
    const state = await stageOf(learner, 'core_math');
    expect((await pause(learner, state)).status).toBe(200);
    await resume(learner, state);
    expect((await stageOf(learner, 'core_math')).pausesLeft).toBe(left);
  }
  const state = await stageOf(learner, 'core_math');
  const refused = await pause(learner, state);
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('3 times');
  expect((await stageOf(learner, 'core_math')).questions[0]?.id).toBe(state.questions[0]?.id);
  const models = (await askedOf(learner)).map(modelOf);
  expect(new Set(models).size).toBe(models.length);
});

test('pausing and resuming in many tabs simultaneously withdraws no more questions than the limit', async () => {
  const learner = await at.person();
  const { sessionId } = await stageOf(learner, 'core_math');
  const tab = async () => {
    const state = await stageOf(learner, 'core_math');
    await pause(learner, state);
    await learner.post(`${base}/resume`, { sessionId });
    await stageOf(learner, 'core_math');
  };
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 20 }, tab));
  const asked = await askedOf(learner);
  expect(asked.filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(3);
  expect(asked).toHaveLength(4);
});

test('one pause sent a hundred times withdraws one question, also after resuming', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  const replies = await Promise.all(Array.from({ length: 100 }, () => pause(learner, state)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await resume(learner, state);
  const next = await stageOf(learner, 'core_math');
  await pause(learner, state);
  expect((await stageOf(learner, 'core_math')).questions[0]?.id).toBe(next.questions[0]?.id);
  expect((await askedOf(learner)).filter(({ withdrawnAt }) => withdrawnAt)).toHaveLength(1);
});

test('a question answered and paused simultaneously is either answered or withdrawn, and an acknowledged answer is kept', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const learner = await at.person();
    const state = await stageOf(learner, 'core_math');
    const [answered] = await Promise.all([analyze(learner, answerTo(state)), pause(learner, state)]);
    const [first] = await askedOf(learner);
    expect(answered.status === 200).toBe(first?.answeredAt !== null);
    expect((first?.answeredAt === null) === (first?.withdrawnAt !== null)).toBe(true);
  }
});

test('a placement without an answer for a day is paused by the schedule or by the next request', async () => {
  const [absent, returning] = [await at.person(), await at.person()];
  for (const learner of [absent, returning]) await stageOf(learner, 'core_math');
  at.clock.forward(23 * hour);
  await at.runSchedule('immersion', 'pause-forgotten');
  expect((await askedOf(absent))[0]?.withdrawnAt).toBeNull();
  at.clock.forward(2 * hour);
  const again = await returning.signInAgain();
  expect((await again.get(base)).body).toMatchObject({ isPaused: true, open: null });
  await at.runSchedule('immersion', 'pause-forgotten');
  expect((await askedOf(absent))[0]?.withdrawnAt).not.toBeNull();
});

test('returning without a pause shows the same question', async () => {
  const learner = await at.person();
  const state = await stageOf(learner, 'core_math');
  const back = await learner.signInAgain();
  expect((await stageOf(back, 'core_math')).questions).toEqual(state.questions);
});

test('abandoning before the first answer withdraws the question, and starting again continues with one pause less', async () => {
  const learner = await at.person();
  const first = await stageOf(learner, 'core_math');
  await learner.post(`${base}/abandon`, { sessionId: first.sessionId });
  const again = await stageOf(learner, 'core_math');
  expect(again).toMatchObject({ sessionId: first.sessionId, pausesLeft: 2 });
  expect(again.questions[0]?.id).not.toBe(first.questions[0]?.id);
});

test('a placement abandoned without an answer and without pauses left counts as started', async () => {
  const learner = await at.person();
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 4; turn += 1) {
      const { sessionId } = await stageOf(learner, 'core_math');
      at.clock.forward(1);
      await learner.post(`${base}/abandon`, { sessionId });
    }
  }
  expect((await learner.get(`${base}/core_math`)).status).toBe(409);
  expect((await askedOf(learner)).length).toBe(12);
});
