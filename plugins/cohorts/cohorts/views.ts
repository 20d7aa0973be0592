import type { Who } from '../../../core/contract/index.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import type { Minority } from '../../learner/contract.ts';
import { minContributors } from '../practice/contract.ts';
import { mayBeIn, minoritiesOf } from './audience.ts';
import type { Cohort } from './contract.ts';
import { maxAvatars } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import type { CohortRow } from './models.ts';
import { BanRow, MemberRow, RecommendationRow, WaitingRow } from './models.ts';
import { noSuchCohort } from './own-cohort.ts';

interface Options {
  /** The reader has an invitation, or was a member a moment ago: a private cohort is shown. */
  readonly isInvited?: boolean;
}

/** @throws Failure not_found for a cohort that is closed to the reader */
export async function viewOf(
  dependencies: Dependencies,
  who: Who,
  row: CohortRow,
  options: Options = {},
): Promise<Cohort> {
  const [view] = await viewsOf(dependencies, who, [row], options);
  if (!view) throw noSuchCohort();
  return view;
}

/** Cohorts as a reader sees them, without those closed to the reader, with a constant number of queries. */
export async function viewsOf(
  dependencies: Dependencies,
  who: Who,
  rows: readonly CohortRow[],
  { isInvited = false }: Options = {},
): Promise<Cohort[]> {
  if (rows.length === 0) return [];
  const { db } = dependencies;
  const ids = [rows.map(({ id }) => id)];
  const ofRows = 'cohort_id = any(?::uuid[])';
  const [members, waiting, bans, apart] = await Promise.all([
    db.rows(MemberRow, { who }).whereRaw(ofRows, ids).orderBy(['joinedAt', 'userId']),
    db.rows(WaitingRow, { who }).whereRaw(ofRows, ids),
    db.rows(BanRow, { who }).whereRaw(ofRows, ids).where({ userId: who.user.id }),
    dependencies.blocks.apartFrom({ who }, who.user.id),
  ]);
  const recommended = await recommendationsOf(dependencies, who, rows, members);
  const writers = rows.flatMap(({ wordsBy }) => wordsBy ?? []);
  const concerned = [...members.map(({ userId }) => userId), ...writers, who.user.id];
  const minorities = await minoritiesOf(dependencies, { who }, concerned);
  const peers = await dependencies.record.peers({ who }, who.user, [...new Set(members.map(({ userId }) => userId))]);
  const membersOf = Map.groupBy(members, ({ cohortId }) => cohortId);
  return rows.flatMap((row) => {
    const all = membersOf.get(row.id) ?? [];
    const ownerId = all.find(({ role }) => role === 'owner')?.userId ?? '';
    const owner = minorities.get(ownerId);
    const role = all.find(({ userId }) => userId === who.user.id)?.role ?? null;
    const isHidden = row.isPrivate && role === null && !isInvited && !who.may('cohorts.moderate');
    // People do not find each other's cohorts once one has blocked the other; members stay.
    const isApart = role === null && apart.has(ownerId);
    if (isHidden || isApart || bans.some(({ cohortId }) => cohortId === row.id)) return [];
    if (!mayBeIn(row, minorities.get(who.user.id), owner)) return [];
    const queue = waiting.filter(({ cohortId }) => cohortId === row.id);
    const hasWords = showsWords(row, minorities, owner);
    const shown = all.filter(({ userId }) => mayBeIn(row, minorities.get(userId), owner));
    return {
      id: row.id,
      name: nameOf(row, minorities, owner),
      description: (hasWords && row.description) || '',
      topic: row.topic,
      maxMembers: row.maxMembers,
      // People who may no longer be in it keep their place until they are removed.
      currentMembers: all.length,
      aiRecommendations: role === null ? [] : (recommended.get(row.id) ?? []),
      audience: row.audience,
      isPrivate: row.isPrivate,
      waiting: queue.length,
      isWaiting: queue.some(({ userId }) => userId === who.user.id),
      role,
      named: shown
        .flatMap(({ userId }) => (userId === who.user.id ? [] : (peers.get(userId)?.name ?? [])))
        .slice(0, maxAvatars),
    };
  });
}

/** Words disappear with a writer who may no longer be in the cohort. */
const showsWords = (row: CohortRow, minorities: ReadonlyMap<string, Minority>, owner: Minority | undefined): boolean =>
  row.wordsBy !== null && mayBeIn(row, minorities.get(row.wordsBy), owner);

/** The name of a cohort; that of its topic where its own may not be shown. */
export const nameOf = (
  row: CohortRow,
  minorities: ReadonlyMap<string, Minority>,
  owner: Minority | undefined,
): string => (showsWords(row, minorities, owner) && row.name) || `${topicTitles[row.topic]} cohort`;

/** Recommendations of cohorts in which at least three members share their practice. */
async function recommendationsOf(
  { db, standing }: Dependencies,
  who: Who,
  rows: readonly CohortRow[],
  members: readonly MemberRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const practice = standing(who);
  const shared = rows.filter(({ id }) => {
    const sharing = members.filter(({ cohortId, sharesSince }) => cohortId === id && sharesSince !== null);
    return sharing.length >= minContributors;
  });
  if (!practice || shared.length === 0) return new Map();
  const stored = await db
    .rows(RecommendationRow, { who })
    .whereRaw('cohort_id = any(?::uuid[])', [shared.map(({ id }) => id)]);
  // Titles are the same for everyone.
  const titles = new Map(
    (await practice.topics({ who }, who.user.id)).map(({ section, contentArea, title }) => [
      `${section}/${contentArea}`,
      title,
    ]),
  );
  return new Map(
    stored.map(({ cohortId, topics }) => [
      cohortId,
      topics.flatMap((topic) => titles.get(topic) ?? []).map((title) => `Practise ${title} together`),
    ]),
  );
}
