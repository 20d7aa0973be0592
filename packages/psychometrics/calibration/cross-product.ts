import type { Curves } from './curves.ts';
import type { LikelihoodTable, RowRange } from './expectation.ts';
import { firstAbove, lastAbove, posteriorFinder } from './expectation.ts';
import type { Layout } from './layout.ts';
import { populationIn } from './layout.ts';
import type { PackedResponses } from './packed-responses.ts';
import { answersIn } from './packed-responses.ts';
import type { Quadrature } from './tables.ts';

/** The derivatives of log P of every answer at every node by the parameters. */
export interface ScoreTable {
  /** How many parameters there are. */
  readonly size: number;
  readonly items: readonly {
    /** Where its parameters × categories × nodes begin in `scores`. */
    readonly offset: number;
    readonly categories: number;
    readonly places: readonly number[];
  }[];
  readonly population?: Layout['population'];
  /** The items' scores; behind them those of the population's mean and SD by node. */
  readonly scores: Float64Array<ArrayBufferLike>;
}

export function scoreTableOf(
  layout: Layout,
  vector: Float64Array,
  curves: readonly Curves[],
  quadrature: Quadrature,
  allocate: (bytes: number) => ArrayBufferLike,
): ScoreTable {
  let offset = 0;
  const items = layout.items.map(({ categories, places }, index) => {
    const item = { offset, categories, places };
    offset += (curves[index] as Curves).scores.length;
    return item;
  });
  const nodes = quadrature.nodes.length;
  const scores = new Float64Array(allocate((offset + 2 * nodes) * 8));
  items.forEach((item, index) => {
    scores.set((curves[index] as Curves).scores, item.offset);
  });
  const { sd } = populationIn(layout, vector);
  quadrature.nodes.forEach((z, node) => {
    scores[offset + node] = z / sd;
    scores[offset + nodes + node] = (z * z - 1) / sd;
  });
  return { size: layout.size, items, scores, ...(layout.population ? { population: layout.population } : {}) };
}

/** Nodes with less of a posterior's mass than this, at its two ends, are passed over. */
const negligible = 1e-7;

/**
 * Adds the sum of the rows' score vectors times themselves to `sums` (size × size, lower triangle): the information of
 * Berndt, Hall, Hall and Hausman (1974). A row's score is its expected one over the posterior (Louis 1982).
 */
export function crossProductOfRows(
  packed: Pick<PackedResponses, 'codes' | 'counts' | 'groups'>,
  table: LikelihoodTable,
  scoreTable: ScoreTable,
  range: RowRange,
  sums: Float64Array<ArrayBufferLike>,
): void {
  const { size, items, scores, population } = scoreTable;
  const { nodes } = table;
  const { masses, find } = posteriorFinder(packed, table);
  const answers = packed.groups.map((group) =>
    Array.from({ length: group.values }, (_, value) => Uint8Array.from(answersIn(group, value))),
  );
  const width = packed.groups.length;
  const row = new Float64Array(size);
  const products = createProducts(size, sums);
  const expected = (begin: number, from: number, to: number): number => {
    let sum = 0;
    for (let node = from; node < to; node++) sum += (masses[node] as number) * (scores[begin + node] as number);
    return sum;
  };
  for (let at = range.first; at < range.end; at += range.stride) {
    find(at, 1);
    const from = firstAbove(masses, negligible);
    const to = lastAbove(masses, negligible) + 1;
    row.fill(0);
    for (let group = 0; group < width; group++) {
      const value = packed.codes[at * width + group] as number;
      const given = answers[group]?.[value] as Uint8Array;
      const members = packed.groups[group]?.items as readonly number[];
      for (let position = 0; position < given.length; position++) {
        const { offset, categories, places } = items[members[position] as number] as ScoreTable['items'][number];
        const answer = given[position] as number;
        if (answer >= categories) continue; // not presented
        for (let parameter = 0; parameter < places.length; parameter++) {
          const place = places[parameter] as number;
          row[place] = (row[place] as number) + expected(offset + (parameter * categories + answer) * nodes, from, to);
        }
      }
    }
    if (population) {
      row[population.mean] = expected(scores.length - 2 * nodes, from, to);
      row[population.sd] = expected(scores.length - nodes, from, to);
    }
    products.add(row, packed.counts[at] as number);
  }
  products.finish();
}

/** Rows are multiplied this many at once: each sum is then read and written once for all of them. */
const rowsAtOnce = 8;

/** Adds rows times themselves to the lower triangle of `sums`. */
function createProducts(size: number, sums: Float64Array<ArrayBufferLike>) {
  const waiting = new Float64Array(size * rowsAtOnce);
  let count = 0;
  const multiply = () => {
    for (let one = 0; one < size; one++) {
      const at = one * rowsAtOnce;
      const x0 = waiting[at] as number;
      const x1 = waiting[at + 1] as number;
      const x2 = waiting[at + 2] as number;
      const x3 = waiting[at + 3] as number;
      const x4 = waiting[at + 4] as number;
      const x5 = waiting[at + 5] as number;
      const x6 = waiting[at + 6] as number;
      const x7 = waiting[at + 7] as number;
      const begin = one * size;
      for (let other = 0, to = 0; other <= one; other++, to += rowsAtOnce) {
        sums[begin + other] =
          (sums[begin + other] as number) +
          (x0 * (waiting[to] as number) + x1 * (waiting[to + 1] as number)) +
          (x2 * (waiting[to + 2] as number) + x3 * (waiting[to + 3] as number)) +
          (x4 * (waiting[to + 4] as number) + x5 * (waiting[to + 5] as number)) +
          (x6 * (waiting[to + 6] as number) + x7 * (waiting[to + 7] as number));
      }
    }
    waiting.fill(0);
    count = 0;
  };
  return {
    add(row: Float64Array, people: number): void {
      const scale = Math.sqrt(people);
      for (let place = 0; place < size; place++) waiting[place * rowsAtOnce + count] = scale * (row[place] as number);
      count += 1;
      if (count === rowsAtOnce) multiply();
    },
    finish: multiply,
  };
}
