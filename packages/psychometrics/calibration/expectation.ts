import type { PackedResponses } from './packed-responses.ts';
import { groupsAtOnce } from './packed-responses.ts';

/** How likely each joint answer of each group is at each node, as `PackedResponses` counts the values. */
export interface LikelihoodTable {
  readonly nodes: number;
  /** values × nodes, each row divided by its largest entry; the first group's rows contain the population's weights. */
  readonly likelihood: Float64Array<ArrayBufferLike>;
  /** The logarithm of what each row was divided by. */
  readonly logScale: Float64Array<ArrayBufferLike>;
}

/** Rows from `first` up to and without `end`, each `stride`-th of them. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
  readonly stride: number;
}

/** Below this a product of likelihoods is taken from its logarithms instead. */
const smallestProduct = 1e-250;

/** Less of a posterior's mass than this at a node, near its ends, is below what the sums can hold. */
const negligible = 1e-15;

/**
 * The expectation step (Bock and Aitkin 1981): adds to `sums` (values × nodes) how many people are to be expected at each
 * node with each joint answer.
 * @returns the marginal log-likelihood of the rows
 */
export function expectRows(
  packed: Pick<PackedResponses, 'codes' | 'counts' | 'groups'>,
  table: LikelihoodTable,
  range: RowRange,
  sums: Float64Array<ArrayBufferLike>,
): number {
  const posterior = posteriorFinder(packed, table);
  const { masses, offsets } = posterior;
  const width = offsets.length;
  let logLikelihood = 0;
  for (let row = range.first; row < range.end; row += range.stride) {
    const count = packed.counts[row] as number;
    logLikelihood += count * posterior.find(row, count);
    const from = firstAbove(masses, count * negligible);
    const to = lastAbove(masses, count * negligible) + 1;
    for (let group = 0; group < width; group += groupsAtOnce) {
      const first = offsets[group] as number;
      const second = offsets[group + 1] as number;
      const third = offsets[group + 2] as number;
      const fourth = offsets[group + 3] as number;
      for (let node = from; node < to; node++) {
        const mass = masses[node] as number;
        sums[first + node] = (sums[first + node] as number) + mass;
        sums[second + node] = (sums[second + node] as number) + mass;
        sums[third + node] = (sums[third + node] as number) + mass;
        sums[fourth + node] = (sums[fourth + node] as number) + mass;
      }
    }
  }
  return logLikelihood;
}

/**
 * A function that finds a row's posterior masses over the nodes, scaled to a total, and gives the row's log-likelihood.
 * The arrays are used again for the next row; `offsets` are where the row's groups begin in tables of values × nodes.
 */
export function posteriorFinder(
  packed: Pick<PackedResponses, 'codes' | 'groups'>,
  { nodes, likelihood, logScale }: LikelihoodTable,
): { masses: Float64Array; offsets: Int32Array; find(row: number, total: number): number } {
  const { codes } = packed;
  const firsts = Int32Array.from(packed.groups, ({ first }) => first);
  const width = firsts.length;
  const offsets = new Int32Array(width);
  const masses = new Float64Array(nodes);

  const fromLogarithms = (): number => {
    let highest = -Infinity;
    for (let node = 0; node < nodes; node++) {
      let sum = 0;
      for (let group = 0; group < width; group++) {
        sum += Math.log(likelihood[(offsets[group] as number) + node] as number);
      }
      masses[node] = sum;
      if (sum > highest) highest = sum;
    }
    let total = 0;
    for (let node = 0; node < nodes; node++) {
      const mass = Math.exp((masses[node] as number) - highest);
      masses[node] = mass;
      total += mass;
    }
    for (let node = 0; node < nodes; node++) masses[node] = (masses[node] as number) / total;
    return Math.log(total) + highest;
  };

  const find = (row: number, total: number): number => {
    let scale = 0;
    const begin = row * width;
    for (let group = 0; group < width; group++) {
      const value = (firsts[group] as number) + (codes[begin + group] as number);
      offsets[group] = value * nodes;
      scale += logScale[value] as number;
    }
    for (let group = 0; group < width; group += groupsAtOnce) {
      const first = offsets[group] as number;
      const second = offsets[group + 1] as number;
      const third = offsets[group + 2] as number;
      const fourth = offsets[group + 3] as number;
      for (let node = 0; node < nodes; node++) {
        const product =
          (likelihood[first + node] as number) *
          (likelihood[second + node] as number) *
          ((likelihood[third + node] as number) * (likelihood[fourth + node] as number));
        masses[node] = group === 0 ? product : (masses[node] as number) * product;
      }
    }
    let sum = 0;
    for (let node = 0; node < nodes; node++) sum += masses[node] as number;
    let logSum = 0;
    if (sum > smallestProduct) {
      logSum = Math.log(sum);
    } else {
      logSum = fromLogarithms();
      sum = 1;
    }
    const factor = total / sum;
    for (let node = 0; node < nodes; node++) masses[node] = (masses[node] as number) * factor;
    return scale + logSum;
  };
  return { masses, offsets, find };
}

/** The first node that has more than `mass`; there is one. */
export function firstAbove(masses: Float64Array, mass: number): number {
  let node = 0;
  while ((masses[node] as number) <= mass) node++;
  return node;
}

/** The last such node. */
export function lastAbove(masses: Float64Array, mass: number): number {
  let node = masses.length - 1;
  while ((masses[node] as number) <= mass) node--;
  return node;
}
