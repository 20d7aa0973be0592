import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { GradingReviewRow } from '../models.ts';
import type { GradingReviewDependencies } from './reviews.ts';

type ReviewerDependencies = Pick<GradingReviewDependencies, 'db' | 'clock' | 'people' | 'live' | 'notifications'>;

const reviewsScreen = '/administration/grading-reviews';

/**
 * Tells administrators and instructors that an answer waits for them. While the oldest one waits, each of them has one
 * notification a day, however many answers follow; the badge counts all.
 */
export async function tellReviewers(
  dependencies: ReviewerDependencies,
  institution: InstitutionRef,
  tx: Tx,
): Promise<void> {
  const { db, clock, live, notifications } = dependencies;
  const who = { institution };
  const oldest = await db.rows(GradingReviewRow, { who, tx }).whereNull('decidedAt').orderBy(['at', 'id']).first();
  if (!oldest) return;
  const day = clock.now().toISOString().slice(0, 10);
  for (const userId of await reviewersOf(dependencies, institution, tx)) {
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

async function reviewersOf({ people }: ReviewerDependencies, institution: InstitutionRef, tx: Tx): Promise<string[]> {
  const who = unprivilegedActor(institution);
  const found: string[] = [];
  for (const role of ['administrator', 'instructor'] as const) {
    for (let offset = 0; ; offset += page) {
      // People of the demo institution look after its reviews too.
      const { items, total } = await people.list({ who, tx }, { role, demo: true, limit: page, offset });
      found.push(...items.map(({ id }) => id));
      if (offset + page >= total) break;
    }
  }
  return found;
}
