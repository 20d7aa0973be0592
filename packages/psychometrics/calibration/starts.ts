import type { Course, Estimated, Passes, Problem } from './estimation.ts';
import { estimateFrom } from './estimation.ts';
import { withGuessing, withoutGuessing } from './layout.ts';

/** From so many rows on a part of them is calibrated first, to begin nearer to the end. */
const rowsWorthAStart = 20_000;
const rowsOfStart = 5_000;
const passesOfStart = 100;
/** How near the end that brings. */
const nearEnough = 1e-3;

/** The estimates, from a start that many responses find for themselves on a part of them. */
export function* bestEstimates(problem: Problem, start: Float64Array, report: Course['report']): Passes<Estimated> {
  const { tolerance, maxIterations } = problem.settled;
  const course: Course = { stride: 1, tolerance, maxIterations, report };
  if (problem.packed.rows < rowsWorthAStart) return yield* highestEstimates(problem, start, course);
  const { vector } = yield* highestEstimates(problem, start, {
    stride: Math.floor(problem.packed.rows / rowsOfStart),
    tolerance: nearEnough,
    maxIterations: Math.min(passesOfStart, maxIterations),
    report: () => {},
  });
  return yield* estimateFrom(problem, vector, course);
}

/** A second maximum is another one when it is higher by so much. */
const clearlyHigher = 1e-3;

/**
 * Without a prior of guessing, the likelihood of few items can have several maxima, for a steep slope with guessing does
 * much of what a flat one does without. It is then climbed twice: from the start, and from the 2PL with a little guessing.
 */
function* highestEstimates(problem: Problem, start: Float64Array, course: Course): Passes<Estimated> {
  const found = yield* estimateFrom(problem, start, course);
  const { layout, settled } = problem;
  if (settled.priors.c || !layout.items.some(({ hasGuessing }) => hasGuessing)) return found;
  const silent = { ...course, report: () => {} };
  const simpler = { ...problem, layout: withoutGuessing(layout) };
  const two = yield* estimateFrom(simpler, start, { ...silent, tolerance: nearEnough });
  const other = yield* estimateFrom(problem, withGuessing(layout, two.vector, 0.05), silent);
  return other.logPosterior > found.logPosterior + clearlyHigher ? other : found;
}
