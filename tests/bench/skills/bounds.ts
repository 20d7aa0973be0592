import { topologicalOrder } from 'knowledge-tracing';
import type { Chooser, World } from './choosers.ts';
import type { Order } from './learner.ts';
import { knownAt } from './learner.ts';

// What is possible at most. These know what the learner truly knows, and true hours, which no order can; targets are studied
// until their answers show it, as in every order.

/** Learns each missing prerequisite before what needs it, and leaves it the moment it is known. */
export const prerequisitesFirst: Chooser = (world) => learnInTurn(world, () => true);

/** Learns those prerequisites without which all targets would take longer: the least hours that any choice of skills needs. */
export const leastHours =
  (unprepared: number): Chooser =>
  (world) => {
    let chosen: ReadonlySet<string> | undefined;
    return (beliefs, known, learned) => {
      chosen ??= worthwhile(world, known, unprepared);
      return learnInTurn(world, (skill) => chosen?.has(skill) ?? false)(beliefs, known, learned);
    };
  };

function learnInTurn({ catalogue, targets, way }: World, isLearnt: (skill: string) => boolean): Order {
  const ordered = topologicalOrder(catalogue.graph).filter((skill) => way.has(skill));
  const ends = new Set(targets);
  return (beliefs, known) =>
    ordered.find((skill) =>
      ends.has(skill) ? (beliefs.get(skill) ?? 0) < knownAt : isLearnt(skill) && !known.has(skill),
    );
}

/**
 * The prerequisites with which all targets take the fewest hours, by exhaustive search (branch and bound). Skills are decided from the
 * targets on; each one that is left out makes those that need it take longer, so that the hours so far are a lower bound.
 */
function worthwhile(
  { catalogue: { graph, prerequisitesOf, truths }, targets, way }: World,
  known: ReadonlySet<string>,
  unprepared: number,
): ReadonlySet<string> {
  const ends = new Set(targets);
  const open = topologicalOrder(graph)
    .filter((skill) => way.has(skill) && !known.has(skill))
    .toReversed();
  const dependentsOf = new Map(
    open.map((skill) => [skill, open.filter((other) => prerequisitesOf.get(other)?.includes(skill))]),
  );
  // Hours of each chosen skill, as far as its prerequisites are decided.
  const hours = new Map<string, number>();
  let [best, bestHours] = [new Set<string>(), Number.POSITIVE_INFINITY];
  const decide = (place: number, soFar: number) => {
    if (soFar >= bestHours) return;
    const skill = open[place];
    if (skill === undefined) {
      [best, bestHours] = [new Set(hours.keys()), soFar];
      return;
    }
    const dependents = (dependentsOf.get(skill) ?? []).filter((other) => hours.has(other));
    if (!ends.has(skill)) {
      const before = dependents.map((other) => [other, hours.get(other) ?? 0] as const);
      for (const [other, each] of before) hours.set(other, each / unprepared);
      decide(place + 1, soFar + before.reduce((sum, [, each]) => sum + each / unprepared - each, 0));
      for (const [other, each] of before) hours.set(other, each);
    }
    if (ends.has(skill) || dependents.length > 0) {
      const own = truths.get(skill)?.hours ?? 0;
      hours.set(skill, own);
      decide(place + 1, soFar + own);
      hours.delete(skill);
    }
  };
  decide(0, 0);
  return best;
}
