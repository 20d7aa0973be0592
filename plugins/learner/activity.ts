import { dayIn } from '../../core/calendar.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { ActivityKind } from './models.ts';
import { ActivityRow } from './models.ts';
import type { Profiles, Told } from './profiles.ts';
import type { Within } from './services.ts';
import { streakOf } from './streak.ts';

export interface Noted {
  readonly userId: string;
  /** Tells repeats of the same kind apart. */
  readonly id: string;
  readonly kind: ActivityKind;
  readonly at: Date;
}

export interface ActivityFigures {
  /** Days in a row. */
  readonly streak: number;
  readonly learntToday: boolean;
  readonly aiInteractions: number;
  readonly timeZone: string;
}

/** What a learner did on which day. */
export interface Activity {
  /** Says whether a figure that is shown has changed, and whether it is the day's first. @throws Failure not_found */
  note(within: Within, noted: Noted): Promise<{ readonly isShown: boolean; readonly isNewDay: boolean }>;
  figures(within: Within, userId: string): Promise<ActivityFigures>;
  /** The learner's own, or until it is known the institution's. */
  timeZone(within: Within, userId: string): Promise<string>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly profiles: Profiles;
  /** The institution's, for learners whose own is not known. */
  timeZone(institution: { id: string }, tx?: Tx): Promise<string>;
}

export function createActivity({ db, clock, profiles, timeZone }: Parts): Activity {
  const zoneOf = async (within: Within, userId: string) => zoneFor(within, await profiles.read(within, userId));
  const zoneFor = async (within: Within, { timeZone: own }: Pick<Told, 'timeZone'>) =>
    own ?? (await timeZone(within.who.institution, within.tx));

  return {
    timeZone: zoneOf,
    async note(within, { userId, id, kind, at }) {
      const day = dayIn(await zoneFor(within, await profiles.readOwn(within, userId)), at);
      const known = await db
        .rows(ActivityRow, within)
        .where({ userId, day })
        .orWhere({ userId, kind, id })
        .select('kind', 'id')
        .orderByRaw('(kind = ? and id = ?) desc', [kind, id])
        .first();
      if (known?.kind === kind && known.id === id) return { isShown: false, isNewDay: false };
      await db
        .rows(ActivityRow, within)
        .insert({ userId, kind, id, day, at })
        .onConflict(['userId', 'kind', 'id'])
        .ignore();
      const isNewDay = known === undefined;
      return { isShown: kind === 'ai' || isNewDay, isNewDay };
    },
    async figures(within, userId) {
      const zone = await zoneOf(within, userId);
      const today = dayIn(zone, clock.now());
      const [days, aiInteractions] = await Promise.all([
        db.rows(ActivityRow, within).where({ userId }).distinct('day').orderBy('day', 'desc'),
        db.rows(ActivityRow, within).where({ userId, kind: 'ai' }).resultSize(),
      ]);
      const dates = days.map(({ day }) => day);
      return {
        streak: streakOf(dates, today),
        learntToday: dates.some((day) => day >= today),
        aiInteractions,
        timeZone: zone,
      };
    },
  };
}
