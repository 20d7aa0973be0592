import { conflict } from '../../../core/contract/index.ts';

/** Work that commands wait for. It is aborted when the process stops, as after Ctrl-C, and can then clean up behind itself. */
export function createCommandRuns() {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    /** @throws Failure conflict when the process stops */
    async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const promise = work(stopping.signal);
      running.add(promise);
      try {
        return await promise;
      } finally {
        running.delete(promise);
      }
    },
    async stop(): Promise<void> {
      stopping.abort(conflict('Interrupted. What was not complete is discarded.'));
      await Promise.allSettled(running);
    },
  };
}
