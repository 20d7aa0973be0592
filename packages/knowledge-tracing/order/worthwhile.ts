import type { SkillGraph } from '../prerequisites/graph.ts';
import type { Way } from './way.ts';

/**
 * Skills on the way that take more hours than they save. Learning a prerequisite takes hours · (1 − P(known)); without it, a skill
 * that needs it takes 1/(P(known) + (1 − P(known)) · unprepared) times its hours. Decided from the targets on: a skill that is left
 * out needs no prerequisites.
 */
export function notWorthwhile(
  graph: SkillGraph,
  way: Way,
  mayBeOmitted: (skill: number) => boolean,
  unprepared: number,
): ReadonlySet<number> {
  const { starts, ids } = graph.prerequisites;
  const neededOf = (skill: number) => ids.subarray(starts[skill], starts[skill + 1]).filter(way.isMember);
  const undecided = new Int32Array(graph.skills.length);
  for (const skill of way.members) for (const needed of neededOf(skill)) undecided[needed] = at(undecided, needed) + 1;
  const saved = new Float64Array(graph.skills.length);
  const omitted = new Set<number>();
  const open = way.members.filter((skill) => at(undecided, skill) === 0);
  for (let skill = open.pop(); skill !== undefined; skill = open.pop()) {
    const hours = at(way.hours, skill);
    if (mayBeOmitted(skill) && at(saved, skill) <= hours) omitted.add(skill);
    for (const needed of neededOf(skill)) {
      if (!omitted.has(skill)) {
        const mastery = at(way.masteries, needed);
        saved[needed] = at(saved, needed) + hours * (1 / (mastery + (1 - mastery) * unprepared) - 1);
      }
      undecided[needed] = at(undecided, needed) - 1;
      if (at(undecided, needed) === 0) open.push(needed);
    }
  }
  return omitted;
}

const at = (values: Int32Array | Float64Array, index: number): number => values[index] as number;
