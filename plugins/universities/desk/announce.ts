import type { Actor } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { ApplicationRow } from '../applications/models.ts';
import { RecommendationRow } from '../applications/models.ts';
import type { DeskDependencies } from './dependencies.ts';
import { RecusalRow } from './models.ts';

/**
 * Tells the reviewers of a university that an application changed on the desk. The applicant receives nothing, and neither
 * do reviewers with a conflict of interest.
 */
export async function announceChange(
  {
    db,
    reviewers,
    guardians,
    people,
    announce,
  }: Pick<DeskDependencies, 'db' | 'reviewers' | 'guardians' | 'people' | 'announce'>,
  context: TransactionContext<Pick<Actor, 'institution'>>,
  { id, userId, universityId }: Pick<ApplicationRow, 'id' | 'userId' | 'universityId'>,
): Promise<void> {
  const { institution } = context.who;
  const who = unprivilegedActor(institution);
  const ids = await reviewers.ofUniversity(context, universityId);
  const [recusals, requests, ofApplicant, names] = await Promise.all([
    db.rows(RecusalRow, context).where({ applicationId: id }).execute(),
    db.rows(RecommendationRow, context).where({ applicationId: id }).whereNot({ status: 'withdrawn' }).execute(),
    guardians.ofLearner({ who, tx: context.tx }, userId),
    people.named({ who, tx: context.tx }, ids),
  ]);
  const writers = new Set(requests.map(({ recommenderEmail }) => recommenderEmail.toLowerCase()));
  const excluded = new Set([
    userId,
    ...recusals.map(({ reviewerId }) => reviewerId),
    ...ofApplicant.map(({ guardianId }) => guardianId),
    ...[...names.values()].filter(({ email }) => writers.has(email.toLowerCase())).map((person) => person.id),
  ]);
  afterCommit(context.tx, () => {
    for (const each of ids) if (!excluded.has(each)) announce(institution, each, id);
  });
}
