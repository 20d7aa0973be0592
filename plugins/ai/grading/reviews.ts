import type { Clock } from '../../../core/clock.ts';
import type { Actor, RouteHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import type { Audit, People } from '../../../core/services.ts';
import type { ai } from '../contract.ts';
import { GradingReviewRow } from '../models.ts';

export interface GradingReviewParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: People;
  readonly audit: Audit;
}

/** A grading that staff should look at. */
export interface DoubtfulGrading
  extends Pick<GradingReviewRow, 'userId' | 'cause' | 'question' | 'answer' | 'criteria'> {
  readonly reason: string | undefined;
}

/** What is kept for staff of an institution. The same answer to the same question is kept once. */
export async function keepForReview(
  { db, clock }: Pick<GradingReviewParts, 'db' | 'clock'>,
  who: Pick<Actor, 'institution'>,
  { reason, ...given }: DoubtfulGrading,
): Promise<void> {
  const { userId, question, answer } = given;
  await db.transaction(async (tx) => {
    const rows = () => db.rows(GradingReviewRow, { who, tx });
    if (await rows().findOne({ userId, question, answer })) return;
    await rows().insert({ ...given, reason: reason ?? null, at: clock.now() });
  });
}

type ReviewRoutes = Pick<RouteHandlers<(typeof ai)['routes']>, 'gradingReviews' | 'decideGrading'>;

/** Gradings that wait for staff, and their decisions. */
export function createReviewRoutes({ db, clock, people, audit }: GradingReviewParts): ReviewRoutes {
  return {
    async gradingReviews(_, who) {
      const rows = await db.rows(GradingReviewRow, { who }).whereNull('decidedAt').orderBy('at').limit(mostListed);
      const named = await people.named(
        { who },
        rows.map(({ userId }) => userId),
      );
      return rows.flatMap(({ id, userId, cause, question, answer, criteria, reason, at }) => {
        const person = named.get(userId);
        if (!person) return [];
        const learner = `${person.firstName} ${person.lastName}`.trim();
        return [{ reviewId: id, learner, cause, question, answer, criteria, reason, at: at.toISOString() }];
      });
    },
    async decideGrading({ params, body }, who: Who) {
      await db.transaction(async (tx) => {
        const within = { who, tx };
        const review = await db.rows(GradingReviewRow, within).findById(params.reviewId).forUpdate();
        if (!review) throw notFound('There is no such grading.');
        if (review.verdict === body.verdict) return;
        if (review.verdict) throw conflict('This grading is already decided.');
        await db
          .rows(GradingReviewRow, within)
          .findById(review.id)
          .patch({ verdict: body.verdict, decidedBy: who.user.id, decidedAt: clock.now() });
        await audit.record(within, {
          action: 'ai.grading-reviewed',
          subject: review.userId,
          details: { reviewId: review.id, verdict: body.verdict, note: body.note },
        });
      });
    },
  };
}

/** The rest follows when these are decided. */
const mostListed = 100;
