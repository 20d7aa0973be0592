import type { SkillGraph } from '../prerequisites/graph.ts';
import { indexAt } from '../prerequisites/graph.ts';
import type { LearnerState } from './recommended-order.ts';

/** The skills on the way to the targets; arrays by index of the skill. */
export interface Way {
  readonly members: readonly number[];
  readonly isMember: (skill: number) => boolean;
  readonly masteries: Float64Array;
  /** Hours left on each member with its prerequisites known. */
  readonly hours: Float64Array;
  /** Σ 1/length of the way, over the targets that need the skill. */
  readonly gains: Float64Array;
  readonly targetsOf: (skill: number) => string[];
}

/**
 * Walks from each target to everything it needs, and stops at skills that are known, at prerequisites to pass over, and at
 * skills that are left out.
 * @throws RangeError for an unknown target, and for hours or probabilities that are none
 */
export function wayTo(
  graph: SkillGraph,
  { targets, masteryOf, hoursOf }: LearnerState,
  { known, passOver, omitted }: { known: number; passOver: number; omitted?: ReadonlySet<number> | undefined },
): Way {
  const roots = new Set(targets.map((target) => indexAt(graph.indexOf, target)));
  const limitOf = (skill: number) => (roots.has(skill) ? known : passOver);
  const size = graph.skills.length;
  const masteries = new Float64Array(size).fill(Number.NaN);
  const hours = new Float64Array(size);
  const gains = new Float64Array(size);
  const members: number[] = [];
  const targetsBySkill = new Map<number, string[]>();
  const look = (skill: number): number => {
    const seen = masteries[skill] as number;
    if (!Number.isNaN(seen)) return seen;
    const name = graph.skills[skill] as string;
    const mastery = masteryOf(name);
    if (!(mastery >= 0 && mastery <= 1)) throw new RangeError(`The mastery of ${name} is ${mastery}`);
    masteries[skill] = mastery;
    if (mastery >= limitOf(skill) || omitted?.has(skill)) return mastery;
    const fullHours = hoursOf(name);
    if (!(fullHours > 0 && Number.isFinite(fullHours))) throw new RangeError(`The hours of ${name} are ${fullHours}`);
    hours[skill] = fullHours * (1 - mastery);
    members.push(skill);
    return mastery;
  };
  const { starts, ids } = graph.prerequisites;
  const visitedFor = new Int32Array(size).fill(-1);
  for (const [number, root] of [...roots].entries()) {
    const target = graph.skills[root] as string;
    if (look(root) >= known) continue;
    const found = [root];
    visitedFor[root] = number;
    let length = 0;
    for (let at = 0; at < found.length; at++) {
      const skill = found[at] as number;
      length += hours[skill] as number;
      for (let place = starts[skill] as number; place < (starts[skill + 1] as number); place++) {
        const needed = ids[place] as number;
        if (visitedFor[needed] === number || look(needed) >= limitOf(needed) || omitted?.has(needed)) continue;
        visitedFor[needed] = number;
        found.push(needed);
      }
    }
    for (const skill of found) {
      gains[skill] = (gains[skill] as number) + 1 / length;
      const others = targetsBySkill.get(skill);
      if (others) others.push(target);
      else targetsBySkill.set(skill, [target]);
    }
  }
  return {
    ...{ members, masteries, hours, gains },
    isMember: (skill) => targetsBySkill.has(skill),
    targetsOf: (skill) => targetsBySkill.get(skill) ?? [],
  };
}
