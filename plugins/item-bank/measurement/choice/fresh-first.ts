import type { Entry } from '../../items/section-bank.ts';

interface Wanted {
  readonly difficulty: number;
  readonly hasFresh: (entry: Entry) => boolean;
  /** A byte for each item: 1 for overexposed items. */
  readonly overexposed: Uint8Array;
}

/**
 * Restricts the available items to those with fresh texts, area by area. An area with fresh texts uses only those, from the
 * wanted rung, then from neighbouring rungs. An area without fresh texts uses its items as they are, from the wanted rung.
 * An area with neither waits until no other area has any. Overexposed items come last.
 * @param available a byte for each item: 1 for items that may be asked
 */
export function freshFirst(
  entries: readonly Entry[],
  areaOf: Uint8Array,
  available: Uint8Array,
  { difficulty, hasFresh, overexposed }: Wanted,
): Uint8Array {
  const area = (index: number) => areaOf[index] ?? 0;
  const fresh = entries.map((entry, index) => available[index] === 1 && hasFresh(entry));
  const areasWithFresh = new Set(fresh.flatMap((is, index) => (is ? area(index) : [])));
  const steps = entries.map(({ rung }, index) => {
    if (available[index] === 0 || (!fresh[index] && areasWithFresh.has(area(index)))) return Number.POSITIVE_INFINITY;
    const distance = Math.abs(rung - difficulty);
    const isNear = fresh[index] && distance <= 1;
    return (isNear ? 0 : withoutFreshText) + distance + (overexposed[index] === 1 ? overexposedPenalty : 0);
  });
  const first = new Map<number, number>();
  for (const [index, step] of steps.entries()) {
    first.set(area(index), Math.min(step, first.get(area(index)) ?? Number.POSITIVE_INFINITY));
  }
  const last = Math.max(withoutFreshText, Math.min(...first.values()));
  return Uint8Array.from(steps, (step, index) => Number(step <= last && step === first.get(area(index))));
}

/** The step of an item on the wanted rung without a fresh text. */
const withoutFreshText = 2;
/** More than any distance. */
const overexposedPenalty = 10;
