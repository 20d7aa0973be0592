import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import type { CohortRow } from '../cohorts/models.ts';
import { MemberRow } from '../cohorts/models.ts';

/**
 * Makes the longest-standing moderator, or else member, the owner of a cohort that has none. A cohort for everyone waits for
 * an owner from staff.
 * @param members in the order in which they joined
 */
export async function followOwner(
  { db }: Pick<Dependencies, 'db'>,
  context: { readonly who: { readonly institution: InstitutionRef }; readonly tx: Tx },
  { id, audience }: CohortRow,
  members: readonly Pick<MemberRow, 'userId' | 'role'>[],
): Promise<void> {
  const next = members.find(({ role }) => role === 'moderator') ?? members[0];
  if (!next || audience === 'led-by-staff') return;
  await db.rows(MemberRow, context).findById([id, next.userId]).patch({ role: 'owner' });
}
