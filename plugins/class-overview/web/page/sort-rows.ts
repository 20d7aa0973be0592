import type { ClassRow } from '../../contract.ts';

export const columns = ['name', 'score', 'done', 'active', 'signs'] as const;
export type Column = (typeof columns)[number];

/** Rows are given by name. Learners without a value come last in both directions. */
export function sortRows(rows: readonly ClassRow[], column: Column, isDescending: boolean): ClassRow[] {
  if (column === 'name') return isDescending ? rows.toReversed() : [...rows];
  const value = values[column];
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [first, second] = [value(one), value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

const values: Record<Exclude<Column, 'name'>, (row: ClassRow) => number | null> = {
  score: ({ eiq }) => eiq?.eiqScore ?? null,
  done: ({ done }) => done.reduce((sum, { count }) => sum + count, 0),
  active: ({ lastAt }) => (lastAt ? Date.parse(lastAt) : null),
  signs: ({ signs }) => signs.length,
};
