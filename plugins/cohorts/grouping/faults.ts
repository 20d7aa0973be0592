// What a group of blocks breaks, and how far its mean is from the common one.

/** People who are placed together: usually one. */
export interface Block {
  readonly ids: readonly string[];
  readonly size: number;
  /** Sum of their abilities. */
  readonly sum: number;
  readonly circle: string;
  /** Bits of the languages and times common to them. */
  readonly languages: Uint32Array;
  readonly times: Uint32Array;
  /** Numbers of the sets of which a group may hold one person only. */
  readonly apart: readonly number[];
  /** For each id, the number of its previous group; -1 for people who had none. */
  readonly previous: readonly number[];
}

export const sizeOf = (group: readonly Block[]): number => group.reduce((sum, { size }) => sum + size, 0);

/** Size × (mean − common mean)². */
export function squaresOf(sum: number, size: number, mean: number): number {
  return size === 0 ? 0 : (sum - size * mean) ** 2 / size;
}

/** Pairs of which no two may be in one group. */
export function sharedApart(group: readonly Block[]): number {
  let shared = 0;
  for (let one = 0; one < group.length; one++) {
    const sets = group[one]?.apart ?? [];
    if (sets.length === 0) continue;
    for (let other = one + 1; other < group.length; other++) {
      if (group[other]?.apart.some((set) => sets.includes(set))) shared++;
    }
  }
  return shared;
}

/** Whether a group has a language, or a time, in common. */
export function haveCommon(group: readonly Block[], kind: 'languages' | 'times'): boolean {
  const words = group[0]?.[kind].length ?? 0;
  if (words === 0) return true;
  for (let word = 0; word < words; word++) {
    let common = 0xffff_ffff;
    for (const block of group) common &= block[kind][word] ?? 0;
    if (common !== 0) return true;
  }
  return false;
}

/** Conditions that a group breaks, apart from its size. */
export const conditionsBroken = (group: readonly Block[]): number =>
  sharedApart(group) + (haveCommon(group, 'languages') ? 0 : 1) + (haveCommon(group, 'times') ? 0 : 1);

/** People of a group who were in another one. @param label the previous group that it continues; -1 for none */
export function movedIn(group: readonly Block[], label: number): number {
  let moved = 0;
  for (const { previous } of group) for (const before of previous) if (before >= 0 && before !== label) moved++;
  return moved;
}

/** The previous group that each group continues: the one of which it holds the most. No two continue the same one. */
export function labelsOf(groups: readonly (readonly Pick<Block, 'previous'>[])[]): number[] {
  const shares = groups.flatMap((group, index) => {
    const counts = new Map<number, number>();
    for (const { previous } of group) {
      for (const before of previous) if (before >= 0) counts.set(before, (counts.get(before) ?? 0) + 1);
    }
    return [...counts].map(([label, count]) => ({ index, label, count }));
  });
  shares.sort((one, other) => other.count - one.count || one.index - other.index || one.label - other.label);
  const labels = groups.map(() => -1);
  const taken = new Set<number>();
  for (const { index, label } of shares) {
    if (labels[index] !== -1 || taken.has(label)) continue;
    labels[index] = label;
    taken.add(label);
  }
  return labels;
}
