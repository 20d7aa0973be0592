import { normalDensity } from '../scoring/normal.ts';
import type { Curves } from './curves.ts';
import { curvesOf } from './curves.ts';
import type { LikelihoodTable } from './expectation.ts';
import type { Layout } from './layout.ts';
import { ownParameters, populationIn } from './layout.ts';
import type { PackedResponses } from './packed-responses.ts';
import { answersIn } from './packed-responses.ts';

/** Equally spaced nodes of N(0, 1) with weights that add up to 1. */
export interface Quadrature {
  readonly nodes: Float64Array;
  readonly weights: Float64Array;
}

/**
 * Equal spacing integrates a normal density times a smooth likelihood to many digits (the trapezoidal rule, whose error
 * falls exponentially); the two tails beyond six standard deviations hold a billionth of the people.
 */
export function quadratureOf(points: number): Quadrature {
  const nodes = Float64Array.from({ length: points }, (_, node) => -6 + (12 * node) / (points - 1));
  const weights = nodes.map(normalDensity);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { nodes, weights: weights.map((weight) => weight / sum) };
}

/** The nodes as abilities of the population that the vector has. */
export function abilitiesAt(quadrature: Quadrature, layout: Layout, vector: Float64Array): Float64Array {
  const { mean, sd } = populationIn(layout, vector);
  return quadrature.nodes.map((node) => mean + sd * node);
}

/** Every item's curves with the parameters of the vector. */
export function allCurves(layout: Layout, vector: Float64Array, thetas: Float64Array): Curves[] {
  return layout.items.map((item) => curvesOf(item, ownParameters(item, vector), thetas));
}

export function allocateTable(
  packed: Pick<PackedResponses, 'values'>,
  nodes: number,
  allocate: (bytes: number) => ArrayBufferLike,
): LikelihoodTable {
  return {
    nodes,
    likelihood: new Float64Array(allocate(packed.values * nodes * 8)),
    logScale: new Float64Array(allocate(packed.values * 8)),
  };
}

/** A row's entries this far (in logarithms) below its largest are as good as 0, and kept above 0. */
const deepest = -700;

/** Writes the likelihoods of all joint answers into the table. */
export function fillTable(
  table: LikelihoodTable,
  packed: Pick<PackedResponses, 'groups'>,
  curves: readonly Curves[],
  weights: Float64Array,
): void {
  const { nodes, likelihood, logScale } = table;
  const sums = new Float64Array(nodes);
  packed.groups.forEach((group, index) => {
    const base = index === 0 ? weights.map(Math.log) : new Float64Array(nodes);
    for (let value = 0; value < group.values; value++) {
      sums.set(base);
      const answers = answersIn(group, value);
      answers.forEach((answer, position) => {
        const { logProbability } = curves[group.items[position] as number] as Curves;
        const begin = answer * nodes;
        if (begin >= logProbability.length) return; // not presented
        for (let node = 0; node < nodes; node++) {
          sums[node] = (sums[node] as number) + (logProbability[begin + node] as number);
        }
      });
      const highest = sums.reduce((most, sum) => Math.max(most, sum), -Infinity);
      const row = group.first + value;
      logScale[row] = highest;
      for (let node = 0; node < nodes; node++) {
        likelihood[row * nodes + node] = Math.exp(Math.max(deepest, (sums[node] as number) - highest));
      }
    }
  });
}

/** Expected people at each node: by item and category, and in all. */
export interface ExpectedCounts {
  /** For each item categories × nodes. */
  readonly items: readonly Float64Array[];
  readonly total: Float64Array;
}

/** Takes the joint answers of `sums` (values × nodes) apart into those of single items. */
export function countsFrom(
  sums: Float64Array<ArrayBufferLike>,
  packed: Pick<PackedResponses, 'groups'>,
  layout: Layout,
  nodes: number,
): ExpectedCounts {
  const items = layout.items.map(({ categories }) => new Float64Array(categories * nodes));
  const total = new Float64Array(nodes);
  packed.groups.forEach((group, index) => {
    for (let value = 0; value < group.values; value++) {
      const begin = (group.first + value) * nodes;
      if (index === 0) addTo(total, 0, sums, begin, nodes);
      answersIn(group, value).forEach((answer, position) => {
        const counts = items[group.items[position] as number] as Float64Array;
        if (answer * nodes < counts.length) addTo(counts, answer * nodes, sums, begin, nodes);
      });
    }
  });
  return { items, total };
}

function addTo(target: Float64Array, at: number, source: Float64Array<ArrayBufferLike>, from: number, count: number) {
  for (let step = 0; step < count; step++) {
    target[at + step] = (target[at + step] as number) + (source[from + step] as number);
  }
}
