import type { Candidate, GroupingRequest } from './balance.ts';
import type { Block } from './faults.ts';
import type { Refusal } from './refusals.ts';
import { Contradiction, refusals } from './refusals.ts';

/** @param people in the order of their ids @throws Contradiction */
export function blocksOf(people: readonly Candidate[], request: GroupingRequest): readonly Block[] {
  const leader = new Map(people.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    const next = leader.get(id) ?? id;
    return next === id ? id : find(next);
  };
  for (const ids of request.together ?? []) {
    const present = ids.filter((id) => leader.has(id));
    for (const id of present.slice(1)) leader.set(find(id), find(present[0] ?? id));
  }
  const bitsOf = {
    languages: bitSets(people.map(({ languages }) => languages)),
    times: bitSets(people.map(({ times }) => times)),
  };
  const previous = new Map((request.previous ?? []).flatMap((ids, number) => ids.map((id) => [id, number] as const)));
  const apart = (request.apart ?? []).map((ids) => new Set(ids));
  const members = Map.groupBy(
    people.map((person, index) => ({ person, index })),
    ({ person }) => find(person.id),
  );
  const contradictions: Refusal[] = [];
  const blocks = [...members.values()].map((held): Block => {
    const ids = held.map(({ person }) => person.id);
    const own = apart.map((set) => ids.filter((id) => set.has(id)));
    const circles = new Set(held.map(({ person }) => (request.staffLead ? 'all' : person.circle)));
    if (circles.size > 1) contradictions.push({ text: refusals.circles, people: ids });
    for (const both of own) if (both.length > 1) contradictions.push({ text: refusals.together, people: both });
    if (ids.length > request.size) contradictions.push({ text: refusals.tooLarge, people: ids });
    const common = (bits: readonly Uint32Array[]) =>
      held.reduce(
        (all, { index }) => all.map((word, at) => word & (bits[index]?.[at] ?? 0)),
        new Uint32Array(bits[0]?.length ?? 1).fill(0xffff_ffff),
      );
    const [languages, times] = [common(bitsOf.languages), common(bitsOf.times)];
    if (isEmpty(languages)) contradictions.push({ text: refusals.noLanguage, people: ids });
    if (isEmpty(times)) contradictions.push({ text: refusals.noTime, people: ids });
    return {
      ids,
      size: ids.length,
      sum: held.reduce((sum, { person }) => sum + person.ability, 0),
      circle: [...circles][0] ?? 'all',
      languages,
      times,
      apart: own.flatMap((held, set) => (held.length > 0 ? [set] : [])),
      previous: ids.map((id) => previous.get(id) ?? -1),
    };
  });
  if (contradictions.length > 0) throw new Contradiction(contradictions);
  return blocks;
}

/** Each list as bits of one dictionary; an absent list has all bits. */
function bitSets(lists: readonly (readonly string[] | undefined)[]): Uint32Array[] {
  const dictionary = new Map([...new Set(lists.flatMap((list) => list ?? []))].sort().map((name, bit) => [name, bit]));
  const words = Math.max(1, Math.ceil(dictionary.size / 32));
  return lists.map((list) => {
    const bits = new Uint32Array(words);
    if (!list) return bits.fill(0xffff_ffff);
    for (const name of list) {
      const bit = dictionary.get(name) ?? 0;
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
    return bits;
  });
}

const isEmpty = (bits: Uint32Array): boolean => bits.every((word) => word === 0);
