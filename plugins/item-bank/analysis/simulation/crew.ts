import { availableParallelism } from 'node:os';
import type { OpenThread } from '../../../../core/threads.ts';
import { threads } from '../../../../core/threads.ts';
import type * as batchThread from './batch-thread.ts';
import type { Batch, BatchResult } from './batches.ts';
import type { SectionItems } from './sections.ts';

/** Threads that run batches. */
export interface Crew {
  /** Results in the order of the batches. */
  run(batches: readonly Batch[]): Promise<BatchResult[]>;
  close(): Promise<void>;
}

/**
 * Starts the threads, by default one for each processor.
 * @param onPlacements called with the number of placements completed since the last call
 */
export function createCrew(
  sections: readonly SectionItems[],
  {
    workers = availableParallelism(),
    onPlacements,
  }: { workers?: number | undefined; onPlacements(placements: number): void },
): Crew {
  const module = new URL('./batch-thread.ts', import.meta.url);
  const crew = Array.from({ length: Math.max(1, workers) }, () =>
    threads.open<typeof batchThread>(module, sections, { onProgress: onPlacements }),
  );
  return {
    async run(batches) {
      const results: BatchResult[] = [];
      let next = 0;
      const work = async (thread: OpenThread<Batch, BatchResult>) => {
        for (let index = next++; index < batches.length; index = next++) {
          results[index] = await thread.ask(batches[index] as Batch);
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
