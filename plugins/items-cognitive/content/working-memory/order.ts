import type { Random } from '../../../../core/random.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import { rowFigure } from './pictures.ts';

// Span tasks: difficulty with the number of letters (Miller 1956; Cowan 2001 for what most people keep), and with what
// has to be done with them: a place from the end +0.5, the whole row +0.7, backwards +0.8, by the alphabet +1.
const tasks: Task[] = [
  {
    b: -2.3,
    load: 1,
    seconds: 6,
    hints: hints('Say the letters to yourself in groups.'),
    write: (random) => askPlace(random, 4, false),
  },
  {
    b: -1.4,
    load: 2,
    seconds: 7,
    hints: hints('Say the letters to yourself in groups of two or three.'),
    write: (random) => askPlace(random, 5, true),
  },
  {
    b: -0.5,
    load: 3,
    seconds: 9,
    hints: hints('Make two groups of three and say each like a word.'),
    write: (random) => askRow(random, 6, false),
  },
  {
    b: 0.3,
    load: 3,
    seconds: 9,
    hints: hints('Keep the row as it is first; turn it round when you answer.'),
    write: (random) => askRow(random, 5, true),
  },
  {
    b: 0.8,
    load: 4,
    seconds: 10,
    hints: hints('Put each letter into its place in the alphabet as you read it.'),
    write: (random) => askSorted(random, 6),
  },
  {
    b: 1.6,
    load: 5,
    seconds: 12,
    hints: hints('Make two groups; turn the groups round, and then what is within them.'),
    write: (random) => askRow(random, 7, true),
  },
];

export const orderModels = [
  modelOf({
    area: 'working-memory',
    subcategory: 'order',
    slug: 'letters-in-order',
    title: 'Letters in their order',
    concepts: ['memory-span', 'order'],
    reasoning: ['systematic'],
    rounds: 2,
    tasks,
  }),
];

/** Without vowels, so that no words come about, and without letters that look or sound much alike. */
export const letters = ['B', 'F', 'H', 'J', 'K', 'L', 'M', 'Q', 'R', 'S', 'T', 'W', 'X', 'Z'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

function askPlace(random: Random, count: number, isFromEnd: boolean): Body | undefined {
  const drawn = shuffled(letters, random);
  const row = drawn.slice(0, count);
  const place = isFromEnd ? whole(random, 1, count - 2) : whole(random, 1, count - 1);
  const index = isFromEnd ? count - 1 - place : place;
  const answer = at(row, index);
  const wrong: Wrong<string>[] = [
    [at(row, count - 1 - index), idea('counts-from-the-other-end')],
    ...[index - 1, index + 1].flatMap((near): Wrong<string>[] =>
      row[near] ? [[row[near], idea('one-place-off')]] : [],
    ),
    [at(drawn, count), idea('adds-what-was-not-there')],
    ...row.map((letter) => [letter, idea('takes-a-neighbour')] as const),
  ];
  const found = choices(answer, wrong);
  const which = isFromEnd ? `the ${at(ordinals, place)} from the end` : `the ${at(ordinals, place)}`;
  return (
    found && {
      ...found,
      stem: `Which letter was ${which}?`,
      stimulus: [instruction('Remember these letters in their order.'), rowFigure(row, 'Letters in order')],
      explanation: `The row was ${row.join(' ')}. So ${which} was ${answer}.`,
      steps: [
        `The row: ${row.join(' ')}.`,
        `Counted ${isFromEnd ? 'from the end' : 'from the beginning'}, ${which} is ${answer}.`,
      ],
    }
  );
}

function askRow(random: Random, count: number, isBackwards: boolean): Body | undefined {
  const row = shuffled(letters, random).slice(0, count);
  const right = isBackwards ? [...row].reverse() : row;
  const swapped = (letters: readonly string[], place: number) => {
    const other = [...letters];
    [other[place], other[place + 1]] = [at(letters, place + 1), at(letters, place)];
    return other;
  };
  // Pairs of neighbours apart from each other; with one and both exchanged, no row is the one the others resemble.
  const [one = 0, two = 2] = shuffled(
    Array.from({ length: Math.floor(count / 2) }, (_, index) => 2 * index + (count % 2)),
    random,
  );
  const first = swapped(right, one);
  const wrong: Wrong<string>[] = [
    ...(isBackwards ? [[row.join(' '), idea('keeps-the-order-as-shown')] as const] : []),
    ...[first, swapped(right, two), swapped(first, two), swapped(first, one === 0 ? 1 : one - 1)].map(
      (other) => [other.join(' '), idea('swaps-two-neighbours')] as const,
    ),
  ];
  const found = choices(right.join(' '), wrong);
  return (
    found && {
      ...found,
      stem: isBackwards ? 'Which is the row backwards, the last letter first?' : 'Which row of letters was shown?',
      stimulus: [instruction('Remember these letters in their order.'), rowFigure(row, 'Letters in order')],
      explanation: `The row was ${row.join(' ')}${isBackwards ? `; backwards it is ${right.join(' ')}` : ', in just this order'}.`,
      steps: [
        `The row: ${row.join(' ')}.`,
        ...(isBackwards
          ? [`From the last letter to the first: ${right.join(' ')}.`]
          : ['In the other rows two letters are exchanged.']),
      ],
    }
  );
}

function askSorted(random: Random, count: number): Body | undefined {
  const drawn = shuffled(letters, random);
  const row = drawn.slice(0, count);
  const sorted = [...row].sort();
  const place = whole(random, 1, count - 2);
  const answer = at(sorted, place);
  const wrong: Wrong<string>[] = [
    [at(row, place), idea('keeps-the-order-as-shown')],
    [at(sorted, place - 1), idea('one-place-off')],
    [at(sorted, place + 1), idea('one-place-off')],
    [at(sorted, count - 1 - place), idea('counts-from-the-other-end')],
    ...shuffled(row, random).map((letter) => [letter, idea('takes-a-neighbour')] as const),
  ];
  const found = choices(answer, wrong);
  return (
    found && {
      ...found,
      stem: `Put the letters in the order of the alphabet in your mind. Which one is the ${at(ordinals, place)}?`,
      stimulus: [
        instruction('Remember these letters. You will put them in the order of the alphabet.'),
        rowFigure(row, 'Letters'),
      ],
      explanation: `The letters were ${row.join(' ')}; by the alphabet they are ${sorted.join(' ')}. So the ${at(ordinals, place)} is ${answer}.`,
      steps: [`By the alphabet: ${sorted.join(' ')}.`, `Number ${place + 1} is ${answer}.`],
    }
  );
}

export const instruction = (text: string) => ({ kind: 'text', text }) as const;

function hints(procedural: string): Task['hints'] {
  return [
    'Short groups are kept more easily than one long row.',
    procedural,
    'Go through the row once more in your mind before you read the options.',
    'You have kept more of it than it may feel like.',
  ];
}
