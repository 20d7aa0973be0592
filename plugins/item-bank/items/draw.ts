import type { Random } from '../../../core/random.ts';

/** A whole number from `low` to `high`, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of the list. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('oneOf: the list is empty');
  return chosen;
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** `count` different ones of the list, in random order. */
export function several<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffled(list, random).slice(0, count);
}
