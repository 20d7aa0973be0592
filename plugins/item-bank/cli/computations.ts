import type { CalibrationModel, GroupedPattern, ItemParameters, ResponseMatrix } from 'psychometrics';
import {
  itemFit,
  logisticDif,
  m2,
  mantelForItems,
  mantelHaenszelForItems,
  notPresented,
  sibtestForItems,
} from 'psychometrics';

// Computations whose time grows with the responses. Commands run them on a thread.

export interface FitInput {
  readonly items: readonly ItemParameters[];
  readonly matrix: ResponseMatrix;
  readonly model: CalibrationModel;
  /** Whether the parameters were estimated from these responses. */
  readonly estimated?: boolean;
}

export interface GroupInput {
  readonly matrix: ResponseMatrix;
  /** For each row: 1 reference, 2 focal, 0 neither. */
  readonly groups: Uint8Array;
  readonly purify: boolean;
}

type Step = () => void;

export const computations = {
  itemFit: ({ items, matrix, ...options }: FitInput, step: Step) => itemFit(items, matrix, { ...options, step }),
  overallFit: ({ items, matrix, ...options }: FitInput) => m2(items, matrix, options),
  /** Four methods in up to two stages each: at most eight steps for each item. */
  groups({ matrix, groups, purify }: GroupInput, step: Step) {
    const patterns = patternsOf(matrix, groups);
    const options = { purify, step };
    return {
      mantelHaenszel: mantelHaenszelForItems(patterns, options),
      mantel: mantelForItems(patterns, options),
      sibtest: sibtestForItems(patterns, options),
      logistic: logisticDif(patterns, options),
    };
  },
};

export type Computations = typeof computations;

function patternsOf(matrix: ResponseMatrix, groups: Uint8Array): GroupedPattern[] {
  const patterns: GroupedPattern[] = [];
  for (let row = 0; row < matrix.rows; row++) {
    if (groups[row] === 0) continue;
    const ofRow = matrix.responses.subarray(row * matrix.items, (row + 1) * matrix.items);
    patterns.push({
      group: groups[row] === 1 ? 'reference' : 'focal',
      count: matrix.counts?.[row] ?? 1,
      responses: Array.from(ofRow, (response) => (response === notPresented ? null : response)),
    });
  }
  return patterns;
}
