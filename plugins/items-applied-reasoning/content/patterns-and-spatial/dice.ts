import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, wordChoices } from '../drafts.ts';
import { arrow, box, lettering } from '../figures/shapes.ts';

const model = modelsOf('patterns-and-spatial');

export const dieModels: ItemModel[] = [model('rolling-die', 'A die on its way', 4, writeRoll)];

type Direction = 'right' | 'left' | 'down' | 'up';

/** The numbers on top, in front (towards the reader) and at the right; opposite faces add up to 7. */
interface Die {
  top: number;
  front: number;
  right: number;
}

// Features: number of rolls (2: 0, +0.35 each), changes of direction (+0.2 each).
const rolls: { paths: Direction[][]; b: number }[] = [
  {
    paths: [
      ['right', 'right'],
      ['down', 'down'],
      ['right', 'down'],
    ],
    b: 0.3,
  },
  {
    paths: [
      ['right', 'right', 'down'],
      ['down', 'right', 'right'],
      ['down', 'down', 'right'],
    ],
    b: 0.9,
  },
  {
    paths: [
      ['right', 'down', 'right', 'down'],
      ['down', 'right', 'right', 'up'],
    ],
    b: 1.4,
  },
  {
    paths: [
      ['right', 'down', 'down', 'right', 'up'],
      ['down', 'right', 'down', 'right', 'right'],
    ],
    b: 1.9,
  },
];

function writeRoll(variant: number, random: Random): Draft {
  const { paths, b } = caseOf(rolls, variant);
  return drawUntil(() => {
    const path = oneOf(random, paths);
    const die = drawDie(random);
    if (!die) return undefined;
    const states = [die];
    for (const direction of path) states.push(roll(at(states, states.length - 1), direction));
    const end = at(states, path.length);
    const flipped: Record<Direction, Direction> = { right: 'left', left: 'right', up: 'down', down: 'up' };
    const backwards = path.reduce((state, direction) => roll(state, flipped[direction]), die);
    const wrong: Wrong<string>[] = [
      [String(backwards.top), 'rolls-the-wrong-way'],
      [String(at(states, path.length - 1).top), 'stops-one-roll-too-early'],
      [String(7 - end.top), 'reads-the-bottom-for-the-top'],
      [String(end.front), 'reads-another-face'],
      [String(end.right), 'reads-another-face'],
    ];
    const choices = wordChoices(String(end.top), shuffled(wrong, random));
    return (
      choices && {
        stem: `A die lies on the first square with ${die.top} on top, ${die.front} on the side towards you and ${die.right} on the right-hand side. Opposite faces add up to 7. It is rolled over its edges along the arrows, square by square. Which number is on top at the end?`,
        stimulus: [pathFigure(path, die.top)],
        ...choices,
        order: [choices.answer, ...choices.distractors.map((d) => d.text)].sort(),
        explanation: `Each roll brings the face at the back of the movement to the top: rolling to the right, for example, the left-hand face comes up. Following every roll, the top shows ${states.map((state) => state.top).join(', then ')}.`,
        steps: path.map(
          (direction, i) =>
            `Roll ${i + 1}, ${sayDirection(direction)}: top ${at(states, i + 1).top}, towards you ${at(states, i + 1).front}, right ${at(states, i + 1).right}.`,
        ),
        hints: {
          conceptual: 'A roll moves four faces in a circle, and the two faces at its sides stay where they are.',
          procedural:
            'Note the three faces you know and their opposites, and then work out for each roll which face comes to the top.',
          strategic:
            'Keep a small list with top, front and right after every roll; the opposites follow from the sum of 7.',
          encouragement: `There are ${path.length} rolls, and each is the same kind of small step.`,
        },
        difficulty: b,
        discrimination: 1.3,
        concepts: ['mental-rotation', 'spatial-tracking'],
        reasoning: ['intuitive', 'systematic'],
      }
    );
  });
}

function drawDie(random: Random): Die | undefined {
  const [top, front, right] = [whole(random, 1, 6), whole(random, 1, 6), whole(random, 1, 6)];
  const different = new Set([top, 7 - top, front, 7 - front, right, 7 - right]).size === 6;
  return different ? { top, front, right } : undefined;
}

function roll({ top, front, right }: Die, direction: Direction): Die {
  switch (direction) {
    case 'right':
      return { top: 7 - right, front, right: top };
    case 'left':
      return { top: right, front, right: 7 - top };
    case 'down':
      return { top: 7 - front, front: top, right };
    case 'up':
      return { top: front, front: 7 - top, right };
  }
}

function sayDirection(direction: Direction): string {
  return { right: 'to the right', left: 'to the left', down: 'towards you', up: 'away from you' }[direction];
}

function pathFigure(path: Direction[], top: number): BlockDraft {
  const size = 44;
  const places: [number, number][] = [[0, 0]];
  for (const direction of path) {
    const [x, y] = at(places, places.length - 1);
    places.push([
      x + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0),
      y + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0),
    ]);
  }
  const columns = Math.max(...places.map(([x]) => x)) + 1;
  const rows = Math.max(...places.map(([, y]) => y)) + 1;
  const left = (344 - columns * size) / 2;
  const middle = ([x, y]: [number, number]): [number, number] => [left + (x + 0.5) * size, 10 + (y + 0.5) * size];
  const shapes: ShapeDraft[] = [];
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < rows; y++)
      shapes.push({
        shape: 'rectangle',
        at: [left + x * size, 10 + y * size],
        width: size,
        height: size,
        tone: 'muted',
      });
  }
  shapes.push(...box([middle([0, 0])[0] - 15, middle([0, 0])[1] - 15], 30, 30, String(top), { size: 18 }));
  places.slice(1).forEach((place, i) => {
    const [from, to] = [middle(at(places, i)), middle(place)];
    const offset = i === 0 ? 17 : 6;
    const dx = Math.sign(to[0] - from[0]);
    const dy = Math.sign(to[1] - from[1]);
    shapes.push(arrow([from[0] + dx * offset, from[1] + dy * offset], [to[0] - dx * 4, to[1] - dy * 4], 'strong'));
  });
  shapes.push(lettering(172, 10 + rows * size + 14, 'your side', { size: 13 }));
  return {
    kind: 'figure',
    alt: `A board of squares seen from above; the lower edge is towards you. The die starts at the top left and is rolled ${path.map(sayDirection).join(', then ')}.`,
    width: 344,
    height: 34 + rows * size,
    shapes,
  };
}
