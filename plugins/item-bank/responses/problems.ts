import { invalid } from '../../../core/contract/index.ts';

/** So many problems are told one by one. */
const told = 20;

export interface Problems {
  readonly total: number;
  add(says: string, row?: number, column?: string): void;
  /** Throws a Failure invalid where there are any: the first of them, and how many in all. */
  throwAny(): void;
}

/** Collects what is wrong with a file; of a great many only the first are kept. */
export function createProblems(): Problems {
  const first: string[] = [];
  let total = 0;
  return {
    get total() {
      return total;
    },
    add(says, row, column) {
      total += 1;
      if (first.length >= told) return;
      const place = [row === undefined ? [] : `row ${row}`, column === undefined ? [] : `column ${column}`].flat();
      first.push(place.length > 0 ? `${place.join(', ')}: ${says}` : says);
    },
    throwAny() {
      if (total === 0) return;
      const heading = total === 1 ? '1 problem' : `${total} problems`;
      const rest = total > first.length ? [`… and ${total - first.length} more`] : [];
      throw invalid(
        `The responses cannot be used: ${heading}\n${[...first, ...rest].map((line) => `  ${line}`).join('\n')}`,
        first.map((message) => ({ path: '', message })),
      );
    },
  };
}
