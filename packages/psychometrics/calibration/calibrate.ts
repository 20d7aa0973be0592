import { checkItems } from '../models/item-parameters.ts';
import type {
  CalibratedDichotomousItem,
  CalibratedGradedItem,
  Calibration,
  CalibrationOptions,
  CalibrationProgress,
  Settled,
} from './calibration.ts';
import { settle, takesPoints } from './calibration.ts';
import { crossProductOfRows } from './cross-product.ts';
import type { Passes, Problem, Reply, Request } from './estimation.ts';
import { expectRows } from './expectation.ts';
import { categoriesOfFixed, layOut, startingVector } from './layout.ts';
import { pack } from './packed-responses.ts';
import type { ResponseMatrix, ResponsePattern } from './response-matrix.ts';
import { categoriesOf, notPresented, toResponseMatrix } from './response-matrix.ts';
import { resultOf } from './result.ts';
import { errorsOf } from './standard-errors.ts';
import { bestEstimates } from './starts.ts';
import { allocateTable, quadratureOf } from './tables.ts';

type Graded = CalibrationOptions & { readonly model: 'GRM' | 'GPCM' };
type Dichotomous = CalibrationOptions & { readonly model: '1PL' | '2PL' | '3PL' };

/**
 * Calibrates items by marginal maximum likelihood with the EM algorithm (Bock and Aitkin 1981), in a population N(0, 1) or,
 * where items are held at given parameters, in one whose mean and SD are estimated (Kim 2006). a, b in logits (D = 1).
 *
 * Throws a RangeError that names the item or the pattern: responses the model cannot have, an item with no variance or with
 * an empty category, impossible options. A calibration that does not converge is not an error: it has `converged: false`
 * and the best estimates found. An aborted one throws the signal's reason.
 * @example
 *   const { items, converged } = calibrate(
 *     [{ responses: [1, 1, 0], count: 40 }, { responses: [1, null, 0], count: 12 }, …],
 *     { model: '2PL' },
 *   );
 */
export function calibrate(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: Dichotomous,
): Calibration<CalibratedDichotomousItem>;
export function calibrate(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: Graded,
): Calibration<CalibratedGradedItem>;
export function calibrate(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: CalibrationOptions,
): Calibration;
export function calibrate(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: CalibrationOptions,
): Calibration {
  const { problem, start } = prepare(responses, options);
  const passes = calibrationOf(problem, start);
  let turn = passes.next();
  while (!turn.done) turn = passes.next(answer(problem, turn.value));
  return turn.value;
}

/** Checks and packs the responses. */
export function prepare(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: CalibrationOptions,
  allocate: (bytes: number) => ArrayBufferLike = (bytes) => new ArrayBuffer(bytes),
): { problem: Problem; start: Float64Array } {
  const settled = settle(options);
  const matrix = Array.isArray(responses) ? toResponseMatrix(responses, options.names) : (responses as ResponseMatrix);
  const named = { ...matrix, names: settled.names ?? matrix.names };
  checkFixed(settled, matrix.items);
  const fixed = (item: number) => {
    const given = settled.fixed[item];
    return given && categoriesOfFixed(given);
  };
  const categories = categoriesOf(named, { graded: takesPoints(settled.model), fixed });
  const packed = pack(named, categories, allocate);
  const layout = layOut(settled, categories);
  const quadrature = quadratureOf(settled.quadraturePoints ?? pointsFor(named));
  const table = allocateTable(packed, quadrature.nodes.length, allocate);
  const guess = settled.priors.c ? 1 / (1 + Math.exp(-settled.priors.c.mean)) : 0.15;
  const start = startingVector(layout, reachedShares(named, categories), guess);
  const problem = { settled: { ...settled, names: named.names }, layout, packed, quadrature, table, allocate };
  return { problem, start };
}

/**
 * Nodes must lie closer than the posteriors are wide. An item of a = 0.9 at the person's ability has the information 0.2; with the
 * posterior's SD between two nodes, the integral is right to eight digits (the trapezoidal rule on a normal density).
 */
