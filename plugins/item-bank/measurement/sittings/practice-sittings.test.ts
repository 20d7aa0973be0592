import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Measurement, Plan } from '../../services.ts';
import { measurement as measurementName } from '../../services.ts';
import { askedItem } from '../../testing.ts';

let at: TestPlatform;
let measurement: Measurement;
let learner: TestPerson;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
  learner = await at.person();
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const section = {
  section: 'core_math',
  minimum: 500,
  maximum: 500,
  targetStandardError: 0,
  certainty: 1,
  openEnded: 0,
};
const plan = {
  purpose: 'test',
  cuts: [0],
  hintsCount: false,
  pool: 'practice',
  startingDifficulty: 4,
  sections: [{ ...section, contentAreas: ['algebra'] }],
} as Plan;

async function askedOf(questionId: string) {
  const { itemId, item } = await askedItem(at.platform.database, questionId);
  if (item.format !== 'multiple_choice') throw new Error('The plan asks no open questions');
  return { itemId, pool: item.pool, content: item };
}

async function next(sittingId: string) {
  const { question, difficulty } = await measurement.current(within(), sittingId, 'core_math');
  if (!question) throw new Error('No question is open');
  return { question, difficulty };
}

test('practice asks only practice items of the planned areas, from the planned difficulty', async () => {
  const { sittingId } = await measurement.open(within(), learner.user.id, plan);
  expect((await next(sittingId)).difficulty).toBe(4);
  for (let count = 0; count < 12; count++) {
    const { question } = await next(sittingId);
    const { pool, content } = await askedOf(question.id);
    expect([pool, content.contentArea]).toEqual(['practice', 'algebra']);
    await measurement.answer(within(), sittingId, { questionId: question.id, answer: content.key, milliseconds: 9 });
  }
});

test('practised items are repeated only after all others', async () => {
  const person = await at.person();
  const seen = new Set<string>();
  for (let run = 0; run < 3; run++) {
    const { sittingId } = await measurement.open(within(), person.user.id, plan);
    for (let count = 0; count < 8; count++) {
      const { question } = await next(sittingId);
      const { itemId, content } = await askedOf(question.id);
      expect(seen).not.toContain(itemId);
      seen.add(itemId);
      await measurement.answer(within(), sittingId, { questionId: question.id, answer: content.key, milliseconds: 9 });
    }
  }
});

test('key and explanation are shown in practice after the answer, and never for scored questions', async () => {
  const { sittingId } = await measurement.open(within(), learner.user.id, plan);
  const { question } = await next(sittingId);
  await expect(measurement.feedback(within(), sittingId, question.id)).rejects.toMatchObject({ code: 'conflict' });
  const { content } = await askedOf(question.id);
  const answer = (content.key + 1) % question.options.length;
  await measurement.answer(within(), sittingId, { questionId: question.id, answer, milliseconds: 9 });
  expect(await measurement.feedback(within(), sittingId, question.id)).toMatchObject({
    isCorrect: false,
    correctOption: content.key,
    explanation: content.explanation,
    misconception: { says: expect.any(String) },
  });

  const counting = await measurement.open(within(), learner.user.id, { ...plan, pool: 'assessment' });
  const asked = await next(counting.sittingId);
  await measurement.answer(within(), counting.sittingId, { questionId: asked.question.id, answer: 0, milliseconds: 9 });
  await expect(measurement.feedback(within(), counting.sittingId, asked.question.id)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('practice does not count as exposure of assessment items', async () => {
  const takers = () => knexOf(at.platform.database)('item_bank.takers').where({ section: 'core_math' }).orderBy('pool');
  const before = await takers();
  const { sittingId } = await measurement.open(within(), learner.user.id, plan);
  await next(sittingId);
  const after = await takers();
  const of = (rows: { pool: string; sittings: number }[], pool: string) =>
    rows.find((row) => row.pool === pool)?.sittings ?? 0;
  expect(of(after, 'practice')).toBe(of(before, 'practice') + 1);
  expect(of(after, 'assessment')).toBe(of(before, 'assessment'));
});

test('topics lists the content areas with practice items', async () => {
  const topics = await measurement.topics({ who: at });
  expect(topics).toContainEqual(
    expect.objectContaining({ section: 'applied_reasoning', title: 'Patterns and spatial reasoning' }),
  );
  for (const { questions } of topics) expect(questions).toBeGreaterThanOrEqual(15);
});
