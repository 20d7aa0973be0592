import { expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import type { Candidate, GroupingRequest } from './balance.ts';
import { balanceGroups } from './balance.ts';
import { refusals } from './refusals.ts';

const learners = (count: number, seed: number, extra: Partial<Candidate> = {}): Candidate[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    id: `learner-${String(index).padStart(3, '0')}`,
    ability: 500 + 100 * (random() + random() + random() - 1.5),
    circle: 'adults',
    ...extra,
  }));
};

/** The groups, which the request must allow. */
function groupsOf(request: GroupingRequest) {
  const result = balanceGroups(request);
  if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
  return result;
}

function spreadOf(groups: readonly (readonly Candidate[])[]): number {
  const all = groups.flat();
  const meanOf = (people: readonly Candidate[]) => people.reduce((sum, each) => sum + each.ability, 0) / people.length;
  const mean = meanOf(all);
  return groups.reduce((sum, group) => sum + group.length * (meanOf(group) - mean) ** 2, 0) / all.length;
}

/** The least spread of all divisions into groups whose sizes differ by at most one. */
function optimum(people: readonly Candidate[], size: number): number {
  const count = Math.ceil(people.length / size);
  const [small, large] = [Math.floor(people.length / count), Math.ceil(people.length / count)];
  const groups: Candidate[][] = Array.from({ length: count }, () => []);
  let best = Number.POSITIVE_INFINITY;
  const place = (index: number) => {
    const person = people[index];
    if (!person) {
      if (groups.every((group) => group.length >= small)) best = Math.min(best, spreadOf(groups));
      return;
    }
    for (const group of groups) {
      if (group.length < large) {
        group.push(person);
        place(index + 1);
        group.pop();
      }
      // Groups have no names: a person opens one empty group only.
      if (group.length === 0) break;
    }
  };
  place(0);
  return best;
}

test('the spread between groups is at most a fifth of that of random groups', () => {
  for (const seed of [1, 2, 3]) {
    const people = learners(60, seed);
    const random = seededRandom(seed);
    const spreads = Array.from({ length: 100 }, () => {
      const shuffled = people.map((person) => ({ person, at: random() })).sort((one, other) => one.at - other.at);
      return spreadOf(
        Array.from({ length: 12 }, (_, group) => shuffled.slice(5 * group, 5 * group + 5).map(({ person }) => person)),
      );
    });
    const expected = spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
    expect(groupsOf({ candidates: people, size: 5, seed }).spread).toBeLessThanOrEqual(0.2 * expected);
  }
});

