import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, BatchResult } from './batches.ts';
import { runBatch } from './batches.ts';
import type { SectionItems } from './sections.ts';
import { layOut } from './sections.ts';

/** What a worker says: how many placements were sat since it last said so, or a batch's result. */
export type WorkerSays =
  | { readonly kind: 'tested'; readonly placements: number }
  | { readonly kind: 'done'; readonly result: BatchResult };

/** Said this often, in placements: a bar need not move more smoothly. */
const saidEvery = 25;

const sections = (workerData as { sections: SectionItems[] }).sections.map(layOut);
const say = (said: WorkerSays) => parentPort?.postMessage(said);

parentPort?.on('message', (batch: Batch) => {
  let unsaid = 0;
  const result = runBatch(sections, batch, () => {
    unsaid += 1;
    if (unsaid < saidEvery) return;
    say({ kind: 'tested', placements: unsaid });
    unsaid = 0;
  });
  say({ kind: 'tested', placements: unsaid });
  say({ kind: 'done', result });
});
