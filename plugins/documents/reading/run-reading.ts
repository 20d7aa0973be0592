import { threads } from '../../../core/threads.ts';
import type { FailureCode } from '../contract.ts';
import { problemCode } from './problem.ts';
import type * as reading from './read-thread.ts';
import type { DocumentRead, PageRead, ReadRequest } from './read-thread.ts';

export interface ReadingBounds {
  readonly seconds: number;
  /** How much the process may grow meanwhile. */
  readonly megabytes: number;
  readonly signal?: AbortSignal;
}

export type ReadingOutcome =
  | { readonly read: DocumentRead }
  | { readonly failure: FailureCode; readonly detail: string; readonly error: unknown };

/** Heap of the thread; pictures and the recogniser have memory besides (MB). */
const heapMegabytes = 300;
/** How often the size of the process is looked at (ms). */
const watchMs = 100;

/**
 * Reads a document on a thread, within bounds of time and memory. Never throws for what a document contains.
 * @throws the signal's reason
 */
export async function runReading(
  request: ReadRequest,
  bounds: ReadingBounds,
  onPage: (page: PageRead) => void,
): Promise<ReadingOutcome> {
  const limit = new AbortController();
  const tooLong = setTimeout(() => limit.abort('too-long'), bounds.seconds * 1000);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > bounds.megabytes * 1_000_000) limit.abort('too-complex');
  }, watchMs);
  const signal = bounds.signal ? AbortSignal.any([limit.signal, bounds.signal]) : limit.signal;
  try {
    const module = new URL('./read-thread.ts', import.meta.url);
    const options = { signal, onProgress: onPage, memoryMegabytes: heapMegabytes };
    return { read: await threads.run<typeof reading>(module, request, options) };
  } catch (error) {
    bounds.signal?.throwIfAborted();
    return { failure: failureFrom(error, limit.signal), detail: String((error as Error)?.message ?? error), error };
  } finally {
    clearTimeout(tooLong);
    clearInterval(watch);
  }
}

function failureFrom(error: unknown, limit: AbortSignal): FailureCode {
  if (limit.aborted) return limit.reason as FailureCode;
  const code = problemCode(error);
  if (code) return code;
  if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-complex';
  return 'internal';
}
