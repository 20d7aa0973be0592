import { Failure } from '../contract/index.ts';

/** Work that waits in line: what comes first is done first, and one line does not wait for another. */
export interface Lines {
  /** @throws Failure rate_limited when too much is waiting */
  inTurn<T>(line: string, act: () => Promise<T>): Promise<T>;
}

/** @param longest how many may wait or be at work, in all lines together */
export function createLines(longest: number): Lines {
  const ends = new Map<string, Promise<unknown>>();
  let waiting = 0;
  return {
    async inTurn(line, act) {
      if (waiting >= longest) throw new Failure('rate_limited', 'Too many messages are still being answered');
      waiting++;
      const before = ends.get(line);
      const turn = before ? before.then(act, act) : act();
      ends.set(line, turn);
      try {
        return await turn;
      } finally {
        waiting--;
        if (ends.get(line) === turn) ends.delete(line);
      }
    },
  };
}
