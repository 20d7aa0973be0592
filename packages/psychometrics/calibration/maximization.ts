import { curvesOf } from './curves.ts';
import type { ItemLayout, Layout, Range } from './layout.ts';
import { hold, isAtEnd, ownParameters, populationIn } from './layout.ts';
import { cholesky, solveWith } from './matrix.ts';
import type { Priors } from './priors.ts';
import { addPriors, logPriorOf } from './priors.ts';
import type { ExpectedCounts } from './tables.ts';

/**
 * The maximisation step: the vector under which the expected counts are most likely, found by Fisher scoring from the
 * present one. It need not be found to the last digit; the expected likelihood never falls.
 */
export function maximize(
  layout: Layout,
  vector: Float64Array,
  thetas: Float64Array,
  counts: ExpectedCounts,
  priors: Priors,
): Float64Array {
  const next = Float64Array.from(vector);
  if (layout.sharesDiscrimination) maximizeTogether(layout, next, thetas, counts, priors);
  else {
    layout.items.forEach((item, index) => {
      if (item.places.length > 0) maximizeOne(item, next, thetas, counts.items[index] as Float64Array, priors);
    });
  }
  if (layout.population) {
    const { total } = counts;
    const people = total.reduce((sum, count) => sum + count, 0);
    const mean = total.reduce((sum, count, node) => sum + count * (thetas[node] as number), 0) / people;
    const variance =
      total.reduce((sum, count, node) => sum + count * ((thetas[node] as number) - mean) ** 2, 0) / people;
    next[layout.population.mean] = mean;
    next[layout.population.sd] = Math.sqrt(variance);
  }
  hold(layout, next);
  return next;
}

/**
 * The gradient of the marginal log-likelihood, priors included: the expected one at the expected counts (Fisher's identity;
 * Louis 1982).
 */
export function gradientAt(
  layout: Layout,
  vector: Float64Array,
  thetas: Float64Array,
  counts: ExpectedCounts,
  priors: Priors,
): Float64Array {
  const gradient = new Float64Array(layout.size);
  let isCounted = false;
  layout.items.forEach((item, index) => {
    if (item.places.length === 0) return;
    const ownPriors = layout.sharesDiscrimination && isCounted ? { ...priors, a: null } : priors;
    isCounted = true;
    const own = ownParameters(item, vector);
    const { gradient: part } = assess(item, own, thetas, counts.items[index] as Float64Array, ownPriors);
    item.places.forEach((place, at) => {
      gradient[place] = (gradient[place] as number) + (part[at] as number);
    });
  });
  if (layout.population) {
    const { mean, sd } = populationIn(layout, vector);
    const places = layout.population;
    counts.total.forEach((count, node) => {
      const z = ((thetas[node] as number) - mean) / sd;
      gradient[places.mean] = (gradient[places.mean] as number) + (count * z) / sd;
      gradient[places.sd] = (gradient[places.sd] as number) + (count * (z * z - 1)) / sd;
    });
  }
  return gradient;
}

interface Assessed {
  readonly value: number;
  readonly gradient: Float64Array;
  readonly information: Float64Array;
}

/** The expected log-likelihood of one item with its derivatives, and its expected information. */
function assess(
  item: ItemLayout,
  own: Float64Array,
  thetas: Float64Array,
  counts: Float64Array,
  priors: Priors,
): Assessed {
  const { logProbability, scores } = curvesOf(item, own, thetas);
  const size = own.length;
  const nodes = thetas.length;
  const cells = logProbability.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  let value = logPriorOf(item, own, priors);
  const totals = new Float64Array(nodes);
  for (let cell = 0; cell < cells; cell++) {
    const node = cell % nodes;
    totals[node] = (totals[node] as number) + (counts[cell] as number);
  }
  for (let cell = 0; cell < cells; cell++) {
    const count = counts[cell] as number;
    const logP = logProbability[cell] as number;
    if (count > 0) value += count * logP;
    const weight = (totals[cell % nodes] as number) * Math.exp(logP);
    for (let row = 0; row < size; row++) {
      const score = scores[row * cells + cell] as number;
      gradient[row] = (gradient[row] as number) + count * score;
      for (let column = 0; column <= row; column++) {
        const at = row * size + column;
        information[at] = (information[at] as number) + weight * score * (scores[column * cells + cell] as number);
      }
    }
  }
  addPriors(item, own, priors, gradient, information);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      information[column * size + row] = information[row * size + column] as number;
    }
  }
  return { value, gradient, information };
}

const mostSteps = 6;
const mostHalvings = 12;
/** A step this small ends the search: the next expectation moves the counts by more. */
const smallStep = 1e-8;
/** Longer steps, as far from the optimum, are cut to this. */
const longestStep = 2;

function maximizeOne(
  item: ItemLayout,
  vector: Float64Array,
  thetas: Float64Array,
  counts: Float64Array,
  priors: Priors,
): void {
  let own = ownParameters(item, vector);
  let now = assess(item, own, thetas, counts, priors);
  const alone = { items: [{ ...item, places: Array.from(own.keys()) }], size: own.length, sharesDiscrimination: false };
  for (let step = 0; step < mostSteps; step++) {
    const moved = climb(own, stepOf(item, own, now), item.ranges, now.value, (candidate) => {
      if (!hold(alone, candidate)) return undefined;
      const found = assess(item, candidate, thetas, counts, priors);
      return { value: found.value, found };
    });
    if (!moved) break;
    own = moved.vector;
    now = moved.found;
    if (moved.length < smallStep) break;
  }
  item.places.forEach((place, at) => {
    vector[place] = own[at] as number;
  });
}

