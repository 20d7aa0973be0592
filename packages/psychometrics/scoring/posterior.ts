import type { ItemParameters } from '../models/item-parameters.ts';
import { checkResponses } from '../models/item-parameters.ts';
import { addLogLikelihood } from '../models/model.ts';
import type { Bounds, Prior } from './prior.ts';
import { checkBounds, checkPrior, standardPrior } from './prior.ts';

/** A distribution of ability on evenly spaced nodes. */
export interface Posterior {
  /** θ in logits, rising. */
  readonly nodes: Float64Array;
  /** Density per logit at each node; it integrates to 1. */
  readonly density: Float64Array;
  /** Mass below each node, from 0 to 1. */
  readonly cumulative: Float64Array;
  readonly mean: number;
  readonly sd: number;
}

export interface PosteriorOptions {
  /** N(0, 1) by default. */
  readonly prior?: Prior | undefined;
  /** Where ability is known to lie. Without them the grid spans all of the prior: 8 of its SDs to each side. */
  readonly bounds?: Bounds | undefined;
}

/**
 * The distribution of ability after the responses (null: not presented). Throws a RangeError for impossible items,
 * responses, prior or bounds.
 * @example
 *   const after = posterior(items, [1, 1, 2]);
 *   massAbove(after, 0); // P(θ > 0)
 */
export function posterior(
  items: readonly ItemParameters[],
  responses: ArrayLike<number | null>,
  options: PosteriorOptions = {},
): Posterior {
  return posteriorOn(forMasses, items, responses, options);
}

/** How fine a grid is: nodes at most `step` logits apart, `perSd` of them at least to an SD, `cells` at least in all. */
interface Fineness {
  readonly step: number;
  readonly perSd: number;
  readonly cells: number;
}

/** For masses between any two abilities, to six digits. */
const forMasses: Fineness = { step: 0.025, perSd: 3, cells: 240 };
/** For mean and SD, where even nodes are exact beyond any need as soon as they are closer than the SD. */
export const forMoments: Fineness = { step: 0.1, perSd: 2 / 3, cells: 64 };

/** The posterior on a grid of the given fineness. */
export function posteriorOn(
  fineness: Fineness,
  items: readonly ItemParameters[],
  responses: ArrayLike<number | null>,
  { prior = standardPrior, bounds }: PosteriorOptions,
): Posterior {
  checkResponses(items, responses);
  checkPrior(prior);
  if (bounds) checkBounds(bounds);
  // Where bounds cut a distribution off, the cut edge wants the finer grid.
  const step = Math.min(bounds ? forMasses.step : fineness.step, prior.sd / 4);
  const whole = bounds ?? [prior.mean - 8 * prior.sd, prior.mean + 8 * prior.sd];
  return zoomed(whole, { ...fineness, step }, (nodes) => {
    const logDensity = nodes.map((theta) => -0.5 * ((theta - prior.mean) / prior.sd) ** 2);
    items.forEach((item, position) => {
      const response = responses[position];
      if (typeof response === 'number') addLogLikelihood(item, response, nodes, logDensity);
    });
    return logDensity;
  });
}

/**
 * The distribution after several independent sets of responses by one person, from the posterior of each. `prior` is
 * the one they were all made with; it counts once. Throws a RangeError unless all have the same nodes.
 */
export function combinePosteriors(parts: readonly Posterior[], prior: Prior = standardPrior): Posterior {
  checkPrior(prior);
  const first = parts[0];
  if (!first) throw new RangeError('there is no posterior to combine');
  const { nodes } = first;
  const logDensity = nodes.map((theta) => 0.5 * (parts.length - 1) * ((theta - prior.mean) / prior.sd) ** 2);
  for (const part of parts) {
    if (part.nodes.length !== nodes.length || part.nodes.some((theta, node) => theta !== nodes[node])) {
      throw new RangeError('posteriors can be combined only on the same nodes');
    }
    part.density.forEach((density, node) => {
      logDensity[node] = (logDensity[node] as number) + Math.log(density);
    });
  }
  return distribution(nodes, logDensity);
}

