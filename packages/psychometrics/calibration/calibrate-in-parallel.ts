import { availableParallelism } from 'node:os';
import { calibrationOf, prepare } from './calibrate.ts';
import type { Calibration, CalibrationOptions } from './calibration.ts';
import type { Problem, Reply, Request } from './estimation.ts';
import type { ResponseMatrix, ResponsePattern } from './response-matrix.ts';
import type { Share } from './share-thread.ts';

/** A thread that answers requests, each with the logarithm of the likelihood over its share. */
export interface CalibrationThread {
  ask(request: Request, options: { readonly signal?: AbortSignal | undefined }): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens a thread that runs the `open` of a module: `threads.open` of the platform. */
export type OpenCalibrationThread = (module: URL, share: Share) => CalibrationThread;

/**
 * `calibrate` on several threads, each with its share of the responses in shared memory: the same result to rounding, and
 * this thread stays free. Threads end with the calibration, however that ends. `onProgress` is called in this thread, and
 * `signal` stops the calibration between two passes or in the middle of one. Rejects as `calibrate` throws.
 * @param placing `workers`: how many threads; by default as many as there are processors. `openThread` opens one
 * @example
 *   const calibration = await calibrateInParallel(matrix, { model: '3PL' }, { workers: 4, openThread: threads.open });
 */
export async function calibrateInParallel(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: CalibrationOptions,
  placing: { readonly workers?: number | undefined; readonly openThread: OpenCalibrationThread },
): Promise<Calibration> {
  options.signal?.throwIfAborted();
  const { problem, start } = prepare(responses, options, (bytes) => new SharedArrayBuffer(bytes));
  const wanted = placing.workers ?? availableParallelism();
  if (!(Number.isInteger(wanted) && wanted > 0)) {
    throw new RangeError(`workers must be a whole number from 1 on, not ${wanted}`);
  }
  const crew = hire(problem, Math.min(wanted, Math.max(1, problem.packed.rows)), placing.openThread);
  try {
    const passes = calibrationOf(problem, start);
    let turn = passes.next();
    while (!turn.done) turn = passes.next(await crew.answer(turn.value, options.signal));
    return turn.value;
  } finally {
    await crew.dismiss();
  }
}

interface Member {
  readonly thread: CalibrationThread;
  readonly sums: Float64Array<SharedArrayBuffer>;
}

function hire(problem: Problem, size: number, openThread: OpenCalibrationThread) {
  const { packed, table, layout } = problem;
  const length = Math.max(packed.values * table.nodes, layout.size ** 2);
  const members = Array.from({ length: size }, (_, index): Member => {
    const sums = new Float64Array(new SharedArrayBuffer(length * 8));
    const share: Share = {
      packed: { groups: packed.groups, codes: packed.codes, counts: packed.counts },
      // Rows in turn, so that every thread has the same mixture of people also where only each so many-th is taken.
      first: index,
      every: size,
      rows: packed.rows,
      sums,
    };
    return { thread: openThread(new URL('./share-thread.ts', import.meta.url), share), sums };
  });
  return {
    async answer(request: Request, signal: AbortSignal | undefined): Promise<Reply> {
      const logLikelihoods = await Promise.all(members.map(({ thread }) => thread.ask(request, { signal })));
      const sums = new Float64Array(
        request.kind === 'expectation' ? packed.values * table.nodes : request.scores.size ** 2,
      );
      for (const member of members) {
        for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (member.sums[at] as number);
      }
      return { logLikelihood: logLikelihoods.reduce<number>((sum, each) => sum + (each as number), 0), sums };
    },
    async dismiss(): Promise<void> {
      await Promise.all(members.map(({ thread }) => thread.close()));
    },
  };
}
