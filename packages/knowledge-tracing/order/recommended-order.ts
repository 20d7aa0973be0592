import type { SkillGraph } from '../prerequisites/graph.ts';
import { ReadyHeap } from './ready-heap.ts';
import { wayTo } from './way.ts';
import { notWorthwhile } from './worthwhile.ts';

/** What is believed of a learner; nothing here is the truth. */
export interface LearnerState {
  readonly targets: readonly string[];
  /** P(known) of a skill. */
  readonly masteryOf: (skill: string) => number;
  /** Hours in which a learner who knows the prerequisites learns the skill from nothing; above 0. */
  readonly hoursOf: (skill: string) => number;
}

export interface OrderOptions {
  /** A skill known with this probability counts as known; 0.95 by default. */
  readonly known?: number;
  /**
   * A prerequisite known with this probability is passed over, with what only it needs: to make sure of it takes longer than to
   * do without. Targets are not. By default none is.
   */
  readonly passOver?: number;
  /** Prerequisites known with this probability are passed over too if they take more hours than they save. By default none is. */
  readonly passOverUnworthy?: number;
  /** Speed of learning without one of the prerequisites, relative to learning with it; 0.5 by default, an assumption. */
  readonly unprepared?: number;
}

export interface OrderedSkill {
  readonly skill: string;
  /** Hours until it is known, in expectation, when its turn comes. */
  readonly hours: number;
  /** The same if it were learned now, without what comes before it. */
  readonly hoursNow: number;
  /** The share of the way to the targets that an hour spent on it covers, summed over the targets that need it. */
  readonly gainPerHour: number;
  /** The targets that need it, or that it is. */
  readonly targets: readonly string[];
  /** Its direct prerequisites that are not known yet. */
  readonly missing: readonly string[];
}

/**
 * The skills to learn for the targets, in the order that covers most of the way with each hour, and never before their
 * prerequisites. Skills that are known or passed over, and what only they need, are left out.
 *
 * The way to a target is the target and everything it needs and is not known; its length is Σ hours · (1 − P(known)). An
 * hour on a skill covers readiness/length of the way to each target that needs it, where readiness is
 * Π(P(known) + (1 − P(known)) · unprepared) over its prerequisites. Of the skills whose prerequisites are known or placed,
 * the one with the largest sum comes next; of equal ones the one with the fewest hours, then the one that is given first.
 * @throws RangeError for an unknown target, a cycle on the way, or hours or probabilities that are none
 */
export function recommendedOrder(graph: SkillGraph, state: LearnerState, options: OrderOptions = {}): OrderedSkill[] {
  const { known = 0.95, passOver = known, unprepared = 0.5, passOverUnworthy } = options;
  const { skills } = graph;
  let way = wayTo(graph, state, { known, passOver });
  if (passOverUnworthy !== undefined) {
    const targets = new Set(state.targets.map((target) => graph.indexOf.get(target)));
    const { masteries } = way;
    const mayBeOmitted = (skill: number) => !targets.has(skill) && (masteries[skill] as number) >= passOverUnworthy;
    const omitted = notWorthwhile(graph, way, mayBeOmitted, unprepared);
    if (omitted.size > 0) way = wayTo(graph, state, { known, passOver, omitted });
  }
  const heap = new ReadyHeap(way.gains, way.hours);
  const open = new Int32Array(skills.length);
  const dependents = new Map<number, number[]>();
  const readiness = (skill: number, masteryOf: (needed: number) => number) => {
    let product = 1;
    for (const needed of prerequisitesOf(graph, skill)) product *= unprepared + (1 - unprepared) * masteryOf(needed);
    return product;
  };
  for (const skill of way.members) {
    for (const needed of prerequisitesOf(graph, skill)) {
      if (!way.isMember(needed)) continue;
      open[skill] = (open[skill] as number) + 1;
      const others = dependents.get(needed);
      if (others) others.push(skill);
      else dependents.set(needed, [skill]);
    }
  }
  // When its turn comes, the prerequisites on the way are known and the others as probable as now.
  const laterReadiness = (skill: number) =>
    readiness(skill, (needed) => (way.isMember(needed) ? 1 : (way.masteries[needed] as number)));
  const add = (skill: number) => {
    way.gains[skill] = (way.gains[skill] as number) * laterReadiness(skill);
    heap.push(skill);
  };
  for (const skill of way.members) if (open[skill] === 0) add(skill);
  const order: OrderedSkill[] = [];
  for (let skill = heap.pop(); skill !== undefined; skill = heap.pop()) {
    const hours = way.hours[skill] as number;
    order.push({
      skill: skills[skill] as string,
      hours: hours / laterReadiness(skill),
      hoursNow: hours / readiness(skill, (needed) => way.masteries[needed] as number),
      gainPerHour: way.gains[skill] as number,
      targets: way.targetsOf(skill),
      missing: Array.from(prerequisitesOf(graph, skill))
        .filter((needed) => way.isMember(needed))
        .map((needed) => skills[needed] as string),
    });
    for (const dependent of dependents.get(skill) ?? []) {
      open[dependent] = (open[dependent] as number) - 1;
      if (open[dependent] === 0) add(dependent);
    }
  }
  if (order.length < way.members.length) throw new RangeError('There is a cycle of prerequisites on the way');
  return order;
}

const prerequisitesOf = ({ prerequisites: { starts, ids } }: SkillGraph, skill: number): Int32Array =>
  ids.subarray(starts[skill], starts[skill + 1]);
