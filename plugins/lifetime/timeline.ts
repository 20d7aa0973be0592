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
import type { ApplicationMilestones } from '../universities/services.ts';
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
  applications(who: Pick<Actor, 'institution'>): ApplicationMilestones | undefined;
  setup(who: Pick<Actor, 'institution'>): OnboardingAnswers | undefined;
}

export interface Timeline {
  /**
   * Adds missing entries from the learner's other records, including those from while this plugin was off. Returns the
   * number of new entries.
   */
  catchUp(context: CallContext, userId: string): Promise<number>;
  /** Adds an entry once by its key. Returns the number of new entries; 0 for an erased person. */
  add(context: CallContext, userId: string, moment: NewMoment): Promise<number>;
  /** Without a kind, achievements earned by another entry are part of it. */
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

  const store = async (context: CallContext, userId: string, moments: readonly NewMoment[]): Promise<number> => {
    const rows = db.rows(MomentRow, context);
    const known = await rows.where({ userId }).select('kind', 'key');
    const stored = new Set(known.map(({ kind, key }) => `${kind} ${key}`));
    const missing = moments.filter(({ kind, key }) => !stored.has(`${kind} ${key}`));
    if (missing.length === 0) return 0;
    await db
      .rows(MomentRow, context)
      .insert(missing.map((moment) => ({ ...moment, userId })))
      .onConflict(['userId', 'kind', 'key'])
      .ignore();
    return missing.length;
  };

  /** Undefined for an erased person. Other errors propagate, so that the event is retried. */
  const personIn = ({ who, ...context }: CallContext, userId: string) =>
    people.one({ ...context, who: unprivilegedActor(who.institution) }, userId).catch(undefinedIfNotFound);

  return {
    async catchUp(context, userId) {
      const { who } = context;
      const person = await personIn(context, userId);
      if (!person) return 0;
      const [eiq, achievements, lessons, setUpAt, applications] = await Promise.all([
        record.eiq(context, userId),
        dependencies.achievements(who)?.of(context, userId) ?? [],
        dependencies.practice(who)?.lessons(context, userId) ?? [],
        dependencies.setup(who)?.completedAt(context, userId) ?? null,
        dependencies.applications(who)?.of(context, userId) ?? [],
      ]);
      const records = {
        institution: who.institution.name,
        registeredAt: person.createdAt,
        setUpAt,
        eiq,
        achievements,
        applications,
        lessons: lessons.map(({ endedAt }) => endedAt),
      };
      return store(context, userId, momentsOf(records));
    },
    async add(context, userId, moment) {
      const person = await personIn(context, userId);
      return person ? store(context, userId, [moment]) : 0;
    },
    async page(context, userId, { kind, limit, offset }) {
      const own = () => db.rows(MomentRow, context).where({ userId });
      const everything = () => own().whereRaw(hasOwnEntry);
      const selected = () => (kind ? own().where({ kind }) : everything());
      const [rows, total, all, counted] = await Promise.all([
        selected()
          .orderBy([...order])
          .limit(limit)
          .offset(offset)
          .execute(),
        selected().resultSize(),
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

/** Everything except achievements earned by another entry, which has exactly the same time. */
const hasOwnEntry = `(moments.kind <> 'achievement' or not exists (
  select from lifetime.moments beside
  where beside.user_id = moments.user_id and beside.at = moments.at and beside.kind <> 'achievement'))`;

/** Titles of achievements by the id of the entry that earned them: the first entry of the same time. */
function earnedBy(rows: readonly MomentRow[]): Map<string, string[]> {
  const earned = new Map<string, string[]>();
  for (const { kind, at, title } of rows) {
    if (kind !== 'achievement') continue;
    const moment = rows.find((row) => row.kind !== 'achievement' && row.at.getTime() === at.getTime());
    if (moment) earned.set(moment.id, [...(earned.get(moment.id) ?? []), title]);
  }
  return earned;
}

/** Turns a not_found failure into undefined. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (!(error instanceof Failure && error.code === 'not_found')) throw error;
}
