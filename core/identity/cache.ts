import type { Clock } from '../clock.ts';
import type { Signals } from '../db/index.ts';

/**
 * Caches values read from the database until `forget` is called. Disabled while this process cannot receive signals of
 * changes made in other processes.
 */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** Reads a value and caches it, unless `forget` was called in the meantime. */
  load<Found extends Value | undefined>(key: string, read: () => Promise<Found>): Promise<Found>;
  forget(isStale: (value: Value, key: string) => boolean): void;
}

export interface CacheOptions {
  readonly signals: Pick<Signals, 'onLost' | 'onBack'>;
  readonly clock: Clock;
  /** Maximum number of entries; the oldest is evicted. */
  readonly limit: number;
  /** Seconds after which a value is read again in any case. */
  readonly maximumAge: number;
}

export function createCache<Value>({ signals, clock, limit, maximumAge }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  let isListening = true;
  /** Number of calls of `forget`: a value whose read began before the last call may be stale and is not cached. */
  let forgotten = 0;
  const listens = (state: boolean) => () => {
    isListening = state;
    forgotten++;
    entries.clear();
  };
  signals.onLost(listens(false));
  signals.onBack(listens(true));
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && entry.until > clock.now().getTime() ? entry.value : undefined;
    },
    async load(key, read) {
      const before = forgotten;
      const value = await read();
      if (value === undefined || !isListening || before !== forgotten) return value;
      entries.delete(key);
      if (entries.size >= limit) for (const oldest of entries.keys()) if (entries.delete(oldest)) break;
      entries.set(key, { value, until: clock.now().getTime() + maximumAge * 1000 });
      return value;
    },
    forget(isStale) {
      forgotten++;
      for (const [key, { value }] of entries) if (isStale(value, key)) entries.delete(key);
    },
  };
}
