import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { GradingReviewRow } from '../models.ts';
import { keepForReview } from './reviews.ts';

/** Stores an answer whose grading waits for review, and returns the review's id. */
export async function doubtfulGrading(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  institution: InstitutionRef = at.institution,
  answer = 'The boss earns so much that the average goes up.',
): Promise<string> {
  const who = { institution };
  const db = at.platform.database;
  const question = 'Why does the mean of these wages mislead?';
  const services = {
    people: { list: async () => ({ items: [], total: 0 }), named: async () => new Map() },
    relations: { mayFor: async () => true, visible: async () => undefined, thoseWhoSee: async () => [] },
    live: { toUser: () => {} },
    notifications: () => undefined,
  };
  await keepForReview({ db, clock: at.clock, ...services }, who, {
    ...{ userId: user.id, questionId: null, cause: 'distance', question, answer, reason: 'You saw the outlier.' },
    criteria: [
      { id: 'outlier', says: 'One very high wage pulls the mean up', points: 2, rubric: false, model: true },
      { id: 'median', says: 'The median is named as the better figure', points: 1, rubric: false, model: false },
    ],
  });
  const kept = await db.rows(GradingReviewRow, { who }).findOne({ userId: user.id, answer });
  if (!kept) throw new Error('The grading was not stored');
  return kept.id;
}
