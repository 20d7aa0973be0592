import type { Actor } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import type { Decision, RecommendationStatus } from './contract.ts';
import { applicationStatusTitles, decidable } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { DecisionRow } from './models.ts';
import type { OfferedApplication } from './queries.ts';
import { takeStep } from './states/take-step.ts';

/** What is published together with a decision. */
export interface Published {
  readonly recommendationStatus: RecommendationStatus | null;
  readonly analysisSummary: string | null;
}

/**
 * Steps of reviewers, for the admissions desk. Each takes part in the caller's transaction, in which the application is locked
 * (`lockApplication`) and the caller has been found to review it.
 */
export interface ReviewerSteps {
  /** Begins the review of a submitted application. @throws Failure conflict */
  startReview(context: TransactionContext<Actor>, found: OfferedApplication): Promise<void>;
  /**
   * Records a decision. Nothing of it reaches the applicant before its release. A later decision replaces it.
   * @param latest the latest decision so far
   * @throws Failure conflict
   */
  decide(
    context: TransactionContext<Actor>,
    found: OfferedApplication,
    latest: Pick<DecisionRow, 'sequence'> | undefined,
    given: { readonly decision: Decision; readonly reason: string | null },
  ): Promise<void>;
  /**
   * Publishes a recorded decision, by a reviewer or by a job, from the intake's release time on. Returns false where it can no
   * longer be published, for example because the applicant has withdrawn. @throws Failure conflict before the time
   */
  release(
    context: TransactionContext<Actor>,
    found: OfferedApplication,
    pending: Pick<DecisionRow, 'sequence' | 'decision'>,
    published: Published,
  ): Promise<boolean>;
  /** Reopens a rejected or waitlisted application, for example after an appeal. @throws Failure conflict */
  reopen(context: TransactionContext<Actor>, found: OfferedApplication): Promise<void>;
}

export function createReviewerSteps(dependencies: ApplicationDependencies): ReviewerSteps {
  const { db, clock } = dependencies;
  return {
    async startReview(context, { application, offer }) {
      await takeStep(dependencies, { context, application, offer, at: clock.now(), step: 'start_review' });
    },
    async decide(context, { application: { id, status } }, latest, given) {
      if (!decidable.includes(status)) {
        const title = applicationStatusTitles[status];
        throw conflict(`No decision can be recorded. The status of this application is “${title}”.`);
      }
      const sequence = (latest?.sequence ?? 0) + 1;
      const actorId = context.who.user?.id ?? null;
      const row = { applicationId: id, sequence, ...given, actorId, at: clock.now() };
      await db.rows(DecisionRow, context).insert(row);
    },
    async release(context, { application, offer }, { sequence, decision }, published) {
      if (!decidable.includes(application.status)) return false;
      const changes = { ...published, releasedSequence: sequence };
      const taken = { context, application, offer, at: clock.now(), changes };
      await takeStep(dependencies, { ...taken, step: 'release', to: decision });
      return true;
    },
    async reopen(context, { application, offer }) {
      const changes = { recommendationStatus: null, analysisSummary: null };
      await takeStep(dependencies, { context, application, offer, at: clock.now(), step: 'reopen', changes });
    },
  };
}
