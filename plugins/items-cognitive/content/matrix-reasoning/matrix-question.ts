import type { Random } from '../../../../core/random.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Wrong } from '../drafts.ts';
import { at, drawnChoices, ideas } from '../drafts.ts';
import type { Attribute, Cell } from './cells.ts';
import { cellFigure, describe, matrixFigure } from './cells.ts';
import type { Ruled } from './rules.ts';
import { combine } from './rules.ts';

const idea = ideas({
  'misses-the-shape-rule': 'You followed the other rules; the rule for the shape leads to another one.',
  'misses-the-number-rule': 'You followed the other rules; the rule for the number leads to another one.',
  'misses-the-size-rule': 'You followed the other rules; the rule for the size leads to another one.',
  'misses-the-shading-rule': 'You followed the other rules; the rule for the shading leads to another one.',
  'misses-the-direction-rule': 'You followed the other rules; the rule for the direction leads to another one.',
  'misses-the-place-rule': 'You followed the other rules; the rule for the place of the dot leads to another one.',
  'combines-lines-otherwise': 'You combined the lines in another way than the first two rows do.',
  'repeats-a-neighbour': 'You repeated a cell that is there already; the rule goes on.',
  'drops-a-line': 'You had the right rule; one of the lines was left out or put in.',
});

const missed: Record<Attribute, ReturnType<typeof idea>> = {
  shape: idea('misses-the-shape-rule'),
  count: idea('misses-the-number-rule'),
  size: idea('misses-the-size-rule'),
  fill: idea('misses-the-shading-rule'),
  turn: idea('misses-the-direction-rule'),
  spot: idea('misses-the-place-rule'),
  strokes: idea('combines-lines-otherwise'),
};

/** How many values an attribute has, and from where. */
const domains: Record<Exclude<Attribute, 'strokes'>, readonly [low: number, high: number]> = {
  shape: [0, 3],
  count: [1, 5],
  size: [0, 2],
  fill: [0, 2],
  turn: [0, 7],
  spot: [0, 7],
};

/** The question about a matrix that follows these rules; undefined where too few wrong cells can be made. */
export function askMatrix(rules: readonly (Ruled | undefined)[], random: Random): Body | undefined {
  if (rules.some((rule) => rule === undefined)) return undefined;
  const all = rules.filter((rule) => rule !== undefined);
  const cells = Array.from({ length: 9 }, (_, index) =>
    Object.fromEntries(all.map(({ attribute, values }) => [attribute, at(values, index)])),
  ) as Cell[];
  if (new Set(cells.map(describe)).size < 3) return undefined;
  const answer = at(cells, 8);
  const found = drawnChoices(random, answer, wrongCells(all, answer, random), { name: describe, draw: cellFigure });
  if (!found) return undefined;
  const { letter, ...offered } = found;
  const says = all.filter(({ isRule }) => isRule).map((rule) => rule.says);
  return {
    ...offered,
    stem: 'Each row of the square follows the same rules. Which figure belongs in the empty place?',
    stimulus: [matrixFigure(cells)],
    explanation: `${says.join(' ')} The missing figure is therefore: ${describe(answer)}. That is figure ${letter}.`,
    steps: [...says, `In the third row this gives: ${describe(answer)}.`],
  };
}

/**
 * Wrong cells that break one rule or more. They are built so that the right values are not the most frequent ones among
 * the options: nobody finds the answer by counting what options have in common.
 */
function wrongCells(rules: readonly Ruled[], answer: Cell, random: Random): Wrong<Cell>[] {
  const free = shuffled(
    rules.filter(({ isRule }) => isRule),
    random,
  ).slice(0, 3);
  const others = free.map((rule) => otherValues(rule, random));
  const change = (...places: (readonly [rule: number, value: number])[]): Wrong<Cell>[] => {
    const changed: Cell = { ...answer };
    for (const [rule, value] of places) {
      const to = others[rule]?.[value];
      if (to === undefined) return [];
      changed[at(free, rule).attribute] = to;
    }
    return [[changed, missed[at(free, places[0]?.[0] ?? 0).attribute]]];
  };
  if (free.length === 1) return [0, 1, 2, 3, 4].flatMap((value) => change([0, value]));
  if (free.length === 2) {
    return [
      ...change([0, 0]),
      ...change([1, 0]),
      ...change([0, 0], [1, 0]),
      ...change([1, 1], [0, 1]),
      ...change([0, 1]),
      ...change([1, 1]),
      ...change([0, 1], [1, 0]),
    ];
  }
  return [
    ...change([0, 0], [1, 0]),
    ...change([1, 0], [2, 0]),
    ...change([2, 0], [0, 0]),
    ...change([0, 0], [1, 0], [2, 0]),
  ];
}

/** Values that the empty place might wrongly be given: those of its neighbours first. */
function otherValues({ attribute, values }: Ruled, random: Random): number[] {
  const answer = at(values, 8);
  const near = [at(values, 7), at(values, 5), at(values, 6), at(values, 2), at(values, 4)];
  if (attribute === 'strokes') {
    const [one, two] = [at(values, 6), at(values, 7)];
    const ways = shuffled(Object.values(combine), random).map((make) => make(one, two));
    const slips = [0, 1, 2, 3, 4, 5].map((index) => answer ^ (1 << index));
    return different([...ways, one, two, ...shuffled(slips, random)], answer).filter((strokes) => strokes !== 0);
  }
  const [low, high] = domains[attribute];
  const rest = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return different([...shuffled(near, random), ...shuffled(rest, random)], answer);
}

const different = (values: readonly number[], answer: number) =>
  [...new Set(values)].filter((value) => value !== answer);
