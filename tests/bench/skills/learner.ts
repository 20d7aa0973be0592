import { ancestors, defaultParameters, nextMastery, topologicalOrder } from 'knowledge-tracing';
import type { Random } from '../../../core/random.ts';
import type { SimulatedCatalogue } from './catalogue.ts';

const answersPerHour = 6;
/** Answers on each skill before the first hour, the same for every order. */
const placementAnswers = 2;
/** A skill that is known with this probability, as its answers show, is not studied any further. */
export const knownAt = 0.95;
/** Chance to know a skill at the beginning, if all its prerequisites are known; otherwise it is not known. */
const initiallyKnown = 0.4;
const mostHours = 5000;

/** P(known) of each skill, from answers alone: all that an order sees of the learner. */
export type Beliefs = ReadonlyMap<string, number>;

/** How long a learner takes. */
export interface Course {
  /** Until all targets are believed to be known. */
  readonly hours: number;
  /** Until a target is, the mean over the targets. */
  readonly hoursToTarget: number;
  readonly trulyKnown: number;
  /** The same of the targets and everything they need. */
  readonly wayKnown: number;
}

/**
 * The skill to study in the next hour. What is truly known is for bounds alone: no order under test reads it. `learned` is P(known) for
 * learners who began without the skill, from the same answers.
 */
export type Order = (beliefs: Beliefs, known: ReadonlySet<string>, learned: Beliefs) => string | undefined;

/**
 * Hours until all targets are believed to be known, the mean of the hours at which each was, and the share of them that truly
 * is known at the end. Each answer can teach its skill:
 * with a probability of 1/(answers in its true hours), times `unprepared` for each prerequisite that is not known.
 * Beliefs use the default parameters and T = 1/(answers in the stated hours).
 */
export function study(
  { graph, hours, prerequisitesOf, truths }: SimulatedCatalogue,
  targets: readonly string[],
  order: Order,
  { unprepared, random }: { readonly unprepared: number; readonly random: Random },
): Course {
  const known = new Set<string>();
  const missing = (skill: string) => (prerequisitesOf.get(skill) ?? []).filter((needed) => !known.has(needed)).length;
  for (const skill of topologicalOrder(graph)) if (random() < initiallyKnown && missing(skill) === 0) known.add(skill);
  const beliefs = new Map(graph.skills.map((skill) => [skill, defaultParameters.initial]));
  const learned = new Map(graph.skills.map((skill) => [skill, 0]));
  const answer = (skill: string, isLesson: boolean) => {
    const truth = truths.get(skill);
    if (!truth) throw new Error(`Nothing is known of ${skill}`);
    const isRight = random() < (known.has(skill) ? 1 - truth.slip : truth.guess);
    const learn = isLesson ? 1 / (answersPerHour * (hours.get(skill) ?? 1)) : 0;
    for (const belief of [beliefs, learned]) {
      belief.set(skill, nextMastery({ ...defaultParameters, learn }, belief.get(skill) ?? 0, isRight));
    }
    if (!isLesson || known.has(skill)) return;
    if (random() < unprepared ** missing(skill) / (answersPerHour * truth.hours)) known.add(skill);
  };
  for (const skill of graph.skills) for (let n = 0; n < placementAnswers; n++) answer(skill, false);
  const reached = new Map<string, number>();
  let spent = 0;
  const isReached = () => {
    for (const target of targets) {
      if (!reached.has(target) && (beliefs.get(target) ?? 0) >= knownAt) reached.set(target, spent);
    }
    return targets.every((target) => (beliefs.get(target) ?? 0) >= knownAt);
  };
  for (; !isReached() && spent < mostHours; spent++) {
    const skill = order(beliefs, known, learned);
    if (skill === undefined) throw new Error('The order ends before the target');
    for (let n = 0; n < answersPerHour; n++) answer(skill, true);
  }
  const shareKnown = (skills: readonly string[]) => skills.filter((skill) => known.has(skill)).length / skills.length;
  return {
    hours: spent,
    hoursToTarget: targets.reduce((sum, target) => sum + (reached.get(target) ?? spent), 0) / targets.length,
    trulyKnown: shareKnown(targets),
    wayKnown: shareKnown([...new Set([...ancestors(graph, targets), ...targets])]),
  };
}
