import { late } from './call-error.ts';

/** A time limit for calls that are retried: on some broken networks a request neither fails nor receives a response. */
export const timeLimit = (seconds = 30): AbortSignal => AbortSignal.timeout(seconds * 1000);

/** Time limit of an ordinary call. */
const defaultLimitMs = 60_000;

/**
 * Runs work with a time limit in milliseconds. @throws CallError `late` when it is exceeded
 * @param changes whether the work changes data: then the error says that the change may have been made
 */
export async function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, changes, limit = defaultLimitMs }: { signal: AbortSignal | undefined; changes: boolean; limit?: number },
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(late(changes)), limit);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
