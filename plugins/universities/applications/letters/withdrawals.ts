import type { TransactionContext } from '../../../../core/db/index.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import type { ApplicationRow } from '../models.ts';
import { RecommendationRow } from '../models.ts';

type Dependencies = Pick<ApplicationDependencies, 'db' | 'enqueue'>;

/** Withdraws the open requests of an application that ends, and tells their recommenders. */
export async function withdrawRequests(
  dependencies: Dependencies,
  context: TransactionContext,
  { id: applicationId }: ApplicationRow,
  offer: IntakeOffer,
): Promise<void> {
  const open = () => dependencies.db.rows(RecommendationRow, context).where({ applicationId, status: 'requested' });
  const requests = await open().orderBy('id').forUpdate();
  await open().patch({ status: 'withdrawn' });
  for (const request of requests) await noteWithdrawal(dependencies, context, request, offer);
}

/**
 * Tells a recommender that the letter is no longer needed, unless no request was sent. The mail carries what it says, because
 * the request may be deleted in the same transaction.
 */
export async function noteWithdrawal(
  { enqueue }: Dependencies,
  { who, tx }: TransactionContext,
  { userId, recommenderName, recommenderEmail, sentAt }: RecommendationRow,
  { program, university }: IntakeOffer,
): Promise<void> {
  if (!sentAt) return;
  const what = { program: program.name, university: university.name };
  await enqueue(tx, who.institution, 'withdrawalMail', { userId, recommenderName, recommenderEmail, ...what });
}
