import { createAccelerator } from './acceleration.ts';
import type { CalibrationProgress, Settled } from './calibration.ts';
import type { ScoreTable } from './cross-product.ts';
import type { LikelihoodTable } from './expectation.ts';
import type { Layout } from './layout.ts';
import { hold, largestChange } from './layout.ts';
import { gradientAt, maximize } from './maximization.ts';
import type { PackedResponses } from './packed-responses.ts';
import { logPrior } from './priors.ts';
import type { ExpectedCounts, Quadrature } from './tables.ts';
import { abilitiesAt, allCurves, countsFrom, fillTable } from './tables.ts';

// The estimation is a generator that requests passes over the responses; the caller runs them on one thread or several.

export interface ExpectationRequest {
  readonly kind: 'expectation';
  readonly table: LikelihoodTable;
  /** Every which row. */
  readonly stride: number;
}

export interface CrossProductRequest {
  readonly kind: 'cross-product';
  readonly table: LikelihoodTable;
  readonly scores: ScoreTable;
}

export type Request = ExpectationRequest | CrossProductRequest;

/** Sums over values × nodes, or over parameters × parameters (no log-likelihood then). */
export interface Reply {
  readonly logLikelihood: number;
  readonly sums: Float64Array<ArrayBufferLike>;
}

export type Passes<Result> = Generator<Request, Result, Reply>;

/** Everything that is constant during a calibration. */
export interface Problem {
  readonly settled: Settled;
  readonly layout: Layout;
  readonly packed: PackedResponses;
  readonly quadrature: Quadrature;
  readonly table: LikelihoodTable;
  readonly allocate: (bytes: number) => ArrayBufferLike;
}

/** The result of a pass at one parameter vector. */
export interface Expected {
  readonly thetas: Float64Array;
  readonly counts: ExpectedCounts;
  readonly logLikelihood: number;
  readonly logPosterior: number;
}

export interface Estimated {
  readonly vector: Float64Array;
  readonly logLikelihood: number;
  readonly logPosterior: number;
  readonly iterations: number;
  readonly converged: boolean;
  readonly change: number;
}

export function* expectAt(problem: Problem, vector: Float64Array, stride = 1): Passes<Expected> {
  const { layout, packed, quadrature, table, settled } = problem;
  const thetas = abilitiesAt(quadrature, layout, vector);
  fillTable(table, packed, allCurves(layout, vector, thetas), quadrature.weights);
  const { logLikelihood, sums } = yield { kind: 'expectation', table, stride };
  const counts = countsFrom(sums, packed, layout, table.nodes);
  return { thetas, counts, logLikelihood, logPosterior: logLikelihood + logPrior(layout, vector, settled.priors) };
}

/** The gradient of the log-posterior at a vector. */
export function* gradientBy(problem: Problem, vector: Float64Array): Passes<Float64Array> {
  const { thetas, counts } = yield* expectAt(problem, vector);
  return gradientAt(problem.layout, vector, thetas, counts, problem.settled.priors);
}

export interface Course {
  readonly stride: number;
  readonly tolerance: number;
  readonly maxIterations: number;
  report(progress: Omit<CalibrationProgress, 'share' | 'stage'>): void;
}

/**
 * EM with Anderson's acceleration. A guess under which the responses are less likely than before is dropped for the plain
 * step that it was to replace, so that the likelihood rises throughout, as plain EM's does.
 */
export function* estimateFrom(problem: Problem, start: Float64Array, course: Course): Passes<Estimated> {
  const { layout, settled } = problem;
  const accelerator = createAccelerator();
  let vector = start;
  let best: { vector: Float64Array; expected: Expected } | undefined;
  /** The plain step from the best vector, while `vector` is a bolder one. */
  let plain: Float64Array | undefined;
  /** How far beyond the plain step a bolder one may go: farther once that did well, less far once it did not. */
  let reach = 1;
  let change = Infinity;
  let converged = false;
  let iterations = 0;
  while (iterations < course.maxIterations) {
    settled.signal?.throwIfAborted();
    const expected = yield* expectAt(problem, vector, course.stride);
    iterations += 1;
    if (best && isLess(expected.logPosterior, best.expected.logPosterior)) {
      if (converged || !plain) break;
      reach = Math.max(smallestReach, Math.min(reach, farthest(plain, vector)) / 4);
      vector = plain;
      plain = undefined;
      accelerator.forget();
      continue;
    }
    if (plain) reach *= 2;
    best = { vector, expected };
    course.report({ iteration: iterations, logLikelihood: expected.logLikelihood, change });
    if (converged) break;
    const image = maximize(layout, vector, expected.thetas, expected.counts, settled.priors);
    const bolder = settled.accelerated ? within(reach, image, accelerator.next(vector, image)) : image;
    const isBolder = settled.accelerated && hold(layout, bolder);
    if (!isBolder) accelerator.forget();
    plain = isBolder ? image : undefined;
    const next = isBolder ? bolder : image;
    // The bolder step is about what is left to go, a plain one only a share of it: here taken as a tenth at most.
    const plainChange = largestChange(layout, vector, image);
    change = settled.accelerated ? Math.max(largestChange(layout, vector, next), 10 * plainChange) : plainChange;
    converged = change <= course.tolerance;
    vector = next;
  }
  if (!best) throw new Error('no pass was made');
  const { expected } = best;
  return {
    vector: best.vector,
    logLikelihood: expected.logLikelihood,
    logPosterior: expected.logPosterior,
    iterations,
    converged,
    change,
  };
}

const smallestReach = 1e-3;

/** The point itself, or as much of the way to it as is within reach. */
function within(reach: number, from: Float64Array, to: Float64Array): Float64Array {
  const distance = farthest(from, to);
  if (!(distance > reach)) return to;
  return from.map((value, at) => value + ((to[at] as number) - value) * (reach / distance));
}

function farthest(one: Float64Array, other: Float64Array): number {
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] as number))), 0);
}

/** Less by more than rounding. */
function isLess(value: number, than: number): boolean {
  return !(value >= than - 1e-11 * Math.abs(than));
}
