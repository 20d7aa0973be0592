import type { Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Minority } from '../../learner/contract.ts';
import { allows } from '../../learner/contract.ts';
import { ageRequired, consentRequired } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import type { CohortRow } from './models.ts';

// Minors and adults are never members of one cohort, unless its owner is staff.

/**
 * Whether a person may be in a cohort: talking is open to them, and they are staff or of its circle. A cohort for everyone
 * is open to learners only while its owner is staff.
 */
export function mayBeIn(
  { audience }: Pick<CohortRow, 'audience'>,
  minority: Minority | undefined,
  owner: Minority | undefined,
): boolean {
  if (!minority || minority.circle === null || !allows(minority, 'talking')) return false;
  if (minority.circle === 'staff') return true;
  return audience === 'led-by-staff' ? owner?.circle === 'staff' : audience === minority.circle;
}

/** Age and permissions of people, by id. Erased people are left out. */
export async function minoritiesOf(
  { people, record }: Pick<Dependencies, 'people' | 'record'>,
  { who, tx }: CallContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Minority>> {
  const inTransaction = tx ? { tx } : {};
  const named = await people.named({ who: unprivilegedActor(who.institution), ...inTransaction }, [
    ...new Set(userIds),
  ]);
  return record.minorities(
    { who, ...inTransaction },
    [...named.values()].map(({ id, role }) => ({ id, role })),
  );
}

/** The caller's age and circle. @throws Failure forbidden, with the reason */
export async function assertMayTakePart(
  { record }: Pick<Dependencies, 'record'>,
  who: Who,
  tx?: Tx,
): Promise<Minority> {
  const minority = await record.minority({ who, ...(tx && { tx }) }, who.user);
  if (minority.ageBand === 'unknown' && who.user.role === 'learner') throw forbidden(ageRequired);
  if (!allows(minority, 'talking') || minority.circle === null) throw forbidden(consentRequired);
  return minority;
}
