import { unavailable } from '../../../core/contract/index.ts';
import type { OpenThread } from '../../../core/threads.ts';
import { threads } from '../../../core/threads.ts';
import type * as analysis from './analysis-thread.ts';
import type { Analysed, ToAnalyse } from './analysis-thread.ts';

/** Recordings that wait for the thread; each holds up to 16 MB. */
const mostWaiting = 8;

export interface Analyser {
  /** @throws Failure unavailable when too many recordings wait */
  analyse(given: ToAnalyse): Promise<Analysed>;
  close(): Promise<void>;
}

/** Analyses recordings on one thread, which starts with the first of them. */
export function createAnalyser(): Analyser {
  let thread: OpenThread<ToAnalyse, Analysed> | undefined;
  let waiting = 0;
  return {
    async analyse(given) {
      if (waiting >= mostWaiting) throw unavailable('Many recordings are being analysed. Yours is sent again shortly.');
      waiting++;
      thread ??= threads.open<typeof analysis>(new URL('./analysis-thread.ts', import.meta.url), undefined, {
        memoryMegabytes: 512,
      });
      const own = thread;
      try {
        return await own.ask(given);
      } catch (error) {
        // A thread that ended is replaced with the next recording.
        if (thread === own) thread = undefined;
        await own.close();
        throw error;
      } finally {
        waiting--;
      }
    },
    close: async () => thread?.close(),
  };
}