test('up to twelve learners are divided within 5 % of the best division there is', () => {
  for (const [count, size] of [
    [4, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [12, 4],
    [12, 6],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      const people = learners(count, 10 * count + seed);
      const { spread } = groupsOf({ candidates: people, size, seed });
      expect(spread, `${count} in groups of ${size}, seed ${seed}`).toBeLessThanOrEqual(
        1.05 * optimum(people, size) + 1e-9,
      );
    }
  }
});

test('the same seed gives the same groups, whatever the order of the learners', () => {
  const people = learners(40, 4);
  const request = { size: 5, seed: 9 };
  const first = groupsOf({ ...request, candidates: people });
  expect(groupsOf({ ...request, candidates: people.toReversed() })).toEqual(first);
  expect(first.groups.flat().sort()).toEqual(people.map(({ id }) => id));
});

test('conditions hold: together, apart, a common language and a common time', () => {
  const languages = [['en'], ['de', 'en'], ['de']];
  const times = [['mon'], ['mon', 'tue'], ['tue']];
  const people = learners(36, 5).map((person, index) => ({
    ...person,
    languages: languages[index % 3] ?? [],
    times: times[Math.floor(index / 3) % 3] ?? [],
  }));
  const id = (index: number) => people[index]?.id ?? '';
  const together = [[id(0), id(1)]];
  const apart = [[id(0), id(9), id(18)]];
  const { groups } = groupsOf({ candidates: people, size: 4, seed: 1, together, apart });
  const groupOf = (each: string) => groups.findIndex((group) => group.includes(each));
  expect(groupOf(id(0))).toBe(groupOf(id(1)));
  expect(new Set(apart[0]?.map(groupOf)).size).toBe(3);
  for (const group of groups) {
    expect(group).toHaveLength(4);
    const held = people.filter((person) => group.includes(person.id));
    for (const kind of ['languages', 'times'] as const) {
      const common = held
        .map((person) => person[kind])
        .reduce((all, each) => all.filter((name) => each.includes(name)));
      expect(common, kind).not.toEqual([]);
    }
  }
});

test('conditions that cannot hold are named, with the people whom they are about', () => {
  const people = learners(6, 6);
  const ids = people.map(({ id }) => id);
  const refusalsOf = (request: Partial<GroupingRequest>) => {
    const result = balanceGroups({ candidates: people, size: 3, seed: 1, ...request });
    return 'refusals' in result ? result.refusals : [];
  };
  const named = (text: string, about: unknown) => ({ text, people: about });
  expect(refusalsOf({ together: [ids.slice(0, 4)] })).toEqual([named(refusals.tooLarge, ids.slice(0, 4))]);
  expect(refusalsOf({ together: [ids.slice(0, 2)], apart: [ids.slice(0, 2)] })).toEqual([
    named(refusals.together, ids.slice(0, 2)),
  ]);
  expect(refusalsOf({ apart: [ids.slice(0, 3)] })).toEqual([named(refusals.crowd, ids.slice(0, 3))]);
  const alone = people.map((person, index) => ({ ...person, languages: [`language-${index}`], times: [`${index}`] }));
  expect(refusalsOf({ candidates: alone, together: [ids.slice(0, 2)] })).toEqual([
    named(refusals.noLanguage, ids.slice(0, 2)),
    named(refusals.noTime, ids.slice(0, 2)),
  ]);
  // Nobody can be with anybody: both groups are named.
  expect(refusalsOf({ candidates: people.map((person, index) => ({ ...person, languages: [`${index}`] })) })).toEqual([
    named(refusals.language, expect.any(Array)),
    named(refusals.language, expect.any(Array)),
  ]);
  // Together and apart contradict each other through a third person.
  const chain = [ids.slice(0, 2), ids.slice(1, 3)];
  expect(refusalsOf({ together: chain, apart: [[ids[0] ?? '', ids[2] ?? '']] })).toEqual([
    named(refusals.together, [ids[0], ids[2]]),
  ]);
});

test('minors and adults share a group only if staff lead it', () => {
  const people = learners(20, 7).map((person, index) => ({ ...person, circle: index % 2 === 0 ? 'adults' : 'minors' }));
  const circlesOf = (ids: readonly string[]) =>
    new Set(people.filter(({ id }) => ids.includes(id)).map(({ circle }) => circle));
  const apart = groupsOf({ candidates: people, size: 5, seed: 1 });
  expect(apart.groups.map((group) => circlesOf(group).size)).toEqual([1, 1, 1, 1]);
  const pair = [people[0]?.id ?? '', people[1]?.id ?? ''];
  expect(balanceGroups({ candidates: people, size: 5, seed: 1, together: [pair] })).toEqual({
    refusals: [{ text: refusals.circles, people: pair }],
  });
  const led = groupsOf({ candidates: people, size: 5, seed: 1, together: [pair], staffLead: true });
  expect(led.groups.some((group) => group.includes(pair[0] ?? '') && group.includes(pair[1] ?? ''))).toBe(true);
});

test('regrouping after changes moves at most a fifth of the people', () => {
  const people = learners(50, 8);
  const { groups } = groupsOf({ candidates: people, size: 5, seed: 1 });
  const random = seededRandom(3);
  const changed = people.map((person) => ({ ...person, ability: person.ability + 120 * (random() - 0.5) }));
  const again = groupsOf({ candidates: changed, size: 5, seed: 2, previous: groups });
  const before = new Map(groups.flatMap((group, number) => group.map((id) => [id, number] as const)));
  // Each group is compared with the earlier one of which it holds the most.
  const kept = again.groups.map((group) =>
    Math.max(...groups.map((_, n) => group.filter((id) => before.get(id) === n).length)),
  );
  expect(50 - kept.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
  expect(again.moved).toBeLessThanOrEqual(10);
  const unchanged = spreadOf(groups.map((group) => changed.filter(({ id }) => group.includes(id))));
  expect(again.spread).toBeLessThan(unchanged);
});
