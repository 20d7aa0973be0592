import { minContributors } from '../practice/contract.ts';

/** A member's mastery of practice topics, 0 to 1, by topic. Topics without answers are absent. */
export type MemberMastery = ReadonlyMap<string, number>;

/** A topic whose mean mastery is at least this needs no advice. */
const masteredFrom = 0.75;
/** Means are compared in steps, so that one person among many seldom changes the order. */
const steps = 4;

/**
 * The topics in which a group is weakest, weakest first, without figures: a figure before and after someone leaves would
 * disclose theirs. Only topics that at least three members have practised count.
 * @param members mastery of the members who agreed to share their practice
 */
export function weakestTopics(members: readonly MemberMastery[], most: number): string[] {
  const shares = new Map<string, number[]>();
  for (const member of members) {
    for (const [topic, share] of member) shares.set(topic, [...(shares.get(topic) ?? []), share]);
  }
  return [...shares]
    .filter(([, each]) => each.length >= minContributors)
    .map(([topic, each]) => ({
      topic,
      mean: Math.round((steps * each.reduce((sum, share) => sum + share, 0)) / each.length) / steps,
    }))
    .filter(({ mean }) => mean < masteredFrom)
    .sort((one, other) => one.mean - other.mean || one.topic.localeCompare(other.topic))
    .slice(0, most)
    .map(({ topic }) => topic);
}
