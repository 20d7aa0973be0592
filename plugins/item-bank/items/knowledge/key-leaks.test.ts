import { beforeAll, describe, expect, test } from 'vitest';
import { shippedItems } from '../../../../tests/item-packs.ts';
import type { ChoiceItem, Item, OpenItem } from '../item.ts';
import { answerSpotter } from './key-leaks.ts';

const base = {
  id: 'test.item',
  section: 'core_math',
  contentArea: 'number-and-ratio',
  rung: 2,
  concepts: ['fractions'],
  reasoning: ['systematic'],
  stimulus: [],
  explanation: 'Why it is so, in a sentence or two.',
  steps: ['One step.'],
  hints: { conceptual: '', procedural: '', strategic: '', encouragement: '' },
  source: { kind: 'provisional', itemModel: 'test' },
} as const;
const choice = (stem: string, options: string[], key: number) =>
  answerSpotter({
    ...base,
    format: 'multiple_choice',
    stem,
    options,
    key,
    misconceptions: [],
    parameters: { a: 1, b: 0, c: 0 },
  } as unknown as ChoiceItem);

const half = choice(
  'A jug holds 3/4 of a litre. A glass takes 1/4. What part of a litre is left?',
  ['3/5', '1/2', '1/3', '2'],
  1,
);
const claim = choice(
  'Cara tells the truth. What follows?',
  [
    'Ben lies and Cara is taller than Ben.',
    'Nothing follows from it.',
    'Ben is the tallest of all three.',
    'Everybody lies.',
  ],
  0,
);

describe('a number as the key', () => {
  test.for([
    'The answer is 1/2.',
    'So you get 0.5 of a litre.',
    'That leaves 50% of it.',
    'That leaves 50 percent.',
    'One half of a litre is left.',
    'It is $\\frac{1}{2}$.',
    'It is ½ litre.',
    'Option B is right.',
    'I would choose b.',
    '(B)',
    'the second one',
    'Take the 2nd option.',
    'It is not A, not C and not D.',
    'A is wrong. C is wrong. D is wrong.',
    '3/4 − 1/4 = 2/4, and that is 1/2',
    // Wrong options too: what is withheld must not depend on the key.
    'The answer is 3/5.',
    'Option A is right.',
    'La respuesta es 3/5.',
    'It is not A, not B and not D.',
  ])('is detected in “%s”', (text) => expect(half(text)).toBe(true));

  test.for([
    'A jug holds 3/4 of a litre. A glass takes 1/4. What part of a litre is left?',
    'You have the options 3/5, 1/2, 1/3 and 2. What do you think?',
    'A) 3/5\nB) 1/2\nC) 1/3\nD) 2',
    'A jug holds 3/4 of a litre. A glass takes 1/4. What part of a litre is left? A 3/5 B 1/2 C 1/3 D 2',
    'Fractions with the same denominator can be subtracted at once. What happens to the numerators?',
    'Look at the first number in the question, then at the second.',
  ])('is not detected in “%s”', (text) => expect(half(text)).toBe(false));
});

describe('a sentence as the key', () => {
  test.for([
    'Ben lies, and Cara is taller than Ben',
    'It follows that Cara is taller than Ben and that Ben lies.',
    'the first option',
    'Nothing follows from it.',
  ])('is detected in “%s”', (text) => expect(claim(text)).toBe(true));
  test.for([
    'Cara tells the truth.',
    'What does it mean for Ben if Cara tells the truth?',
  ])('is not detected in “%s”', (text) => expect(claim(text)).toBe(false));
});

