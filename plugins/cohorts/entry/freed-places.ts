import type { InstitutionRef } from '../../../core/contract/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow } from '../cohorts/models.ts';
import { followOwner } from '../roster/follow-owner.ts';
import { fillPlaces } from './fill-places.ts';

/**
 * Gives the places of people who were erased to those who wait. An erased owner is followed as one who left; a cohort without
 * members ends.
 */
export async function fillFreedPlaces(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const { db, clock } = dependencies;
  const who = { institution };
  const ofCohort = (table: string) => `from cohorts.${table} as own where own.cohort_id = cohorts.id`;
  const concerned = await db
    .rows(CohortRow, { who })
    .whereNull('archivedAt')
    .whereRaw(
      `((audience <> 'led-by-staff' and not exists (select 1 ${ofCohort('members')} and own.role = 'owner'))
      or not exists (select 1 ${ofCohort('members')})
      or (exists (select 1 ${ofCohort('waiting')}) and (select count(*) ${ofCohort('members')}) < max_members))`,
    )
    .select('id')
    .orderBy('id');
  for (const { id } of concerned) {
    await db.transaction(async (tx) => {
      const context = { who, tx };
      const cohort = await db.rows(CohortRow, context).findById(id).whereNull('archivedAt').forUpdate();
      if (!cohort) return;
      const members = await db.rows(MemberRow, context).where({ cohortId: id }).orderBy(['joinedAt', 'userId']);
      let isChanged = members.length === 0;
      if (isChanged) await db.rows(CohortRow, context).findById(id).patch({ archivedAt: clock.now() });
      else {
        const ids = members.map(({ userId }) => userId);
        const present = await minoritiesOf(dependencies, context, ids);
        const others = members.filter(({ userId }) => present.has(userId));
        isChanged = !members.some(({ role }) => role === 'owner');
        if (isChanged) await followOwner(dependencies, context, cohort, others);
        const taken = await fillPlaces(dependencies, context, cohort);
        isChanged ||= taken > members.length;
      }
      if (isChanged) await dependencies.membersChanged(tx, institution, id);
      if (isChanged) afterCommit(tx, () => dependencies.cohortsChanged(institution));
    });
  }
}
