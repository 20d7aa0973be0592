import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import { at, caseOf, drawUntil, modelsOf, wordChoices } from '../drafts.ts';
import { letters } from '../figures/candidates.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import { misconception } from '../misconceptions.ts';
import type { Move, Pattern } from './square-patterns.ts';
import {
  apply,
  drawPattern,
  explainMove,
  isTurn,
  opposite,
  pairFigure,
  pictureFigure,
  rowFigure,
  rowsOf,
  saysMove,
} from './square-patterns.ts';

const model = modelsOf('patterns-and-spatial');

export const turningModels: ItemModel[] = [model('turn-and-mirror', 'Turned and mirrored', 7, writeTurning)];

interface Task {
  asks: 'picture' | 'which-move' | 'odd-one';
  moves: Move[];
  size: 3 | 4;
  setting: string;
  b: number;
}

// Features: a single mirroring or turn (-1.5), naming the move (+0.9), two moves one after the other (+1.6), a larger pattern (+0.3), telling mirror images from turned ones (+2.1).
const tasks: Task[] = [
  {
    asks: 'picture',
    moves: ['left-right'],
    size: 3,
    setting: 'A stamp is cut with this pattern. The print is its mirror image, left and right exchanged.',
    b: -1.5,
  },
  {
    asks: 'picture',
    moves: ['clockwise'],
    size: 3,
    setting: 'A tile has this pattern. It is given a quarter turn clockwise.',
    b: -1.3,
  },
  {
    asks: 'picture',
    moves: ['half'],
    size: 4,
    setting: 'A street map with this pattern of squares is turned upside down by a half turn.',
    b: -0.8,
  },
  {
    asks: 'which-move',
    moves: ['anticlockwise'],
    size: 3,
    setting: 'The left pattern has been moved, and the right one is the result.',
    b: -0.4,
  },
  {
    asks: 'picture',
    moves: ['anticlockwise', 'left-right'],
    size: 3,
    setting:
      'A quilt square has this pattern. It is given a quarter turn anticlockwise and is then mirrored, left and right exchanged.',
    b: 0.2,
  },
  {
    asks: 'odd-one',
    moves: [],
    size: 3,
    setting: 'Three of these four tiles are the same tile, turned in different ways.',
    b: 0.6,
  },
  {
    asks: 'picture',
    moves: ['top-bottom', 'clockwise'],
    size: 4,
    setting:
      'A screen shows this pattern. It is mirrored first, top and bottom exchanged, and then given a quarter turn clockwise.',
    b: 0.9,
  },
];

function writeTurning(variant: number, random: Random): Draft {
  const task = caseOf(tasks, variant);
  return drawUntil(() => {
    const pattern = drawPattern(task.size, random);
    if (!pattern) return undefined;
    if (task.asks === 'odd-one') return askOddOne(task, pattern, random);
    return task.asks === 'picture' ? askPicture(task, pattern, random) : askMove(task, pattern, random);
  });
}

const shared = {
  concepts: ['rotation', 'reflection', 'mental-rotation'],
  reasoning: ['intuitive'] as Draft['reasoning'],
  discrimination: 1.2,
};

function askPicture({ moves, setting, b }: Task, pattern: Pattern, random: Random): Draft | undefined {
  const answer = moves.reduce(apply, pattern);
  const last = at(moves, moves.length - 1);
  const wrong: [Pattern, MisconceptionId][] =
    moves.length === 1
      ? last === 'left-right'
        ? [
            [apply(pattern, 'top-bottom'), 'mirrors-along-the-wrong-line'],
            [apply(pattern, 'half'), 'turns-instead-of-mirroring'],
            [apply(pattern, 'clockwise'), 'turns-instead-of-mirroring'],
          ]
        : [
            [apply(pattern, opposite(last)), last === 'half' ? 'stops-halfway' : 'turns-the-wrong-way'],
            [apply(pattern, 'left-right'), 'mirrors-instead-of-turning'],
            [apply(pattern, 'top-bottom'), 'mirrors-instead-of-turning'],
          ]
      : [
          [[...moves].reverse().reduce(apply, pattern), 'does-the-moves-in-the-wrong-order'],
          [apply(pattern, at(moves, 0)), 'leaves-out-one-move'],
          [apply(pattern, at(moves, 1)), 'leaves-out-one-move'],
          [moves.map((move) => (isTurn(move) ? opposite(move) : move)).reduce(apply, pattern), 'turns-the-wrong-way'],
        ];
  const chosen = distinct(answer, wrong);
  if (chosen.length < 3) return undefined;
  const offered = shuffled<[Pattern, MisconceptionId | null]>([[answer, null], ...chosen], random);
  const letter = at(
    letters,
    offered.findIndex(([, idea]) => idea === null),
  );
  return {
    stem: `${setting} Which of the four pictures shows the result?`,
    stimulus: [
      pictureFigure(
        pattern,
        offered.map(([picture]) => picture),
      ),
    ],
    answer: letter,
    distractors: offered.flatMap(([, idea], i) =>
      idea ? [{ text: at(letters, i), misconception: misconception(idea) }] : [],
    ),
    order: [...letters],
    // The letters name pictures in the drawing.
    fixed: [...letters],
    explanation: `${moves.map((move) => explainMove(move)).join(' ')} Row by row the result is ${rowsOf(answer)}.`,
    steps: [
      `At first: ${rowsOf(pattern)}.`,
      ...moves.map(
        (move, i) =>
          `After the ${moves.length === 1 ? '' : i === 0 ? 'first ' : 'second '}move, ${saysMove[move]}: ${rowsOf(moves.slice(0, i + 1).reduce(apply, pattern))}.`,
      ),
    ],
    hints: {
      conceptual: moves.every(isTurn)
        ? 'A turn keeps the order of things as you go round; a mirror image reverses it.'
        : 'A mirror exchanges two sides and leaves the distance from the mirror line as it is.',
      procedural: `Follow one corner first: where does the top left square go ${moves.length > 1 ? 'in the first move, and from there in the second' : 'in this move'}?`,
      strategic: 'Then follow the top row as a whole, and rule out the pictures in which it does not arrive there.',
      encouragement: 'Two or three squares are usually enough to tell the pictures apart.',
    },
    difficulty: b,
    ...shared,
  };
}

