import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { FormPlan, Measurement } from '../../services.ts';
import { hintSource, measurement as measurementName } from '../../services.ts';
import { askedItems } from '../../testing.ts';

let at: TestPlatform;
let measurement: Measurement;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
  learner = await at.person();
});
afterAll(() => at?.close());

const plan: FormPlan = {
  purpose: 'test',
  section: 'core_math',
  areas: [
    { contentArea: 'algebra', questions: 5 },
    { contentArea: 'logic-and-sets', questions: 4 },
  ],
  cuts: [-0.5, 0.75, 1.5],
};
const within = () => ({ who: { institution: at.institution } });
const openForm = async (person = learner, given: Partial<FormPlan> = {}) =>
  (await measurement.openForm(within(), person.user.id, { ...plan, ...given })).sittingId;

/** A choice, or where there are none, words that earn no points. */
const answerTo = (question: { readonly type: string } | undefined, choice: number) =>
  question?.type === 'multiple_choice' ? choice : 'I do not know.';

async function keys(sittingId: string): Promise<Map<string, number>> {
  const ids = (await measurement.form(within(), sittingId)).map(({ question }) => question.id);
  const asked = await askedItems(at.platform.database, ids);
  return new Map([...asked].map(([id, { item }]) => [id, item.format === 'multiple_choice' ? item.key : 0]));
}

async function itemsOf(sittingId: string): Promise<string[]> {
  const rows = await knexOf(at.platform.database)('item_bank.responses').where({ sittingId }).select('itemId');
  return rows.map(({ itemId }) => itemId as string);
}

test('a form has the planned number of questions of each area, in order, from easy to hard, without keys', async () => {
  const form = await measurement.form(within(), await openForm());
  expect(form.map(({ question }) => question.contentArea)).toEqual([
    ...Array(5).fill('algebra'),
    ...Array(4).fill('logic-and-sets'),
  ]);
  const rungs = form.slice(0, 5).map(({ difficulty }) => difficulty);
  expect(rungs).toEqual([1, 2, 3, 4, 5]);
  expect(JSON.stringify(form)).not.toMatch(/"key"|explanation|misconception/);
});

test('questions are answered in any order, and the answers are returned', async () => {
  const sittingId = await openForm();
  const form = await measurement.form(within(), sittingId);
  const last = form.findLast(({ question }) => question.type === 'multiple_choice')?.question.id ?? '';
  await measurement.answer(within(), sittingId, { questionId: last, answer: 1, milliseconds: 0 });
  const after = await measurement.form(within(), sittingId);
  expect(after.filter(({ answeredAt }) => answeredAt).map(({ question, answer }) => [question.id, answer])).toEqual([
    [last, 1],
  ]);
});

test('repeating an answer returns its verdict; a different answer, or one after the end, is refused', async () => {
  const sittingId = await openForm();
  const [first, second] = await measurement.form(within(), sittingId);
  const given = { questionId: first?.question.id ?? '', answer: answerTo(first?.question, 0), milliseconds: 5 };
  const verdict = await measurement.answer(within(), sittingId, given);
  expect(await measurement.answer(within(), sittingId, given)).toEqual({ ...verdict, isRepeated: true });
  await expect(
    measurement.answer(within(), sittingId, { ...given, answer: given.answer === 0 ? 1 : 'Perhaps.' }),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
  await measurement.close(within(), sittingId);
  await expect(
    measurement.answer(within(), sittingId, { ...given, questionId: second?.question.id ?? '' }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await measurement.answer(within(), sittingId, given)).toMatchObject({ isRepeated: true });
});

test('right answers give a higher estimate than wrong ones, and questions not reached count as not asked', async () => {
  const answerAll = async (isRight: boolean, count: number) => {
    const sittingId = await openForm();
    const key = await keys(sittingId);
    for (const { question } of (await measurement.form(within(), sittingId)).slice(0, count)) {
      const right = key.get(question.id) ?? 0;
      const answer = answerTo(question, isRight ? right : (right + 1) % question.options.length);
      await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 10 });
    }
    return measurement.estimateForm(within(), sittingId);
  };
  const [right, wrong, few, none] = [
    await answerAll(true, 9),
    await answerAll(false, 9),
    await answerAll(true, 2),
    await answerAll(true, 0),
  ];
  expect(right.theta).toBeGreaterThan(wrong.theta + 1);
  expect(few).toMatchObject({ answered: 2, questions: 9 });
  expect(few.standardError).toBeGreaterThan(right.standardError);
  expect(none).toMatchObject({ answered: 0, standardError: expect.closeTo(1, 2), theta: expect.closeTo(0, 6) });
  expect(right.masses).toHaveLength(4);
  expect(right.masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 9);
  expect(few.review.filter(({ isAnswered }) => isAnswered)).toHaveLength(2);
});

