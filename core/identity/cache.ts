import type { Clock } from '../clock.ts';
import type { Signals } from '../db/index.ts';

/**
 * Values read from the database, remembered until `forget` is called, and never while this process cannot hear of
 * changes made in others.
 */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  /** The value that `read` finds; remembered unless something was forgotten while it was being read. */
  load<Found extends Value | undefined>(key: string, read: () => Promise<Found>): Promise<Found>;
  forget(shouldGo: (value: Value, key: string) => boolean): void;
}

export interface CacheOptions {
  readonly signals: Pick<Signals, 'onLost' | 'onBack'>;
  readonly clock: Clock;
  /** Entries at most; beyond that the oldest goes. */
  readonly limit: number;
  /** Seconds after which a value is read again, whatever was heard. */
  readonly maximumAge: number;
}

export function createCache<Value>({ signals, clock, limit, maximumAge }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  let isListening = true;
  /** Counts what was forgotten: a value read before that may be the old one, and is not kept. */
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
    forget(shouldGo) {
      forgotten++;
      for (const [key, { value }] of entries) if (shouldGo(value, key)) entries.delete(key);
    },
  };
}
