import { availableParallelism } from 'node:os';
import type { OpenThread } from '../../../../core/threads.ts';
import { threads } from '../../../../core/threads.ts';
import type * as batchThread from './batch-thread.ts';
import type { Batch, BatchResult } from './batches.ts';
import type { SectionItems } from './sections.ts';

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
  const module = new URL('./batch-thread.ts', import.meta.url);
  const crew = Array.from({ length: Math.max(1, workers) }, () =>
    threads.open<typeof batchThread>(module, sections, { onProgress: tested }),
  );
  return {
    async run(batches) {
      const results: BatchResult[] = [];
      let next = 0;
      const work = async (thread: OpenThread<Batch, BatchResult>) => {
        for (let own = next++; own < batches.length; own = next++) {
          results[own] = await thread.ask(batches[own] as Batch);
        }
      };
      await Promise.all(crew.map(work));
      return results;
    },
    async close() {
      await Promise.all(crew.map((thread) => thread.close()));
    },
  };
}
