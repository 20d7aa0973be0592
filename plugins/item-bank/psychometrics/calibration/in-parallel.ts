import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { calibrationOf, prepare } from './calibrate.ts';
import type { Calibration, CalibrationOptions } from './calibration.ts';
import type { Problem, Reply, Request } from './estimation.ts';
import type { ResponseMatrix, ResponsePattern } from './response-matrix.ts';
import type { Share, WorkerReply, WorkerRequest } from './worker.ts';

/**
 * `calibrate` on several threads, each with its share of the responses in shared memory: the same result to rounding, and
 * this thread stays free. Threads end with the calibration, however that ends. `onProgress` is called in this thread, and
 * `signal` stops the calibration between two passes or in the middle of one. Rejects as `calibrate` throws.
 * @param placing `workers`: how many threads; by default as many as there are processors
 */
export async function calibrateInParallel(
  responses: ResponseMatrix | readonly ResponsePattern[],
  options: CalibrationOptions,
  placing: { readonly workers?: number | undefined } = {},
): Promise<Calibration> {
  options.signal?.throwIfAborted();
  const { problem, start } = prepare(responses, options, (bytes) => new SharedArrayBuffer(bytes));
  const wanted = placing.workers ?? availableParallelism();
  if (!(Number.isInteger(wanted) && wanted > 0)) {
    throw new RangeError(`workers must be a whole number from 1 on, not ${wanted}`);
  }
  const crew = hire(problem, Math.min(wanted, Math.max(1, problem.packed.rows)));
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
  readonly worker: Worker;
  readonly sums: Float64Array<SharedArrayBuffer>;
  /** Rejects once the thread fails or ends. */
  readonly end: Promise<never>;
}

function hire(problem: Problem, size: number) {
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
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    const end = new Promise<never>((_, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread of the calibration ended before its work')));
    });
    end.catch(() => undefined); // heard where something is asked of the thread
    return { worker, sums, end };
  });
  return {
    async answer(request: Request, signal: AbortSignal | undefined): Promise<Reply> {
      const replies = await Promise.all(
        members.map((member) => Promise.race([ask(member.worker, request, signal), member.end])),
      );
      const sums = new Float64Array(
        request.kind === 'expectation' ? packed.values * table.nodes : request.scores.size ** 2,
      );
      for (const member of members) {
        for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (member.sums[at] as number);
      }
      return { logLikelihood: replies.reduce((sum, reply) => sum + reply.logLikelihood, 0), sums };
    },
    async dismiss(): Promise<void> {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Resolves with the worker's reply; rejects when the calibration is to stop. */
function ask(worker: Worker, request: WorkerRequest, signal: AbortSignal | undefined): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.once('message', (reply: WorkerReply) => {
      signal?.removeEventListener('abort', onAbort);
      resolve(reply);
    });
    worker.postMessage(request);
  });
}
