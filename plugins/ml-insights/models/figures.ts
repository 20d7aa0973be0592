import { at, sectionWeights } from '../dataset/story.ts';
import type { Learners } from './read-learners.ts';

/** The weighted EiQ score of each learner. */
export const eiqOf = ({ rows, values }: Learners): Float64Array =>
  Float64Array.from(
    { length: rows },
    (_, row) =>
      at(sectionWeights, 0) * at(values.core_math, row) +
      at(sectionWeights, 1) * at(values.applied_reasoning, row) +
      at(sectionWeights, 2) * at(values.ai_concepts, row),
  );

export function rowsWhere(rows: number, is: (row: number) => boolean): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows; row++) if (is(row)) found.push(row);
  return found;
}

/** Null without rows. */
export function meanOf(values: Float64Array, rows: readonly number[]): number | null {
  if (rows.length === 0) return null;
  return rows.reduce((sum, row) => sum + at(values, row), 0) / rows.length;
}
