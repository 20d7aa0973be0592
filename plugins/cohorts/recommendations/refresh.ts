import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Mastery } from '../../learner/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow, RecommendationRow } from '../cohorts/models.ts';
import { minContributors } from '../practice/contract.ts';
import { weakestTopics } from './recommend.ts';

/** Topics that are stored. */
const maxTopics = 3;

/** A mastery as a share. */
const shares: Record<Mastery, number> = { attempted: 0, familiar: 1 / 3, proficient: 2 / 3, mastered: 1 };

/**
 * Computes the weakest topics of a cohort anew, from the members who share their practice now. Called once a week, and once
 * when three first share it: in between, people who join or leave change nothing, so that nobody is recognised by the change.
 */
export async function refreshRecommendations(
  { db, clock, standing }: Dependencies,
  institution: InstitutionRef,
  cohortId: string,
): Promise<void> {
  const who = { institution };
  const practice = standing(who);
  if (!practice) return;
  const sharing = await db.rows(MemberRow, { who }).where({ cohortId }).whereNotNull('sharesSince');
  const mastery: ReadonlyMap<string, number>[] = [];
  if (sharing.length >= minContributors) {
    for (const { userId } of sharing) {
      const topics = await practice.topics({ who }, userId);
      mastery.push(
        new Map(
          topics.flatMap(({ section, contentArea, mastery }) =>
            mastery === null ? [] : [[`${section}/${contentArea}`, shares[mastery]] as const],
          ),
        ),
      );
    }
  }
  const row = { cohortId, topics: weakestTopics(mastery, maxTopics), at: clock.now() };
  await db.transaction(async (tx) => {
    await db.rows(RecommendationRow, { who, tx }).insert(row).onConflict('cohort_id').merge();
  });
}

/** Computes the recommendations of all cohorts anew. */
export async function refreshAll(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = { institution };
  const cohorts = await dependencies.db.rows(CohortRow, { who }).whereNull('archivedAt').select('id').orderBy('id');
  for (const { id } of cohorts) await refreshRecommendations(dependencies, institution, id);
  if (cohorts.length > 0) dependencies.cohortsChanged(institution);
}
