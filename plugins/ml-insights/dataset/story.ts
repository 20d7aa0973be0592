import { backgrounds, countries, industries, pathways } from '../vocabulary/contract.ts';
import type { ColumnName } from './columns.ts';
import { daysCovered, firstDay } from './columns.ts';

// The causal story of the data set. Effects on success are in log odds; those on salary and time are multiplicative.
// README.md describes it for readers.

/** By country: share of learners, mean ability (logits), share of first-generation learners, effect on success, level of salaries. */
const byCountry: Readonly<Record<(typeof countries)[number], readonly [number, number, number, number, number]>> = {
  Brazil: [0.09, -0.1, 0.36, -0.1, 0.45],
  Canada: [0.06, 0.15, 0.24, 0.1, 0.95],
  France: [0.07, 0.05, 0.27, 0, 0.85],
  Germany: [0.08, 0.1, 0.26, 0.1, 0.95],
  India: [0.17, 0, 0.34, -0.05, 0.4],
  Japan: [0.05, 0.25, 0.22, 0.05, 0.8],
  Kenya: [0.06, -0.15, 0.38, -0.15, 0.3],
  Mexico: [0.08, -0.1, 0.37, -0.05, 0.45],
  Nigeria: [0.07, -0.15, 0.39, -0.15, 0.3],
  'South Korea': [0.05, 0.3, 0.22, 0, 0.8],
  'United Kingdom': [0.08, 0.05, 0.26, 0.1, 0.9],
  'United States': [0.14, 0, 0.28, 0.15, 1.1],
};
const country = countries.map((name) => byCountry[name]);
export const countryShares = country.map(([share]) => share);
export const countryAbility = country.map(([, ability]) => ability);
export const firstGenerationShares = country.map(([, , share]) => share);
const countryEffect = country.map(([, , , effect]) => effect);
const countrySalary = country.map(([, , , , level]) => level);

/** Shares of `backgrounds`: arts, business, health, none, technical. */
export const backgroundShares = [0.15, 0.22, 0.13, 0.26, 0.24];
const backgroundEffect = [-0.15, 0.1, 0.15, -0.2, 0.1];

/** By industry: share at the start and at the end of the two years, and the first salary in the United States. */
export const industryShares = [
  [0.14, 0.12],
  [0.18, 0.18],
  [0.15, 0.2],
  [0.19, 0.12],
  [0.12, 0.11],
  [0.22, 0.27],
] as const;
const baseSalary = [46_000, 68_000, 60_000, 55_000, 48_000, 78_000];
/** Standard deviations of the logarithm of salaries differ, so that intervals must. */
export const salaryDeviation = [0.1, 0.2, 0.14, 0.14, 0.08, 0.24];
const hireSpeed = [0.05, 0, -0.15, 0.1, 0.2, -0.1];
export const hireDeviation = 0.45;

const technical = backgrounds.indexOf('technical');
const technology = industries.indexOf('technology');
const foundation = pathways.indexOf('foundation');
const pathwayEffect = [-0.2, 0, 0.2];

/** Weights of the sections in the EiQ score, and cuts of the pathways. */
export const sectionWeights = [0.25, 0.4, 0.35] as const;
const cuts = [450, 575] as const;

/** The planted gap: learners who are the first to study succeed less often at equal figures (log odds). */
export const plantedGap = -0.45;

/** From this day on, learners practise more: the planted shift. */
export const shiftDay = firstDay + daysCovered / 2;
export const shiftOfPractice = Math.log(1.9);

/** The figures of one learner that outcomes depend on, by column. */
export type Traits = Pick<
  Record<ColumnName, number>,
  | 'country'
  | 'age'
  | 'background'
  | 'first_generation'
  | 'core_math'
  | 'core_math_error'
  | 'applied_reasoning'
  | 'applied_reasoning_error'
  | 'ai_concepts'
  | 'ai_concepts_error'
  | 'practice_hours'
  | 'pathway'
  | 'industry'
>;

/**
 * What a score tells about ability, in logits: uncertain scores tell less. The mean of ability given the score, where
 * ability has a variance of 1.
 */
const ability = (score: number, error: number) => (score - 500) / 100 / (1 + (error / 100) ** 2);

const meanAbility = (traits: Traits) =>
  ability(traits.core_math, traits.core_math_error) * sectionWeights[0] +
  ability(traits.applied_reasoning, traits.applied_reasoning_error) * sectionWeights[1] +
  ability(traits.ai_concepts, traits.ai_concepts_error) * sectionWeights[2];

/** By the scores in the three sections. */
export function pathwayOf(math: number, reasoning: number, concepts: number): number {
  const eiq = math * sectionWeights[0] + reasoning * sectionWeights[1] + concepts * sectionWeights[2];
  return eiq < cuts[0] ? 0 : eiq < cuts[1] ? 1 : 2;
}

/** Log odds of being hired within a year. Three interactions are planted: the last three lines before the gap. */
export function successLogOdds(traits: Traits): number {
  const math = ability(traits.core_math, traits.core_math_error);
  const reasoning = ability(traits.applied_reasoning, traits.applied_reasoning_error);
  const concepts = ability(traits.ai_concepts, traits.ai_concepts_error);
  return (
    -0.45 +
    0.5 * math +
    0.7 * reasoning +
    0.6 * concepts +
    0.6 * Math.log1p(traits.practice_hours / 20) +
    at(pathwayEffect, traits.pathway) +
    at(countryEffect, traits.country) +
    at(backgroundEffect, traits.background) +
    (traits.background === technical ? 0.6 * concepts : 0) +
    (traits.pathway === foundation && traits.practice_hours < 12 ? -0.8 : 0) +
    (traits.industry === technology && traits.age >= 35 ? -0.5 : 0) +
    (traits.first_generation === 1 ? plantedGap : 0)
  );
}

export const probabilityOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** Mean of the logarithm of a first salary in US dollars. */
export const logSalary = (traits: Traits) =>
  Math.log(at(baseSalary, traits.industry) * at(countrySalary, traits.country)) +
  0.1 * meanAbility(traits) +
  0.04 * Math.log1p(traits.practice_hours / 20) +
  (traits.background === technical && traits.industry === technology ? 0.15 : 0);

/** Mean of the logarithm of the days to a hire. */
export const logDaysToHire = (traits: Traits) =>
  Math.log(80) -
  0.2 * meanAbility(traits) -
  0.15 * Math.log1p(traits.practice_hours / 20) +
  at(hireSpeed, traits.industry);

export const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0;
