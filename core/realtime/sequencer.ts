import { Failure } from '../contract/index.ts';

/** Runs work of each named queue in order. Queues are independent of each other. */
export interface Sequencer {
  /** @throws Failure rate_limited when too many calls are pending */
  inTurn<T>(line: string, act: () => Promise<T>): Promise<T>;
}

/** @param maxPending maximum number of waiting and running calls in all queues */
export function createSequencer(maxPending: number): Sequencer {
  const ends = new Map<string, Promise<unknown>>();
  let waiting = 0;
  return {
    async inTurn(line, act) {
      if (waiting >= maxPending) throw new Failure('rate_limited', 'Too many messages are pending');
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
