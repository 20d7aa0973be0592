/** One skill that another one needs. */
export interface Prerequisite {
  readonly skill: string;
  readonly needs: string;
}

/** Neighbours of every skill in one array: those of skill i are `ids` from `starts[i]` up to `starts[i + 1]`. */
export interface Neighbours {
  readonly starts: Int32Array;
  readonly ids: Int32Array;
}

/** Skills by index with their prerequisites. It may contain cycles; `findCycle` finds them. */
export interface SkillGraph {
  readonly skills: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly prerequisites: Neighbours;
}

/**
 * Builds the graph of these skills. Results of all functions follow the order in which the skills are given.
 * @throws RangeError for a skill that is given twice and for a prerequisite of or to an unknown skill
 * @example skillGraph(['loops', 'variables'], [{ skill: 'loops', needs: 'variables' }])
 */
export function skillGraph(skills: readonly string[], prerequisites: readonly Prerequisite[]): SkillGraph {
  const indexOf = new Map(skills.map((skill, index) => [skill, index]));
  if (indexOf.size < skills.length) {
    const twice = skills.find((skill, index) => indexOf.get(skill) !== index);
    throw new RangeError(`The skill ${twice} is given twice`);
  }
  const starts = new Int32Array(skills.length + 1);
  for (const { skill } of prerequisites) {
    const index = indexAt(indexOf, skill) + 1;
    starts[index] = (starts[index] as number) + 1;
  }
  for (let skill = 0; skill < skills.length; skill++) {
    starts[skill + 1] = (starts[skill + 1] as number) + (starts[skill] as number);
  }
  const ids = new Int32Array(prerequisites.length);
  const next = starts.slice();
  for (const { skill, needs } of prerequisites) {
    const from = indexAt(indexOf, skill);
    const place = next[from] as number;
    ids[place] = indexAt(indexOf, needs);
    next[from] = place + 1;
  }
  return { skills, indexOf, prerequisites: { starts, ids } };
}

/**
 * A path of skills in which each needs the next and the last is the first again, or `undefined` if there is no cycle.
 * A skill that needs itself is the path [a, a].
 */
export function findCycle(graph: SkillGraph): string[] | undefined {
  return walk(graph).cycle?.map((skill) => graph.skills[skill] as string);
}

/**
 * All skills, each after its prerequisites.
 * @throws RangeError that names the path if there is a cycle
 */
export function topologicalOrder(graph: SkillGraph): string[] {
  return Array.from(orderedIndexes(graph), (skill) => graph.skills[skill] as string);
}

/**
 * All skills that these skills need, directly or through others, without the skills themselves (unless one of them needs
 * another); each after its prerequisites.
 * @throws RangeError for an unknown skill or a cycle
 */
export function ancestors(graph: SkillGraph, skills: readonly string[]): string[] {
  const found = new Uint8Array(graph.skills.length);
  const { starts, ids } = graph.prerequisites;
  const open = skills.map((skill) => indexAt(graph.indexOf, skill));
  for (let skill = open.pop(); skill !== undefined; skill = open.pop()) {
    for (let place = starts[skill] as number; place < (starts[skill + 1] as number); place++) {
      const needed = ids[place] as number;
      if (found[needed] === 1) continue;
      found[needed] = 1;
      open.push(needed);
    }
  }
  const ordered = Array.from(orderedIndexes(graph)).filter((skill) => found[skill] === 1);
  return ordered.map((skill) => graph.skills[skill] as string);
}

/**
 * Indexes of all skills, each after its prerequisites.
 * @throws RangeError that names the path if there is a cycle
 */
export function orderedIndexes(graph: SkillGraph): Int32Array {
  const { order, cycle } = walk(graph);
  if (cycle) throw new RangeError(`A cycle of prerequisites: ${cycle.map((skill) => graph.skills[skill]).join(' → ')}`);
  return order;
}

/** @throws RangeError for an unknown skill */
export function indexAt(indexOf: ReadonlyMap<string, number>, skill: string): number {
  const index = indexOf.get(skill);
  if (index === undefined) throw new RangeError(`Unknown skill: ${skill}`);
  return index;
}

/**
 * Depth-first search with its own stack, because a chain of prerequisites may be longer than the call stack. A skill is
 * added to the order when all its prerequisites have been (Tarjan 1976).
 */
function walk({ skills, prerequisites: { starts, ids } }: SkillGraph): { order: Int32Array; cycle?: number[] } {
  const order = new Int32Array(skills.length);
  let ordered = 0;
  const isDone = new Uint8Array(skills.length);
  const isOpen = new Uint8Array(skills.length);
  const next = starts.slice(0, skills.length);
  const path: number[] = [];
  for (let root = 0; root < skills.length; root++) {
    if (isDone[root] === 1) continue;
    path.push(root);
    isOpen[root] = 1;
    for (let skill = path.at(-1); skill !== undefined; skill = path.at(-1)) {
      const place = next[skill] as number;
      if (place === starts[skill + 1]) {
        path.pop();
        isOpen[skill] = 0;
        isDone[skill] = 1;
        order[ordered++] = skill;
        continue;
      }
      next[skill] = place + 1;
      const needed = ids[place] as number;
      if (isOpen[needed] === 1) return { order, cycle: [...path.slice(path.indexOf(needed)), needed] };
      if (isDone[needed] === 1) continue;
      isOpen[needed] = 1;
      path.push(needed);
    }
  }
  return { order };
}
