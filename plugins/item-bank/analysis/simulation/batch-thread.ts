import type { Thread } from '../../../../core/threads.ts';
import type { Batch, BatchResult } from './batches.ts';
import { runBatch } from './batches.ts';
import type { SectionItems } from './sections.ts';
import { layOut } from './sections.ts';

/** Placements between two reports: a bar need not move more smoothly. */
const reportEvery = 25;

/** A thread that runs batches over the same sections. Its progress is the number of placements sat since the last. */
export function open(sections: readonly SectionItems[], thread: Thread<number>): (batch: Batch) => BatchResult {
  const laidOut = sections.map(layOut);
  return (batch) => {
    let unreported = 0;
    const result = runBatch(laidOut, batch, () => {
      unreported += 1;
      if (unreported < reportEvery) return;
      thread.progress(unreported);
      unreported = 0;
    });
    thread.progress(unreported);
    return result;
  };
}
