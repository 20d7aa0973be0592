import { Mastery } from '../../../learner/contract.ts';
import type { Cell, Gradebook, MasteryGrid } from '../../contract.ts';

export interface Sorting {
  /** The place of an assignment; null for the names. */
  readonly column: number | null;
  readonly isDescending: boolean;
}

const states: readonly (string | null)[] = ['late', 'not-begun', 'working', 'done'];

/** By name, or by the mastery of a topic: first who has not practised it. */
export function sortLearners(rows: MasteryGrid['rows'], { column, isDescending }: Sorting): MasteryGrid['rows'] {
  const rank = (row: MasteryGrid['rows'][number]) => {
    const mastery = column === null ? null : row.cells[column]?.mastery;
    return mastery ? Mastery.options.indexOf(mastery) : -1;
  };
  const sorted = column === null ? rows : rows.toSorted((one, other) => rank(one) - rank(other));
  return isDescending ? sorted.toReversed() : sorted;
}

/** By name, or by the state in an assignment: first who is late, then by score or answers. */
export function sortRows(rows: Gradebook['rows'], { column, isDescending }: Sorting): Gradebook['rows'] {
  // Rows are by name, and the sort is stable.
  const sorted =
    column === null ? rows : rows.toSorted((one, other) => order(one.cells[column]) - order(other.cells[column]));
  return isDescending ? sorted.toReversed() : sorted;
}

/** Cells that were not assigned last. */
function order(cell: Cell | null | undefined): number {
  if (!cell || cell.state === null) return states.length;
  const within = cell.result ? cell.result.eiqScore / 1000 : cell.answers ? share(cell.answers) : 0;
  return states.indexOf(cell.state) + within;
}

const share = ({ correct, graded }: { correct: number; graded: number }) =>
  graded === 0 ? 0 : (0.999 * correct) / graded;
