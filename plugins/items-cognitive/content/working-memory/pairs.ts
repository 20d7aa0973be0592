import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import { instruction, letters } from './order.ts';
import { pairsFigure } from './pictures.ts';

// Difficulty with the number of pairs: three −1.8, each further one +0.85.
const tasks: Task[] = ([3, 4, 5, 6, 7] as const).map((count, index) => ({
  b: -1.8 + 0.85 * index,
  load: at([1, 2, 3, 4, 5] as const, index),
  seconds: 2 * count + 2,
  hints: hints(),
  write: (random, round) => ask(random, count, round % 2 === 1),
}));

export const pairModels = [
  modelOf({
    area: 'working-memory',
    subcategory: 'pairs',
    slug: 'letters-with-numbers',
    title: 'Which number went with which letter',
    concepts: ['paired-recall'],
    reasoning: ['systematic', 'intuitive'],
    rounds: 2,
    tasks,
  }),
];

function ask(random: Random, count: number, asksLetter: boolean): Body | undefined {
  const [signs, numbers] = [shuffled(letters, random), shuffled([2, 3, 4, 5, 6, 7, 8, 9], random)];
  const pairs = Array.from({ length: count }, (_, index) => [at(signs, index), at(numbers, index)] as const);
  const [letter, number] = at(pairs, Math.floor(random() * count));
  const answer = asksLetter ? letter : String(number);
  const others = shuffled(pairs, random)
    .map(([sign, value]) => (asksLetter ? sign : String(value)))
    .filter((other) => other !== answer);
  const strangers = asksLetter ? signs.slice(count) : numbers.slice(count).map(String);
  const wrong: Wrong<string>[] = [
    ...others.slice(0, 3).map((other) => [other, idea('recalls-another-pair')] as const),
    ...strangers.slice(0, 2).map((other) => [other, idea('adds-what-was-not-there')] as const),
    ...others.slice(3).map((other) => [other, idea('recalls-another-pair')] as const),
  ];
  const found = choices(answer, wrong);
  return (
    found && {
      ...found,
      stem: asksLetter
        ? `Which letter went with the number ${number}?`
        : `Which number went with the letter ${letter}?`,
      stimulus: [instruction('Remember which number goes with which letter.'), pairsFigure(pairs)],
      explanation: `The pairs were ${pairs.map(([sign, value]) => `${sign} ${value}`).join(', ')}. So ${letter} and ${number} belong together.`,
      steps: [
        `The pairs: ${pairs.map(([sign, value]) => `${sign} ${value}`).join(', ')}.`,
        `The pair asked for is ${letter} ${number}.`,
      ],
    }
  );
}

function hints(): Task['hints'] {
  return [
    'A pair is kept more easily when its two parts are tied together.',
    'Say each pair as one word, or think of something it reminds you of.',
    'Rule out what belongs to the pairs you are surest of.',
    'Every pair you are sure of makes the choice smaller.',
  ];
}
