import { invalid } from '../../../../core/contract/index.ts';

/** So many problems are told one by one. */
const told = 20;

export interface Problems {
  readonly total: number;
  add(says: string, row?: number, column?: string): void;
  /** So many more like those that were told. */
  addMore(count: number): void;
  /** A sentence below all problems: what may be done about them. */
  advise(says: string): void;
  /** Throws a Failure invalid where there are any: the first of them, and how many in all. */
  throwAny(): void;
}

interface Problem {
  readonly says: string;
  readonly row: number;
}

/** Collects what is wrong with a file; of a great many only the first are kept. */
export function createProblems(): Problems {
  const found: Problem[] = [];
  const advice = new Set<string>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    add(says, row, column) {
      total += 1;
      const place = [row === undefined ? [] : `row ${row}`, column === undefined ? [] : `column ${column}`].flat();
      found.push({ says: place.length > 0 ? `${place.join(', ')}: ${says}` : says, row: row ?? 0 });
      // They may come out of order; of a great many the first are kept.
      if (found.length > 100 * told) found.splice(0, found.length, ...firstOf(found));
    },
    addMore(count) {
      total += count;
    },
    advise: (says) => void advice.add(says),
    throwAny() {
      if (total === 0) return;
      const first = firstOf(found).map(({ says }) => says);
      const heading = total === 1 ? '1 problem' : `${total} problems`;
      const rest = total > first.length ? [`… and ${total - first.length} more`] : [];
      const lines = [...[...first, ...rest].map((line) => `  ${line}`), ...advice];
      throw invalid(
        `The responses cannot be used: ${heading}\n${lines.join('\n')}`,
        first.map((message) => ({ path: '', message })),
      );
    },
  };
}

const firstOf = (found: readonly Problem[]) => found.toSorted((one, other) => one.row - other.row).slice(0, told);
