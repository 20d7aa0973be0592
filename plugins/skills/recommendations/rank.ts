import { recommendedOrder } from 'knowledge-tracing';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { hoursOf } from '../catalogue/queries.ts';
import type { Reason, SkillEntry } from '../contract.ts';
import { filterOf, maxCards } from '../contract.ts';
import { knownSkills } from '../records/known-skills.ts';
import type { LearnerRecords } from '../records/learner-records.ts';
import { probabilityOfGap } from '../records/levels.ts';
import type { Goal } from './goals.ts';
import { goalsOf, wayTo } from './goals.ts';
import type { ReasonSources } from './reasons.ts';
import { minimumReasons, reasonsFor } from './reasons.ts';

/** A skill with the figures and reasons for recommending it. */
export interface Ranked {
  readonly skill: SkillEntry;
  /** Percent. */
  readonly relevance: number;
  readonly confidence: number;
  /** 1 to 5. */
  readonly priority: number;
  readonly reasons: readonly Reason[];
}

/** Weights of the relevance. An absent part is left out, and the others are renormalised. */
const weights = { goal: 0.45, gap: 0.35, reach: 0.2 } as const;

/** As many skills that need this one count as full reach. */
const fullReach = 10;

/** Probability of a gap before any answer or result. */
const priorGap = 0.8;

/** From these relevances on a recommendation has the priorities 5, 4, 3 and 2. */
const priorityCuts = [85, 70, 50, 30];

/**
 * The skills to recommend: first those that are ready to be learnt, then those that only wait for some of these; of each,
 * those on the way to goals in the recommended order, then the others by relevance. None is known yet, and all are
 * justified by at least two of the learner's records; at most eight for each filter.
 */
export function rankSkills(catalogue: OwnCatalogue, records: LearnerRecords): Ranked[] {
  const sources = sourcesOf(catalogue, records);
  const { known } = sources;
  const places = recommendedPlaces(sources);
  const place = ({ skill }: Ranked) => places.get(skill.id) ?? catalogue.skills.length;
  const justified = catalogue.skills
    .filter(({ id }) => !known.isKnown(id))
    .map((skill) => assess(skill, sources))
    .filter(({ reasons }) => reasons.length >= minimumReasons)
    .toSorted((one, other) => place(one) - place(other) || other.relevance - one.relevance);
  const ready = justified.filter(({ skill }) => skill.requires.every(known.isKnown));
  const first = new Set(ready.map(({ skill }) => skill.id));
  const next = justified.filter(
    ({ skill }) => !first.has(skill.id) && skill.requires.every((id) => known.isKnown(id) || first.has(id)),
  );
  const taken = new Map<string, number>();
  return [...ready, ...next].filter(({ skill }) => {
    const filter = filterOf[skill.category];
    const count = (taken.get(filter) ?? 0) + 1;
    taken.set(filter, count);
    return count <= maxCards;
  });
}

/** Places of skills on the way to the learner's goals, in the order that gets there with the fewest hours. */
function recommendedPlaces(sources: ReasonSources): Map<string, number> {
  const { catalogue, records, known, goals } = sources;
  const order = recommendedOrder(catalogue.graph, {
    targets: [...new Set(goals.flatMap((goal) => goal.skills))],
    masteryOf(id) {
      const skill = catalogue.byId.get(id);
      if (!skill || known.isKnown(id)) return 1;
      return 1 - (probabilityOfGap(skill, records) ?? priorGap);
    },
    hoursOf: (id) => hoursOf(catalogue.byId.get(id) ?? { steps: [] }),
  });
  return new Map(order.map(({ skill }, index) => [skill, index]));
}

/** The figures and reasons of skills that are recommended already. */
export function assessSkills(catalogue: OwnCatalogue, records: LearnerRecords, ids: readonly string[]): Ranked[] {
  const sources = sourcesOf(catalogue, records);
  return ids.flatMap((id) => catalogue.byId.get(id) ?? []).map((skill) => assess(skill, sources));
}

const sourcesOf = (catalogue: OwnCatalogue, records: LearnerRecords): ReasonSources => ({
  catalogue,
  records,
  known: knownSkills(catalogue, records),
  goals: goalsOf(records),
});

function assess(skill: SkillEntry, sources: ReasonSources): Ranked {
  const { catalogue, records, goals } = sources;
  const gap = probabilityOfGap(skill, records);
  const parts = {
    goal: goals.length > 0 ? Math.max(...goals.map((goal) => servesGoal(catalogue, skill, goal))) : undefined,
    gap,
    reach: Math.min(1, catalogue.descendants(skill.id).size / fullReach),
  };
  const relevance = Math.round(100 * weightedMean(parts));
  return {
    skill,
    relevance,
    confidence: Math.round(100 * (gap ?? priorGap)),
    priority: 5 - priorityCuts.filter((cut) => relevance < cut).length,
    reasons: reasonsFor(skill, sources),
  };
}

/** 1 for a skill that the goal ends in, 0.8 for one on the way, else 0. */
function servesGoal(catalogue: OwnCatalogue, { id }: SkillEntry, goal: Goal): number {
  if (goal.skills.includes(id)) return 1;
  return wayTo(catalogue, goal).some((skill) => skill.id === id) ? 0.8 : 0;
}

function weightedMean(parts: Record<keyof typeof weights, number | undefined>): number {
  const present = (Object.keys(weights) as (keyof typeof weights)[]).flatMap((part) => {
    const value = parts[part];
    return value === undefined ? [] : [{ weight: weights[part], value }];
  });
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  return present.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
}
