import { invalid } from '../../../../core/contract/index.ts';

/** Maximum number of problems listed. */
const maxListed = 20;

export interface Problems {
  readonly total: number;
  add(message: string, row?: number, column?: string): void;
  /** Counts further problems without listing them. */
  addMore(count: number): void;
  /** Adds advice, which is shown below the problems. */
  advise(advice: string): void;
  /** Throws a Failure invalid with the first problems and their total, if there are any. */
  throwAny(): void;
}

interface Problem {
  readonly message: string;
  readonly row: number;
}

/** Collects the problems of a file; only the first are kept. */
export function createProblems(): Problems {
  const found: Problem[] = [];
  const advice = new Set<string>();
  let total = 0;
  return {
    get total() {
      return total;
    },
    add(message, row, column) {
      total += 1;
      const place = [row === undefined ? [] : `row ${row}`, column === undefined ? [] : `column ${column}`].flat();
      found.push({ message: place.length > 0 ? `${place.join(', ')}: ${message}` : message, row: row ?? 0 });
      // Problems may be added out of order; the first rows are kept.
      if (found.length > 100 * maxListed) found.splice(0, found.length, ...firstOf(found));
    },
    addMore(count) {
      total += count;
    },
    advise: (message) => void advice.add(message),
    throwAny() {
      if (total === 0) return;
      const first = firstOf(found).map(({ message }) => message);
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

const firstOf = (found: readonly Problem[]) => found.toSorted((one, other) => one.row - other.row).slice(0, maxListed);
