import { parentPort, workerData } from 'node:worker_threads';
import type { Computations } from './computations.ts';
import { computations } from './computations.ts';

/** What the thread says: a step is done, all is done, or what it came to nothing by. */
export type ThreadSays =
  | { readonly kind: 'step' }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly isRange: boolean };

const { name, input } = workerData as { name: keyof Computations; input: never };
const say = (says: ThreadSays) => parentPort?.postMessage(says);

try {
  say({ kind: 'done', value: computations[name](input, () => say({ kind: 'step' })) });
} catch (error) {
  say({ kind: 'failed', message: (error as Error).message, isRange: error instanceof RangeError });
}
