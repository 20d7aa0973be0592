import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, figure, listed, wrong } from '../drafts.ts';
import { axes, disc, label, square } from '../figures.ts';
import { idea } from './misconceptions.ts';
import type { Plot, Point, Scales } from './nearest-neighbour-cases.ts';
import { cases } from './nearest-neighbour-cases.ts';

/** Nearest neighbours on a plotted figure, and how the answer depends on their number and on the scale of the axes. */
export const nearestNeighbour: ItemModel = {
  id: 'ai_conceptual.nearest-neighbour',
  section: 'ai_conceptual',
  contentArea: 'how-models-decide',
  title: 'Deciding by the nearest neighbours',
  variants: 10,
  write(variant) {
    const plot = caseOf(cases, variant);
    return plot.ask === 'scale' ? askScale(plot) : plot.ask === 'count' ? askCount(plot) : askBoth(plot);
  },
};

/** All known cases with class and distance from the new one, nearest first; refuses near ties, which nobody could see. */
function ranked(plot: Plot): { circle: boolean; distance: number }[] {
  const all = [
    ...plot.circles.map((at) => ({ circle: true, distance: apart(at, plot.fresh) })),
    ...plot.squares.map((at) => ({ circle: false, distance: apart(at, plot.fresh) })),
  ].sort((one, other) => one.distance - other.distance);
  for (const k of plot.k) {
    if (k !== undefined && (all[k]?.distance ?? 9) - (all[k - 1]?.distance ?? 0) < 0.5)
      throw new Error(`Too close at k = ${k}: ${plot.intro}`);
  }
  return all;
}

function circlesAmong(plot: Plot, k: number): number {
  return ranked(plot)
    .slice(0, k)
    .filter(({ circle }) => circle).length;
}

function verdict(plot: Plot, k: number): string {
  return plot.classes[circlesAmong(plot, k) > k / 2 ? 0 : 1];
}

const looking = {
  conceptual: 'This method has no rule of its own: it asks the most similar known cases and lets them vote.',
  procedural:
    'Imagine a circle around the question mark that grows until it holds as many known cases as are to be asked.',
  strategic:
    'Cases far away have no vote, however many there are. Check the last one you let in against the first one you left out.',
  encouragement: 'Your eyes do most of the work here. Compare distances, and use the grid where they look alike.',
};

function askCount(plot: Plot): Draft {
  const [k] = plot.k;
  const circles = circlesAmong(plot, k);
  const say = (one: number) => `${plot.classes[0]}: ${one}, ${plot.classes[1]}: ${k - one}`;
  const answer = say(circles);
  const nearest = ranked(plot)[0]?.circle ? k : 0;
  const overall = Math.round((k * plot.circles.length) / (plot.circles.length + plot.squares.length));
  const lure = (count: number) => {
    if (count === k - circles) return idea.classesSwapped;
    if (count === nearest) return idea.nearestDecidesAll;
    return count === overall ? idea.wholeFigureVotes : idea.lastNeighbourMisjudged;
  };
  // Of the other possible counts the three nearest to the right one.
  const otherCounts = Array.from({ length: k + 1 }, (_, count) => count)
    .filter((count) => count !== circles)
    .sort((one, other) => Math.abs(one - circles) - Math.abs(other - circles))
    .slice(0, 3);
  return {
    stem: `${opening(plot)} Of which kinds are the ${k} nearest neighbours of the new case?`,
    stimulus: [drawn(plot)],
    answer,
    distractors: otherCounts.map((count) => wrong(say(count), lure(count))),
    explanation: `The ${k} cases nearest to the question mark are of these kinds: ${answer}. All others are farther away.`,
    steps: ['Let a circle grow around the question mark.', `The first ${k} cases that it reaches: ${answer}.`],
    hints: looking,
    // Judging distances by eye; more neighbours, more to compare.
    difficulty: difficulty({ steps: k > 3 ? 2 : 1, abstraction: 0, closeness: 1, load: 1 }),
    discrimination: 1.3,
    concepts: ['nearest-neighbour'],
    reasoning: ['intuitive'],
  };
}

function askBoth(plot: Plot): Draft {
  const [few, many = 5] = plot.k;
  const say = (first: string, second: string) => `${few}: ${first}; ${many}: ${second}`;
  const [one, other] = plot.classes;
  const first = verdict(plot, few);
  const second = verdict(plot, many);
  const swap = (name: string) => (name === one ? other : one);
  const answer = say(first, second);
  return {
    stem: `${opening(plot)} A case gets the class of the majority of its k nearest neighbours. What is the answer for k = ${few} and for k = ${many}?`,
    stimulus: [drawn(plot)],
    answer,
    distractors: [
      wrong(say(first, swap(second)), first === second ? idea.lastNeighbourMisjudged : idea.nearestDecidesAll),
      wrong(say(swap(first), second), first === second ? idea.lastNeighbourMisjudged : idea.wholeFigureVotes),
      wrong(say(swap(first), swap(second)), idea.classesSwapped),
    ],
    explanation: `For k = ${few} the votes are ${counts(plot, few)}; for k = ${many} they are ${counts(plot, many)}. ${first === second ? 'Both give the same answer.' : 'The single nearest cases are outvoted when more neighbours are asked.'}`,
    steps: [`k = ${few}: ${counts(plot, few)}, so “${first}”.`, `k = ${many}: ${counts(plot, many)}, so “${second}”.`],
    hints: looking,
    // Two votes to be counted and compared.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: few === 1 ? 1 : 2, load: 1 }),
    discrimination: 1.4,
    concepts: ['nearest-neighbour'],
    reasoning: ['systematic', 'intuitive'],
  };
}

