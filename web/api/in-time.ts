import { late } from './call-error.ts';

/**
 * For calls that are made again once the connection is back: on a network that swallows what is sent no answer ever comes,
 * nor a failure. By then they have failed.
 */
export const inTime = (seconds = 30): AbortSignal => AbortSignal.timeout(seconds * 1000);

/** An ordinary call that has no answer by then has none to come (ms). */
const usualLimit = 60_000;

/**
 * Work that is given up after so many milliseconds, as a `CallError` that says what to do, or when the caller gives it up.
 * @param changes whether the work changes something: then it may be done, though nobody heard of it
 */
export async function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, changes, limit = usualLimit }: { signal: AbortSignal | undefined; changes: boolean; limit?: number },
): Promise<T> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(signal?.reason);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const timer = setTimeout(() => waiting.abort(late(changes)), limit);
  try {
    return await work(waiting.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