function askMove({ moves, setting, b }: Task, pattern: Pattern, random: Random): Draft | undefined {
  const [move] = moves;
  if (!move) return undefined;
  const result = apply(pattern, move);
  const choices = wordChoices(
    saysMove[move],
    shuffled(
      [
        [saysMove[opposite(move)], 'turns-the-wrong-way'],
        [saysMove.half, 'turns-too-far'],
        [saysMove['left-right'], 'mirrors-instead-of-turning'],
        [saysMove['top-bottom'], 'mirrors-instead-of-turning'],
      ] as const,
      random,
    ),
  );
  return (
    choices && {
      stem: `${setting} Which move leads from the left to the right?`,
      stimulus: [pairFigure(pattern, result)],
      ...choices,
      explanation: `${explainMove(move)} That fits every square of the two patterns; none of the other moves does.`,
      steps: [`Left: ${rowsOf(pattern)}.`, `Right: ${rowsOf(result)}.`, explainMove(move)],
      hints: {
        conceptual: 'A turn keeps the order of things as you go round; a mirror image reverses it.',
        procedural: 'Choose a square that is easy to recognise, and see where it is before and after.',
        strategic: 'Check your move with a second square on another side before you decide.',
        encouragement: 'Each move sends the corners to different places, so they give it away quickly.',
      },
      difficulty: b,
      ...shared,
    }
  );
}

function askOddOne({ setting, b }: Task, pattern: Pattern, random: Random): Draft | undefined {
  const turned = shuffled(
    [pattern, apply(pattern, 'clockwise'), apply(pattern, 'half'), apply(pattern, 'anticlockwise')],
    random,
  ).slice(0, 3);
  const mirrored = [apply(pattern, 'left-right'), apply(pattern, 'top-bottom')][whole(random, 0, 1)];
  if (!mirrored) return undefined;
  const offered = shuffled<[Pattern, boolean]>(
    [[mirrored, true], ...turned.map((p): [Pattern, boolean] => [p, false])],
    random,
  );
  const odd = at(
    letters,
    offered.findIndex(([, isOdd]) => isOdd),
  );
  return {
    stem: `${setting} Which one is a mirror image that cannot be reached by turning?`,
    stimulus: [rowFigure(offered.map(([picture]) => picture))],
    answer: odd,
    distractors: offered.flatMap(([, isOdd], i) =>
      isOdd ? [] : [{ text: at(letters, i), misconception: misconception('takes-a-turned-copy-for-a-mirror-image') }],
    ),
    order: [...letters],
    // The letters name pictures in the drawing.
    fixed: [...letters],
    explanation:
      'Three of the tiles can be turned into one another without lifting them. In the fourth the squares follow one another in the opposite sense of rotation, which no turn can bring about.',
    steps: offered
      .map(([picture], i) => `${letters[i]}: ${rowsOf(picture)}.`)
      .concat(
        `Turning ${letters.filter((l) => l !== odd).join(', ')} gives the same tile; the remaining one never fits.`,
      ),
    hints: {
      conceptual: 'A turn keeps the order of things as you go round; a mirror image reverses it.',
      procedural:
        'Go round the edge of each tile clockwise, starting at the same part of the pattern, and note painted and empty squares.',
      strategic: 'Turn two tiles in your mind until they match; then try the others against them.',
      encouragement: 'As soon as two of them match, only the other two are left to compare.',
    },
    difficulty: b,
    ...shared,
    discrimination: 1.4,
  };
}

function distinct(answer: Pattern, wrong: [Pattern, MisconceptionId][]): [Pattern, MisconceptionId][] {
  const taken = new Set([rowsOf(answer)]);
  return wrong.filter(([pattern]) => !taken.has(rowsOf(pattern)) && taken.add(rowsOf(pattern))).slice(0, 3);
}
