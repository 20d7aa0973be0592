import type { SkillGraph } from './graph.ts';
import { ancestors, indexAt, orderedIndexes } from './graph.ts';

/** Skills of four stages, from those without prerequisites to the targets; later stages of a short way are empty. */
export type Stages = readonly [string[], string[], string[], string[]];

/**
 * The number of skills below each skill on its longest chain of prerequisites: 0 for a skill without any.
 * @throws RangeError for a cycle
 */
export function levels(graph: SkillGraph): Int32Array {
  return longestChains(graph).levels;
}

/**
 * The longest chain of prerequisites that leads to a skill, which is its last element; among equally long ones the one
 * whose skills are given first.
 * @throws RangeError for an unknown skill or a cycle
 */
export function longestChain(graph: SkillGraph, skill: string): string[] {
  const { previous } = longestChains(graph);
  const chain: string[] = [];
  for (let index = indexAt(graph.indexOf, skill); index >= 0; index = previous[index] as number) {
    chain.push(graph.skills[index] as string);
  }
  return chain.reverse();
}

/**
 * The way to the targets in four stages: the targets and everything they need, divided by level into four equal parts of
 * the longest chain. A way of fewer than four levels has one level in each stage and leaves the later stages empty. No
 * skill is in an earlier stage than one of its prerequisites.
 * @param omit skills to leave out, such as those that the learner knows; they still count for the levels
 * @throws RangeError for an unknown skill or a cycle
 */
export function stages(graph: SkillGraph, targets: readonly string[], omit: ReadonlySet<string> = new Set()): Stages {
  const found: Stages = [[], [], [], []];
  const all = longestChains(graph).levels;
  const needed = ancestors(graph, targets);
  const way = [...needed, ...new Set(targets).difference(new Set(needed))];
  const levelOf = (skill: string) => all[indexAt(graph.indexOf, skill)] as number;
  const height = 1 + way.reduce((highest, skill) => Math.max(highest, levelOf(skill)), 0);
  for (const skill of way) {
    if (omit.has(skill)) continue;
    const stage = height <= 4 ? levelOf(skill) : Math.floor((4 * levelOf(skill)) / height);
    found[stage as 0 | 1 | 2 | 3].push(skill);
  }
  return found;
}

/** Each skill's level and the prerequisite before it on its longest chain, −1 for none. */
function longestChains(graph: SkillGraph): { levels: Int32Array; previous: Int32Array } {
  const { starts, ids } = graph.prerequisites;
  const levels = new Int32Array(graph.skills.length);
  const previous = new Int32Array(graph.skills.length).fill(-1);
  for (const skill of orderedIndexes(graph)) {
    for (let place = starts[skill] as number; place < (starts[skill + 1] as number); place++) {
      const needed = ids[place] as number;
      const level = (levels[needed] as number) + 1;
      const isFirst = level === levels[skill] && needed < (previous[skill] as number);
      if (level <= (levels[skill] as number) && !isFirst) continue;
      levels[skill] = level;
      previous[skill] = needed;
    }
  }
  return { levels, previous };
}
