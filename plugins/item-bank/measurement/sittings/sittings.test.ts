import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { CurrentQuestion, Measurement, Plan } from '../../services.ts';
import { hintSource, itemCatalogue, measurement as measurementName } from '../../services.ts';
import { rightAnswer as rightAnswerTo } from '../../testing.ts';

let at: TestPlatform;
let measurement: Measurement;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
  learner = await at.person();
});
afterAll(() => at?.close());

const plan: Plan = {
  purpose: 'test',
  cuts: [-0.5, 0.75],
  hintsCount: false,
  sections: [
    { section: 'core_math', minimum: 4, maximum: 6, targetStandardError: 0.1, certainty: 1, openEnded: 1 },
    { section: 'applied_reasoning', minimum: 2, maximum: 2, targetStandardError: 0.1, certainty: 1, openEnded: 0 },
  ],
};
const within = () => ({ who: { institution: at.institution } });
const open = async (given: Partial<Plan> = {}) =>
  (await measurement.open(within(), learner.user.id, { ...plan, ...given })).sittingId;

async function currentQuestion(sittingId: string, section: 'core_math' | 'applied_reasoning' = 'core_math') {
  const current = await measurement.current(within(), sittingId, section);
  if (!current.question) throw new Error('No question is open');
  return current as CurrentQuestion & { question: NonNullable<CurrentQuestion['question']> };
}

const rightAnswer = (questionId: string) => rightAnswerTo(at.platform.database, questionId);

async function answerNow(
  sittingId: string,
  isRight: boolean,
  section: 'core_math' | 'applied_reasoning' = 'core_math',
) {
  const { question } = await currentQuestion(sittingId, section);
  const right = await rightAnswer(question.id);
  const wrong = typeof right === 'number' ? (right + 1) % question.options.length : 'I do not know that';
  const given = { questionId: question.id, answer: isRight ? right : wrong, milliseconds: 1000 };
  return { given, verdict: await measurement.answer(within(), sittingId, given), question };
}

test('the question stays the same until it is answered, however often it is requested', async () => {
  const sittingId = await open();
  const asked = await Promise.all(Array.from({ length: 6 }, () => currentQuestion(sittingId)));
  expect(new Set(asked.map(({ question }) => question.id)).size).toBe(1);
});

test('a question reveals nothing about its answer', async () => {
  const { question } = await currentQuestion(await open());
  expect(Object.keys(question).sort()).toEqual([
    'contentArea',
    'id',
    'options',
    'question',
    'section',
    'stimulus',
    'type',
  ]);
});

test('no item is asked twice, and open questions are asked as planned', async () => {
  const sittingId = await open();
  const types: string[] = [];
  for (let count = 0; count < 6; count++) types.push((await answerNow(sittingId, count % 2 === 0)).question.type);
  expect(types.filter((type) => type === 'open_ended')).toHaveLength(1);
  const rows = await knexOf(at.platform.database)('item_bank.responses').where({ sittingId }).select('itemId');
  expect(new Set(rows.map((row) => row.itemId)).size).toBe(6);
});

test('repeating an answer returns its verdict, and a different answer is refused', async () => {
  const sittingId = await open();
  const { given, verdict } = await answerNow(sittingId, true);
  expect(await measurement.answer(within(), sittingId, given)).toEqual({ ...verdict, isRepeated: true });
  const other = { ...given, answer: typeof given.answer === 'number' ? given.answer + 1 : 'something else' };
  await expect(measurement.answer(within(), sittingId, other)).rejects.toMatchObject({ code: 'conflict' });
});

test('the same answer sent many times at once is counted once', async () => {
  const sittingId = await open();
  const { question } = await currentQuestion(sittingId);
  const given = { questionId: question.id, answer: await rightAnswer(question.id), milliseconds: 5 };
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => measurement.answer(within(), sittingId, given)));
  expect(verdicts.filter((verdict) => !verdict.isRepeated)).toHaveLength(1);
  expect((await measurement.progress(within(), sittingId))[0]?.answered).toBe(1);
});

