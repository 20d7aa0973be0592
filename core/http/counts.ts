import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';

/** Counters shared by all processes. A counter starts with its first entry and expires after its window. */
export interface Counts {
  /** Increments a counter. */
  add(key: string): Promise<void>;
  /** Milliseconds until the exhausted budgets are available again; 0 if none is exhausted. */
  wait(budgets: readonly Budget[]): Promise<number>;
  /** Increments a counter. If its budget is exhausted, returns the milliseconds to wait instead of 0. */
  take(budget: Budget): Promise<number>;
  /** Deletes expired counters. */
  sweep(): Promise<void>;
}

export interface Budget {
  readonly key: string;
  readonly limit: number;
}

const windowMs = 15 * 60 * 1000;

/** Exhausted counters cached in this process, so that a refusal needs no query. */
const maxRemembered = 20_000;

export function createCounts(options: { knex: Knex; clock: Clock; digest(text: string): Buffer }): Counts {
  const { knex, clock, digest } = options;
  const kept = (key: string) => digest(`count ${key}`).toString('base64url');
  const full = new Map<string, number>();
  const now = () => clock.now().getTime();

  const isFull = (key: string, until: number) => {
    full.delete(key);
    if (full.size >= maxRemembered) for (const oldest of full.keys()) if (full.delete(oldest)) break;
    full.set(key, until);
    return until - now();
  };

  const remembered = (keys: readonly string[]) => Math.max(0, ...keys.map((key) => (full.get(key) ?? 0) - now()));

  const increase = async (key: string, limit: number): Promise<{ points: number; expire: number } | undefined> => {
    const { rows } = await knex.raw<{ rows: { points: number; expire: string }[] }>(
      `insert into platform.rate_limits as counted (key, points, expire) values (:key, 1, :expire)
       on conflict (key) do update set
         points = case when counted.expire <= :now then 1 else counted.points + 1 end,
         expire = case when counted.expire <= :now then :expire else counted.expire end
       where counted.expire <= :now or counted.points < :limit
       returning points, expire`,
      { key: kept(key), now: now(), expire: now() + windowMs, limit },
    );
    return rows[0] && { points: rows[0].points, expire: Number(rows[0].expire) };
  };

  const wait: Counts['wait'] = async (budgets) => {
    const known = remembered(budgets.map(({ key }) => key));
    if (known > 0) return known;
    const rows: { key: string; points: number; expire: string }[] = await knex('platform.rate_limits')
      .whereIn(
        'key',
        budgets.map(({ key }) => kept(key)),
      )
      .where('expire', '>', now())
      .select('key', 'points', 'expire');
    const waits = budgets.map(({ key, limit }) => {
      const row = rows.find((each) => each.key === kept(key));
      return row && row.points >= limit ? isFull(key, Number(row.expire)) : 0;
    });
    return Math.max(0, ...waits);
  };

  return {
    wait,
    async add(key) {
      await increase(key, 2_000_000_000);
    },
    async take(budget) {
      const known = remembered([budget.key]);
      if (known > 0) return known;
      return (await increase(budget.key, budget.limit)) ? 0 : wait([budget]);
    },
    async sweep() {
      await knex('platform.rate_limits').where('expire', '<=', now()).delete();
    },
  };
}
