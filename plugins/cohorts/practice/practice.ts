import { weekOf } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import type { Topic } from '../../practice/contract.ts';
import { practiseAddress } from '../../practice/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { CohortRow, MemberRow, RecommendationRow } from '../cohorts/models.ts';
import { changeCohort, ownCohort } from '../cohorts/own-cohort.ts';
import { refreshRecommendations } from '../recommendations/refresh.ts';
import type { CohortPractice } from './contract.ts';
import { minContributors } from './contract.ts';
import { planOf } from './plan.ts';

/** The shared goal of a cohort, and what to practise next, from the practice of members who share it. */
export function createPractice(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  return {
    /** @throws Failure not_found, forbidden */
    async read(who: Who, id: string): Promise<CohortPractice> {
      const { cohort, members, own } = await ownCohort(dependencies, who, id);
      const sharing = members.flatMap(({ userId, sharesSince }) => (sharesSince ? [userId] : []));
      const monday = new Date(`${weekOf(clock.now().toISOString().slice(0, 10))}T00:00:00Z`);
      const history = dependencies.history(who);
      const weeks = history && sharing.length > 0 ? await history.weeks({ who }, sharing, monday) : [];
      const topics = await topicsOf(who, id, sharing.length);
      return {
        isOn: history !== undefined,
        answered: weeks.reduce((sum, { answered }) => sum + answered, 0),
        goal: cohort.weeklyGoal,
        sharing: sharing.length,
        isSharing: own?.sharesSince != null,
        topics: topics.map((topic) => ({ title: topic.title, to: practiseAddress(topic) })),
        plan: planOf(topics.map(({ title }) => title)),
      };
    },

    /** @throws Failure not_found, forbidden */
    setGoal: (who: Who, id: string, weeklyGoal: number | null): Promise<void> =>
      changeCohort(dependencies, who, id, ['owner'], async (tx) => {
        await db.rows(CohortRow, { who, tx }).findById(id).patch({ weeklyGoal });
      }),

    /** @throws Failure not_found, forbidden for staff who are no members */
    async share(who: Who, id: string, shares: boolean): Promise<void> {
      const isFirst = await changeCohort(dependencies, who, id, ['owner', 'moderator', 'member'], async (tx, held) => {
        if (!held.own) throw forbidden('Only members share their practice.');
        if ((held.own.sharesSince !== null) === shares) return false;
        const sharesSince = shares ? clock.now() : null;
        await db.rows(MemberRow, { who, tx }).findById([id, who.user.id]).patch({ sharesSince });
        const sharing = held.members.filter((member) => member.sharesSince !== null).length + (shares ? 1 : -1);
        const computed = await db.rows(RecommendationRow, { who, tx }).findById(id);
        return sharing >= minContributors && (computed?.topics ?? []).length === 0;
      });
      if (!isFirst) return;
      await refreshRecommendations(dependencies, who.institution, id);
      dependencies.cohortsChanged(who.institution);
    },
  };

  /** The stored topics, while at least three members share. */
  async function topicsOf(who: Who, id: string, sharing: number): Promise<readonly Topic[]> {
    if (sharing < minContributors) return [];
    const stored = await db.rows(RecommendationRow, { who }).findById(id);
    if (!stored || stored.topics.length === 0) return [];
    // Titles are the same for everyone.
    const known = (await dependencies.standing(who)?.topics({ who }, who.user.id)) ?? [];
    return stored.topics.flatMap((key) => known.find((topic) => `${topic.section}/${topic.contentArea}` === key) ?? []);
  }
}