test('of different simultaneous answers one is accepted', async () => {
  const sittingId = await open();
  const { question } = await currentQuestion(sittingId);
  const answers = question.options.map((_, answer) => ({ questionId: question.id, answer, milliseconds: 5 }));
  const results = await Promise.allSettled(answers.map((given) => measurement.answer(within(), sittingId, given)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('two right answers raise the difficulty, two wrong ones lower it', async () => {
  const climbing = await open();
  for (let count = 0; count < 4; count++) await answerNow(climbing, true);
  const falling = await open();
  for (let count = 0; count < 2; count++) await answerNow(falling, false);
  const [up] = await measurement.progress(within(), climbing);
  const [down] = await measurement.progress(within(), falling);
  expect(up?.difficulty).toBeGreaterThan(2);
  expect(down?.difficulty).toBe(1);
});

test('a later section is refused until the earlier ones are done', async () => {
  const sittingId = await open();
  await expect(measurement.current(within(), sittingId, 'applied_reasoning')).rejects.toMatchObject({
    code: 'conflict',
  });
  for (let count = 0; count < 6; count++) await answerNow(sittingId, true);
  expect((await measurement.current(within(), sittingId, 'core_math')).question).toBeUndefined();
  await answerNow(sittingId, true, 'applied_reasoning');
});

test('an answer to a question that was not asked, of the wrong kind or out of range is refused', async () => {
  const sittingId = await open();
  const other = await open();
  const { question } = await currentQuestion(sittingId);
  const answer = (questionId: string, given: number | string) =>
    measurement.answer(within(), sittingId, { questionId, answer: given, milliseconds: 1 });
  await expect(answer((await currentQuestion(other)).question.id, 0)).rejects.toMatchObject({ code: 'conflict' });
  await expect(answer(question.id, 9)).rejects.toMatchObject({ code: 'invalid' });
  await expect(answer(question.id, 'zero')).rejects.toMatchObject({ code: 'invalid' });
});

test('a sitting of another institution is not found', async () => {
  const sittingId = await open();
  const elsewhere = { who: { institution: await at.anotherInstitution() } };
  await expect(measurement.current(elsewhere, sittingId, 'core_math')).rejects.toMatchObject({ code: 'not_found' });
  await expect(measurement.estimate(elsewhere, sittingId)).rejects.toMatchObject({ code: 'not_found' });
});

test('right answers raise the estimate, and answers reduce its standard error', async () => {
  const strong = await open();
  const weak = await open();
  for (let count = 0; count < 6; count++) {
    await answerNow(strong, true);
    await answerNow(weak, false);
  }
  const [high] = (await measurement.estimate(within(), strong)).sections;
  const [low] = (await measurement.estimate(within(), weak)).sections;
  expect(high?.theta).toBeGreaterThan(low?.theta ?? 0);
  expect(high?.standardError).toBeLessThan(1);
  expect(high).toMatchObject({ answered: 6, percentage: 100 });
});

test('a score stays the same after its items get other parameters and keys', async () => {
  const sittingId = await open();
  for (const isRight of [true, false, true, true]) await answerNow(sittingId, isRight);
  const [estimate, review] = [
    await measurement.estimate(within(), sittingId),
    await measurement.review(within(), sittingId),
  ];
  const catalogue = at.platform.host.service(itemCatalogue);
  const asked = knexOf(at.platform.database)('item_bank.responses').where({ sittingId }).distinct('itemId');
  const items = await Promise.all(
    (await asked).map(async ({ itemId }: { itemId: string }) => (await catalogue.latest(itemId)).content),
  );
  const changed = items.map((item) => ({
    ...item,
    parameters: { ...item.parameters, a: item.parameters.a / 2 },
    ...(item.format === 'multiple_choice' && { key: (item.key + 1) % item.options.length }),
  }));
  const report = await catalogue.importItems(changed as typeof items);
  expect(report.changed).toBe(items.length);
  expect(await measurement.estimate(within(), sittingId)).toEqual(estimate);
  expect(await measurement.review(within(), sittingId)).toEqual(review);
  await catalogue.importItems(items);
});

test('time spent is bounded by the server’s clock', async () => {
  const sittingId = await open();
  const { question } = await currentQuestion(sittingId);
  at.clock.forward(30);
  const answer = await rightAnswer(question.id);
  await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 9_000_000 });
  const [reviewed] = await measurement.review(within(), sittingId);
  expect(reviewed?.milliseconds).toBe(30_000);
});

test('a closed sitting refuses answers and asks no more questions', async () => {
  const sittingId = await open();
  const { question } = await currentQuestion(sittingId);
  await measurement.close(within(), sittingId);
  await expect(
    measurement.answer(within(), sittingId, { questionId: question.id, answer: 0, milliseconds: 1 }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const answered = await open();
  const { given } = await answerNow(answered, true);
  await measurement.close(within(), answered);
  for (const closed of [sittingId, answered]) {
    expect((await measurement.current(within(), closed, 'core_math')).question).toBeUndefined();
  }
  // Nor does a repeated answer ask the next question.
  const repeated = { ...given, section: 'core_math' } as const;
  const { current } = await measurement.answerAndAskNext(within(), answered, repeated, async () => {});
  expect(current.question).toBeUndefined();
  const asked = await knexOf(at.platform.database)('item_bank.responses').where({ sittingId: answered });
  expect(asked).toHaveLength(1);
});

test('a section ends with the answers so far when the bank has no more questions', async () => {
  const items = () =>
    knexOf(at.platform.database)('item_bank.items').where({ section: 'applied_reasoning', isCurrent: true });
  const rows: { itemId: string }[] = await items()
    .where({ format: 'multiple_choice', pool: 'assessment' })
    .limit(1)
    .select('itemId');
  const kept = rows[0]?.itemId ?? '';
  const retired: { itemId: string }[] = await items()
    .whereNot({ itemId: kept })
    .update({ isCurrent: false }, ['itemId']);
  const newRevision = async () => {
    await knexOf(at.platform.database)('item_bank.bank_state').increment('revision', 1);
    // A direct write sends no signal, but the cache expires after a minute.
    at.clock.forward(61);
  };
  await newRevision();
  try {
    const sittingId = await open({ sections: plan.sections.slice(1) });
    await answerNow(sittingId, true, 'applied_reasoning');
    const ended = await measurement.current(within(), sittingId, 'applied_reasoning');
    expect(ended).toMatchObject({ question: undefined, answered: 1, isDone: true });
  } finally {
    const ids = retired.map(({ itemId }) => itemId);
    await knexOf(at.platform.database)('item_bank.items').whereIn('itemId', ids).update({ isCurrent: true });
    await newRevision();
  }
});

test('hints count once they are handed out, if the plan counts hints', async () => {
  const source = at.platform.host.service(hintSource);
  for (const [hintsCount, credit] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const sittingId = await open({ hintsCount, sections: plan.sections.slice(0, 1) });
    const { question } = await currentQuestion(sittingId);
    await source.handedOut(within(), learner.user.id, question.id, ['conceptual', 'strategic']);
    const answer = await rightAnswer(question.id);
    await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 1 });
    const [reviewed] = await measurement.review(within(), sittingId);
    expect(reviewed?.hintsUsed).toBe(hintsCount ? 2 : 0);
    const [section] = (await measurement.estimate(within(), sittingId)).sections;
    expect((section?.theta ?? 0) > 0).toBe(credit === 1);
  }
});

test('questions that are tried out are asked and graded, and change neither the score nor the next questions', async () => {
  const pretested = { ...plan, sections: plan.sections.map((section) => ({ ...section, pretest: 2 })) };
  const sittingId = await open(pretested);
  const results: { id: string; isRight: boolean; difficulty: number; isDone: boolean }[] = [];
  for (let isDone = false; !isDone; ) {
    const isRight = results.length % 3 !== 0;
    const { verdict, question } = await answerNow(sittingId, isRight);
    isDone = verdict.isSectionDone;
    results.push({ id: question.id, isRight: verdict.isCorrect, difficulty: verdict.difficulty, isDone });
  }
  const { rows } = await knexOf(at.platform.database).raw<{ rows: { id: string; isPretest: boolean }[] }>(
    'select id, is_pretest from item_bank.responses where sitting_id = ? order by position',
    [sittingId],
  );
  const tried = new Set(rows.flatMap(({ id, isPretest }) => (isPretest ? id : [])));
  expect(tried.size).toBe(2);
  const [state] = await measurement.progress(within(), sittingId);
  expect(state).toMatchObject({ answered: rows.length, maximum: 8, isDone: true });
  const reviewed = await measurement.review(within(), sittingId);
  expect(reviewed.map(({ questionId }) => questionId)).toEqual(
    rows.flatMap(({ id, isPretest }) => (isPretest ? [] : id)),
  );
  const estimated = await measurement.estimate(within(), sittingId);
  expect(estimated.sections[0]?.answered).toBe(rows.length - 2);
  // An answer to a question that is tried out moves nothing and ends nothing.
  results.forEach(({ id, difficulty, isDone }, at) => {
    if (!tried.has(id)) return;
    expect(at).toBeGreaterThanOrEqual(2);
    expect(difficulty).toBe(results[at - 1]?.difficulty);
    expect(isDone).toBe(false);
  });
});
