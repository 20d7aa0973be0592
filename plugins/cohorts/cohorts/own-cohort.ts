import type { Who } from '../../../core/contract/index.ts';
import { forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { assertMayTakePart, mayBeIn, minoritiesOf } from './audience.ts';
import type { CohortRole } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { CohortRow, MemberRow } from './models.ts';

/** A cohort as a member or staff holds it. */
export type OwnCohort = Awaited<ReturnType<typeof ownCohort>>;

/**
 * A cohort with its members, for a member or staff who moderate; these have the role of its owner.
 * @param tx locks the cohort until the commit
 * @throws Failure not_found, also for cohorts of others
 */
export async function ownCohort(dependencies: Dependencies, who: Who, id: string, tx?: Tx) {
  const { db } = dependencies;
  const minority = await assertMayTakePart(dependencies, who, tx);
  const context = { who, ...(tx ? { tx } : {}) };
  const query = db.rows(CohortRow, context).findById(id).whereNull('archivedAt');
  if (tx) query.forUpdate();
  const cohort = await query;
  const members = await db.rows(MemberRow, context).where({ cohortId: id }).orderBy(['joinedAt', 'userId']);
  const own = members.find(({ userId }) => userId === who.user.id);
  const moderates = who.may('cohorts.moderate');
  if (!cohort || !(own || moderates)) throw noSuchCohort();
  const minorities = await minoritiesOf(
    dependencies,
    context,
    members.map(({ userId }) => userId),
  );
  const owner = minorities.get(members.find(({ role }) => role === 'owner')?.userId ?? '');
  if (!mayBeIn(cohort, minority, owner)) throw noSuchCohort();
  const role: CohortRole = moderates ? 'owner' : (own?.role ?? 'member');
  return { cohort, members, role, own, minorities, owner };
}

/** Changes a cohort for which the caller has one of the roles. @throws Failure not_found, forbidden */
export function changeCohort<Result>(
  dependencies: Dependencies,
  who: Who,
  id: string,
  roles: readonly CohortRole[],
  run: (tx: Tx, held: OwnCohort) => Promise<Result>,
): Promise<Result> {
  return dependencies.db.transaction(async (tx) => {
    const held = await ownCohort(dependencies, who, id, tx);
    if (!roles.includes(held.role)) throw forbidden('Your role in the cohort does not allow this.');
    const result = await run(tx, held);
    afterCommit(tx, () => dependencies.cohortsChanged(who.institution));
    return result;
  });
}

export const noSuchCohort = () => notFound('There is no such study cohort.');
