import type { Actor } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { DecisionRow } from '../../applications/models.ts';
import type { DeskDependencies } from '../dependencies.ts';
import type { CaseRow } from '../models.ts';
import { RecusalRow } from '../models.ts';

/**
 * Why a recorded decision is not released: its author, or a reviewer it rests on, declared a conflict of interest later.
 * Undefined where nothing holds it.
 */
export async function heldBecause(
  { db }: Pick<DeskDependencies, 'db'>,
  context: CallContext<Pick<Actor, 'institution'>>,
  { state }: { readonly state: Pick<CaseRow, 'needs'> },
  { applicationId, actorId, reason }: DecisionRow,
): Promise<string | undefined> {
  if (actorId !== null) {
    const recusal = await db.rows(RecusalRow, context).findOne({ applicationId, reviewerId: actorId });
    if (recusal) return 'The person who decided declared a conflict of interest. Somebody else decides again.';
  }
  if (state.needs === null || reason !== null) return undefined;
  return `The ${state.needs} review is missing since a reviewer declared a conflict of interest. Complete the reviews, or decide again with a reason.`;
}

/** The same in SQL, for rows `decision` and `application`. */
export const isNotHeld = `(
  not exists (select from universities.recusals recusal
    where recusal.application_id = application.id and recusal.reviewer_id = decision.actor_id)
  and (decision.reason is not null or not exists (select from universities.admission_cases desk
    where desk.application_id = application.id and desk.needs is not null)))`;