function pointsFor({ items, rows, responses }: ResponseMatrix): number {
  let most = 0;
  for (let row = 0, at = 0; row < rows; row++) {
    let presented = 0;
    for (const end = at + items; at < end; at++) if (responses[at] !== notPresented) presented++;
    if (presented > most) most = presented;
  }
  const sd = 1 / Math.sqrt(1 + 0.2 * most);
  return Math.min(401, Math.max(61, 2 * Math.ceil(6 / sd) + 1));
}

/** The whole calibration, as passes over the responses. */
export function* calibrationOf(problem: Problem, start: Float64Array): Passes<Calibration> {
  const report = reporter(problem.settled);
  const estimated = yield* bestEstimates(problem, start, report.estimating);
  const errors = yield* errorsOf(problem, estimated, (share) => report.errors(estimated, share));
  return resultOf(problem, estimated, errors);
}

/** Answers a request from all rows in this thread. */
function answer({ packed }: Problem, request: Request): Reply {
  const range = { first: 0, end: packed.rows, stride: request.kind === 'expectation' ? request.stride : 1 };
  if (request.kind === 'expectation') {
    const sums = new Float64Array(packed.values * request.table.nodes);
    return { logLikelihood: expectRows(packed, request.table, range, sums), sums };
  }
  const sums = new Float64Array(request.scores.size ** 2);
  crossProductOfRows(packed, request.table, request.scores, range, sums);
  return { logLikelihood: 0, sums };
}

function checkFixed({ fixed }: Settled, items: number): void {
  for (const [key, item] of Object.entries(fixed)) {
    const place = Number(key);
    if (!(Number.isInteger(place) && place >= 0 && place < items)) {
      throw new RangeError(`fixed names item ${key}; the items are 0 to ${items - 1}`);
    }
    checkItems([item], () => `the item fixed at ${key}`);
  }
}

/** For an item: the share of those presented with it that reached each number of points. */
function reachedShares(matrix: ResponseMatrix, categories: readonly number[]): (item: number) => number[] {
  const { items, rows, responses, counts } = matrix;
  const tallies = categories.map((count) => new Float64Array(count));
  for (let row = 0, at = 0; row < rows; row++) {
    const count = counts ? (counts[row] as number) : 1;
    for (let item = 0; item < items; item++, at++) {
      const response = responses[at] as number;
      const tally = tallies[item] as Float64Array;
      if (response !== notPresented) tally[response] = (tally[response] as number) + count;
    }
  }
  return (item) => {
    const tally = Array.from(tallies[item] as Float64Array);
    const all = tally.reduce((sum, count) => sum + count, 0);
    return tally.map((_, points) => tally.slice(points).reduce((sum, count) => sum + count, 0) / all);
  };
}

/** The share of the way that estimating is taken to be; standard errors are the rest. */
const estimating = 0.8;

function reporter({ onProgress, tolerance }: Settled) {
  let share = 0;
  let first: number | undefined;
  const report = (progress: Omit<CalibrationProgress, 'share'>, reached: number) => {
    share = Math.max(share, Math.min(1, reached));
    onProgress?.({ ...progress, share });
  };
  return {
    estimating(progress: Omit<CalibrationProgress, 'share' | 'stage'>) {
      if (Number.isFinite(progress.change)) first ??= Math.max(progress.change, 10 * tolerance);
      const way = first ? Math.log(first / Math.max(progress.change, tolerance)) / Math.log(first / tolerance) : 0;
      report({ stage: 'estimating', ...progress }, estimating * way);
    },
    errors(
      { iterations, logLikelihood, change }: { iterations: number; logLikelihood: number; change: number },
      part: number,
    ) {
      report(
        { stage: 'standard errors', iteration: iterations, logLikelihood, change },
        estimating + (1 - estimating) * part,
      );
    },
  };
}
