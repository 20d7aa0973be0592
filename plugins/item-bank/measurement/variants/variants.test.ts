import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { shippedItems } from '../../../../tests/item-packs.ts';
import { checkItem } from '../../items/check.ts';
import type { ChoiceItem } from '../../items/item.ts';
import type { FormPlan, Measurement } from '../../services.ts';
import { measurement as measurementName } from '../../services.ts';
import { askedItems, drawerOf } from '../../testing.ts';
import { digestOf } from './draw-variant.ts';

const shipped = await shippedItems();
const cognitive = shipped.filter(
  (item): item is ChoiceItem => item.section === 'cognitive' && item.format === 'multiple_choice',
);
const counting = cognitive.filter(({ pool = 'assessment' }) => pool === 'assessment');
const drawer = await drawerOf(shipped);

let at: TestPlatform;
let measurement: Measurement;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
});
afterAll(() => at?.close());

const plan: FormPlan = {
  purpose: 'test',
  section: 'cognitive',
  areas: [
    { contentArea: 'number-series', questions: 3 },
    { contentArea: 'verbal-analogies', questions: 3 },
    { contentArea: 'deduction', questions: 3 },
  ],
  cuts: [0],
  freshVariants: true,
};
const within = () => ({ who: { institution: at.institution } });

/** Opens a form for a new learner. @returns its questions and their items, in order */
async function openForm(given: Partial<FormPlan> = {}) {
  const { user } = await at.person();
  const { sittingId } = await measurement.openForm(within(), user.id, { ...plan, ...given });
  const form = await measurement.form(within(), sittingId);
  const asked = await askedItems(
    at.platform.database,
    form.map(({ questionId }) => questionId),
  );
  return { sittingId, form, items: form.map(({ questionId }) => asked.get(questionId)?.item as ChoiceItem) };
}

test('nearly every item except analogies has variants: valid questions with new texts, equally hard', () => {
  const random = seededRandom('variants');
  const without: string[] = [];
  const problems: string[] = [];
  const texts = new Set(cognitive.map(digestOf));
  for (const item of counting) {
    const drawn = Array.from({ length: 3 }, () => drawer.draw(item, random)).filter((each) => each !== undefined);
    if (drawn.length === 0) without.push(item.contentArea);
    for (const { item: variant, digest } of drawn) {
      problems.push(...checkItem(variant).problems.map((problem) => `${item.id}: ${problem}`));
      expect(variant).toMatchObject({ id: item.id, parameters: item.parameters, rung: item.rung });
      expect(variant.subcategory).toBe(item.subcategory);
      expect(texts).not.toContain(digest);
    }
  }
  expect(problems).toEqual([]);
  // A few comparisons have no other text.
  expect(new Set(without)).toEqual(new Set(['verbal-analogies', 'quantitative-comparison']));
  expect(without.filter((area) => area === 'quantitative-comparison').length).toBeLessThanOrEqual(6);
});

test('an item with an edited text has no variants', () => {
  const [item] = counting as [ChoiceItem];
  expect(drawer.draw({ ...item, stem: `${item.stem} Take your time.` }, seededRandom('edited'))).toBeUndefined();
  expect(drawer.draw({ ...item, itemModel: undefined }, seededRandom('edited'))).toBeUndefined();
});

test('a variant is graded by its own key and scored by the difficulty of its item', async () => {
  const { sittingId, form, items } = await openForm();
  const fresh = items.filter((item) => !counting.some((each) => digestOf(each) === digestOf(item)));
  expect(new Set(fresh.map(({ contentArea }) => contentArea))).toEqual(new Set(['number-series', 'deduction']));
  for (const [place, { questionId, question }] of form.entries()) {
    const key = items[place]?.key ?? 0;
    expect(question.options).toEqual(items[place]?.options);
    const answer = place === 0 ? (key + 1) % question.options.length : key;
    const verdict = await measurement.answer(within(), sittingId, { questionId, answer, milliseconds: 10 });
    expect(verdict.isCorrect).toBe(place > 0);
  }
  const { review } = await measurement.estimateForm(within(), sittingId);
  expect(review.map(({ isCorrect }) => isCorrect)).toEqual(form.map((_, place) => place > 0));
  expect(review.map(({ difficulty }) => difficulty)).toEqual(items.map(({ rung }) => rung));
});

test('a plan without fresh variants asks shipped texts', async () => {
  const { items } = await openForm({ freshVariants: false });
  const texts = new Set(counting.map(digestOf));
  for (const item of items) expect(texts).toContain(digestOf(item));
});
