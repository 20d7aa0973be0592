import type { Clock } from '../../../core/clock.ts';
import type { RetentionHandler, Who } from '../../../core/contract/index.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { insertIfNew } from '../../../core/db/index.ts';
import type { StepVerdict } from '../../ai/built-in/services.ts';
import type { StepMistakes } from '../../item-bank/services.ts';
import type { Lesson, LessonLibrary } from '../../lessons/services.ts';
import { CheckedStepRow, LessonProgressRow } from './models.ts';

export interface ProgressDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lessons: LessonLibrary;
}

/** What learners do in guided lessons: the checks that they answered right, and the verdicts on their steps. */
export function createProgress({ db, clock, lessons }: ProgressDependencies) {
  /** Other roles try lessons out, which is no progress. */
  const isLearner = ({ user }: Who) => user.role === 'learner';

  async function begin(who: Who, lesson: Lesson): Promise<void> {
    if (!isLearner(who)) return;
    const row = { userId: who.user.id, lesson: lesson.id, checks: [], begunAt: clock.now(), doneAt: null };
    await insertIfNew(db.rows(LessonProgressRow, { who }), row, ['userId', 'lesson']);
  }

  return {
    begin,

    async noteCheck(who: Who, lesson: Lesson, number: number, isRight: boolean): Promise<void> {
      if (!isLearner(who)) return;
      await begin(who, lesson);
      if (!isRight) return;
      // In one statement, so that checks answered at once are all kept.
      await db
        .rows(LessonProgressRow, { who })
        .where({ userId: who.user.id, lesson: lesson.id })
        .whereRaw('not (checks @> array[?::int])', [number])
        .patch({
          checks: LessonProgressRow.raw('array_append(checks, ?::int)', [number]) as unknown as number[],
          doneAt: LessonProgressRow.raw(
            'case when cardinality(checks) + 1 >= ? then coalesce(done_at, ?) else done_at end',
            [lesson.checks.length, clock.now()],
          ) as unknown as Date,
        });
    },

    async noteStep(who: Who, lesson: Lesson, { kind, slip }: StepVerdict): Promise<void> {
      if (!isLearner(who) || (kind !== 'holds' && kind !== 'fails')) return;
      await begin(who, lesson);
      await db.rows(CheckedStepRow, { who }).insert({
        ...{ userId: who.user.id, lesson: lesson.id, isRight: kind === 'holds', at: clock.now() },
        ...{ misconception: slip?.id ?? null, says: slip?.says ?? null },
      });
    },

    /** The learner's own lessons, the latest begun first. */
    async own(who: Who) {
      const rows = await db.rows(LessonProgressRow, { who }).where({ userId: who.user.id }).orderBy('begunAt', 'desc');
      return {
        lessons: rows.map(({ lesson, checks, doneAt }) => ({
          id: lesson,
          checks: [...checks],
          isDone: doneAt !== null,
        })),
      };
    },

    /** See `StepMistakes` of the item bank. */
    mistakes: {
      async ofLearners(context: CallContext, userIds, most, since) {
        const rows = await db
          .rows(CheckedStepRow, context)
          .whereRaw('user_id = any(?::uuid[])', [[...userIds]])
          .where('at', '>=', since)
          .orderBy('at', 'desc')
          .limit(most);
        return rows.flatMap(({ userId, lesson: id, isRight, misconception, says }) => {
          const lesson = lessons.one(id);
          const [topic] = lesson?.practice ?? [];
          if (!lesson || !topic) return [];
          return lesson.concepts.map((concept) => ({
            ...{ userId, concept, isRight, section: topic.section, contentArea: topic.contentArea },
            misconception: misconception !== null && says !== null ? { id: misconception, says } : null,
          }));
        });
      },
    } satisfies StepMistakes,
  };
}
export type Progress = ReturnType<typeof createProgress>;

/** Verdicts on steps. */
export const oldSteps = (db: Database): RetentionHandler => ({
  count: (institution, before) => db.rows(CheckedStepRow, { institution }).where('at', '<', before).resultSize(),
  release: (institution, before) =>
    db.rows(CheckedStepRow, { institution }).where('at', '<', before).delete().execute(),
});

/** Lessons that were done, or begun and not done, before then. */
export function oldProgress(db: Database): RetentionHandler {
  const matching = (institution: { readonly id: string }, before: Date) =>
    db.rows(LessonProgressRow, { institution }).whereRaw('coalesce(done_at, begun_at) < ?', [before]);
  return {
    count: (institution, before) => matching(institution, before).resultSize(),
    release: (institution, before) => matching(institution, before).delete().execute(),
  };
}
