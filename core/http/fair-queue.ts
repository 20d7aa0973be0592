import { unavailable } from '../contract/index.ts';

/** A queue with limited concurrency that serves origins in turn, so that one origin with many requests delays only itself. */
export interface FairQueue {
  /** @throws Failure unavailable when too many calls are waiting, for this origin or in total */
  run<T>(origin: string, work: () => Promise<T>): Promise<T>;
}

export function createFairQueue(limits: { concurrency: number; perOrigin: number; overall: number }): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let total = 0;

  const begin = () => {
    if (running >= limits.concurrency) return;
    for (const [origin, line] of waiting) {
      const next = line.shift();
      // Moves the origin to the end, so that the other origins come first.
      waiting.delete(origin);
      if (line.length > 0) waiting.set(origin, line);
      if (!next) continue;
      total -= 1;
      running += 1;
      next();
      return;
    }
  };

  return {
    async run(origin, work) {
      const line = waiting.get(origin) ?? [];
      if (line.length >= limits.perOrigin || total >= limits.overall) {
        throw unavailable('Too many people are signing in at the moment. Please try again shortly.');
      }
      await new Promise<void>((resolve) => {
        line.push(resolve);
        waiting.set(origin, line);
        total += 1;
        begin();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        begin();
      }
    },
  };
}
