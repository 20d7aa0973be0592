import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { drawnChoices, modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import { instruction } from './order.ts';
import type { Places } from './pictures.ts';
import { gridFigure } from './pictures.ts';

// Difficulty with the number of filled squares and places, and with turning what is remembered (+0.9).
const tasks: Task[] = [
  { b: -2.1, load: 1, seconds: 4, hints: hints(), write: (random) => ask(random, 3, 3, false) },
  { b: -1.2, load: 2, seconds: 5, hints: hints(), write: (random) => ask(random, 4, 4, false) },
  { b: -0.2, load: 3, seconds: 6, hints: hints(), write: (random) => ask(random, 5, 4, false) },
  { b: 0.9, load: 4, seconds: 7, hints: hints(), write: (random) => ask(random, 6, 5, false) },
  { b: 1.8, load: 5, seconds: 8, hints: hints(), write: (random) => ask(random, 5, 4, true) },
];

export const positionModels = [
  modelOf({
    area: 'working-memory',
    subcategory: 'positions',
    slug: 'filled-squares',
    title: 'Which squares were filled',
    concepts: ['visual-memory'],
    reasoning: ['intuitive'],
    rounds: 2,
    tasks,
  }),
];

function ask(random: Random, count: number, size: number, isTurned: boolean): Body | undefined {
  const places = shuffled(everyPlace(size), random).slice(0, count);
  const turn = (some: Places): Places => some.map(([row, column]) => [column, size - 1 - row] as const);
  const back = (some: Places): Places => some.map(([row, column]) => [size - 1 - column, row] as const);
  const answer = isTurned ? turn(places) : places;
  const wrong: Wrong<Places>[] = isTurned
    ? [
        [back(places), idea('turns-the-wrong-way')],
        [turn(turn(places)), idea('turns-the-wrong-way')],
      ]
    : [];
  // Slips of slips as well, so that the right picture is not the one that all the others resemble.
  const slip = (some: Places | undefined) => some && moved(some, size, random);
  const [one, two] = [slip(answer), slip(answer)];
  for (const slipped of [one, two, slip(one), slip(two)]) {
    if (slipped) wrong.push([slipped, idea('moves-a-place')]);
  }
  const figure = (some: Places) => gridFigure(some, size, 'Grid');
  const found = drawnChoices(random, answer, wrong, { name: nameOf, draw: figure });
  if (!found) return undefined;
  const { letter, ...offered } = found;
  return {
    ...offered,
    stem: isTurned ? 'Which picture is the one shown, given a quarter turn clockwise?' : 'Which picture was shown?',
    stimulus: [
      instruction(
        isTurned
          ? 'Remember which squares are filled. You will turn the picture in your mind.'
          : 'Remember which squares are filled.',
      ),
      figure(places),
    ],
    explanation: isTurned
      ? `After a quarter turn clockwise the top row stands at the right. Only picture ${letter} has every filled square where the turn puts it.`
      : `Picture ${letter} is the one that was shown; in the others a square has moved to a place nearby.`,
    steps: [
      'See the filled squares as a shape rather than one by one.',
      isTurned
        ? `Turn the shape: the left column becomes the top row. That is picture ${letter}.`
        : `The shape agrees with picture ${letter} in every place.`,
    ],
  };
}

/** One filled square put on a free place beside it. */
function moved(places: Places, size: number, random: Random): Places | undefined {
  const gone = oneOf(random, places);
  const free = everyPlace(size).filter(
    (place) =>
      Math.abs(place[0] - gone[0]) + Math.abs(place[1] - gone[1]) === 1 &&
      !places.some((other) => String(other) === String(place)),
  );
  return free.length ? [...places.filter((place) => place !== gone), oneOf(random, free)] : undefined;
}

function everyPlace(size: number): (readonly [number, number])[] {
  return Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const);
}

const nameOf = (places: Places) => places.map(String).sort().join(' ');

function hints(): Task['hints'] {
  return [
    'Filled squares make a shape, and a shape is kept more easily than single places.',
    'Look at how the squares hang together and where the corners of the grid are.',
    'Compare the options with each other: where they differ, your memory has to decide.',
    'Most places agree in all the options; only a few matter.',
  ];
}
