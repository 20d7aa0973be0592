import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { threads } from '../../../core/threads.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import type * as balanceThread from './balance-thread.ts';
import type { Division, GroupLearner, groupingRoutes } from './contract.ts';
import { learnersOf, theseLearners } from './learners.ts';

type DivideBody = z.output<typeof groupingRoutes.divide.body>;

/** Balanced groups for instructors, from the measured EiQ of learners they may see. */
export function createGrouping(dependencies: Dependencies) {
  /** The estimated EiQ by learner; learners without a result are left out. */
  const eiqOf = async (who: Who, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const records = await dependencies.record.eiqs({ who }, userIds);
    return new Map(
      [...records].flatMap(([userId, { current }]) => (current ? [[userId, current.eiqScore] as const] : [])),
    );
  };

  return {
    /** @throws Failure not_found for a class that the caller does not teach */
    async learners(who: Who, classId?: string): Promise<GroupLearner[]> {
      const among = classId && (await dependencies.classes(who)?.learnersOf({ who }, classId));
      const learners = await learnersOf(dependencies, who, among || undefined);
      const ids = learners.map(({ userId }) => userId);
      const scores = await eiqOf(who, ids);
      return learners.map((learner) => ({ ...learner, hasResult: scores.has(learner.userId) }));
    },

    /** @throws Failure not_found for learners whom the caller may not divide */
    async divide(who: Who, { learners: asked, previous, ...request }: DivideBody): Promise<Division> {
      const ids = [...new Set(asked.map(({ userId }) => userId))];
      const learners = await theseLearners(dependencies, who, ids);
      const scores = await eiqOf(who, ids);
      const mean = meanOf([...scores.values()]);
      const wishes = new Map(asked.map(({ userId, languages, times }) => [userId, { languages, times }]));
      const candidates = learners.map(({ userId, circle }) => {
        const { languages, times } = wishes.get(userId) ?? {};
        return {
          ...{ id: userId, circle, ability: scores.get(userId) ?? mean },
          ...(languages && languages.length > 0 && { languages: languages.map(folded) }),
          ...(times && times.length > 0 && { times: times.map(folded) }),
        };
      });
      const grouping = await threads.run<typeof balanceThread>(new URL('./balance-thread.ts', import.meta.url), {
        ...{ candidates, ...request },
        ...(previous && { previous }),
      });
      const hasScores = scores.size > 0;
      const deviationOfLearners = hasScores ? deviationOf(candidates.map(({ ability }) => ability)) : null;
      if ('refusals' in grouping) {
        const named = grouping.refusals.map(({ text, people }) => ({ text, people: [...people] }));
        return { groups: [], deviation: null, deviationOfLearners, moved: 0, refusals: named };
      }
      return {
        groups: grouping.groups.map((group) => [...group]),
        deviation: hasScores ? Math.sqrt(grouping.spread) : null,
        ...{ deviationOfLearners, moved: grouping.moved, refusals: [] },
      };
    },
  };
}

/** `Deutsch` and `deutsch` are one language. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
