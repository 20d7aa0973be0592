import type { Actor } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { Decision, RecommendationStatus } from './contract.ts';
import { applicationStatusTitles, decidable } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import type { ApplicationRow } from './models.ts';
import { DecisionRow } from './models.ts';
import { lockApplication } from './queries.ts';
import { takeStep } from './states/take-step.ts';

/** What is published together with a decision. */
export interface Published {
  readonly recommendationStatus: RecommendationStatus | null;
  readonly analysisSummary: string | null;
}

/** Steps of reviewers, for the admissions desk. Each takes part in the caller's transaction. */
export interface ReviewerSteps {
  /** Begins the review of a submitted application. Does nothing if it has begun. @throws Failure not_found, conflict */
  startReview(context: TransactionContext<Actor>, applicationId: string): Promise<void>;
  /**
   * Records a decision. Nothing of it reaches the applicant before its release. A later decision replaces it; the same again
   * changes nothing, unless the desk holds it (`isAnew`). @throws Failure not_found, conflict
   */
  decide(
    context: TransactionContext<Actor>,
    applicationId: string,
    decision: Decision,
    reason: string | null,
    isAnew?: boolean,
  ): Promise<void>;
  /**
   * Publishes the recorded decision, by a reviewer or by a job, from the intake's release time on. Returns its sequence;
   * undefined where there is none to publish, for example because the applicant has withdrawn.
   * @throws Failure not_found, conflict before the time
   */
  release(context: TransactionContext<Actor>, applicationId: string, published: Published): Promise<number | undefined>;
  /** Reopens a rejected or waitlisted application, for example after an appeal. @throws Failure not_found, conflict */
  reopen(context: TransactionContext<Actor>, applicationId: string): Promise<void>;
}

export function createReviewerSteps(dependencies: ApplicationDependencies): ReviewerSteps {
  const { db, clock, isReviewer } = dependencies;

  const pendingOf = async (context: TransactionContext<Actor>, { id, releasedSequence }: ApplicationRow) =>
    db
      .rows(DecisionRow, context)
      .where({ applicationId: id })
      .where('sequence', '>', releasedSequence)
      .orderBy('sequence', 'desc')
      .first();

  /** @throws Failure not_found unless the caller reviews for the university */
  const lock = async (context: TransactionContext<Actor>, id: string) => {
    const locked = await lockApplication(dependencies, context, id);
    const { userId, universityId, status } = locked.application;
    const { user } = context.who;
    if (status === 'draft' || user?.id === userId) throw notFound();
    if (user && !(await isReviewer(context, universityId))) throw notFound();
    return locked;
  };

  return {
    async startReview(context, id) {
      const { application, offer } = await lock(context, id);
      if (application.status === 'under_review') return;
      await takeStep(dependencies, { context, application, offer, at: clock.now(), step: 'start_review' });
    },
    async decide(context, id, decision, reason, isAnew = false) {
      const { application } = await lock(context, id);
      if (!decidable.includes(application.status)) {
        const title = applicationStatusTitles[application.status];
        throw conflict(`No decision can be recorded. The status of this application is “${title}”.`);
      }
      const latest = await db
        .rows(DecisionRow, context)
        .where({ applicationId: id })
        .orderBy('sequence', 'desc')
        .first();
      const isPending = latest !== undefined && latest.sequence > application.releasedSequence;
      if (isPending && latest.decision === decision && !isAnew) return;
      const sequence = (latest?.sequence ?? 0) + 1;
      const actorId = context.who.user?.id ?? null;
      const row = { applicationId: id, sequence, decision, actorId, reason, at: clock.now() };
      await db.rows(DecisionRow, context).insert(row);
    },
    async release(context, id, published) {
      const { application, offer } = await lock(context, id);
      const pending = await pendingOf(context, application);
      if (!pending || !decidable.includes(application.status)) return undefined;
      const changes = { ...published, releasedSequence: pending.sequence };
      const taken = { context, application, offer, at: clock.now(), changes };
      await takeStep(dependencies, { ...taken, step: 'release', to: pending.decision });
      return pending.sequence;
    },
    async reopen(context, id) {
      const { application, offer } = await lock(context, id);
      const changes = { recommendationStatus: null, analysisSummary: null };
      await takeStep(dependencies, { context, application, offer, at: clock.now(), step: 'reopen', changes });
    },
  };
}