function askScale(plot: Scales): Draft {
  const distance = ([, x, y]: [string, number, number], scale: [number, number]) =>
    Math.hypot((x - plot.fresh[0]) / scale[0], (y - plot.fresh[1]) / scale[1]);
  const nearest = (scale: [number, number]) =>
    plot.rows.reduce((one, other) => (distance(other, scale) < distance(one, scale) ? other : one))[0];
  const off = (row: [string, number, number] | undefined, column: number) =>
    Math.abs(Number(row?.[column] ?? 0) - (plot.fresh[column - 1] ?? 0));
  const scale = plot.spread ?? [1, 1];
  const answer = nearest(scale);
  const lure = (name: string) => {
    if (plot.spread && name === nearest([1, 1])) return idea.rawUnitsCompared;
    const row = plot.rows.find(([known]) => known === name) ?? plot.rows[0];
    const nearestInOne = [1, 2].some(
      (column) => off(row, column) === Math.min(...plot.rows.map((other) => off(other, column))),
    );
    return nearestInOne ? idea.oneFeatureCompared : idea.lookFeelsSimilar;
  };
  const shown = (row: [string, number, number]) => Math.round(distance(row, scale) * 100) / 100;
  return {
    stem: `${plot.intro} ${plot.question}`,
    stimulus: [
      { kind: 'table', header: plot.header, rows: plot.rows.map(([name, x, y]) => [name, figure(x), figure(y)]) },
    ],
    answer,
    distractors: plot.rows.flatMap(([name]) => (name === answer ? [] : [wrong(name, lure(name))])),
    order: plot.rows.map(([name]) => name),
    explanation: plot.spread
      ? `Measured in spreads, ${answer} is nearest. In raw numbers the column with the larger numbers would decide almost alone.`
      : `The raw distance is ruled by the column with the large numbers, where ${answer} is nearest. That the other column is far off hardly counts.`,
    steps: plot.rows.map(
      (row) =>
        `${row[0]}: differences ${Math.abs(row[1] - plot.fresh[0])} and ${Math.abs(row[2] - plot.fresh[1])}, distance ${plot.spread ? `√(${Math.abs(row[1] - plot.fresh[0]) / scale[0]}² + ${Math.abs(row[2] - plot.fresh[1]) / scale[1]}²) = ` : 'about '}${shown(row)}.`,
    ),
    hints: {
      conceptual:
        'A distance adds up differences of all features. Their units decide how much weight each of them gets.',
      procedural:
        'Write down both differences for every row, and bring them to the measure that the question asks for.',
      strategic: 'Look at which of the two differences is the larger number; that one rules the distance.',
      encouragement: 'Rough values are enough here; the four distances are clearly apart.',
    },
    // Distances by calculation; the effect of units must be seen.
    difficulty: difficulty({ steps: plot.spread ? 4 : 3, abstraction: 2, closeness: 3, load: 1 }),
    discrimination: 1.3,
    concepts: ['nearest-neighbour', 'feature-scaling'],
    reasoning: ['analytical'],
  };
}

function opening(plot: Plot): string {
  return `${plot.intro} In the figure, filled circles stand for “${plot.classes[0]}” and open squares for “${plot.classes[1]}”; the question mark is a new case.`;
}

function counts(plot: Plot, k: number): string {
  const circles = circlesAmong(plot, k);
  return `${plot.classes[0]} ${circles}, ${plot.classes[1]} ${k - circles}`;
}

function apart([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

function drawn(plot: Plot): BlockDraft {
  const width = 330;
  const height = 260;
  const ticks = [0, 2, 4, 6, 8, 10];
  const { shapes, place } = axes(
    { width, height },
    { title: plot.axes[0], from: 0, to: 10, ticks },
    { title: plot.axes[1], from: 0, to: 10, ticks },
  );
  const marks: ShapeDraft[] = [
    ...plot.circles.map((at) => disc(place(...at), 6)),
    ...plot.squares.map((at) => square(place(...at), 11)),
    label([place(...plot.fresh)[0], place(...plot.fresh)[1] + 7], '?', { size: 20 }),
  ];
  const spoken = (points: Point[]) => listed(points.map(([x, y]) => `(${x}, ${y})`));
  return {
    kind: 'figure',
    alt: `Cases on a grid from 0 to 10, ${plot.axes[0]} across and ${plot.axes[1]} up. Filled circles (${plot.classes[0]}) at ${spoken(plot.circles)}; open squares (${plot.classes[1]}) at ${spoken(plot.squares)}; the new case at (${plot.fresh.join(', ')}).`,
    width,
    height,
    shapes: [...shapes, ...marks],
  };
}
