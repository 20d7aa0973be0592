import type { Entry } from '../../items/section-bank.ts';

interface Wanted {
  readonly difficulty: number;
  readonly hasFresh: (entry: Entry) => boolean;
  /** A byte for each item, 1 for those that too many were shown. */
  readonly overexposed: Uint8Array;
}

/**
 * Of the items that may be asked, those that come first where texts that nobody was asked are wanted, each area by itself.
 * An area that has such texts asks no others: those of the wanted rung, then of the rungs beside it. An area without any
 * asks its items as they are, of the wanted rung. An area that has none of these waits, until others have none either;
 * items that many were shown come last.
 * @param available a byte for each item, 1 for those that may be asked
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
    return (isNear ? 0 : asItIs) + distance + (overexposed[index] === 1 ? shownToMany : 0);
  });
  const first = new Map<number, number>();
  for (const [index, step] of steps.entries()) {
    first.set(area(index), Math.min(step, first.get(area(index)) ?? Number.POSITIVE_INFINITY));
  }
  const last = Math.max(asItIs, Math.min(...first.values()));
  return Uint8Array.from(steps, (step, index) => Number(step <= last && step === first.get(area(index))));
}

/** The step of an item of the wanted rung that has no fresh text. */
const asItIs = 2;
/** More than any distance. */
const shownToMany = 10;
