import type { Clock } from '../clock.ts';
import type { Signals, Tx } from '../db/index.ts';
import { afterCommit } from '../db/index.ts';
import { createCache } from '../identity/cache.ts';

/**
 * A plugin's cache of rows. Code that changes a row must call `forget` in the same transaction. Within a transaction that
 * may have changed the row, read it from the database instead of the cache.
 * @example
 *   const profiles = remembered<Profile>('profiles');
 *   const profile = await profiles.recall(userId, () => readProfile(who, userId));
 *   await profiles.forget(userId, tx); // with a change
 */
export interface Remembered<Value extends object> {
  /** The cached value, or the result of `read`. */
  recall(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Removes the key from the caches of all processes when `tx` is committed. */
  forget(key: string, tx: Tx): Promise<void>;
}

/** Maximum number of entries, and seconds after which a row is read again in any case, because rows are also deleted with their person. */
const limit = 20_000;
const maximumAge = 60;

/** @param name plugin and cache: `learner.profiles` */
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
      // This process sees the change before the signal arrives.
      afterCommit(tx, () => forget(key));
    },
  };
}
