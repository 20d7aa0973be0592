import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, modelsOf, wordChoices } from '../drafts.ts';
import { arrow, lettering } from '../figures/shapes.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('process-and-code-tracing');

export const robotModels: ItemModel[] = [model('robot-on-a-grid', 'Where the robot ends', 6, writeRobot)];

/** `forward n`, a quarter turn, or lines to be repeated. */
type Command = { forward: number } | 'left' | 'right' | { repeat: number; body: Command[] };

interface Task {
  setting: string;
  /** Directions 0 up, 1 right, 2 down, 3 left. */
  facing: number;
  make(random: Random): Command[];
  b: number;
}

const columns = 6;
const rows = 6;

// Features: two turns (-1.7), facing down at first, where left and right seem exchanged (+0.4), a repeated block (+0.7), a block in a block (+1.6).
const tasks: Task[] = [
  {
    setting: 'A robot mower stands on the marked square and looks in the direction of the arrow.',
    facing: 0,
    make: (r) => [{ forward: whole(r, 2, 3) }, 'right', { forward: whole(r, 2, 3) }],
    b: -2,
  },
  {
    setting: 'A cleaning robot stands on the marked square and looks in the direction of the arrow.',
    facing: 1,
    make: (r) => [{ forward: whole(r, 1, 3) }, 'left', { forward: whole(r, 1, 3) }, 'left', { forward: 1 }],
    b: -1.6,
  },
  {
    setting: 'A rescue robot stands on the marked square and looks in the direction of the arrow.',
    facing: 2,
    make: (r) => [
      { forward: whole(r, 1, 2) },
      'left',
      { forward: whole(r, 2, 3) },
      'right',
      { forward: whole(r, 1, 2) },
    ],
    b: -1.1,
  },
  {
    setting: 'A storage robot stands on the marked square and looks in the direction of the arrow.',
    facing: 0,
    make: (r) => [{ repeat: whole(r, 2, 3), body: [{ forward: 1 }, 'right', { forward: 1 }, 'left'] }],
    b: -0.6,
  },
  {
    setting: 'A drawing robot stands on the marked square and looks in the direction of the arrow.',
    facing: 3,
    make: (r) => [{ repeat: 3, body: [{ forward: whole(r, 2, 3) }, 'right'] }, { forward: 1 }],
    b: -0.2,
  },
  {
    setting: 'A survey robot stands on the marked square and looks in the direction of the arrow.',
    facing: 2,
    make: (r) => [
      { repeat: 2, body: ['left', { repeat: 2, body: [{ forward: 1 }, 'right'] }, { forward: whole(r, 1, 2) }] },
    ],
    b: 0.6,
  },
];

interface Robot {
  x: number;
  y: number;
  facing: number;
}

function writeRobot(variant: number, random: Random): Draft {
  const task = caseOf(tasks, variant);
  return drawUntil(() => {
    const commands = task.make(random);
    const start: Robot = { x: whole(random, 0, columns - 1), y: whole(random, 0, rows - 1), facing: task.facing };
    const path = run(start, flatten(commands));
    const end = at(path, path.length - 1);
    if (!path.every(isOnGrid) || name(end) === name(start)) return undefined;
    const flat = flatten(commands);
    const swapped = flat.map((c): Command => (c === 'left' ? 'right' : c === 'right' ? 'left' : c));
    const readings: [Robot[], MisconceptionId][] = [
      [run(start, swapped), 'mixes-up-left-and-right'],
      [runOnTheMap(start, flat), 'turns-as-seen-on-the-map'],
      [
        run(
          start,
          flatten(commands.map((c) => (typeof c === 'object' && 'repeat' in c ? { ...c, repeat: c.repeat - 1 } : c))),
        ),
        'stops-one-round-too-early',
      ],
      [run(start, flat.slice(0, -2)), 'leaves-out-the-last-step'],
      [
        run(
          start,
          flat.flatMap((c): Command[] => (typeof c === 'string' ? [c, { forward: 1 }] : [c])),
        ),
        'moves-while-turning',
      ],
      [
        run(
          start,
          flat.filter((c) => typeof c !== 'string'),
        ),
        'overlooks-the-turns',
      ],
      [run({ ...start, facing: (start.facing + 2) % 4 }, flat), 'starts-in-the-wrong-direction'],
    ];
    const wrong = readings.flatMap(([way, idea]): Wrong<string>[] => {
      const last = at(way, way.length - 1);
      return isOnGrid(last) && name(last) !== name(start) ? [[name(last), idea]] : [];
    });
    const choices = wordChoices(name(end), [...wrong.slice(0, 1), ...shuffled(wrong.slice(1), random)]);
    const squares = path.map(name).filter((square, i, list) => square !== list[i - 1]);
    return (
      choices && {
        stem: `${task.setting} “left” and “right” turn it on the spot by a quarter turn, as seen by the robot. On which square does it end?`,
        stimulus: [gridFigure(start), { kind: 'code', language: 'text', code: textOf(commands, 0).join('\n') }],
        ...choices,
        order: [choices.answer, ...choices.distractors.map((d) => d.text)].sort(),
        explanation: `Carried out line by line, the program leads over the squares ${squares.join(', ')}. Turning changes only the direction, and left and right are the robot’s own.`,
        steps: stepsOf(start, flat),
        hints: {
          conceptual: 'The robot’s left and right go with the direction in which it looks, not with the page.',
          procedural:
            'Put a finger on the marked square and carry out one line after the other, noting the direction after each turn.',
          strategic:
            task.facing === 2
              ? 'It looks down at first; turn the page round if left and right become confusing.'
              : 'After each “forward” write down the square; then a slip is easy to find.',
          encouragement: `There are only ${flat.length} single commands to carry out.`,
        },
        difficulty: task.b,
        discrimination: 1.1,
        concepts: [
          'instruction-following',
          'spatial-tracking',
          ...(commands.some((c) => typeof c === 'object' && 'repeat' in c) ? ['loops'] : []),
        ],
        reasoning: ['systematic', 'intuitive'],
      }
    );
  });
}

