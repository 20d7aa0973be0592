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
import type * as computationThread from './computation-thread.ts';
import type { Computations, FitInput } from './computations.ts';
import { computations } from './computations.ts';
import { percentBar } from './percent-bar.ts';

// Long computations of commands. They run on threads, so that Ctrl-C takes effect at once.

type Progress = CommandContext['progress'];

export interface EstimationSettings {
  readonly model: CalibrationModel;
  readonly equalSlopes?: boolean;
  readonly priors?: CalibrationOptions['priors'];
  readonly maxIterations?: number | undefined;
  readonly standardErrors?: 'none';
  readonly workers?: number | undefined;
}

/** Calibrates with a progress bar. @throws Failure invalid where the responses cannot be calibrated */
export async function calibrateWithBar(
  matrix: ResponseMatrix,
  { workers, ...options }: EstimationSettings,
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

/** Names of items whose discrimination is not positive; S-X² and M2 are undefined for them. */
export const nonDiscriminating = (items: readonly CalibratedItem[]): string[] =>
  items.flatMap(({ a, name }, place) => (a > 0 ? [] : [name ?? String(place + 1)]));

export const parametersOf = (items: readonly CalibratedItem[]): ItemParameters[] =>
  items.map(({ model, a, b, c }) => (typeof b === 'number' ? { a, b, c } : { model, a, b }));

/** For smaller data, starting a thread costs more than it saves. */
const isSmall = ({ rows, items }: ResponseMatrix) => rows * items < 100_000;

type Input<Name extends keyof Computations> = Parameters<Computations[Name]>[0];
type Result<Name extends keyof Computations> = ReturnType<Computations[Name]>;

/**
 * Runs a computation on a thread, or in place where the data are small.
 * @param heading begins the message when the computation throws a RangeError
 * @throws Failure invalid in that case
 */
export async function compute<Name extends keyof Computations>(
  name: Name,
  input: Input<Name>,
  { heading, step = () => {} }: { heading: string; step?: () => void },
): Promise<Result<Name>> {
  const computation = computations[name] as (input: Input<Name>, step: () => void) => Result<Name>;
  try {
    return isSmall(input.matrix) ? computation(input, step) : ((await onThread(name, input, step)) as Result<Name>);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`${heading}: ${error.message}`);
    throw error;
  }
}

/** M2, or the reason why it cannot be computed: the other results are still worth printing. */
export async function judgeOverall(input: FitInput): Promise<OverallFit | string> {
  try {
    return await compute('overallFit', input, { heading: 'M2 cannot be computed' });
  } catch (error) {
    if (error instanceof Failure) return `${error.message}.`;
    throw error;
  }
}

const onThread = (name: keyof Computations, input: unknown, step: () => void): Promise<unknown> =>
  threads.run<typeof computationThread>(
    new URL('./computation-thread.ts', import.meta.url),
    { name, input },
    { onProgress: step },
  );
