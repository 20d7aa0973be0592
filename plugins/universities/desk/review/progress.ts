import type { TransactionContext } from '../../../../core/db/index.ts';
import type { OfferedApplication } from '../../applications/queries.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, ReviewRow } from '../models.ts';
import { analyse } from '../recommendation/rule.ts';
import { neededAfter, rubricShareOf } from '../rubric/shares.ts';

/** The submitted reviews of a round that count, in their order. */
export const submittedReviews = (
  { db }: Pick<DeskDependencies, 'db'>,
  context: TransactionContext,
  { applicationId, round }: Pick<CaseRow, 'applicationId' | 'round'>,
) =>
  db
    .rows(ReviewRow, context)
    .where({ applicationId, round, counts: true })
    .whereNotNull('submittedAt')
    .orderBy('position')
    .execute();

/** Brings the state of an application on the desk up to date with its reviews. The application is locked. */
export async function updateCase(
  dependencies: Pick<DeskDependencies, 'db'>,
  context: TransactionContext,
  { application, offer }: OfferedApplication,
): Promise<CaseRow> {
  const rows = () => dependencies.db.rows(CaseRow, context);
  const found = await rows().findById(application.id).throwIfNotFound();
  const criteria = found.criteria ?? [];
  const submitted = await submittedReviews(dependencies, context, found);
  const needs = neededAfter(criteria, submitted);
  const isComplete = needs === null;
  const analysis = isComplete ? analyse({ application, offer, criteria, reviews: submitted }) : null;
  return rows().patchAndFetchById(application.id, {
    needs,
    reviews: submitted.length,
    rubricShare: isComplete ? rubricShareOf(criteria, submitted) : null,
    recommendationStatus: analysis?.recommendationStatus ?? null,
    analysis,
  });
}
