import type { Thread } from '../../../../core/threads.ts';
import type { Batch, BatchResult } from './batches.ts';
import { runBatch } from './run-batch.ts';
import type { SectionItems } from './sections.ts';
import { layOut } from './sections.ts';

/** Placements between two progress messages. */
const reportEvery = 25;

/** Entry point of a thread that runs batches. Progress messages are numbers of placements since the last one. */
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