/** The step to the top of the parabola; a parameter that it would take out of its range stays, and the others go without it. */
function stepOf({ ranges }: ItemLayout, own: Float64Array, { gradient, information }: Assessed): Float64Array {
  const slopes = Float64Array.from(gradient);
  const curvature = Float64Array.from(information);
  const leaves = (step: Float64Array) =>
    ranges.findIndex((range, at) => step[at] !== 0 && isAtEnd(own[at] as number, range, step[at] as number));
  let step = topOf(slopes, curvature);
  for (let at = leaves(step); at >= 0; at = leaves(step)) {
    slopes[at] = 0;
    for (let other = 0; other < own.length; other++) {
      curvature[at * own.length + other] = 0;
      curvature[other * own.length + at] = 0;
    }
    curvature[at * own.length + at] = 1;
    step = topOf(slopes, curvature);
  }
  return step;
}

function topOf(slopes: Float64Array, curvature: Float64Array): Float64Array {
  const size = slopes.length;
  const lower = cholesky(curvature, size);
  if (lower) return solveWith(lower, size, slopes);
  // Without curvature in some direction each parameter goes by its own.
  return slopes.map((slope, at) => slope / ((curvature[at * size + at] as number) + 1e-6));
}

/** Goes a step, or as much of it as raises the value and leaves no parameter's range; undefined where nothing does. */
function climb<Found>(
  from: Float64Array,
  step: Float64Array,
  ranges: readonly Range[],
  value: number,
  assessAt: (candidate: Float64Array) => { value: number; found: Found } | undefined,
): { vector: Float64Array; found: Found; length: number } | undefined {
  const longest = step.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  let share = Math.min(1, longestStep / longest);
  ranges.forEach(([low, high], at) => {
    const part = step[at] as number;
    if (part !== 0) share = Math.min(share, ((part < 0 ? low : high) - (from[at] as number)) / part);
  });
  for (let halving = 0; halving < mostHalvings; halving++, share /= 2) {
    const candidate = from.map((part, at) => part + share * (step[at] as number));
    const assessed = assessAt(candidate);
    if (assessed && assessed.value >= value) {
      return { vector: candidate, found: assessed.found, length: longest * share };
    }
  }
  return undefined;
}

/**
 * Items with one discrimination for all of them: the information is an arrow (the discrimination with every intercept, an
 * item's intercepts with no other item's), so that the step is found item by item.
 */
function maximizeTogether(
  layout: Layout,
  vector: Float64Array,
  thetas: Float64Array,
  counts: ExpectedCounts,
  priors: Priors,
): void {
  const free = layout.items.flatMap((item, index) => (item.places.length > 0 ? [{ item, index }] : []));
  const [first] = free;
  if (!first) return;
  const slopeRange = first.item.ranges[0] as Range;
  const assessAll = (at: Float64Array) => {
    const parts = free.map(({ item, index }, order) => {
      const ownPriors = order > 0 ? { ...priors, a: null } : priors;
      return assess(item, ownParameters(item, at), thetas, counts.items[index] as Float64Array, ownPriors);
    });
    return { value: parts.reduce((sum, part) => sum + part.value, 0), found: parts };
  };
  let { value, found: parts } = assessAll(vector);
  for (let step = 0; step < mostSteps; step++) {
    const isHeld = (direction: number) => isAtEnd(vector[0] as number, slopeRange, direction);
    const moved = climb(vector, arrowStep(layout.size, free, parts, isHeld), [slopeRange], value, (candidate) =>
      hold(layout, candidate) ? assessAll(candidate) : undefined,
    );
    if (!moved) return;
    vector.set(moved.vector);
    parts = moved.found;
    value = parts.reduce((sum, part) => sum + part.value, 0);
    if (moved.length < smallStep) return;
  }
}

function arrowStep(
  size: number,
  free: readonly { item: ItemLayout }[],
  parts: readonly Assessed[],
  isHeld: (direction: number) => boolean,
): Float64Array {
  const step = new Float64Array(size);
  let slope = 0;
  let curvature = 0;
  const answers = parts.map(({ gradient, information }) => {
    const own = gradient.length;
    const intercepts = own - 1;
    const mixed = information.slice(1, own);
    const block = Float64Array.from({ length: intercepts ** 2 }, (_, at) => {
      const row = Math.floor(at / intercepts) + 1;
      return information[row * own + (at % intercepts) + 1] as number;
    });
    const alone = topOf(gradient.slice(1), block);
    const bySlope = topOf(mixed, block);
    slope += (gradient[0] as number) - dot(mixed, alone);
    curvature += (information[0] as number) - dot(mixed, bySlope);
    return { alone, bySlope };
  });
  step[0] = isHeld(slope) ? 0 : slope / curvature;
  free.forEach(({ item }, index) => {
    const { alone, bySlope } = answers[index] as (typeof answers)[number];
    alone.forEach((part, at) => {
      step[item.places[at + 1] as number] = part - (bySlope[at] as number) * (step[0] as number);
    });
  });
  return step;
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
