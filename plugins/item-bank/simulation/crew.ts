import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Batch, BatchResult } from './batches.ts';
import type { SectionItems } from './sections.ts';
import type { WorkerSays } from './worker.ts';

/** Threads that run batches: as many as the machine runs at once unless told. */
export interface Crew {
  /** Results in the order of the batches, whichever thread ran which. */
  run(batches: readonly Batch[]): Promise<BatchResult[]>;
  close(): Promise<void>;
}

/** Starts the threads. `tested` is told of placements as they are sat. */
export function createCrew(
  sections: readonly SectionItems[],
  { workers = availableParallelism(), tested }: { workers?: number | undefined; tested(placements: number): void },
): Crew {
  const threads = Array.from(
    { length: Math.max(1, workers) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { sections } }),
  );
  return {
    async run(batches) {
      const results: BatchResult[] = [];
      let next = 0;
      const work = async (thread: Worker) => {
        for (let own = next++; own < batches.length; own = next++) {
          results[own] = await runOn(thread, batches[own] as Batch, tested);
        }
      };
      await Promise.all(threads.map(work));
      return results;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function runOn(thread: Worker, batch: Batch, tested: (placements: number) => void): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    const listen = (said: WorkerSays) => {
      if (said.kind === 'tested') tested(said.placements);
      else settle(() => resolve(said.result));
    };
    const fail = (error: Error) => settle(() => reject(error));
    const ended = (code: number) => settle(() => reject(new Error(`A simulating thread ended with code ${code}`)));
    const settle = (then: () => void) => {
      thread.off('message', listen);
      thread.off('error', fail);
      thread.off('exit', ended);
      then();
    };
    thread.on('message', listen);
    thread.on('error', fail);
    thread.on('exit', ended);
    thread.postMessage(batch);
  });
}
