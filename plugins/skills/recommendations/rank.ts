import type { OrderOptions } from 'knowledge-tracing';
import { recommendedOrder } from 'knowledge-tracing';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { hoursOf } from '../catalogue/queries.ts';
import type { Reason, SkillEntry } from '../contract.ts';
import { filterOf, maxCards } from '../contract.ts';
import { knownSkills } from '../records/known-skills.ts';
import type { LearnerRecords } from '../records/learner-records.ts';
import { isEvident, priorKnown, probabilityOfGap } from '../records/levels.ts';
import type { Goal } from './goals.ts';
import { goalsOf, wayTo } from './goals.ts';
import type { ReasonSources } from './reasons.ts';
import { minimumReasons, reasonsFor, servesScoreTarget } from './reasons.ts';

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

/** Below these relevances a recommendation has at most the priorities 4, 3, 2 and 1. */
const priorityCuts = [85, 70, 50, 30];

/** Priorities of the recommendations of a filter, those that can be learnt now first, then by relevance. */
const priorityPlaces = [5, 4, 4, 3, 3, 2, 2, 1];

/** A prerequisite that is known with this probability need not be learnt first. */
const passOver = 0.6;

/**
 * Chosen with simulated learners (`tests/bench/skills/tune-orders.ts`). The package's README has what the order saves. A skill about
 * which there is no record (`priorKnown`) is never passed over.
 */
export const orderOptions: OrderOptions = { passOver, passOverUnworthy: 0.21 };

/** How much a skill serves a goal that it is on the way to, and the target of ApexPrep. */
const [onTheWay, towardsScore] = [0.8, 0.6];

/**
 * The skills to recommend: first those that are ready to be learnt, then those that only wait for some of these; of each,
 * those on the way to goals in the recommended order, then the others by relevance. None is known yet, and all are
 * justified by at least two of the learner's records; at most eight for each filter.
 */
export function rankSkills(catalogue: OwnCatalogue, records: LearnerRecords): Ranked[] {
  const sources = sourcesOf(catalogue, records);
  const { known } = sources;
  const isCovered = (id: string) => known.isKnown(id) || probabilityKnown(id, sources) >= passOver;
  const way = wayToGoals(sources);
  const place = ({ skill }: Ranked) => way.get(skill.id)?.place ?? catalogue.skills.length;
  // On the way to a goal, prerequisites that take more hours than they save are passed over.
  const missingOf = (skill: SkillEntry) =>
    way.get(skill.id)?.missing ?? skill.requires.filter((needed) => !isCovered(needed));
  const justified = catalogue.skills
    .filter((skill) => !known.isKnown(skill.id) && !isEvident(skill, records))
    .map((skill) => assess(skill, sources))
    .filter(({ reasons }) => reasons.length >= minimumReasons)
    .toSorted((one, other) => place(one) - place(other) || other.relevance - one.relevance);
  const ready = justified.filter(({ skill }) => missingOf(skill).length === 0);
  const first = new Set(ready.map(({ skill }) => skill.id));
  const next = justified.filter(
    ({ skill }) => !first.has(skill.id) && missingOf(skill).every((needed) => first.has(needed)),
  );
  const taken = new Map<string, number>();
  const shown = [...ready, ...next].filter(({ skill }) => {
    const filter = filterOf[skill.category];
    const count = (taken.get(filter) ?? 0) + 1;
    taken.set(filter, count);
    return count <= maxCards;
  });
  return withPriorities(shown, (id) => first.has(id));
}

/** A list in which all are critical says nothing, so that priorities also follow from the place among the others. */
function withPriorities(list: readonly Ranked[], isReady: (id: string) => boolean): Ranked[] {
  const priorities = new Map<string, number>();
  for (const own of Map.groupBy(list, ({ skill }) => filterOf[skill.category]).values()) {
    const sorted = own.toSorted(
      (one, other) =>
        Number(isReady(other.skill.id)) - Number(isReady(one.skill.id)) || other.relevance - one.relevance,
    );
    for (const [place, { skill, priority }] of sorted.entries()) {
      priorities.set(skill.id, Math.min(priority, priorityPlaces[place] ?? 1));
    }
  }
  return list.map((each) => ({ ...each, priority: priorities.get(each.skill.id) ?? each.priority }));
}

/** Skills on the way to the learner's goals with their places in the order that gets there with the fewest hours. */
function wayToGoals(sources: ReasonSources): Map<string, { place: number; missing: readonly string[] }> {
  const { catalogue, goals } = sources;
  const state = {
    targets: [...new Set(goals.flatMap((goal) => goal.skills))],
    masteryOf: (id: string) => probabilityKnown(id, sources),
    hoursOf: (id: string) => hoursOf(catalogue.byId.get(id) ?? { steps: [] }),
  };
  const order = recommendedOrder(catalogue.graph, state, orderOptions);
  return new Map(order.map(({ skill, missing }, place) => [skill, { place, missing }]));
}

function probabilityKnown(id: string, { catalogue, records, known }: ReasonSources): number {
  const skill = catalogue.byId.get(id);
  if (!skill || known.isKnown(id)) return 1;
  return 1 - (gapIn(skill, { records, known }) ?? 1 - priorKnown);
}

/** With what follows from answers about skills that need this one; undefined without any record about it. */
const gapIn = (skill: SkillEntry, { records, known }: Pick<ReasonSources, 'records' | 'known'>): number | undefined => {
  const inferred = known.inferenceOf(skill.id);
  return inferred ? 1 - inferred.probability : probabilityOfGap(skill, records);
};

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
  const gap = gapIn(skill, sources);
  const serves = [
    ...goals.map((goal) => servesGoal(catalogue, skill, goal)),
    servesScoreTarget(skill, records) ? towardsScore : 0,
  ];
  const parts = {
    goal: goals.length > 0 || records.scoreTarget ? Math.max(...serves) : undefined,
    gap,
    reach: Math.min(1, catalogue.descendants(skill.id).size / fullReach),
  };
  const relevance = Math.round(100 * weightedMean(parts));
  return {
    skill,
    relevance,
    // Never 100: nothing is certain.
    confidence: Math.min(99, Math.max(1, Math.round(100 * (gap ?? 1 - priorKnown)))),
    priority: 5 - priorityCuts.filter((cut) => relevance < cut).length,
    reasons: reasonsFor(skill, sources),
  };
}

/** 1 for a skill that the goal ends in, less for one on the way, else 0. */
function servesGoal(catalogue: OwnCatalogue, { id }: SkillEntry, goal: Goal): number {
  if (goal.skills.includes(id)) return 1;
  return wayTo(catalogue, goal).some((skill) => skill.id === id) ? onTheWay : 0;
}

function weightedMean(parts: Record<keyof typeof weights, number | undefined>): number {
  const present = (Object.keys(weights) as (keyof typeof weights)[]).flatMap((part) => {
    const value = parts[part];
    return value === undefined ? [] : [{ weight: weights[part], value }];
  });
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  return present.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
}
