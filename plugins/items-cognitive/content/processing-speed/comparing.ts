import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Body, Task } from '../drafts.ts';
import { at, modelOf } from '../drafts.ts';
import { countChoices } from './ideas.ts';

// Checking lists against each other, as in clerical speed tests. Everybody solves these with time enough; difficulty
// rises with the number and length of the pairs and with how alike the signs are that differ.
const tasks: Task[] = [
  { b: -2.4, load: 1, hints: hints(), write: (random) => ask(random, { pairs: 5, length: 3, isAlike: false }) },
  { b: -1.5, load: 1, hints: hints(), write: (random) => ask(random, { pairs: 6, length: 4, isAlike: false }) },
  { b: -0.6, load: 2, hints: hints(), write: (random) => ask(random, { pairs: 8, length: 5, isAlike: false }) },
  { b: 0.4, load: 2, hints: hints(), write: (random) => ask(random, { pairs: 8, length: 6, isAlike: true }) },
  { b: 1.3, load: 3, hints: hints(), write: (random) => ask(random, { pairs: 10, length: 7, isAlike: true }) },
];

export const comparingModels = [
  modelOf({
    area: 'processing-speed',
    subcategory: 'comparing',
    slug: 'equal-pairs',
    title: 'How many pairs are equal',
    concepts: ['perceptual-speed', 'checking'],
    reasoning: ['systematic'],
    rounds: 3,
    tasks,
  }),
];

const signs = [...'ABDEFGHKLMNPRSTVXZ2345678'];
/** Signs that are taken for each other. */
const alike: Record<string, string> = {
  B: '8',
  '8': 'B',
  E: 'F',
  F: 'E',
  M: 'N',
  N: 'M',
  S: '5',
  '5': 'S',
  Z: '2',
  '2': 'Z',
  P: 'R',
  R: 'P',
  V: 'X',
  X: 'K',
  K: 'X',
};

function ask(
  random: Random,
  { pairs, length, isAlike }: { pairs: number; length: number; isAlike: boolean },
): Body | undefined {
  const pool = isAlike ? signs.filter((sign) => alike[sign]) : signs;
  const list = Array.from({ length: pairs }, () => {
    const left = shuffled(pool, random).slice(0, length);
    const isEqual = random() < 0.5;
    return { left: left.join(''), right: isEqual ? left.join('') : changed(left, isAlike, random), isEqual };
  });
  const answer = list.filter(({ isEqual }) => isEqual).length;
  const found = countChoices(answer, pairs, random);
  if (!found || answer === 0 || answer === pairs) return undefined;
  const different = list.flatMap(({ isEqual }, index) => (isEqual ? [] : [index + 1]));
  return {
    ...found,
    stem: 'How many of the pairs are exactly equal?',
    stimulus: [figureOf(list)],
    explanation: `The two sides differ in ${different.length === 1 ? 'pair' : 'the pairs'} ${different.join(', ')}, counted from the top. The other ${answer} ${answer === 1 ? 'is' : 'are'} equal.`,
    steps: different.map(
      (place) => `Pair ${place}: ${at(list, place - 1).left} and ${at(list, place - 1).right} differ.`,
    ),
  };
}

/** One sign replaced, or two neighbours exchanged. */
function changed(left: readonly string[], isAlike: boolean, random: Random): string {
  const place = whole(random, 0, left.length - 2);
  const right = [...left];
  if (random() < 0.4) [right[place], right[place + 1]] = [at(left, place + 1), at(left, place)];
  else if (isAlike) right[place] = alike[at(left, place)] ?? '';
  else
    right[place] = oneOf(
      random,
      signs.filter((sign) => !left.includes(sign)),
    );
  return right.join('');
}

function figureOf(list: readonly { left: string; right: string }[]): BlockDraft {
  const height = 28;
  return {
    kind: 'figure',
    alt: `Pairs. ${list.map(({ left, right }, index) => `${index + 1}: ${[...left].join(' ')} and ${[...right].join(' ')}.`).join(' ')}`,
    width: 280,
    height: list.length * height,
    shapes: list.flatMap(({ left, right }, index): ShapeDraft[] => {
      const y = index * height + height / 2;
      return [
        { shape: 'label', at: [125, y], text: left, anchor: 'end', size: 19 },
        { shape: 'line', from: [140, y - 9], to: [140, y + 9], tone: 'muted' },
        { shape: 'label', at: [155, y], text: right, anchor: 'start', size: 19 },
      ];
    }),
  };
}

function hints(): Task['hints'] {
  return [
    'Two rows of signs are equal only if every sign is the same and in the same place.',
    'Compare from left to right, and stop at the first difference.',
    'Keep a finger or the pointer on the pair you are at, so that you look at none twice.',
    'A steady pace is faster than going back.',
  ];
}