/** The mass below θ; 0 and 1 outside the nodes. */
export function massBelow({ nodes, density, cumulative }: Posterior, theta: number): number {
  if (Number.isNaN(theta)) throw new RangeError('θ must be a number, not NaN');
  const last = nodes.length - 1;
  const low = nodes[0] as number;
  const step = ((nodes[last] as number) - low) / last;
  const cell = Math.floor((theta - low) / step);
  if (cell < 0) return 0;
  if (cell >= last) return 1;
  // A cubic through the cumulated masses at both ends of the cell with the densities as its slopes (Hermite).
  const t = (theta - (nodes[cell] as number)) / step;
  const start = cumulative[cell] as number;
  const end = cumulative[cell + 1] as number;
  const startSlope = step * (density[cell] as number);
  const endSlope = step * (density[cell + 1] as number);
  const rise = end - start;
  const cubic =
    start + t * (startSlope + t * (3 * rise - 2 * startSlope - endSlope + t * (startSlope + endSlope - 2 * rise)));
  return Math.min(1, Math.max(0, cubic));
}

/** P(ability > θ). */
export function massAbove(distribution: Posterior, theta: number): number {
  return 1 - massBelow(distribution, theta);
}

/** Where answers are so many or so sharp that the nodes lie too far apart for them, the grid closes in. */
function zoomed([low, high]: Bounds, fineness: Fineness, logDensityAt: LogDensity): Posterior {
  let from = low;
  let to = high;
  let found = onNodes(from, to, fineness, logDensityAt);
  for (let round = 0; round < 60; round++) {
    const spacing = (to - from) / (found.nodes.length - 1);
    if (found.sd >= fineness.perSd * spacing) break;
    const reach = 12 * Math.max(found.sd, spacing);
    const narrower: Bounds = [Math.max(from, found.mean - reach), Math.min(to, found.mean + reach)];
    if (!(narrower[1] - narrower[0] < 0.9 * (to - from))) break;
    [from, to] = narrower;
    found = onNodes(from, to, fineness, logDensityAt);
  }
  return found;
}

type LogDensity = (nodes: Float64Array) => Float64Array;

function onNodes(from: number, to: number, fineness: Fineness, logDensityAt: LogDensity): Posterior {
  const cells = Math.min(4000, Math.max(fineness.cells, Math.ceil((to - from) / fineness.step - 1e-9)));
  const nodes = new Float64Array(cells + 1);
  for (let node = 0; node <= cells; node++) nodes[node] = from + ((to - from) * node) / cells;
  return distribution(nodes, logDensityAt(nodes));
}

/** The distribution whose density is exp(logDensity) at even nodes, but for a factor. */
export function distribution(nodes: Float64Array, logDensity: Float64Array): Posterior {
  // Plain loops: simulations come here millions of times.
  let highest = -Infinity;
  for (let node = 0; node < nodes.length; node++) highest = Math.max(highest, logDensity[node] as number);
  if (!Number.isFinite(highest)) throw new RangeError('the responses are impossible everywhere within the bounds');
  const density = new Float64Array(nodes.length);
  for (let node = 0; node < nodes.length; node++) density[node] = Math.exp((logDensity[node] as number) - highest);
  const step = ((nodes[nodes.length - 1] as number) - (nodes[0] as number)) / (nodes.length - 1);
  const cumulative = cumulated(density, step);
  const total = cumulative[cumulative.length - 1] as number;
  for (let node = 0; node < nodes.length; node++) {
    density[node] = (density[node] as number) / total;
    cumulative[node] = (cumulative[node] as number) / total;
  }
  const mean = integral(density, step, (node) => nodes[node] as number);
  const variance = integral(density, step, (node) => ((nodes[node] as number) - mean) ** 2);
  return { nodes, density, cumulative, mean, sd: Math.sqrt(variance) };
}

/** The running integral of the values: each cell that of the cubic through the four nodes around it. */
function cumulated(values: Float64Array, step: number): Float64Array {
  const at = (node: number) => values[node] as number;
  const last = values.length - 1;
  const sums = new Float64Array(values.length);
  for (let cell = 0; cell < last; cell++) {
    const area =
      cell === 0
        ? 9 * at(0) + 19 * at(1) - 5 * at(2) + at(3)
        : cell === last - 1
          ? 9 * at(last) + 19 * at(last - 1) - 5 * at(last - 2) + at(last - 3)
          : 13 * (at(cell) + at(cell + 1)) - at(cell - 1) - at(cell + 2);
    sums[cell + 1] = (sums[cell] as number) + (area * step) / 24;
  }
  return sums;
}

// The weights that the cells of `cumulated` add up to at the first and the last nodes; all others are 1.
const endWeights = [8 / 24, 31 / 24, 20 / 24, 25 / 24];

function integral(density: Float64Array, step: number, of: (node: number) => number): number {
  const last = density.length - 1;
  let sum = 0;
  for (let node = 0; node <= last; node++) {
    const weight = endWeights[Math.min(node, last - node)] ?? 1;
    sum += weight * (density[node] as number) * of(node);
  }
  return sum * step;
}
