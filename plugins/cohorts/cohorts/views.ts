import type { Who } from '../../../core/contract/index.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import { mayBeIn, minoritiesOf } from './audience.ts';
import type { Cohort } from './contract.ts';
import { maxAvatars } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import type { CohortRow } from './models.ts';
import { MemberRow } from './models.ts';

/** Cohorts as a reader sees them, without those closed to the reader, with a constant number of queries. */
export async function viewsOf(dependencies: Dependencies, who: Who, rows: readonly CohortRow[]): Promise<Cohort[]> {
  if (rows.length === 0) return [];
  const members = await dependencies.db
    .rows(MemberRow, { who })
    .whereRaw('cohort_id = any(?::uuid[])', [rows.map(({ id }) => id)])
    .orderBy(['joinedAt', 'userId']);
  const creators = rows.flatMap(({ createdBy }) => createdBy ?? []);
  const concerned = [...members.map(({ userId }) => userId), ...creators, who.user.id];
  const minorities = await minoritiesOf(dependencies, { who }, concerned);
  const peers = await dependencies.record.peers({ who }, who.user, [...new Set(members.map(({ userId }) => userId))]);
  const membersOf = Map.groupBy(members, ({ cohortId }) => cohortId);
  return rows.flatMap((row) => {
    const all = membersOf.get(row.id) ?? [];
    const owner = minorities.get(all.find(({ role }) => role === 'owner')?.userId ?? '');
    if (!mayBeIn(row, minorities.get(who.user.id), owner)) return [];
    // Their creator's words disappear with a creator who may no longer be in it.
    const hasWords = row.createdBy !== null && mayBeIn(row, minorities.get(row.createdBy), owner);
    const shown = all.filter(({ userId }) => mayBeIn(row, minorities.get(userId), owner));
    return {
      id: row.id,
      name: (hasWords && row.name) || `${topicTitles[row.topic]} cohort`,
      description: (hasWords && row.description) || '',
      topic: row.topic,
      maxMembers: row.maxMembers,
      // People who may no longer be in it keep their place until they are removed.
      currentMembers: all.length,
      aiRecommendations: [],
      audience: row.audience,
      role: all.find(({ userId }) => userId === who.user.id)?.role ?? null,
      named: shown
        .flatMap(({ userId }) => (userId === who.user.id ? [] : (peers.get(userId)?.name ?? [])))
        .slice(0, maxAvatars),
    };
  });
}
