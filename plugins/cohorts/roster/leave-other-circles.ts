import type { InstitutionRef } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow } from '../cohorts/models.ts';
import { fillPlaces } from '../entry/fill-places.ts';
import { followOwner } from './follow-owner.ts';

/**
 * Removes a person from cohorts they may no longer be in, after a change of age or consent. Where they were the owner, the
 * longest-standing moderator, or else member, follows; without other members the cohort ends. A cohort for everyone waits for an
 * owner from staff.
 */
export async function leaveOtherCircles(
  dependencies: Dependencies,
  institution: InstitutionRef,
  userId: string,
): Promise<void> {
  const { db, clock } = dependencies;
  const who = { institution };
  const memberships = await db.rows(MemberRow, { who }).where({ userId }).orderBy('cohortId');
  for (const { cohortId } of memberships) {
    await db.transaction(async (tx) => {
      const context = { who, tx };
      const cohort = await db.rows(CohortRow, context).findById(cohortId).forUpdate();
      const members = await db.rows(MemberRow, context).where({ cohortId }).orderBy(['joinedAt', 'userId']);
      const own = members.find((member) => member.userId === userId);
      if (!cohort || !own) return;
      const minorities = await minoritiesOf(
        dependencies,
        context,
        members.map((member) => member.userId),
      );
      const owner = minorities.get(members.find(({ role }) => role === 'owner')?.userId ?? '');
      if (mayBeIn(cohort, minorities.get(userId), owner)) return;
      await db.rows(MemberRow, context).deleteById([cohortId, userId]);
      const others = members.filter((member) => member.userId !== userId && minorities.has(member.userId));
      if (members.length === 1) await db.rows(CohortRow, context).findById(cohortId).patch({ archivedAt: clock.now() });
      if (own.role === 'owner') await followOwner(dependencies, context, cohort, others);
      await fillPlaces(dependencies, context, cohort);
      await dependencies.membersChanged(tx, institution, cohortId);
      afterCommit(tx, () => dependencies.cohortsChanged(institution));
    });
  }
}
