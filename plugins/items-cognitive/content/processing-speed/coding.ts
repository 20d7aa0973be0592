import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf } from '../drafts.ts';
import { fills, shapeNames, token } from '../matrix-reasoning/cells.ts';
import { idea } from './ideas.ts';

// Looking signs up in a key, as in symbol-digit tasks (Smith 1973). Difficulty with the size of the key and the length
// of the row.
const tasks: Task[] = [
  { b: -1.8, load: 1, hints: hints(), write: (random) => ask(random, 4, 4) },
  { b: -0.9, load: 2, hints: hints(), write: (random) => ask(random, 5, 5) },
  { b: 0, load: 2, hints: hints(), write: (random) => ask(random, 6, 6) },
  { b: 0.8, load: 3, hints: hints(), write: (random) => ask(random, 8, 7) },
  { b: 1.4, load: 3, hints: hints(), write: (random) => ask(random, 8, 8) },
];

export const codingModels = [
  modelOf({
    area: 'processing-speed',
    subcategory: 'coding',
    slug: 'signs-to-numbers',
    title: 'Signs turned into numbers by a key',
    concepts: ['perceptual-speed', 'coding'],
    reasoning: ['systematic'],
    rounds: 3,
    tasks,
  }),
];

interface Sign {
  shape: number;
  fill: number;
}
const signs: Sign[] = [0, 1, 2, 3].flatMap((shape) => [0, 2].map((fill) => ({ shape, fill })));
const nameOf = ({ shape, fill }: Sign) => `${at(fills, fill)} ${at(shapeNames, shape)}`;

function ask(random: Random, size: number, length: number): Body | undefined {
  const key = shuffled(signs, random).slice(0, size);
  const row = Array.from({ length }, () => Math.floor(random() * size));
  if (row.some((sign, index) => sign === row[index + 1]) || new Set(row).size < Math.min(size, length) - 1)
    return undefined;
  const code = row.map((sign) => sign + 1);
  const [one, two] = shuffled(
    Array.from({ length: Math.floor(length / 2) }, (_, index) => 2 * index),
    random,
  );
  if (one === undefined || two === undefined) return undefined;
  const swapped = exchanged(code, one);
  const slipped = (from: readonly number[]) => from.map((digit, index) => (index === two ? (digit % size) + 1 : digit));
  const wrong: Wrong<string>[] = [
    [swapped.join(' '), idea('swaps-two-signs')],
    [slipped(code).join(' '), idea('slips-in-the-key')],
    [slipped(swapped).join(' '), idea('slips-in-the-key')],
    [exchanged(swapped, two).join(' '), idea('swaps-two-signs')],
    [exchanged(code, two).join(' '), idea('swaps-two-signs')],
  ];
  const found = choices(code.join(' '), wrong);
  return (
    found && {
      ...found,
      stem: 'The key gives every sign a number. Which numbers belong to the row of signs below it?',
      stimulus: [figureOf(key, row)],
      explanation: `Looked up one after the other, the signs give ${code.join(' ')}.`,
      steps: row.map((sign, index) => `Sign ${index + 1}, ${nameOf(at(key, sign))}: ${sign + 1}.`),
    }
  );
}

function exchanged(code: readonly number[], place: number): number[] {
  const other = [...code];
  [other[place], other[place + 1]] = [at(code, place + 1), at(code, place)];
  return other;
}

function figureOf(key: readonly Sign[], row: readonly number[]): BlockDraft {
  const cell = 40;
  const top = 2 * cell + 28;
  const keyed = key.flatMap((sign, index): ShapeDraft[] => {
    const x = index * cell;
    return [
      { shape: 'rectangle', at: [x, 0], width: cell, height: cell, tone: 'muted' },
      { shape: 'rectangle', at: [x, cell], width: cell, height: 30, tone: 'muted' },
      ...token(sign, [x + cell / 2, cell / 2], 10),
      { shape: 'label', at: [x + cell / 2, cell + 15], text: String(index + 1), size: 18 },
    ];
  });
  return {
    kind: 'figure',
    alt: `Key: ${key.map((sign, index) => `${nameOf(sign)} is ${index + 1}`).join(', ')}. Row: ${row.map((sign) => nameOf(at(key, sign))).join(', ')}.`,
    width: Math.max(key.length, row.length) * cell,
    height: top + cell,
    shapes: [
      ...keyed,
      ...row.flatMap((sign, index): ShapeDraft[] =>
        token(at(key, sign), [index * cell + cell / 2, top + cell / 2], 11),
      ),
    ],
  };
}

function hints(): Task['hints'] {
  return [
    'Every sign has one number; nothing has to be worked out.',
    'Look the signs up one by one and say the numbers as you go.',
    'Compare the options first where they differ, and look up those signs alone.',
    'After a few signs the key is half known.',
  ];
}
