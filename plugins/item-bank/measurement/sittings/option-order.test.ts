import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import { seededRandom } from '../../../../core/random.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { shippedItems } from '../../../../tests/item-packs.ts';
import type { ChoiceItem } from '../../items/item.ts';
import type { Measurement, Plan } from '../../services.ts';
import { knowledge, measurement as measurementName } from '../../services.ts';
import { askedItem } from '../../testing.ts';
import { asShown, drawOptionOrder, optionAt, placeOf } from './option-order.ts';

let at: TestPlatform;
let measurement: Measurement;
let items: ChoiceItem[];

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  measurement = at.platform.host.service(measurementName);
  items = (await shippedItems()).filter((item): item is ChoiceItem => item.format === 'multiple_choice');
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const plan: Plan = {
  purpose: 'test',
  sections: [{ section: 'core_math', minimum: 5, maximum: 5, targetStandardError: 0, certainty: 1, openEnded: 0 }],
  cuts: [0],
  hintsCount: false,
  pool: 'practice',
};

async function asked() {
  const { user } = await at.person('learner');
  const { sittingId } = await measurement.open(within(), user.id, plan);
  const { question } = await measurement.current(within(), sittingId, 'core_math');
  if (!question) throw new Error('No question is open');
  return { user, sittingId, question, ...(await askedItem(at.platform.database, question.id)) };
}

/** Opens sittings until a question has another order than its item. */
async function askedOutOfOrder(): Promise<Awaited<ReturnType<typeof asked>> & { item: ChoiceItem }> {
  for (;;) {
    const found = await asked();
    const isMoved = found.optionOrder?.some((index, place) => index !== place);
    if (isMoved && found.item.format === 'multiple_choice') return { ...found, item: found.item };
  }
}

test('each asking has its own order, which stays after a reload', async () => {
  const orders = new Set<string>();
  for (let count = 0; count < 12; count++) {
    const { sittingId, question, item, optionOrder } = await asked();
    expect(question.options).toEqual(item.format === 'multiple_choice' ? item.options : []);
    const again = await measurement.current(within(), sittingId, 'core_math');
    expect(again.question).toEqual(question);
    orders.add(String(optionOrder));
  }
  expect(orders.size).toBeGreaterThan(4);
});

test('an answer is a display place when graded, repeated and explained, and is stored as the item’s option', async () => {
  const { sittingId, question, item, optionOrder } = await askedOutOfOrder();
  const given = { questionId: question.id, answer: item.key, milliseconds: 5 };
  expect(await measurement.answer(within(), sittingId, given)).toMatchObject({ isCorrect: true });
  expect(await measurement.answer(within(), sittingId, given)).toMatchObject({ isRepeated: true });
  await expect(
    measurement.answer(within(), sittingId, { ...given, answer: (item.key + 1) % item.options.length }),
  ).rejects.toThrow('answered already');
  expect(await measurement.feedback(within(), sittingId, question.id)).toMatchObject({ correctOption: item.key });
  const row = await knexOf(at.platform.database)('item_bank.responses').where({ id: question.id }).first();
  expect(row).toMatchObject({ answerOption: optionAt(optionOrder, item.key), answerPlace: item.key });
});

test('feedback on a wrong choice has the misconception of the option shown at that place', async () => {
  const { sittingId, question, item } = await askedOutOfOrder();
  const wrong = item.misconceptions.findIndex((each, place) => each && place !== item.key);
  await measurement.answer(within(), sittingId, { questionId: question.id, answer: wrong, milliseconds: 5 });
  const feedback = await measurement.feedback(within(), sittingId, question.id);
  expect(feedback.misconception).toEqual(item.misconceptions[wrong]);
  expect(feedback.isCorrect).toBe(false);
});

test('a place without an option is refused', async () => {
  const { sittingId, question } = await askedOutOfOrder();
  await expect(
    measurement.answer(within(), sittingId, { questionId: question.id, answer: 9, milliseconds: 5 }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test('an open question uses the letters that the learner sees', async () => {
  const { user, item } = await askedOutOfOrder();
  const [adaptive] = await at.platform.host.service(knowledge).openQuestions(within(), user.id);
  expect(adaptive?.options).toEqual(item.options);
  expect(adaptive?.givesAway(`Option ${'ABCDE'[item.key]} is right.`)).toBe(true);
});

test('a question asked before orders were drawn keeps the order of its item', async () => {
  const { sittingId, question } = await askedOutOfOrder();
  await knexOf(at.platform.database)('item_bank.responses').where({ id: question.id }).update({ optionOrder: null });
  const { item } = await askedItem(at.platform.database, question.id);
  const again = await measurement.current(within(), sittingId, 'core_math');
  expect(again.question?.options).toEqual(item.format === 'multiple_choice' ? item.options : []);
  const answer = item.format === 'multiple_choice' ? item.key : 0;
  const given = { questionId: question.id, answer, milliseconds: 5 };
  expect(await measurement.answer(within(), sittingId, given)).toMatchObject({ isCorrect: true });
  expect(await measurement.answer(within(), sittingId, given)).toMatchObject({ isRepeated: true });
});

test('over the whole bank the place of the key is uninformative', () => {
  const random = seededRandom('places');
  const free = items.filter(({ fixedOptions }) => !fixedOptions);
  expect(free.length).toBeGreaterThan(0.9 * items.length);
  for (const length of [4, 5]) {
    const ofLength = free.filter(({ options }) => options.length === length);
    const places = Array.from({ length }, () => 0);
    for (const item of ofLength) {
      const place = placeOf(drawOptionOrder(item, random), item.key);
      places[place] = (places[place] ?? 0) + 1;
    }
    const expected = ofLength.length / length;
    const chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The 99.9 % point at 3 and at 4 degrees of freedom is 16.3 and 18.5.
    expect(chiSquare).toBeLessThan(16.3);
  }
});

test('options that refer to the others keep their place', () => {
  const last = items.filter(({ options }) => /^(none of these|none of the other)/i.test(options.at(-1) ?? ''));
  expect(last.length).toBeGreaterThan(20);
  for (const item of last) {
    const order = drawOptionOrder(item, seededRandom(item.id));
    expect(order?.at(-1), item.id).toBe(item.options.length - 1);
    expect(order?.toSorted()).toEqual(item.options.map((_, index) => index));
  }
});

test('drawn options keep their letters while the drawings move, and texts name the letter shown', () => {
  const drawn = items.filter(({ optionFigures, explanation }) => optionFigures && /figure [A-E]/.test(explanation));
  expect(drawn.length).toBeGreaterThan(10);
  for (const item of drawn) {
    const order = drawOptionOrder(item, seededRandom(item.id)) ?? [];
    const shown = asShown(item, order);
    expect(shown.options).toEqual(item.options);
    expect(shown.optionFigures?.[shown.key]).toEqual(item.optionFigures?.[item.key]);
    const named = (text: string) => /[Ff]igure ([A-E])/.exec(text)?.[1] ?? '';
    const before = 'ABCDE'.indexOf(named(item.explanation));
    expect('ABCDE'.indexOf(named(shown.explanation))).toBe(order.indexOf(before));
  }
});
