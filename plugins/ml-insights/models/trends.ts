import { stabilityAgainst } from 'machine-learning';
import { daysCovered, firstDay } from '../dataset/columns.ts';
import { at } from '../dataset/story.ts';
import { countries, industries, pathways } from '../vocabulary/contract.ts';
import type { TrendsCard } from './contract.ts';
import { eiqOf, meanOf, rowsWhere } from './figures.ts';
import type { Learners } from './read-learners.ts';

/** Counts and means of the data set, without a model. */
export function trendsOf(learners: Learners): TrendsCard {
  const { rows, values } = learners;
  const eiq = eiqOf(learners);
  return {
    countries: countries
      .map((country, code) => {
        const own = rowsWhere(rows, (row) => values.country[row] === code);
        return { country, learners: own.length, avgEiQ: meanOf(eiq, own) ?? 0 };
      })
      .filter((each) => each.learners > 0)
      .toSorted((one, other) => other.avgEiQ - one.avgEiQ),
    industries: industries.map((industry, code) => {
      const hired = rowsWhere(rows, (row) => values.industry[row] === code && values.succeeded[row] === 1);
      const before = hired.filter((row) => at(values.enrolled_on, row) < firstDay + daysCovered / 2).length;
      const growth = before === 0 ? null : (100 * (hired.length - before)) / before - 100;
      return { industry, growth, avgSalary: meanOf(values.salary, hired), hires: hired.length };
    }),
    pathways: pathways.flatMap((pathway, code) => {
      const own = rowsWhere(rows, (row) => values.pathway[row] === code);
      if (own.length === 0) return [];
      const hired = own.filter((row) => values.succeeded[row] === 1);
      return {
        pathway,
        learners: own.length,
        successRate: hired.length / own.length,
        avgScoreImprovement: meanOf(values.score_gain, own) ?? 0,
        timeToCompletion: meanOf(values.weeks_to_complete, own) ?? 0,
        careerOutcomes: industries
          .map((industry, place) => ({
            industry,
            share: hired.filter((row) => values.industry[row] === place).length / Math.max(1, hired.length),
          }))
          .toSorted((one, other) => other.share - one.share),
      };
    }),
    drift: driftOf(learners),
  };
}

const watched = ['core_math', 'applied_reasoning', 'ai_concepts', 'practice_hours', 'age'] as const;

/** The features of each month compared with those of the first three. */
function driftOf({ rows, values }: Learners): TrendsCard['drift'] {
  const monthOf = (row: number) => Math.floor((24 * (at(values.enrolled_on, row) - firstDay)) / daysCovered);
  const months = Map.groupBy(
    Array.from({ length: rows }, (_, row) => row),
    monthOf,
  );
  const pick = (name: (typeof watched)[number], chosen: readonly number[]) => ({
    ...{ name, kind: 'number' as const },
    values: Float64Array.from(chosen, (row) => at(values[name], row)),
  });
  const first = [0, 1, 2].flatMap((month) => months.get(month) ?? []);
  if (first.length < 100) return [];
  const indexes = watched.map((feature) => ({ feature, indexOf: stabilityAgainst(pick(feature, first)) }));
  return [...months]
    .filter(([month, own]) => month > 2 && own.length >= 100)
    .map(([month, own]) => {
      const [worst] = indexes
        .map(({ feature, indexOf }) => ({ feature, psi: indexOf(pick(feature, own)) }))
        .toSorted((one, other) => other.psi - one.psi);
      const day = new Date((firstDay + (month * daysCovered) / 24 + 1) * 86_400_000);
      return { month: day.toISOString().slice(0, 7), psi: worst?.psi ?? 0, feature: worst?.feature ?? '' };
    });
}