describe('the bank’s own items', () => {
  let items: readonly Item[];
  beforeAll(async () => {
    items = (await shippedItems()).filter((_, index) => index % 9 === 0);
  });
  const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;

  test('repeating the question or listing all options is not detected as an answer', () => {
    const silent = items.flatMap((item) => {
      if (item.format !== 'multiple_choice') return [];
      const revealsAnswer = answerSpotter(item);
      return [
        !revealsAnswer(item.stem),
        !revealsAnswer(item.options.map((option, index) => `${'ABCDE'[index]}) ${option}`).join('\n')),
      ];
    });
    expect(share(silent)).toBeGreaterThan(0.995);
  });

  test('almost no hint is detected as an answer', () => {
    const silent = items.flatMap((item) => {
      const revealsAnswer = answerSpotter(item);
      return Object.values(item.hints).map((hint) => !revealsAnswer(hint));
    });
    expect(share(silent)).toBeGreaterThan(0.98);
  });

  test('an open question’s model answer is detected, and a weak answer is not', async () => {
    for (const item of (await shippedItems()).filter((each): each is OpenItem => each.format === 'open_ended')) {
      const revealsAnswer = answerSpotter(item);
      const { modelAnswer, weakAnswer } = item.rubric;
      expect(revealsAnswer(`You could write: ${modelAnswer}`), item.id).toBe(true);
      expect(revealsAnswer(weakAnswer), item.id).toBe(false);
      expect(revealsAnswer(item.stem), item.id).toBe(false);
    }
  });
});

describe('every option of every item is treated alike', () => {
  type Words = (option: string, place: number, others: readonly { option: string; place: number }[]) => string;
  const letter = (place: number) => 'ABCDE'.charAt(place);
  const detected: Record<string, Words> = {
    'by its words': (option) => `The answer is ${option}.`,
    'as a question': (option) => `Is the answer ${option}?`,
    'agreed to': (option) => `Yes, ${option} is correct.`,
    alone: (option) => option,
    'in bold': (option) => `**${option}**`,
    'as a result': (option) => `So you get ${option}.`,
    'as an order': (option) => `Choose ${option}`,
    'by its letter': (_, place) => `Option ${letter(place)} is right.`,
    'by its place': (_, place) => `It is the ${['first', 'second', 'third', 'fourth', 'fifth'][place]} one.`,
  };
  const alike: Record<string, Words> = {
    guessed: (option) => `I think it is ${option}, right?`,
    'in Spanish': (option) => `La respuesta es ${option}.`,
    quoted: (option) => `You said: ${option}`,
    denied: (option) => `No, ${option} is wrong.`,
    'denied by its letter': (_, place) => `Option ${letter(place)} is wrong.`,
    'by ruling out the others': (_1, _2, others) => others.map(({ option }) => `${option} is wrong.`).join(' '),
    'by ruling out the letters of the others': (_1, _2, others) =>
      `You can rule out ${others.map(({ place }) => letter(place)).join(', ')}.`,
  };

  let choices: readonly { item: ChoiceItem; revealsAnswer(text: string): boolean }[];
  beforeAll(async () => {
    choices = (await shippedItems())
      .filter((item): item is ChoiceItem => item.format === 'multiple_choice')
      .map((item) => ({ item, revealsAnswer: answerSpotter(item) }));
  });
  const withoutEnd = (option: string) => option.replace(/[.!?]$/, '');
  const verdicts = ({ options: given }: ChoiceItem, revealsAnswer: (text: string) => boolean, words: Words) => {
    const options = given.map((option, place) => ({ option: withoutEnd(option), place }));
    return options.map(({ option, place }) =>
      revealsAnswer(
        words(
          option,
          place,
          options.filter((it) => it.place !== place),
        ),
      ),
    );
  };

  test.for(Object.entries({ ...detected, ...alike }))('if it is named %s', ([name, words]) => {
    const all = choices.map(({ item, revealsAnswer }) => ({
      id: item.id,
      verdicts: verdicts(item, revealsAnswer, words),
    }));
    const distinguished = all.filter(({ verdicts: [first, ...rest] }) => rest.some((verdict) => verdict !== first));
    expect(distinguished).toEqual([]);
    if (name in detected) expect(all.filter(({ verdicts: [first] }) => !first)).toEqual([]);
  });
});

test('a long repetitive text is not detected as an answer', () => {
  expect(half(`${'one two 1/3 option '.repeat(5000)}`)).toBe(false);
});

test('the work is bounded: the first 20,000 characters of a text are examined', () => {
  const padded = (characters: number) =>
    `${'What do you think? '.repeat(2000).slice(0, characters)}\nThe answer is 1/2.`;
  expect(half(padded(19_900))).toBe(true);
  expect(half(padded(20_000))).toBe(false);
});
