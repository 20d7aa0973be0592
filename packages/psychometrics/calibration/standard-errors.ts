import { scoreTableOf } from './cross-product.ts';
import type { Estimated, Passes, Problem } from './estimation.ts';
import { gradientBy } from './estimation.ts';
import type { Layout } from './layout.ts';
import { ownParameters, placesAtEnds } from './layout.ts';
import { inverseOf } from './matrix.ts';
import type { Priors } from './priors.ts';
import { addPriors } from './priors.ts';
import { abilitiesAt, allCurves, fillTable } from './tables.ts';

export interface Errors {
  readonly kind: 'observed' | 'cross-product' | 'none';
  /** parameters × parameters; NaN for a parameter at the end of its range; absent where the information has no inverse. */
  readonly covariance?: Float64Array;
}

/** So many products of likelihoods take a few seconds; where the observed information takes more, cross-products do. */
const affordable = 8e9;

/**
 * The covariance of the estimates: the inverse of the information about them. A parameter at the end of its range is no
 * maximum of the likelihood and has no error; those of the others are found as if it were given.
 */
export function* errorsOf(problem: Problem, { vector }: Estimated, report: (share: number) => void): Passes<Errors> {
  const { layout, packed, table, settled } = problem;
  const { size } = layout;
  const cost = 4 * size * packed.rows * packed.groups.length * table.nodes;
  const kind = settled.standardErrors ?? (cost <= affordable ? 'observed' : 'cross-product');
  if (kind === 'none' || size === 0) return { kind: 'none' };
  report(0);
  const information =
    kind === 'observed'
      ? yield* observedInformation(problem, vector, report)
      : yield* crossProductInformation(problem, vector);
  report(1);
  const covariance = inverseWithout(placesAtEnds(layout, vector), information, size);
  return covariance ? { kind, covariance } : { kind };
}

function inverseWithout(held: ReadonlySet<number>, information: Float64Array, size: number): Float64Array | undefined {
  const free = Array.from({ length: size }, (_, place) => place).filter((place) => !held.has(place));
  const part = Float64Array.from({ length: free.length ** 2 }, (_, at) => {
    const [row, column] = [free[Math.floor(at / free.length)] as number, free[at % free.length] as number];
    return information[row * size + column] as number;
  });
  const inverse = inverseOf(part, free.length);
  if (!inverse) return undefined;
  const covariance = new Float64Array(size * size).fill(Number.NaN);
  free.forEach((row, from) => {
    free.forEach((column, to) => {
      covariance[row * size + column] = inverse[from * free.length + to] as number;
    });
  });
  return covariance;
}

/** Minus the second derivatives of the log-posterior: central differences of its gradient. */
function* observedInformation(
  problem: Problem,
  vector: Float64Array,
  report: (share: number) => void,
): Passes<Float64Array> {
  const { size } = problem.layout;
  const information = new Float64Array(size * size);
  const steps = differenceSteps(problem.layout, vector);
  for (let place = 0; place < size; place++) {
    problem.settled.signal?.throwIfAborted();
    const step = steps[place] as number;
    const above = yield* gradientBy(problem, moved(vector, place, step));
    const below = yield* gradientBy(problem, moved(vector, place, -step));
    for (let other = 0; other < size; other++) {
      const second = ((above[other] as number) - (below[other] as number)) / (2 * step);
      // Half from each side: the matrix comes out symmetric.
      for (const at of [place * size + other, other * size + place]) {
        information[at] = (information[at] as number) - second / 2;
      }
    }
    report((place + 1) / size);
  }
  return information;
}

function* crossProductInformation(problem: Problem, vector: Float64Array): Passes<Float64Array> {
  const { layout, packed, quadrature, table, allocate, settled } = problem;
  const { size } = layout;
  const thetas = abilitiesAt(quadrature, layout, vector);
  const curves = allCurves(layout, vector, thetas);
  fillTable(table, packed, curves, quadrature.weights);
  const scores = scoreTableOf(layout, vector, curves, quadrature, allocate);
  const { sums } = yield { kind: 'cross-product', table, scores };
  const information = priorInformation(layout, vector, settled.priors);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      const sum = sums[row * size + column] as number;
      information[row * size + column] = (information[row * size + column] as number) + sum;
      if (row !== column) information[column * size + row] = (information[column * size + row] as number) + sum;
    }
  }
  return information;
}

function priorInformation(layout: Layout, vector: Float64Array, priors: Priors): Float64Array {
  const { size } = layout;
  const all = new Float64Array(size * size);
  let isCounted = false;
  for (const item of layout.items) {
    const own = ownParameters(item, vector);
    const part = new Float64Array(own.length * own.length);
    const ownPriors = layout.sharesDiscrimination && isCounted ? { ...priors, a: null } : priors;
    isCounted ||= own.length > 0;
    addPriors(item, own, ownPriors, new Float64Array(own.length), part);
    item.places.forEach((place, at) => {
      all[place * size + place] = (all[place * size + place] as number) + (part[at * own.length + at] as number);
    });
  }
  return all;
}

/** Small against what changes the curvature, large against rounding; thresholds stay in order. */
function differenceSteps(layout: Layout, vector: Float64Array): Float64Array {
  const steps = vector.map((value) => 1e-4 * Math.max(1, Math.abs(value)));
  for (const { places, categories, isPartialCredit } of layout.items) {
    if (isPartialCredit) continue;
    for (let step = 2; step < categories; step++) {
      const [higher, lower] = [places[step - 1] as number, places[step] as number];
      const room = ((vector[higher] as number) - (vector[lower] as number)) / 4;
      steps[higher] = Math.min(steps[higher] as number, room);
      steps[lower] = Math.min(steps[lower] as number, room);
    }
  }
  return steps;
}

function moved(vector: Float64Array, place: number, by: number): Float64Array {
  const copy = Float64Array.from(vector);
  copy[place] = (copy[place] as number) + by;
  return copy;
}
