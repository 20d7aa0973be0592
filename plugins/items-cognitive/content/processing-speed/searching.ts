import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf } from '../drafts.ts';
import { fills, shapeNames, token } from '../matrix-reasoning/cells.ts';
import { countChoices, idea } from './ideas.ts';

// Visual search: a sign that differs in one thing is found at once, one that differs in how two things go together has
// to be looked for (Treisman & Gelade 1980). Difficulty with the number of signs and how alike they are.
const tasks: Task[] = [
  { b: -2, load: 1, hints: hints(), write: (random) => askShapes(random, 4, 6, 2) },
  { b: -1, load: 1, hints: hints(), write: (random) => askShapes(random, 5, 8, 3) },
  { b: -0.2, load: 2, hints: hints(), write: (random) => askLetters(random, 5, 9, 1) },
  { b: 0.7, load: 2, hints: hints(), write: (random) => askRow(random, 5, 9) },
  { b: 1.5, load: 3, hints: hints(), write: (random) => askLetters(random, 6, 10, 2) },
];

export const searchingModels = [
  modelOf({
    area: 'processing-speed',
    subcategory: 'searching',
    slug: 'finding-signs',
    title: 'Finding signs among others',
    concepts: ['perceptual-speed', 'visual-search'],
    reasoning: ['systematic', 'intuitive'],
    rounds: 3,
    tasks,
  }),
];

interface Sign {
  shape: number;
  fill: number;
}
const nameOf = ({ shape, fill }: Sign) => `${at(fills, fill)} ${at(shapeNames, shape)}`;

/** How many of one shape in one painting, among others that share one of the two. */
function askShapes(random: Random, rows: number, columns: number, kinds: number): Body | undefined {
  const shapes = shuffled([0, 1, 2, 3], random).slice(0, kinds);
  const paints = kinds === 2 ? [0, 2] : [0, 1, 2];
  const target: Sign = { shape: at(shapes, 0), fill: oneOf(random, paints) };
  const signs = Array.from(
    { length: rows * columns },
    (): Sign => (random() < 0.2 ? target : { shape: oneOf(random, shapes), fill: oneOf(random, paints) }),
  );
  const answer = signs.filter((sign) => nameOf(sign) === nameOf(target)).length;
  const found = countChoices(answer, rows * columns, random);
  if (!found || answer < 4 || answer > 12) return undefined;
  const cell = 38;
  const each = signs.map((sign, index) => ({
    sign,
    x: (index % columns) * cell + cell / 2,
    y: Math.floor(index / columns) * cell + cell / 2,
  }));
  const inRows = Array.from({ length: rows }, (_, row) => signs.slice(row * columns, (row + 1) * columns));
  return {
    ...found,
    stem: `How many times is there ${/^[aeiou]/.test(nameOf(target)) ? 'an' : 'a'} ${nameOf(target)}?`,
    stimulus: [
      {
        kind: 'figure',
        alt: `${rows} rows of signs. ${inRows.map((row, index) => `Row ${index + 1}: ${row.map(nameOf).join(', ')}.`).join(' ')}`,
        width: columns * cell,
        height: rows * cell,
        shapes: each.flatMap(({ sign, x, y }): ShapeDraft[] => token(sign, [x, y], 11)),
      },
    ],
    ...countedByRow(
      inRows.map((row) => row.filter((sign) => nameOf(sign) === nameOf(target)).length),
      answer,
    ),
  };
}

const families = ['bdpq', 'CGOQ', 'EFHL', 'MNVW'];

/** How many of one or two letters among letters that look like them. */
function askLetters(random: Random, rows: number, columns: number, targets: 1 | 2): Body | undefined {
  const family = [...oneOf(random, targets === 2 ? families.slice(0, 1) : families)];
  const wanted = shuffled(family, random).slice(0, targets);
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => oneOf(random, family)));
  const isWanted = (letter: string) => wanted.includes(letter);
  const answer = grid.flat().filter(isWanted).length;
  const found = countChoices(answer, rows * columns, random);
  if (!found || answer < 6 || answer > (targets === 1 ? 14 : 30)) return undefined;
  return {
    ...found,
    stem:
      targets === 1
        ? `How many times is there the letter ${wanted[0]}?`
        : `How many letters are ${wanted[0]} or ${wanted[1]}, taken together?`,
    stimulus: [letterGrid(grid)],
    ...countedByRow(
      grid.map((row) => row.filter(isWanted).length),
      answer,
    ),
  };
}

/** In which row a letter is missing that every other row has. */
function askRow(random: Random, rows: number, columns: number): Body | undefined {
  const [wanted = '', ...others] = shuffled([...oneOf(random, families)], random);
  const without = whole(random, 0, rows - 1);
  const grid = Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: columns }, () => oneOf(random, others));
    if (row !== without) line[whole(random, 0, columns - 1)] = wanted;
    return line;
  });
  const name = (row: number) => `Row ${row + 1}`;
  const wrong = grid.flatMap((_, row): Wrong<string>[] =>
    row === without ? [] : [[name(row), idea('looks-at-another-row')]],
  );
  const found = choices(name(without), wrong);
  return (
    found && {
      ...found,
      order: grid.map((_, row) => name(row)),
      stem: `The letter ${wanted} is missing in one row. Which one?`,
      stimulus: [letterGrid(grid, true)],
      explanation: `Every other row has the letter ${wanted} once; row ${without + 1} has it nowhere.`,
      steps: grid.map((row, index) =>
        index === without ? `Row ${index + 1}: not there.` : `Row ${index + 1}: place ${row.indexOf(wanted) + 1}.`,
      ),
    }
  );
}

function letterGrid(grid: readonly (readonly string[])[], isNumbered = false): BlockDraft {
  const [width, height] = [30, 34];
  const left = isNumbered ? 34 : 0;
  return {
    kind: 'figure',
    alt: `${grid.length} rows of letters. ${grid.map((row, index) => `Row ${index + 1}: ${row.join(' ')}.`).join(' ')}`,
    width: left + (grid[0]?.length ?? 0) * width,
    height: grid.length * height,
    shapes: grid.flatMap((row, r): ShapeDraft[] => [
      ...(isNumbered
        ? [
            {
              shape: 'label' as const,
              at: [8, r * height + height / 2] as [number, number],
              text: `${r + 1}`,
              size: 15,
              tone: 'muted' as const,
            },
          ]
        : []),
      ...row.map(
        (letter, c): ShapeDraft => ({
          shape: 'label',
          at: [left + c * width + width / 2, r * height + height / 2],
          text: letter,
          size: 21,
        }),
      ),
    ]),
  };
}

function countedByRow(counts: readonly number[], answer: number) {
  return {
    explanation: `Counted row by row there are ${counts.join(' + ')} = ${answer}.`,
    steps: counts.map((count, row) => `Row ${row + 1}: ${count}.`),
  };
}

function hints(): Task['hints'] {
  return [
    'A search is quick and safe when it follows a fixed path.',
    'Go along the rows one after the other and look for nothing but the sign.',
    'Keep the look of the sign before your eyes, not its name.',
    'Row by row there are only a few signs to look at.',
  ];
}
