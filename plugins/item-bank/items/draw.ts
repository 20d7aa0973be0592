import type { Random } from '../../../core/random.ts';

/** A whole number from `low` to `high`, both included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A random element of the list. */
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

/** `count` different elements of the list, in random order. */
export function several<T>(random: Random, list: readonly T[], count: number): T[] {
  return shuffled(list, random).slice(0, count);
}

/** Draws until the constraints hold. Throws when they seem impossible to meet. */
export function drawUntil<T>(draw: () => T | undefined): T {
  for (let attempt = 0; attempt < 50_000; attempt++) {
    const drawn = draw();
    if (drawn !== undefined) return drawn;
  }
  throw new Error('drawUntil: no draw met the constraints');
}

/** The element at an index. Throws where there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new Error(`at: nothing at ${index}`);
  return element;
}

/** "A, B and C". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** All orders of the list. */
export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}
