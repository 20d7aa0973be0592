import type { Clock } from '../clock.ts';
import type { Signals, Tx } from '../db/index.ts';
import { afterCommit } from '../db/index.ts';
import { createCache } from '../identity/cache.ts';

/**
 * What a plugin keeps of its rows in memory, under keys of its own. Whatever changes such a row forgets its key in the same
 * transaction; within a transaction that may have changed it, the row is read, not recalled.
 */
export interface Remembered<Value extends object> {
  /** What is remembered, else what `read` finds. */
  recall(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Has every process read it anew, once `tx` is committed. */
  forget(key: string, tx: Tx): Promise<void>;
}

/** Entries at most, and seconds after which a row is read again whatever was heard: rows also go with their person. */
const limit = 20_000;
const maximumAge = 60;

/** @param name the plugin's and what it remembers: `learner.profiles` */
export function createRemembered<Value extends object>(
  { signals, clock }: { readonly signals: Signals; readonly clock: Clock },
  name: string,
): Remembered<Value> {
  const topic = `remembered.${name}`;
  const cache = createCache<Value>({ signals, clock, limit, maximumAge });
  const forget = (gone: unknown) => cache.forget((_, key) => key === gone);
  signals.on(topic, forget);
  return {
    recall: async (key, read) => cache.get(key) ?? cache.load(key, read),
    async forget(key, tx) {
      await signals.send(topic, key, tx);
      // Whoever changed it sees that, before the signal comes around.
      afterCommit(tx, () => forget(key));
    },
  };
}
