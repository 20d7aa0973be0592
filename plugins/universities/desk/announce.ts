import type { Actor } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import type { ApplicationRow } from '../applications/models.ts';
import type { DeskDependencies } from './dependencies.ts';

/** Tells the reviewers of a university that an application changed on the desk. The applicant receives nothing. */
export async function announceChange(
  { reviewers, announce }: Pick<DeskDependencies, 'reviewers' | 'announce'>,
  context: TransactionContext<Pick<Actor, 'institution'>>,
  { id, userId, universityId }: Pick<ApplicationRow, 'id' | 'userId' | 'universityId'>,
): Promise<void> {
  const { institution } = context.who;
  const ids = await reviewers.ofUniversity(context, universityId);
  afterCommit(context.tx, () => {
    for (const each of ids) if (each !== userId) announce(institution, each, id);
  });
}
