import { unavailable } from '../contract/index.ts';

/** Work that waits its turn: so much at once, and each origin in turn, so that one that sends a thousand delays itself. */
export interface FairQueue {
  /** @throws Failure unavailable when too much waits already, of this origin or of all */
  run<T>(origin: string, work: () => Promise<T>): Promise<T>;
}

export function createFairQueue(limits: { atOnce: number; perOrigin: number; overall: number }): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let total = 0;

  const begin = () => {
    if (running >= limits.atOnce) return;
    for (const [origin, line] of waiting) {
      const next = line.shift();
      // To the end, so that every other origin comes first.
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
        throw unavailable('Too many people sign in at the same moment. Please try again shortly.');
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
