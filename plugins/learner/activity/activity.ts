import { dayIn } from '../../../core/calendar.ts';
import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import type { ActivityKind } from '../models.ts';
import { ActivityRow } from '../models.ts';
import type { Profiles, StoredProfile } from '../profiles/profiles.ts';
import type { Requester } from '../services.ts';
import { streakOf } from './streak.ts';

export interface Noted {
  readonly userId: string;
  /** The same id of the same kind counts once. */
  readonly id: string;
  readonly kind: ActivityKind;
  readonly at: Date;
}

export interface ActivityFigures {
  /** Consecutive days. */
  readonly streak: number;
  readonly learntToday: boolean;
  readonly aiInteractions: number;
  readonly timeZone: string;
}

/** A learner's actions by day. */
export interface Activity {
  /** Returns whether a visible figure changed, and whether this is the day's first action. @throws Failure not_found */
  note(
    context: CallContext<Requester>,
    noted: Noted,
  ): Promise<{ readonly isShown: boolean; readonly isNewDay: boolean }>;
  figures(context: CallContext<Requester>, userId: string): Promise<ActivityFigures>;
  /** The learner's time zone, or the institution's where that is unknown. */
  timeZone(context: CallContext<Requester>, userId: string): Promise<string>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly profiles: Profiles;
  /** The institution's time zone, for learners whose own is unknown. */
  timeZone(institution: { id: string }, tx?: Tx): Promise<string>;
}

export function createActivity({ db, clock, profiles, timeZone }: Dependencies): Activity {
  const zoneOf = async (context: CallContext<Requester>, userId: string) =>
    zoneFor(context, await profiles.read(context, userId));
  const zoneFor = async (context: CallContext<Requester>, { timeZone: own }: Pick<StoredProfile, 'timeZone'>) =>
    own ?? (await timeZone(context.who.institution, context.tx));

  return {
    timeZone: zoneOf,
    async note(context, { userId, id, kind, at }) {
      const day = dayIn(await zoneFor(context, await profiles.readExisting(context, userId)), at);
      const known = await db
        .rows(ActivityRow, context)
        .where({ userId, day })
        .orWhere({ userId, kind, id })
        .select('kind', 'id')
        .orderByRaw('(kind = ? and id = ?) desc', [kind, id])
        .first();
      if (known?.kind === kind && known.id === id) return { isShown: false, isNewDay: false };
      await db
        .rows(ActivityRow, context)
        .insert({ userId, kind, id, day, at })
        .onConflict(['userId', 'kind', 'id'])
        .ignore();
      const isNewDay = known === undefined;
      return { isShown: kind === 'ai' || isNewDay, isNewDay };
    },
    async figures(context, userId) {
      const zone = await zoneOf(context, userId);
      const today = dayIn(zone, clock.now());
      const [days, aiInteractions] = await Promise.all([
        db.rows(ActivityRow, context).where({ userId }).distinct('day').orderBy('day', 'desc'),
        db.rows(ActivityRow, context).where({ userId, kind: 'ai' }).resultSize(),
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
