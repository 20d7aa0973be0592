import { describe, expect, it } from 'vitest';
import { shippedItems } from '../../../../../tests/item-packs.ts';
import type { OpenItem } from '../../../items/item.ts';
import { gradeByRubric } from './grade-by-rubric.ts';

// Attempts to earn points without an answer, tried on every shipped open item.

const items = (await shippedItems()).filter((item): item is OpenItem => item.format === 'open_ended');

const pointsOf = (item: OpenItem, answer: string) => gradeByRubric(item, answer.slice(0, 5000)).points;

/** The first (second, …) phrase of every group of evidence. */
const keyWordsOf = (list: readonly OpenItem[], which: number) =>
  list
    .flatMap(({ rubric }) => rubric.criteria.flatMap(({ evidence }) => evidence))
    .map((group) => (group[Math.min(which, group.length - 1)] ?? '').replaceAll('*', ''));

const inFives = (words: readonly string[]) =>
  (words.join(' ').match(/(?:\S+\s*){1,5}/g) ?? []).map((five) => `${five.trim()}.`).join(' ');
const inThrees = (words: readonly string[], write: (one: string, two: string, three: string) => string) =>
  Array.from({ length: Math.ceil(words.length / 3) }, (_, index) => {
    const [one = 'one', two = 'two', three = 'three'] = words.slice(index * 3, index * 3 + 3);
    return write(one, two, three);
  }).join(' ');

const lists: Record<string, (words: readonly string[]) => string> = {
  'side by side': (words) => words.join(' '),
  'between commas': (words) => words.join(', '),
  'between semicolons': (words) => words.join('; '),
  'line by line': (words) => words.join('\n'),
  'as bullets': (words) => words.map((word) => `- ${word}`).join('\n'),
  'with full stops': (words) => words.join('. '),
  'in sentences of five words': inFives,
  'the x and the y of z': (words) => inThrees(words, (one, two, three) => `The ${one} and the ${two} of ${three}.`),
  'the x of the y is the z': (words) =>
    inThrees(words, (one, two, three) => `The ${one} of the ${two} is the ${three}.`),
  'x is y is z': (words) => words.join(' is '),
  'x because y because z': (words) => words.join(' because '),
  'it is x because of y': (words) =>
    inThrees(words, (one, two, three) => `It is ${one} because of ${two} and ${three}.`),
  'in turn in several sentences': (words) =>
    words
      .map(
        (word, index) =>
          [`I think that it is ${word}.`, `You can see ${word} in it.`, `So it must be ${word} then.`][index % 3],
      )
      .join(' '),
};

describe.each(['core_math', 'applied_reasoning', 'ai_conceptual'])('one list of key words for all of %s', (section) => {
  const inSection = items.filter((item) => item.section === section && item.pool !== 'demo');
  it.each(Object.entries(lists))('earns nothing %s', (_, write) => {
    const earned = [0, 1, 2].flatMap((which) =>
      inSection.map((item) => `${item.id} ${pointsOf(item, write(keyWordsOf(inSection, which)))}`),
    );
    expect(earned.filter((each) => !each.endsWith(' 0'))).toEqual([]);
  });
});

describe('a list of an item’s own key words', () => {
  const plain = Object.entries(lists).slice(0, 7);
  it.each(plain)('earns less than half %s', (_, write) => {
    const passed = items.filter((item) => {
      const { points, maximumPoints } = gradeByRubric(item, write(keyWordsOf([item], 0)));
      return points * 2 >= maximumPoints;
    });
    expect(passed.map(({ id }) => id)).toEqual([]);
  });
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const shown = ({ stem, stimulus, hints }: OpenItem): string[] => [
  stem,
  textsIn(stimulus).join(' '),
  ...Object.values(hints),
];

const disguises: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'without punctuation': (text) => text.replaceAll(/[^\p{L}\p{N}\s%€+×]/gu, ''),
  'sentence by sentence backwards': (text) =>
    text
      .split(/(?<=[.!?:])\s+/)
      .reverse()
      .join(' '),
  'with small words changed': (text) =>
    text
      .replaceAll(/\bthe\b/gi, 'a')
      .replaceAll(/\bis\b/g, 'was')
      .replaceAll(/\b(?:of|to)\b/g, 'for'),
  'with lookalike letters': (text) => text.replaceAll('o', 'о').replaceAll('a', 'а').replaceAll('e', 'е'),
  'with invisible characters': (text) => text.replaceAll(/(\p{L})(\p{L})/gu, '$1\u200b$2'),
  'in full-width letters': (text) =>
    text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  'broken into lines': (text) => text.replaceAll(/((?:\S+ ){8})/g, '$1\n'),
  'after own words': (text) => `I think that ${text}`,
};

describe.each(Object.entries(disguises))('the text of the question %s', (_, disguise) => {
  const earning = (texts: (item: OpenItem) => string[]) =>
    items.flatMap((item) => texts(item).filter((text) => text !== '' && pointsOf(item, disguise(text)) > 0));
  it('earns nothing: the question, its stimulus or a hint', () => expect(earning(shown)).toEqual([]));
  it('earns nothing: all of it together', () => expect(earning((item) => [shown(item).join(' ')])).toEqual([]));
});
