import { expect, test } from 'vitest';
import { shippedItems } from '../../../tests/item-packs.ts';
import { bankGoals, checkBank, findingText, maskedText, positionP } from './check-bank.ts';
import type { ChoiceItem, Item } from './item.ts';
import { balanceNumbers } from './number-options.ts';
import { optionRules } from './option-rules.ts';

const items = await shippedItems();
const choicesOf = (section: string): ChoiceItem[] =>
  items.flatMap((item) =>
    item.format === 'multiple_choice' && item.section === section && item.pool === undefined ? [item] : [],
  );
const missedIn = (all: readonly Item[], section: string) =>
  checkBank(all).flatMap((finding) => (!finding.isMet && finding.section === section ? [finding.subject] : []));

test('no rule that reads only the options finds more than 28 % of the keys of a section', () => {
  for (const section of ['core_math', 'applied_reasoning', 'ai_conceptual', 'cognitive']) {
    for (const { name, share } of optionRules(choicesOf(section)))
      expect(share, `${section}: ${name}`).toBeLessThanOrEqual(bankGoals.maxOptionsOnly);
  }
});

test.each([
  'core_math',
  'applied_reasoning',
  'ai_conceptual',
  'cognitive',
])('keys of %s are at all positions about equally often', (section) => {
  expect(positionP(choicesOf(section))).toBeGreaterThan(bankGoals.minPositionP);
});

test('the shipped items meet every goal', () => {
  expect(checkBank(items).flatMap((finding) => (finding.isMet ? [] : [findingText(finding)]))).toEqual([]);
});

test('percentages are written without a space', () => {
  const spaced = items.filter(({ stem, stimulus, explanation, steps, hints }) =>
    /\d %/.test(JSON.stringify([stem, stimulus, explanation, steps, hints])),
  );
  expect(spaced.map(({ id }) => id)).toEqual([]);
});

test('a bank whose keys can be guessed misses the goals', () => {
  const seconds = items.map((item): Item => {
    if (item.format !== 'multiple_choice' || item.optionFigures) return item;
    const ranked = [...item.options].sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
    return { ...item, key: item.options.indexOf(ranked[0] ?? '') };
  });
  expect(missedIn(seconds, 'ai_conceptual')).toContain('best rule that reads only the options');
  const firsts = items.map((item): Item => (item.format === 'multiple_choice' ? { ...item, key: 0 } : item));
  expect(missedIn(firsts, 'core_math')).toContain('positions of keys');
});

test('a bank without open items, with few items, or with the test as practice misses the goals', () => {
  const few = items.filter(({ format }) => format === 'multiple_choice').filter((_, at) => at % 3 > 0);
  const isCopied = (item: Item, at: number) => item.pool === undefined && at % 2 === 1;
  const copies = few.filter(isCopied).map((item): Item => ({ ...item, id: `${item.id}-copy`, pool: 'practice' }));
  const copied = [...few, ...copies];
  expect(missedIn(copied, 'core_math')).toEqual(
    expect.arrayContaining(['operational items', 'open items', 'practice items like an operational item']),
  );
  const [finding] = checkBank(copied).filter(({ subject }) => subject === 'open items');
  expect(finding && findingText(finding)).toMatch(/: open items: 0 \(goal: at least 15\)$/);
});

test('a bank that asks a concept without practice items of it misses the goal and names the concept', () => {
  const without = items.filter(({ pool, concepts }) => pool !== 'practice' || !concepts.includes('volume'));
  const missed = checkBank(without).filter(({ isMet }) => !isMet);
  expect(missed.map(findingText)).toEqual([
    expect.stringMatching(/^Core Math & Logic: concepts that are asked and cannot be practised: 1 of \d+ \(volume\)/),
  ]);
});

test('questions that differ in names and numbers have the same masked text', () => {
  const stimulus: Item['stimulus'] = [];
  const one = maskedText({ stem: 'In May Hana pays €12.50 for 3/4 of it. How much is left?', stimulus });
  expect(maskedText({ stem: 'In May Tomasz pays €8 for 1/2 of it. How much is left?', stimulus })).toBe(one);
  expect(maskedText({ stem: 'In May Hana pays €12.50 for 3/4 of it. How much is gone?', stimulus })).not.toBe(one);
});

test('numbers are balanced in the form of the answer, never where another number could be right', () => {
  const misconception = { id: 'any', says: 'Some wrong idea about it' };
  const numbers = (...texts: string[]) => texts.map((text) => ({ text, misconception }));
  const question = { stem: 'What does it cost?', answer: '€20', distractors: numbers('€15', '€24', '€30') };
  const ids = Array.from({ length: 200 }, (_, at) => `some.model:${at}`);
  const moved = ids.map((id) => balanceNumbers(id, question)).filter((each) => each.some(({ text }) => text === '€40'));
  expect(moved.length).toBeGreaterThan(50);
  expect(moved.length).toBeLessThan(95);
  expect(moved[0]?.map(({ text }) => text)).toEqual(['€40', '€24', '€30']);
  for (const unchanged of [
    { ...question, stem: 'Which of these could it cost?' },
    { ...question, distractors: numbers('15 €', '€24', '€30') },
    { ...question, answer: '€10' },
  ])
    for (const id of ids) expect(balanceNumbers(id, unchanged)).toEqual(unchanged.distractors);
});
