import type { Clock } from '../../../core/clock.ts';
import type { Actor, LiveSender, RouteHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, invalid, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { afterCommit, among } from '../../../core/db/index.ts';
import type { Audit, People, Relations } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { Regrading } from '../../item-bank/services.ts';
import type { ai, GradingDecision } from '../contract.ts';
import { GradingReviewRow } from '../models.ts';
import { notifyReviewers } from './reviewers.ts';

export interface GradingReviewDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'list' | 'named'>;
  readonly relations: Pick<Relations, 'mayFor' | 'visible' | 'thoseWhoSee'>;
  readonly audit: Audit;
  readonly live: Pick<LiveSender<(typeof ai)['live']>, 'toUser'>;
  /** Undefined where the plugin is off: then only the badge shows new reviews. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Undefined where the item bank is off: then decisions are stored without effect. */
  regrading(who: Pick<Actor, 'institution'>): Regrading | undefined;
}

/** A grading that staff should review. */
export interface DoubtfulGrading
  extends Pick<GradingReviewRow, 'userId' | 'questionId' | 'cause' | 'question' | 'answer' | 'criteria'> {
  readonly reason: string | undefined;
}

/** Stores a grading for review and notifies staff. The same answer to the same question is stored once. */
export async function keepForReview(
  dependencies: Pick<GradingReviewDependencies, 'db' | 'clock' | 'people' | 'relations' | 'live' | 'notifications'>,
  who: Pick<Actor, 'institution'>,
  { reason, ...given }: DoubtfulGrading,
): Promise<void> {
  const { db, clock } = dependencies;
  const { userId, question, answer } = given;
  await db.transaction(async (tx) => {
    const rows = () => db.rows(GradingReviewRow, { who, tx });
    if (await rows().findOne({ userId, question, answer })) return;
    await rows().insert({ ...given, reason: reason ?? null, at: clock.now() });
    await notifyReviewers(dependencies, who.institution, userId, tx);
  });
}

type ReviewRoutes = Pick<
  RouteHandlers<(typeof ai)['routes']>,
  'gradingReviews' | 'gradingReviewsWaiting' | 'decideGrading'
>;

/** Routes for gradings that wait for review, and for decisions on them. */
export function createReviewRoutes(dependencies: GradingReviewDependencies): ReviewRoutes {
  const { db, clock, people, relations, audit, live } = dependencies;
  const waiting = async (who: Who) => {
    const visible = await relations.visible({ who }, 'ai.review-gradings');
    return { rows: db.rows(GradingReviewRow, { who }).whereNull('decidedAt').modify(among('userId', visible)) };
  };
  return {
    gradingReviewsWaiting: async (_, who) => ({ open: await (await waiting(who)).rows.resultSize() }),
    async gradingReviews(_, who) {
      const rows = await (await waiting(who)).rows.orderBy(['at', 'id']).limit(maxListed);
      const named = await people.named(
        { who },
        rows.map(({ userId }) => userId),
      );
      return rows.flatMap(({ id, userId, questionId, cause, question, answer, criteria, reason, at }) => {
        const person = named.get(userId);
        if (!person) return [];
        const learner = `${person.firstName} ${person.lastName}`.trim();
        const changesPoints = questionId !== null;
        const shown = criteria.map((criterion, index) => ({ ...criterion, id: criterion.id ?? String(index) }));
        const review = { reviewId: id, learner, cause, question, answer, criteria: shown, reason, changesPoints };
        return [{ ...review, at: at.toISOString() }];
      });
    },
    async decideGrading({ params, body }, who: Who) {
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const review = await db.rows(GradingReviewRow, context).findById(params.reviewId).forUpdate();
        const isVisible = review && (await relations.mayFor(context, 'ai.review-gradings', review.userId));
        if (!isVisible) throw notFound('There is no such grading.');
        const met = metBy(review, body);
        if (review.verdict === body.verdict) return;
        if (review.verdict) throw conflict('This grading is already decided.');
        // The rubric's points apply already, and a wrong conclusion may cap them below the sum of the criteria.
        const points = body.verdict === 'rubric' ? undefined : await regrade(context, review, met);
        await db
          .rows(GradingReviewRow, context)
          .findById(review.id)
          .patch({
            ...{ verdict: body.verdict, decidedBy: who.user.id, decidedAt: clock.now() },
            ...{ pointsBefore: points?.pointsBefore ?? null, pointsAfter: points?.points ?? null },
          });
        await audit.record(context, {
          action: 'ai.grading-reviewed',
          subject: review.userId,
          details: {
            ...{ reviewId: review.id, verdict: body.verdict, note: body.note },
            ...(points && { pointsBefore: points.pointsBefore, pointsAfter: points.points }),
          },
        });
        afterCommit(tx, () => live.toUser(who.institution, who.user.id, 'grading_reviews_changed', {}));
      });
    },
  };

  async function regrade(
    context: { who: Who; tx: Tx },
    { userId, questionId }: GradingReviewRow,
    met: readonly string[],
  ) {
    if (questionId === null) return undefined;
    return dependencies.regrading(context.who)?.regrade(context, { userId, questionId, met, grader: 'staff' });
  }
}

/** The criteria that an answer meets by a decision. @throws Failure invalid */
function metBy({ criteria }: GradingReviewRow, { verdict, met }: GradingDecision): string[] {
  const idsWhere = (holds: (criterion: GradingReviewRow['criteria'][number]) => boolean) =>
    criteria.filter(holds).flatMap(({ id }) => id ?? []);
  if (verdict === 'rubric') return idsWhere(({ rubric }) => rubric);
  if (verdict === 'model') {
    if (criteria.some(({ model }) => model === null)) {
      throw invalid('No model graded this answer.', [{ path: 'body.verdict', message: 'Expected rubric or neither' }]);
    }
    return idsWhere(({ model }) => model === true);
  }
  if (!met) throw invalid('Choose the criteria that the answer meets.', [{ path: 'body.met', message: 'Required' }]);
  const known = idsWhere(() => true);
  if (known.length > 0 && met.some((id) => !known.includes(id))) {
    throw invalid('The question has no such criterion.', [
      { path: 'body.met', message: 'Expected ids of its criteria' },
    ]);
  }
  return [...met];
}

/** The next ones are listed once these are decided. */
const maxListed = 100;
