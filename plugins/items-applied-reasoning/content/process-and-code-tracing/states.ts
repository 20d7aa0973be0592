import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, modelsOf, numberChoices, wordChoices } from '../drafts.ts';
import { lettering } from '../figures/shapes.ts';

const model = modelsOf('process-and-code-tracing');

export const stateModels: ItemModel[] = [model('states-and-signals', 'A device and its states', 6, writeStates)];

interface Device {
  opening: string;
  states: string[];
  signals: string[];
  /** next[state][signal]: index of the state that follows. */
  next: number[][];
  shown: 'figure' | 'table';
  asks: 'state' | 'visits' | 'sequence';
  length: number;
  b: number;
}

// Features: length of the sequence (4: -1.2, +0.1 each), table instead of figure (+0.1), counting visits (+0.5), choosing a sequence (+1.3), four states (+0.2).
const devices: Device[] = [
  {
    opening: 'A lamp has three states. Two buttons, P and Q, change them as the arrows show.',
    states: ['off', 'dim', 'bright'],
    signals: ['P', 'Q'],
    next: [
      [1, 2],
      [2, 0],
      [0, 1],
    ],
    shown: 'figure',
    asks: 'state',
    length: 4,
    b: -1.3,
  },
  {
    opening: 'A gate has three states. Two signals, P and Q, change them as the arrows show.',
    states: ['shut', 'half', 'open'],
    signals: ['P', 'Q'],
    next: [
      [1, 0],
      [2, 0],
      [2, 1],
    ],
    shown: 'figure',
    asks: 'state',
    length: 6,
    b: -0.9,
  },
  {
    opening: 'A washing machine has four states. The table says which state follows when a signal comes.',
    states: ['idle', 'wash', 'spin', 'fault'],
    signals: ['P', 'Q', 'R'],
    next: [
      [1, 0, 3],
      [2, 3, 0],
      [0, 1, 3],
      [3, 0, 3],
    ],
    shown: 'table',
    asks: 'state',
    length: 6,
    b: -0.4,
  },
  {
    opening: 'A parcel locker has three states. Two signals, P and Q, change them as the arrows show.',
    states: ['empty', 'full', 'locked'],
    signals: ['P', 'Q'],
    next: [
      [1, 2],
      [1, 0],
      [0, 1],
    ],
    shown: 'figure',
    asks: 'visits',
    length: 8,
    b: 0.2,
  },
  {
    opening: 'A vending machine has four states. The table says which state follows when a button is pressed.',
    states: ['ready', 'coin', 'choice', 'done'],
    signals: ['P', 'Q', 'R'],
    next: [
      [1, 0, 0],
      [1, 2, 0],
      [1, 3, 0],
      [0, 0, 1],
    ],
    shown: 'table',
    asks: 'sequence',
    length: 4,
    b: 0.8,
  },
  {
    opening: 'A lock has four states. The table says which state follows when a button is pressed.',
    states: ['start', 'one', 'two', 'free'],
    signals: ['P', 'Q', 'R'],
    next: [
      [1, 0, 0],
      [1, 2, 0],
      [1, 0, 3],
      [0, 3, 3],
    ],
    shown: 'table',
    asks: 'sequence',
    length: 6,
    b: 1.2,
  },
];

function writeStates(variant: number, random: Random): Draft {
  const device = caseOf(devices, variant);
  return drawUntil(() => (device.asks === 'sequence' ? askSequence(device, random) : askState(device, random)));
}

