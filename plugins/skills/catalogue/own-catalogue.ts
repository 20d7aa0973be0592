import type { SkillGraph } from 'knowledge-tracing';
import { ancestors, findCycle, levels, skillGraph, topologicalOrder } from 'knowledge-tracing';
import type { SkillEntry } from './contract.ts';

/** The platform's own catalogue with its graph of prerequisites. */
export interface OwnCatalogue {
  readonly skills: readonly SkillEntry[];
  readonly byId: ReadonlyMap<string, SkillEntry>;
  readonly graph: SkillGraph;
  /** Ids, each after its prerequisites. */
  readonly order: readonly string[];
  /** Number of skills on the longest chain of prerequisites below each skill. */
  readonly depth: ReadonlyMap<string, number>;
  /** Skills that have this one as a prerequisite. */
  opens(id: string): readonly SkillEntry[];
  /** All skills that need this one, directly or through others. */
  descendants(id: string): ReadonlySet<string>;
  /** These skills and everything they need, each after its prerequisites. */
  closure(ids: readonly string[]): readonly SkillEntry[];
}

/** @throws Error that lists every fault: ids that are used twice, unknown prerequisites, and a cycle with its path */
export function createOwnCatalogue(entries: readonly SkillEntry[]): OwnCatalogue {
  const faults = faultsIn(entries);
  if (faults.length > 0) throw new Error(`The catalogue of skills has faults:\n${faults.join('\n')}`);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const graph = graphOf(entries);
  const order = topologicalOrder(graph);
  const chains = levels(graph);
  const opened = Map.groupBy(
    entries.flatMap((entry) => entry.requires.map((needed) => ({ needed, entry }))),
    ({ needed }) => needed,
  );
  const opens = (id: string) => (opened.get(id) ?? []).map(({ entry }) => entry);
  const descendants = new Map<string, ReadonlySet<string>>();
  for (const id of order.toReversed()) {
    const direct = opens(id);
    descendants.set(id, new Set(direct.flatMap((each) => [each.id, ...(descendants.get(each.id) ?? [])])));
  }
  return {
    skills: entries,
    byId,
    graph,
    order,
    depth: new Map(graph.skills.map((id, index) => [id, chains[index] ?? 0])),
    opens,
    descendants: (id) => descendants.get(id) ?? new Set(),
    closure(ids) {
      const all = new Set([...ancestors(graph, ids), ...ids]);
      return order.flatMap((id) => (all.has(id) ? (byId.get(id) ?? []) : []));
    },
  };
}

function faultsIn(entries: readonly SkillEntry[]): string[] {
  const ids = new Set(entries.map(({ id }) => id));
  const repeated = entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) !== index);
  const faults = [
    ...repeated.map(({ id }) => `the id ${id} is used twice`),
    ...entries.flatMap(({ id, requires }) =>
      requires.filter((needed) => !ids.has(needed)).map((needed) => `${id} requires the unknown skill ${needed}`),
    ),
  ];
  if (faults.length > 0) return faults;
  const cycle = findCycle(graphOf(entries));
  return cycle ? [`prerequisites form a cycle: ${cycle.join(' → ')}`] : [];
}

const graphOf = (entries: readonly SkillEntry[]) =>
  skillGraph(
    entries.map(({ id }) => id),
    entries.flatMap(({ id, requires }) => requires.map((needs) => ({ skill: id, needs }))),
  );
