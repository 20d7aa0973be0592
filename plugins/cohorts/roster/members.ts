import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow } from '../cohorts/models.ts';
import type { CohortMembers } from '../services.ts';

/** Who is in which cohort, for other plugins. */
export function createMembers(dependencies: Dependencies): CohortMembers {
  const { db } = dependencies;

  const cohortsOf = async (call: CallContext<Pick<Actor, 'institution'>>, userId: string, cohortId?: string) => {
    const own = db.rows(MemberRow, call).where({ userId }).select('cohortId');
    const query = db.rows(CohortRow, call).whereIn('id', own).whereNull('archivedAt');
    const cohorts = await (cohortId === undefined ? query : query.where({ id: cohortId }));
    if (cohorts.length === 0) return [];
    const ids = [cohorts.map(({ id }) => id)];
    const owners = await db.rows(MemberRow, call).whereRaw('cohort_id = any(?::uuid[])', ids).where({ role: 'owner' });
    const concerned = [userId, ...owners.map((owner) => owner.userId)];
    const minorities = await minoritiesOf(dependencies, call, concerned);
    return cohorts.filter((cohort) => {
      const owner = owners.find((one) => one.cohortId === cohort.id)?.userId ?? '';
      return mayBeIn(cohort, minorities.get(userId), minorities.get(owner));
    });
  };

  return {
    async cohortOf(call, cohortId, userId) {
      const [cohort] = await cohortsOf(call, userId, cohortId);
      return cohort && { id: cohort.id, topic: cohort.topic, audience: cohort.audience, maxMembers: cohort.maxMembers };
    },
    async membersOf(call, cohortId) {
      const cohort = await db.rows(CohortRow, call).findById(cohortId).whereNull('archivedAt');
      if (!cohort) return undefined;
      const members = await db.rows(MemberRow, call).where({ cohortId });
      const ids = members.map(({ userId }) => userId);
      const minorities = await minoritiesOf(dependencies, call, ids);
      const owner = minorities.get(members.find(({ role }) => role === 'owner')?.userId ?? '');
      return new Set(ids.filter((id) => mayBeIn(cohort, minorities.get(id), owner)));
    },
    idsOf: async (call, userId) => (await cohortsOf(call, userId)).map(({ id }) => id),
  };
}
