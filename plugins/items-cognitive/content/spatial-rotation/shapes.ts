import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, drawnChoices, modelOf } from '../drafts.ts';
import { idea } from './ideas.ts';
import type { Laid, Squares } from './squares.ts';
import { altered, drawSquares, mirrored, nameOf, shapeFigure, turned } from './squares.ts';

// Turning takes longer the larger the angle (Shepard & Metzler 1971) and the more parts a shape has; telling a turned
// shape from a turned mirror image is harder than telling it from another shape (Cooper & Shepard 1973). Other shapes only, quarter turn −2.2;
// mirror images among them +0.9; mirror images only +0.4; half turn +0.3; each further square +0.3; tilted grids +0.6.

const turnedShapes: Task[] = [
  {
    b: -2.2,
    load: 1,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 4, mirrors: 0, turns: [1, 3] }),
  },
  {
    b: -1.4,
    load: 1,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 5, mirrors: 1, turns: [1, 3] }),
  },
  {
    b: -0.8,
    load: 2,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 5, mirrors: 2, turns: [2] }),
  },
  {
    b: 0,
    load: 3,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 6, mirrors: 3, turns: [1, 2, 3] }),
  },
  {
    b: 0.6,
    load: 3,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 6, mirrors: 4, turns: [1, 2, 3], tilts: [45] }),
  },
  {
    b: 1.3,
    load: 4,
    hints: turnHints(),
    write: (random) => askTurned(random, { squares: 7, mirrors: 4, turns: [1, 2, 3], tilts: [30, 60, 20, 70, 45] }),
  },
];

const mirrorImages: Task[] = [
  { b: -0.9, load: 2, hints: mirrorHints(), write: (random) => askMirror(random, 4, [0]) },
  { b: -0.1, load: 3, hints: mirrorHints(), write: (random) => askMirror(random, 5, [0]) },
  { b: 0.7, load: 4, hints: mirrorHints(), write: (random) => askMirror(random, 6, [0, 45]) },
  { b: 1.5, load: 5, hints: mirrorHints(), write: (random) => askMirror(random, 7, [0, 30, 45, 60]) },
];

export const shapeModels = [
  modelOf({
    area: 'spatial-rotation',
    subcategory: 'turned-shapes',
    slug: 'turned-shapes',
    title: 'Which shape was only turned',
    concepts: ['mental-rotation'],
    reasoning: ['intuitive'],
    rounds: 3,
    tasks: turnedShapes,
  }),
  modelOf({
    area: 'spatial-rotation',
    subcategory: 'mirror-images',
    slug: 'mirror-images',
    title: 'Which shape is the mirror image',
    concepts: ['mental-rotation', 'reflection'],
    reasoning: ['intuitive', 'systematic'],
    rounds: 3,
    tasks: mirrorImages,
  }),
];

interface Turning {
  squares: number;
  /** How many of the four wrong shapes are mirror images; the rest are other shapes. */
  mirrors: number;
  turns: readonly number[];
  tilts?: readonly number[];
}

function askTurned(random: Random, { squares, mirrors, turns, tilts = [0] }: Turning): Body | undefined {
  const shape = drawSquares(squares, random);
  if (!shape) return undefined;
  const turns0 = oneOf(random, turns);
  const lay = (one: Squares, quarter: number): Laid => ({ squares: turned(one, quarter), tilt: oneOf(random, tilts) });
  const answer = lay(shape, turns0);
  const quarters = shuffled([0, 1, 2, 3], random);
  const wrong: Wrong<Laid>[] = quarters
    .slice(0, mirrors)
    .map((quarter) => [lay(mirrored(shape), quarter), idea('takes-the-mirror-image')] as const);
  const families = new Set<string>();
  for (let attempt = 0; wrong.length < 4 && attempt < 40; attempt++) {
    const other = altered(shape, random);
    if (!other || families.has(familyName(other))) continue;
    families.add(familyName(other));
    wrong.push([lay(other, at(quarters, wrong.length % 4)), idea('overlooks-a-moved-square')]);
  }
  const found = drawnChoices(random, answer, wrong, { name: nameOfLaid, draw: shapeFigure });
  if (!found) return undefined;
  const { letter, ...offered } = found;
  const clockwise = turns0 * 90 + answer.tilt;
  return {
    ...offered,
    stem: 'Which of these is the shape above, only turned? It may lie in any direction, but it must not be turned over.',
    stimulus: [shapeFigure({ squares: shape, tilt: 0 })],
    explanation: `Turned clockwise by ${clockwise} degrees, the shape becomes figure ${letter}. The others are mirror images or have a square in another place.`,
    steps: [
      'Choose a part that stands out and note on which side of it the next square lies.',
      'Follow the same part in each figure; in a mirror image it lies on the other side.',
      `Only in figure ${letter} does every square come where a turn of ${clockwise} degrees puts it.`,
    ],
  };
}

function askMirror(random: Random, squares: number, tilts: readonly number[]): Body | undefined {
  const shape = drawSquares(squares, random);
  if (!shape) return undefined;
  const lay = (one: Squares, quarter: number): Laid => ({ squares: turned(one, quarter), tilt: oneOf(random, tilts) });
  const quarters = shuffled([0, 1, 2, 3], random);
  const wrong = quarters.map((quarter) => [lay(shape, quarter), idea('takes-a-turn-for-a-mirror-image')] as const);
  const found = drawnChoices(random, lay(mirrored(shape), oneOf(random, [0, 1, 2, 3])), wrong, {
    name: nameOfLaid,
    draw: shapeFigure,
  });
  if (!found) return undefined;
  const { letter, ...offered } = found;
  return {
    ...offered,
    stem: 'Four of these five figures are the same shape, turned in different ways. Which one is its mirror image?',
    explanation: `The other four can be turned into one another. Figure ${letter} cannot: it would have to be turned over.`,
    steps: [
      'Go along the shape from the same end in each figure and say at every bend: left or right.',
      `Four figures give the same list of bends; figure ${letter} gives it with left and right exchanged.`,
    ],
  };
}

const nameOfLaid = ({ squares, tilt }: Laid) => `${nameOf(squares)} ${tilt}`;
const familyName = (squares: Squares) =>
  [0, 1, 2, 3].map((quarter) => nameOf(turned(squares, quarter))).sort()[0] ?? '';

function turnHints(): Task['hints'] {
  return [
    'A turn changes the direction of a shape, but never its left and right.',
    'Pick a part that stands out, and see what lies next to it, going clockwise.',
    'Rule out figures in which a square has moved first; then look for mirror images.',
    'One part that you follow with care is enough to decide.',
  ];
}

function mirrorHints(): Task['hints'] {
  return [
    'A mirror image has left and right exchanged; no turn brings it back.',
    'Walk along the shape from one end and say at each bend whether you go left or right.',
    'Compare two figures that you are sure of, then test the others against them.',
    'Most of the figures agree with one another, which makes the odd one stand out.',
  ];
}
