import { expect, test } from 'vitest';
import { shippedItems } from '../../../../tests/item-packs.ts';
import type { OpenItem } from '../../items/item.ts';
import type { OpenAnswerGrader } from '../../services.ts';
import { grade } from './grade-answer.ts';

const items = (await shippedItems()).filter((item): item is OpenItem => item.format === 'open_ended');
const within = { who: { institution: { id: 'school' } } } as never;

/** The input that an external grader gets with an answer. */
async function givenWith(
  item: OpenItem,
  answer: string,
): Promise<Parameters<OpenAnswerGrader['grade']>[1] | undefined> {
  let given: Parameters<OpenAnswerGrader['grade']>[1] | undefined;
  const grader: OpenAnswerGrader = {
    async grade(_, asked) {
      given = asked;
      return undefined;
    },
  };
  await grade(within, { id: 'asking', userId: 'somebody' }, item, answer, () => grader, { warn: () => {} });
  return given;
}

/** Every eight words in a row of a text, as a model may quote them. */
function quotationsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return words.slice(7).map((_, at) => words.slice(at, at + 8).join(' '));
}

test('text copied from the question, its stimulus or its hints does not count as own words', async () => {
  const copied: boolean[] = [];
  for (const item of items) {
    const shown = [item.stem, ...Object.values(item.hints ?? {})];
    for (const text of shown) {
      const given = await givenWith(item, `${item.rubric.modelAnswer}\n${text}`);
      if (!given) continue;
      copied.push(...quotationsOf(text).map((quote) => given.ownWordsIn(quote) < 4));
    }
  }
  expect(copied.length).toBeGreaterThan(500);
  expect(copied.filter(Boolean).length / copied.length).toBeGreaterThan(0.99);
});

test('the learner’s text counts as own words', async () => {
  const own: boolean[] = [];
  for (const item of items) {
    const given = await givenWith(item, item.rubric.modelAnswer);
    if (!given) throw new Error(`${item.id}: its model answer reached no grader`);
    own.push(...quotationsOf(item.rubric.modelAnswer).map((quote) => given.ownWordsIn(quote) >= 4));
    expect(given).toMatchObject({ questionId: 'asking', counts: item.pool !== 'practice' });
  }
  expect(own.filter(Boolean).length / own.length).toBeGreaterThan(0.9);
});

test('a wrong conclusion caps a model’s points, and is named in practice only', async () => {
  const item = items.find(({ id }) => id === 'core_math.open.up-and-down-again');
  if (!item) throw new Error('There is no such item');
  const all: OpenAnswerGrader = {
    grade: async () => ({ met: item.rubric.criteria.map(({ id }) => id), grader: 'generous' }),
  };
  const graded = (asked: OpenItem, answer: string) =>
    grade(within, { id: 'asking', userId: 'somebody' }, asked, answer, () => all, { warn: () => {} });
  const wrong = 'It rises to 120, and 20% of the larger price are taken away, so the price is the same as before.';
  const reason = 'The answer draws a wrong conclusion, so it earns at most a third of the points';
  expect(await graded(item, wrong)).toMatchObject({
    ...{ points: 1, isCorrect: false, grader: 'generous' },
    details: { reason: `${reason}.` },
  });
  expect((await graded({ ...item, pool: 'practice' }, wrong)).details?.reason).toBe(
    `${reason}: it says that the price is the same as at the beginning.`,
  );
  expect(await graded(item, item.rubric.modelAnswer)).toMatchObject({ points: 3 });
});
