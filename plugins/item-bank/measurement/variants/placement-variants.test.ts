import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Section } from '../../contract.ts';
import type { ChoiceItem } from '../../items/item.ts';
import type { Measurement, Plan } from '../../services.ts';
import { hintSource, measurement as measurementName } from '../../services.ts';
import { askedItem } from '../../testing.ts';

let at: TestPlatform;
let measurement: Measurement;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const knex = () => knexOf(at.platform.database);

function plan(sections: readonly Section[], questions: number, given: Partial<Plan> = {}): Plan {
  const limits = { minimum: questions, maximum: questions, targetStandardError: 0.1, certainty: 1, openEnded: 0 };
  const common = { purpose: 'test', cuts: [-0.5, 0.75], hintsCount: false, freshVariants: true };
  return { ...common, sections: sections.map((section) => ({ section, ...limits })), ...given };
}

interface Asked {
  readonly questionId: string;
  readonly item: ChoiceItem;
  readonly isCorrect: boolean;
}

/** Takes all sections of a plan, choosing the first and the second option in turn. */
async function sit(wanted: Plan): Promise<{ sittingId: string; asked: Asked[] }> {
  const { user } = await at.person();
  const { sittingId } = await measurement.open(within(), user.id, wanted);
  const asked: Asked[] = [];
  for (const { section } of wanted.sections) {
    for (;;) {
      const { question } = await measurement.current(within(), sittingId, section);
      if (!question) break;
      const item = (await askedItem(at.platform.database, question.id)).item as ChoiceItem;
      expect([question.question, question.options]).toEqual([item.stem, item.options]);
      const given = { questionId: question.id, answer: asked.length % 2, milliseconds: 9000 };
      const { isCorrect } = await measurement.answer(within(), sittingId, given);
      expect(isCorrect).toBe(item.key === given.answer);
      asked.push({ questionId: question.id, item, isCorrect });
    }
  }
  return { sittingId, asked };
}

/** The text of a question, regardless of the order of its options. */
const textOf = ({ stem, stimulus, options, optionFigures }: ChoiceItem) =>
  JSON.stringify([stem, stimulus, [...options].sort(), optionFigures]);

const computed = ['core_math', 'applied_reasoning'] as const;

test('each core math and reasoning question has a new text, which no item of the bank has', async () => {
  const shipped = await knex()('item_bank.items').select<{ content: ChoiceItem }[]>('content');
  const known = new Set(shipped.flatMap(({ content }) => (content.options ? textOf(content) : [])));
  for (let person = 0; person < 8; person++) {
    for (const { item } of (await sit(plan(computed, 10))).asked) {
      expect(known).not.toContain(textOf(item));
      known.add(textOf(item));
    }
  }
});

test('misconceptions and points of the review are those of the text that was asked', async () => {
  const { sittingId, asked } = await sit(plan(computed, 8));
  const review = await measurement.review(within(), sittingId);
  expect(review.map(({ isCorrect }) => isCorrect)).toEqual(asked.map(({ isCorrect }) => isCorrect));
  expect(review.map(({ misconception }) => misconception)).toEqual(
    asked.map(({ item }, index) => item.misconceptions[index % 2] ?? undefined),
  );
});

test('hints are those of the text that was asked', async () => {
  const { user } = await at.person();
  const { sittingId } = await measurement.open(within(), user.id, plan(['applied_reasoning'], 4));
  const { question } = await measurement.current(within(), sittingId, 'applied_reasoning');
  const { item } = await askedItem(at.platform.database, question?.id ?? '');
  const material = await at.platform.host.service(hintSource).material(within(), user.id, question?.id ?? '');
  expect(material).toMatchObject({ stem: item.stem, ...item.hints });
});

test('practice and plans without fresh variants ask no variants', async () => {
  const { asked } = await sit(plan(computed, 3, { pool: 'practice' }));
  const plain = await sit(plan(computed, 3, { freshVariants: false }));
  const ids = [...asked, ...plain.asked].map(({ questionId }) => questionId);
  const rows = await knex()('item_bank.responses').whereIn('id', ids).select('variant');
  expect(rows).toHaveLength(12);
  expect(rows.every(({ variant }) => variant === null)).toBe(true);
});
