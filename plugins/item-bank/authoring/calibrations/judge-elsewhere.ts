import { Worker } from 'node:worker_threads';
import type { Judged } from './judged.ts';
import type { Judgement } from './judging.ts';

/** Judges fit and fairness on a thread of its own. @throws the signal's reason when it is stopped */
export async function judgeElsewhere(given: Judged, signal: AbortSignal): Promise<Judgement> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./judging-thread.ts', import.meta.url), { workerData: given });
  const { promise, resolve, reject } = Promise.withResolvers<Judgement>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that judges ended without a word')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