function askState(device: Device, random: Random): Draft | undefined {
  const { states, asks } = device;
  const sequence = drawSequence(device, random);
  const path = follow(device, sequence);
  const end = at(path, path.length - 1);
  const stays = path.filter((state, i) => i > 0 && state === path[i - 1]).length;
  // every state should be met, and nothing should be settled by a long rest in one of them
  if (new Set(path).size < states.length || stays > 2) return undefined;
  const visits = path.slice(1).filter((state) => state === 1).length;
  const name = (state: number) => at(states, state);
  const short = at(path, path.length - 2);
  const backwards = follow(device, [...sequence].reverse());
  const choices =
    asks === 'state'
      ? wordChoices(
          name(end),
          [
            [name(short), 'stops-one-step-too-early'],
            [name(at(backwards, backwards.length - 1)), 'reads-the-sequence-backwards'],
            ...shuffled(states, random).map((state): Wrong<string> => [state, 'loses-the-thread']),
          ],
          states.length > 3 ? 3 : 2,
        )
      : numberChoices(
          visits,
          shuffled<Wrong<number>>(
            [
              [visits + 1, 'counts-one-too-many'],
              [visits - 1, 'stops-one-step-too-early'],
              [path.slice(1).filter((state) => state === end).length, 'answers-another-question'],
            ],
            random,
          ),
          (n) => counted(n, 'time'),
        );
  const first = name(0);
  return (
    choices && {
      stem: `${device.opening} At first it is in the state “${first}”. Then the signals ${sequence.join(', ')} come one after another. ${
        asks === 'state'
          ? 'In which state is it at the end?'
          : `How many times does a signal bring it into the state “${name(1)}” (staying in it counts as well)?`
      }`,
      stimulus: [device.shown === 'figure' ? stateFigure(device) : stateTable(device)],
      ...choices,
      explanation: `Signal by signal the states are ${path.map(name).join(' → ')}. ${asks === 'state' ? 'The last of them is the answer.' : `After the beginning, “${name(1)}” appears in that row as often as the answer says.`}`,
      steps: sequence.map((signal, i) => `${name(at(path, i))}, signal ${signal}: ${name(at(path, i + 1))}.`),
      hints: {
        conceptual: 'What a signal does depends on the state in which it arrives.',
        procedural: `Begin with “${first}” and write down the new state after every single signal.`,
        strategic: 'Strike out each signal when you have used it, so that none is used twice or left out.',
        encouragement: `${sequence.length} signals are ${sequence.length} small look-ups.`,
      },
      difficulty: device.b,
      discrimination: 1.1,
      concepts: ['state-machines', 'tracing'],
      reasoning: ['systematic'],
    }
  );
}

function askSequence(device: Device, random: Random): Draft | undefined {
  const { states, length } = device;
  const goal = states.length - 1;
  const ends = (sequence: string[]) => at(follow(device, sequence), sequence.length);
  const right = drawSequence(device, random);
  if (ends(right) !== goal || new Set(follow(device, right)).size < states.length) return undefined;
  const swap = (i: number) =>
    right.map((signal, j) => (j === i ? at(right, i + 1) : j === i + 1 ? at(right, i) : signal));
  const change = (i: number) =>
    right.map((signal, j) => (j === i ? at(device.signals, (device.signals.indexOf(signal) + 1) % 3) : signal));
  const say = (sequence: string[]) => sequence.join(' ');
  const passes = (sequence: string[]) => follow(device, sequence).includes(goal);
  const possible: Wrong<string>[] = [];
  for (let i = 0; i < length - 1; i++) {
    if (ends(swap(i)) !== goal) possible.push([say(swap(i)), 'mixes-up-the-order-of-signals']);
  }
  for (let i = 0; i < length; i++) {
    const sequence = change(i);
    if (ends(sequence) !== goal)
      possible.push([say(sequence), passes(sequence) ? 'leaves-the-goal-again' : 'loses-the-thread']);
  }
  const leaving = possible.filter(([, idea]) => idea === 'leaves-the-goal-again');
  const choices = wordChoices(say(right), [...leaving.slice(0, 1), ...shuffled(possible, random)]);
  const path = follow(device, right).map((state) => at(states, state));
  return (
    choices && {
      stem: `${device.opening} At first it is in the state “${at(states, 0)}”. After which sequence is it in the state “${at(states, goal)}”?`,
      stimulus: [stateTable(device)],
      ...choices,
      explanation: `This sequence leads through ${path.join(' → ')}. Each of the others ends in another state.`,
      steps: [right, ...choices.distractors.map(({ text }) => text.split(' '))].map(
        (sequence) =>
          `${say(sequence)}: ${follow(device, sequence)
            .map((state) => at(states, state))
            .join(' → ')}.`,
      ),
      hints: {
        conceptual: 'What a button does depends on the state in which it is pressed.',
        procedural: `Take one sequence after the other, begin with “${at(states, 0)}”, and write down the state after each button.`,
        strategic: `You can also go backwards: which button in which state leads to “${at(states, goal)}”?`,
        encouragement: 'A sequence that takes a wrong turn early can often be dropped at once.',
      },
      difficulty: device.b,
      discrimination: 1.3,
      concepts: ['state-machines', 'tracing'],
      reasoning: ['systematic', 'analytical'],
    }
  );
}

