import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Person } from '../../../core/services.ts';
import { GradingReviewRow } from '../models.ts';
import type { GradingReviewDependencies } from './reviews.ts';

type ReviewerDependencies = Pick<
  GradingReviewDependencies,
  'db' | 'clock' | 'people' | 'relations' | 'live' | 'notifications'
>;

const reviewsScreen = '/administration/grading-reviews';

/**
 * Notifies administrators, and instructors who see the learner, that an answer waits for review. While the oldest one
 * waits, each of them gets one notification a day, however many answers follow; the badge counts all.
 */
export async function notifyReviewers(
  dependencies: ReviewerDependencies,
  institution: InstitutionRef,
  learnerId: string,
  tx: Tx,
): Promise<void> {
  const { db, clock, relations, live, notifications } = dependencies;
  const who = { institution };
  const oldest = await db.rows(GradingReviewRow, { who, tx }).whereNull('decidedAt').orderBy(['at', 'id']).first();
  if (!oldest) return;
  const day = clock.now().toISOString().slice(0, 10);
  const reviewers = await reviewersOf(dependencies, institution, tx);
  for (const { id: userId } of await relations.thoseWhoSee({ who, tx }, reviewers, learnerId)) {
    await notifications(who)?.notify(
      { who, tx },
      {
        userId,
        id: `grading-review/${oldest.id}/${day}`,
        kind: 'message',
        title: 'The grading of an answer is in doubt',
        text: 'Read the answer and decide how many points it earns.',
        to: reviewsScreen,
      },
    );
    afterCommit(tx, () => live.toUser(institution, userId, 'grading_reviews_changed', {}));
  }
}

const page = 100;

async function reviewersOf({ people }: ReviewerDependencies, institution: InstitutionRef, tx: Tx): Promise<Person[]> {
  const who = unprivilegedActor(institution);
  const found: Person[] = [];
  for (const role of ['administrator', 'instructor'] as const) {
    for (let offset = 0; ; offset += page) {
      // Staff of the demo institution are included.
      const { items, total } = await people.list({ who, tx }, { role, demo: true, limit: page, offset });
      found.push(...items);
      if (offset + page >= total) break;
    }
  }
  return found;
}