function flatten(commands: Command[]): Command[] {
  return commands.flatMap((command) =>
    typeof command === 'object' && 'repeat' in command
      ? Array.from({ length: command.repeat }, () => flatten(command.body)).flat()
      : [command],
  );
}

const moves = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function run(start: Robot, commands: Command[]): Robot[] {
  const path = [start];
  for (const command of commands) {
    const { x, y, facing } = at(path, path.length - 1);
    if (command === 'left' || command === 'right') {
      path.push({ x, y, facing: (facing + (command === 'left' ? 3 : 1)) % 4 });
    } else if ('forward' in command) {
      const [dx, dy] = at(moves, facing);
      for (let step = 1; step <= command.forward; step++) path.push({ x: x + dx * step, y: y + dy * step, facing });
    }
  }
  return path;
}

/** Takes “left” and “right” as directions on the page. */
function runOnTheMap(start: Robot, commands: Command[]): Robot[] {
  const path = [start];
  for (const command of commands) {
    const robot = at(path, path.length - 1);
    if (command === 'left' || command === 'right') path.push({ ...robot, facing: command === 'left' ? 3 : 1 });
    else path.push(...run(robot, [command]).slice(1));
  }
  return path;
}

function stepsOf(start: Robot, commands: Command[]): string[] {
  let robot = start;
  return commands.map((command) => {
    const way = run(robot, [command]);
    robot = at(way, way.length - 1);
    const direction = ['up', 'right', 'down', 'left'][robot.facing];
    return typeof command === 'string'
      ? `${command}: now looks ${direction}.`
      : `forward ${'forward' in command ? command.forward : ''}: ${name(robot)}.`;
  });
}

function isOnGrid({ x, y }: Robot): boolean {
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

/** "C4": columns are letters from the left, rows numbers from the top. */
function name({ x, y }: Robot): string {
  return `${'ABCDEF'.charAt(x)}${y + 1}`;
}

function textOf(commands: Command[], depth: number): string[] {
  const indent = '    '.repeat(depth);
  return commands.flatMap((command) => {
    if (typeof command === 'string') return [`${indent}${command}`];
    if ('forward' in command) return [`${indent}forward ${command.forward}`];
    return [`${indent}repeat ${command.repeat} times`, ...textOf(command.body, depth + 1)];
  });
}

function gridFigure(start: Robot): BlockDraft {
  const size = 30;
  const left = (344 - columns * size) / 2;
  const shapes: ShapeDraft[] = [];
  const middle: [number, number] = [left + (start.x + 0.5) * size, 24 + (start.y + 0.5) * size];
  shapes.push({
    shape: 'rectangle',
    at: [left + start.x * size, 24 + start.y * size],
    width: size,
    height: size,
    tone: 'soft',
    filled: true,
  });
  for (let x = 0; x < columns; x++) {
    shapes.push(lettering(left + (x + 0.5) * size, 12, 'ABCDEF'.charAt(x), { size: 14 }));
    for (let y = 0; y < rows; y++)
      shapes.push({
        shape: 'rectangle',
        at: [left + x * size, 24 + y * size],
        width: size,
        height: size,
        tone: 'muted',
      });
  }
  for (let y = 0; y < rows; y++) shapes.push(lettering(left - 12, 24 + (y + 0.5) * size, String(y + 1), { size: 14 }));
  const [dx, dy] = at(moves, start.facing);
  shapes.push(arrow([middle[0] - dx * 10, middle[1] - dy * 10], [middle[0] + dx * 11, middle[1] + dy * 11], 'strong'));
  return {
    kind: 'figure',
    alt: `A grid with columns A to F from left to right and rows 1 to 6 from top to bottom. The robot is on ${name(start)} and looks ${['up', 'right', 'down', 'left'][start.facing]}.`,
    width: 344,
    height: 24 + rows * size + 8,
    shapes,
  };
}
