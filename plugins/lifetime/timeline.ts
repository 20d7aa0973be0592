import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/contract/index.ts';
import { Failure } from '../../core/contract/index.ts';
import type { CallContext, Database } from '../../core/db/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import type { EarnedAchievements } from '../achievements/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { OnboardingAnswers } from '../onboarding/services.ts';
import type { PracticeHistory } from '../practice/services.ts';
import type { Moment, MomentKind } from './contract.ts';
import { MomentRow } from './models.ts';
import type { NewMoment } from './moments.ts';
import { momentsOf } from './moments.ts';

export interface TimelineDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly record: Pick<LearnerRecord, 'eiq'>;
  achievements(who: Pick<Actor, 'institution'>): EarnedAchievements | undefined;
  practice(who: Pick<Actor, 'institution'>): PracticeHistory | undefined;
  setup(who: Pick<Actor, 'institution'>): OnboardingAnswers | undefined;
}

export interface Timeline {
  /**
   * Writes down what other records tell of a learner's way and was not written down yet. What this plugin missed while
   * it was off is made up for. Tells how much was new.
   */
  catchUp(context: CallContext, userId: string): Promise<number>;
  /** Writes down one thing; the same key again changes nothing. To somebody who is not there any more it does nothing. */
  note(context: CallContext, userId: string, moment: NewMoment): Promise<number>;
  /**
   * Without a kind, achievements that were earned by another moment are told with it rather than by themselves.
   */
  page(
    context: CallContext,
    userId: string,
    page: { kind?: MomentKind | undefined; limit: number; offset: number },
  ): Promise<Page>;
}

interface Page {
  readonly items: Moment[];
  readonly total: number;
  readonly all: number;
  readonly counts: Partial<Record<MomentKind, number>>;
}

export function createTimeline(dependencies: TimelineDependencies): Timeline {
  const { db, people, record } = dependencies;

  const keep = async (context: CallContext, userId: string, moments: readonly NewMoment[]): Promise<number> => {
    const rows = db.rows(MomentRow, context);
    const known = await rows.where({ userId }).select('kind', 'key');
    const has = new Set(known.map(({ kind, key }) => `${kind} ${key}`));
    const fresh = moments.filter(({ kind, key }) => !has.has(`${kind} ${key}`));
    if (fresh.length === 0) return 0;
    await db
      .rows(MomentRow, context)
      .insert(fresh.map((moment) => ({ ...moment, userId })))
      .onConflict(['userId', 'kind', 'key'])
      .ignore();
    return fresh.length;
  };

  /** Undefined for somebody who is gone. Whatever else fails is tried again by whoever asked. */
  const personIn = ({ who, ...context }: CallContext, userId: string) =>
    people.one({ ...context, who: unprivilegedActor(who.institution) }, userId).catch(orNobody);

  return {
    async catchUp(context, userId) {
      const { who } = context;
      const person = await personIn(context, userId);
      if (!person) return 0;
      const [eiq, achievements, lessons, setUpAt] = await Promise.all([
        record.eiq(context, userId),
        dependencies.achievements(who)?.of(context, userId) ?? [],
        dependencies.practice(who)?.lessons(context, userId) ?? [],
        dependencies.setup(who)?.completedAt(context, userId) ?? null,
      ]);
      const records = {
        institution: who.institution.name,
        registeredAt: person.createdAt,
        setUpAt,
        eiq,
        achievements,
        lessons: lessons.map(({ endedAt }) => endedAt),
      };
      return keep(context, userId, momentsOf(records));
    },
    async note(context, userId, moment) {
      const person = await personIn(context, userId);
      return person ? keep(context, userId, [moment]) : 0;
    },
    async page(context, userId, { kind, limit, offset }) {
      const own = () => db.rows(MomentRow, context).where({ userId });
      const everything = () => own().whereRaw(isToldByItself);
      const wanted = () => (kind ? own().where({ kind }) : everything());
      const [rows, total, all, counted] = await Promise.all([
        wanted()
          .orderBy([...order])
          .limit(limit)
          .offset(offset)
          .execute(),
        wanted().resultSize(),
        everything().resultSize(),
        own().select('kind').count('* as count').groupBy('kind').execute(),
      ]);
      const counts = counted.map((row) => [row.kind, Number((row as unknown as { count: unknown }).count)] as const);
      const moments = rows.map((row) => row.at);
      const earned = kind
        ? new Map<string, string[]>()
        : earnedBy(
            await own()
              .whereIn('at', moments)
              .orderBy([...order]),
          );
      const items = rows.map(({ id, kind: of, at, title, text, to }) => {
        return { id, kind: of, at: at.toISOString(), title, text, to, earned: earned.get(id) ?? [] };
      });
      return { items, total, all, counts: Object.fromEntries(counts) };
    },
  };
}

/** The newest first. */
const order = [
  { column: 'at', order: 'desc' },
  { column: 'kind', order: 'asc' },
  { column: 'key', order: 'asc' },
] as const;

/** Whatever is no achievement, and achievements that no other moment earned: that happened at the very same time. */
const isToldByItself = `(moments.kind <> 'achievement' or not exists (
  select from lifetime.moments beside
  where beside.user_id = moments.user_id and beside.at = moments.at and beside.kind <> 'achievement'))`;

/** Titles of achievements by the id of the moment that earned them: the first of those at that time. */
function earnedBy(rows: readonly MomentRow[]): Map<string, string[]> {
  const earned = new Map<string, string[]>();
  for (const { kind, at, title } of rows) {
    if (kind !== 'achievement') continue;
    const moment = rows.find((row) => row.kind !== 'achievement' && row.at.getTime() === at.getTime());
    if (moment) earned.set(moment.id, [...(earned.get(moment.id) ?? []), title]);
  }
  return earned;
}

/** For what there is no such person of. */
export function orNobody(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'not_found')) throw error;
}