function drawSequence({ signals, length }: Device, random: Random): string[] {
  return Array.from({ length }, () => oneOf(random, signals));
}

function follow({ next, signals }: Device, sequence: string[]): number[] {
  const path = [0];
  for (const signal of sequence) path.push(at(at(next, at(path, path.length - 1)), signals.indexOf(signal)));
  return path;
}

function stateTable({ states, signals, next }: Device): BlockDraft {
  return {
    kind: 'table',
    header: ['State', ...signals.map((signal) => `after ${signal}`)],
    rows: states.map((state, i) => [state, ...at(next, i).map((n) => at(states, n))]),
  };
}

const places: [number, number][] = [
  [60, 60],
  [284, 60],
  [172, 190],
];

/** Three states as circles, an arrow with its signal for each change. */
function stateFigure({ states, signals, next }: Device): BlockDraft {
  const radius = 32;
  const shapes: ShapeDraft[] = [];
  next.forEach((row, from) => {
    row.forEach((to, s) => {
      const signal = at(signals, s);
      const [fx, fy] = at(places, from);
      const [tx, ty] = at(places, to);
      if (from === to) {
        const side = from === 0 ? -1 : 1;
        const top = from === 2 ? [fx + 30, fy + 12] : [fx + side * 12, fy - 30];
        const loop: [number, number][] =
          from === 2
            ? [
                [fx + 32, fy - 4],
                [fx + 62, fy - 3],
                [fx + 62, fy + 19],
                [fx + 28, fy + 18],
              ]
            : [
                [fx - 14, fy - 29],
                [fx - 12, fy - 50],
                [fx + 12, fy - 50],
                [fx + 14, fy - 30],
              ];
        shapes.push({ shape: 'polyline', points: loop, arrow: true, tone: 'accent' });
        shapes.push(
          from === 2
            ? lettering(fx + 74, fy + 8, signal, { size: 15 })
            : lettering(fx + 26, at(top, 1) - 14, signal, { size: 15 }),
        );
        return;
      }
      const length = Math.hypot(tx - fx, ty - fy);
      const [ux, uy] = [(tx - fx) / length, (ty - fy) / length];
      const [nx, ny] = [-uy, ux];
      const start: [number, number] = [fx + ux * radius + nx * 9, fy + uy * radius + ny * 9];
      const end: [number, number] = [tx - ux * (radius + 2) + nx * 9, ty - uy * (radius + 2) + ny * 9];
      shapes.push({ shape: 'line', from: start, to: end, arrow: true, tone: 'accent' });
      shapes.push(
        lettering((start[0] + end[0]) / 2 + nx * 11, (start[1] + end[1]) / 2 + ny * 11, signal, { size: 15 }),
      );
    });
  });
  states.forEach((state, i) => {
    shapes.push(
      { shape: 'circle', at: at(places, i), radius, tone: 'ink' },
      lettering(...at(places, i), state, { size: 14 }),
    );
  });
  const alt = `${states.length} states. ${states.map((state, i) => `From ${state}: ${signals.map((signal, s) => `${signal} leads to ${at(states, at(at(next, i), s))}`).join(', ')}.`).join(' ')}`;
  return { kind: 'figure', alt, width: 344, height: 232, shapes };
}
