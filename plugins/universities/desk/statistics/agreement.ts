import type { Who } from '../../../../core/contract/index.ts';
import type { Criterion, IntakeStatistics } from '../contract.ts';
import { minPairs } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, ReviewRow } from '../models.ts';
import { weightedKappa } from './kappa.ts';

/**
 * Agreement of the first two reviews of each application, by criterion. Applications keep their rubrics. Only those with
 * complete reviews count: the figures of few applications would tell a third reviewer what the first two wrote.
 */
export async function agreementOf(
  { db }: Pick<DeskDependencies, 'db'>,
  who: Who,
  ids: readonly string[],
): Promise<IntakeStatistics['agreement']> {
  const [cases, reviews] = await Promise.all([
    db
      .rows(CaseRow, { who })
      .whereRaw('application_id = any(?::uuid[])', [[...ids]])
      .whereNull('needs')
      .execute(),
    db
      .rows(ReviewRow, { who })
      .whereRaw('application_id = any(?::uuid[])', [[...ids]])
      .where({ counts: true })
      .whereNotNull('submittedAt')
      .orderBy('position')
      .execute(),
  ]);
  const reviewsOf = Map.groupBy(reviews, ({ applicationId }) => applicationId);
  const criteria = new Map<string, Criterion>();
  const pairs = new Map<string, [number, number][]>();
  for (const each of cases) {
    const [first, second] = (reviewsOf.get(each.applicationId) ?? []).filter(({ round }) => round === each.round);
    for (const criterion of each.criteria ?? []) {
      const key = `${criterion.id} ${criterion.levels.length}`;
      criteria.set(key, criterion);
      const [one, other] = [first?.scores[criterion.id], second?.scores[criterion.id]];
      if (one === undefined || other === undefined) continue;
      const known = pairs.get(key) ?? [];
      known.push([one - 1, other - 1]);
      pairs.set(key, known);
    }
  }
  return [...criteria].map(([key, { id, title, levels }]) => {
    const { kappa, interval, pairs: count } = weightedKappa(pairs.get(key) ?? [], levels.length);
    const areEnough = count >= minPairs;
    return {
      ...{ criterion: id, title, pairs: count, kappa: areEnough ? kappa : null },
      interval: areEnough && interval ? [interval[0], interval[1]] : null,
    };
  });
}
