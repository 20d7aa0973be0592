import type { Actor } from '../../core/contract/index.ts';
import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Level } from '../learner/contract.ts';
import { isMeasured } from '../learner/contract.ts';

type Call = CallContext<Pick<Actor, 'institution'>>;

/** What a teacher chooses among: a topic of practice. */
export interface WorkChoice {
  readonly target: string;
  readonly title: string;
  /** Choices of a group are listed together. */
  readonly group: string;
}

/** Work that learners were asked to do from a moment on. */
export interface WantedWork {
  readonly target: string;
  /** Null where the kind has no amount. */
  readonly amount: number | null;
  readonly userIds: readonly string[];
  readonly from: Date;
}

/** What a learner has done of it, from their own record. */
export interface WorkProgress {
  readonly begunAt: Date;
  /** When it was done for the first time; null until then. */
  readonly doneAt: Date | null;
  /** Done, and its result is withheld until staff decide on it. */
  readonly isHeld: boolean;
  /** A result with its standard error. Null where there is none, or it is withheld. */
  readonly result: { readonly level: Level; readonly eiqScore: number; readonly standardError: number } | null;
  /** How much of the amount is done. Null where the kind has no amount. */
  readonly counted: number | null;
  /** Right answers among the graded ones. Null where the work is not counted in answers. */
  readonly answers: { readonly correct: number; readonly graded: number } | null;
}

/** A learner who may not begin work now: until a moment, or without one because of their grade. */
export interface Barred {
  readonly until: Date | null;
}

/** A kind of work that teachers can assign. Its plugin provides it; the learner's records stay in that plugin. */
export interface AssignableWork {
  /** Unique among all plugins: `placement`. */
  readonly kind: string;
  readonly title: string;
  /** In one sentence, for teachers. */
  readonly description: string;
  /** How much of it is assigned. Null where it is one whole. */
  readonly amount: {
    readonly unit: string;
    readonly least: number;
    readonly most: number;
    readonly usual: number;
  } | null;
  /** Whether extra time applies: the work has a clock, which asks the service `accommodations`. */
  readonly hasClock: boolean;
  /** Null where there is nothing to choose. */
  choices(call: Call): Promise<readonly WorkChoice[] | null>;
  /** The address of the screen on which the learner does it. */
  to(target: string): string;
  /** One map for each wanted work, by learner, without those who have not begun. As many queries for one as for many. */
  progress(call: Call, wanted: readonly WantedWork[]): Promise<readonly ReadonlyMap<string, WorkProgress>[]>;
  /** Those of these learners who may not begin it now. Absent where everyone may. */
  barred?(call: Call, userIds: readonly string[]): Promise<ReadonlyMap<string, Barred>>;
}
/** The earliest moment from which any of it counts. */
export const earliestOf = (wanted: readonly WantedWork[]): Date =>
  new Date(Math.min(...wanted.map(({ from }) => from.getTime())));

/** For `progress`. @param attemptsOf of a learner, first to last @param progressIn one learner’s, undefined where nothing counts */
export const progressAmong = <Attempt extends { readonly startedAt: Date }>(
  wanted: readonly WantedWork[],
  attemptsOf: ReadonlyMap<string, readonly Attempt[]>,
  progressIn: (attempts: readonly Attempt[]) => WorkProgress | undefined,
): ReadonlyMap<string, WorkProgress>[] =>
  wanted.map(({ userIds, from }) => {
    const found = userIds.flatMap((userId) => {
      const progress = progressIn((attemptsOf.get(userId) ?? []).filter(({ startedAt }) => startedAt >= from));
      return progress ? [[userId, progress] as const] : [];
    });
    return new Map(found);
  });

/**
 * For `barred`, where learners are measured: below grade 3 for good, others until their waiting time is over, unless they have a grant or
 * an open attempt.
 * @param granted ids of learners who may begin before it is over
 * @param waitingUntil from a learner’s attempts, the latest first; undefined where they may begin
 */
export const barredAmong = <Attempt extends { readonly userId: string; readonly state: string }>(
  userIds: readonly string[],
  {
    educations,
    attempts,
    granted,
  }: {
    readonly educations: ReadonlyMap<string, Parameters<typeof isMeasured>[0]>;
    readonly attempts: readonly Attempt[];
    readonly granted: ReadonlySet<string>;
  },
  waitingUntil: (own: readonly Attempt[]) => Date | null | undefined,
): ReadonlyMap<string, Barred> => {
  const attemptsOf = Map.groupBy(attempts, ({ userId }) => userId);
  const untilOf = (userId: string) => {
    if (!isMeasured(educations.get(userId) ?? {})) return null;
    const own = attemptsOf.get(userId) ?? [];
    if (granted.has(userId) || own.some(({ state }) => state === 'open')) return undefined;
    return waitingUntil(own);
  };
  return new Map(
    userIds.flatMap((userId) => {
      const until = untilOf(userId);
      return until === undefined ? [] : [[userId, { until }] as const];
    }),
  );
};

export const assignableWork = defineSharedService<AssignableWork>('assignments.work');

/** Accommodations of learners in assigned work, for plugins whose work has a clock. */
export interface Accommodations {
  /** The factor of the usual time for a learner who begins work of this kind now. Null without an accommodation. */
  timeFactor(call: Call, userId: string, kind: string): Promise<number | null>;
}
export const accommodations = defineService<Accommodations>('assignments.accommodations');