test('skipped questions count as not solved', async () => {
  const sittingId = await openForm();
  const key = await keys(sittingId);
  const questions = await measurement.form(within(), sittingId);
  const form = questions.map(({ question }) => question.id);
  const questionId = questions.findLast(({ question }) => question.type === 'multiple_choice')?.question.id ?? '';
  await measurement.answer(within(), sittingId, { questionId, answer: key.get(questionId) ?? 0, milliseconds: 10 });
  const skipped = await measurement.estimateForm(within(), sittingId);
  const askedFirst = await measurement.estimateForm(within(), sittingId, [
    questionId,
    ...form.filter((id) => id !== questionId),
  ]);
  expect(skipped.theta).toBeLessThan(-0.5);
  expect(askedFirst.theta).toBeGreaterThan(0);
  expect([skipped.answered, askedFirst.answered]).toEqual([1, 1]);
  expect(askedFirst.review[0]).toMatchObject({ questionId, isAnswered: true });
});

test('an answer that another server’s clock dates before its question has a time of 0', async () => {
  const sittingId = await openForm();
  const [first] = await measurement.form(within(), sittingId);
  at.clock.forward(-5);
  const answer = answerTo(first?.question, 0);
  await measurement.answer(within(), sittingId, { questionId: first?.question.id ?? '', answer, milliseconds: 900 });
  at.clock.forward(5);
  const [answered] = await measurement.form(within(), sittingId);
  expect(answered?.milliseconds).toBe(0);
});

test('questions a person was asked before come last in the next form', async () => {
  const person = await at.person();
  const areas = [{ contentArea: 'algebra', questions: 10 }];
  const seen = new Set<string>();
  for (let count = 0; count < 4; count++) {
    const items = await itemsOf(await openForm(person, { areas }));
    for (const item of items) expect(seen).not.toContain(item);
    for (const item of items) seen.add(item);
  }
});

test('learners who begin at the same moment get different questions', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => at.person()));
  const contentArea = 'data-interpretation';
  const areas = [{ contentArea, questions: 3 }];
  // One item of each rung was asked less often than the others. Only the first learner should get it for that.
  await knexOf(at.platform.database).raw(
    `insert into item_bank.exposure (item_id, asked)
     select item_id, case when row_number() over (partition by rung order by item_id) = 1 then 1 else 2 end
     from item_bank.items where content_area = ? and pool = 'assessment' and is_current`,
    [contentArea],
  );
  const takers = { section: 'applied_reasoning', pool: 'assessment', sittings: 100 };
  await knexOf(at.platform.database)('item_bank.takers').insert(takers);
  const forms = await Promise.all(
    learners.map(async (person) => itemsOf(await openForm(person, { section: 'applied_reasoning', areas }))),
  );
  const shownTo = Object.values(Object.groupBy(forms.flat(), (item) => item)).map((all) => all?.length ?? 0);
  expect(Math.max(...shownTo)).toBeLessThanOrEqual(3);
});

test('an area with too few questions is named', async () => {
  await expect(openForm(learner, { areas: [{ contentArea: 'nowhere', questions: 3 }] })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('0 of 3 in nowhere'),
  });
});

test('questions of a form have no hints', async () => {
  const [first] = await measurement.form(within(), await openForm());
  const hints = at.platform.host.service(hintSource);
  await expect(hints.material(within(), learner.user.id, first?.question.id ?? '')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an adaptive sitting has no form', async () => {
  const { sittingId } = await measurement.open(within(), learner.user.id, {
    purpose: 'test',
    cuts: plan.cuts,
    hintsCount: false,
    sections: [{ section: 'core_math', minimum: 4, maximum: 6, targetStandardError: 0.1, certainty: 1, openEnded: 0 }],
  });
  expect((await measurement.current(within(), sittingId, 'core_math')).question).toBeDefined();
  for (const attempt of [measurement.form, measurement.formAnswers, measurement.estimateForm]) {
    await expect(attempt(within(), sittingId)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('a form is not found as an adaptive sitting, nor in another institution', async () => {
  const sittingId = await openForm();
  const elsewhere = { who: { institution: await at.anotherInstitution() } };
  for (const attempt of [
    () => measurement.current(within(), sittingId, 'core_math'),
    () => measurement.progress(within(), sittingId),
    () => measurement.form(elsewhere, sittingId),
    () => measurement.estimateForm(elsewhere, sittingId),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(measurement.feedback(within(), sittingId, sittingId)).rejects.toMatchObject({ code: 'conflict' });
});
