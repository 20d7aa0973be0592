import type {
  CalibratedItem,
  Calibration,
  CalibrationModel,
  CalibrationOptions,
  ItemParameters,
  OverallFit,
  ResponseMatrix,
} from 'psychometrics';
import { calibrateInParallel } from 'psychometrics';
import { Failure, invalid } from '../../../core/contract/index.ts';
import type { CommandContext } from '../../../core/plugins/define-plugin.ts';
import { threads } from '../../../core/threads.ts';
import type * as computation from './computation-thread.ts';
import type { Computations, Judged } from './computations.ts';
import { computations } from './computations.ts';

// Long work of commands, with bars, and in such a way that Ctrl-C ends it at once.

type Progress = CommandContext['progress'];

/** A bar of a hundred steps that is told shares from 0 to 1. */
export function percentBar(progress: Progress, description: string) {
  const bar = progress(100, description);
  let reached = 0;
  return {
    reach(share: number) {
      const now = Math.floor(100 * Math.min(1, share));
      if (now > reached) bar.step(now - reached);
      reached = Math.max(reached, now);
    },
    done: () => bar.done(),
  };
}

export interface Calibrating {
  readonly model: CalibrationModel;
  readonly priors?: CalibrationOptions['priors'];
  readonly maxIterations?: number | undefined;
  readonly standardErrors?: 'none';
  readonly workers?: number | undefined;
}

/** Estimates with a bar. @throws Failure invalid where the responses do not bear it */
export async function calibrateWithBar(
  matrix: ResponseMatrix,
  { workers, ...options }: Calibrating,
  progress: Progress,
): Promise<Calibration> {
  const bar = percentBar(progress, 'Calibrating');
  try {
    return await calibrateInParallel(
      matrix,
      { ...options, onProgress: ({ share }) => bar.reach(share) },
      { workers: workers ?? (isSmall(matrix) ? 1 : undefined), openThread: threads.open },
    );
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`The items cannot be calibrated: ${error.message}`);
    throw error;
  } finally {
    bar.done();
  }
}

/** Names of items in which the more able are not right more often: neither S-X² nor M2 has a place for them. */
export const turnedRound = (items: readonly CalibratedItem[]): string[] =>
  items.flatMap(({ a, name }, place) => (a > 0 ? [] : [name ?? String(place + 1)]));

export const parametersOf = (items: readonly CalibratedItem[]): ItemParameters[] =>
  items.map(({ a, b, c }) => (typeof b === 'number' ? { a, b, c } : { a, b }));

/** Below this the start of another thread costs more than it saves. */
const isSmall = ({ rows, items }: ResponseMatrix) => rows * items < 100_000;

type Input<Name extends keyof Computations> = Parameters<Computations[Name]>[0];
type Result<Name extends keyof Computations> = ReturnType<Computations[Name]>;

/**
 * Has something computed on a thread of its own, or here where it is soon done.
 * @param heading of the message where the figures do not bear it
 * @throws Failure invalid
 */
export async function compute<Name extends keyof Computations>(
  name: Name,
  input: Input<Name>,
  { heading, step = () => {} }: { heading: string; step?: () => void },
): Promise<Result<Name>> {
  const work = computations[name] as (input: Input<Name>, step: () => void) => Result<Name>;
  try {
    return isSmall(input.matrix) ? work(input, step) : ((await onThread(name, input, step)) as Result<Name>);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`${heading}: ${error.message}`);
    throw error;
  }
}

/** M2, or in words why it cannot be told: what else was found is still worth printing. */
export async function judgeOverall(judged: Judged): Promise<OverallFit | string> {
  try {
    return await compute('overallFit', judged, { heading: 'M2 cannot be computed' });
  } catch (error) {
    if (error instanceof Failure) return `${error.message}.`;
    throw error;
  }
}

const onThread = (name: keyof Computations, input: unknown, step: () => void): Promise<unknown> =>
  threads.run<typeof computation>(
    new URL('./computation-thread.ts', import.meta.url),
    { name, input },
    { onProgress: step },
  );
