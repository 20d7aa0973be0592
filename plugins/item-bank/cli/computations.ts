import type { CalibrationModel, GroupedPattern, ItemParameters, ResponseMatrix } from 'psychometrics';
import { itemFit, logisticDif, m2, mantelForItems, mantelHaenszelForItems, notPresented } from 'psychometrics';

// What holds a thread for as long as the responses are many: a command has it done on another one.

export interface Judged {
  readonly items: readonly ItemParameters[];
  readonly matrix: ResponseMatrix;
  readonly model: CalibrationModel;
  /** Whether the parameters were estimated from these responses. */
  readonly estimated?: boolean;
}

export interface Grouped {
  readonly matrix: ResponseMatrix;
  /** Of each row: 1 reference, 2 focal, 0 neither. */
  readonly groups: Uint8Array;
  readonly purify: boolean;
}

type Step = () => void;

export const computations = {
  itemFit: ({ items, matrix, ...judging }: Judged, step: Step) => itemFit(items, matrix, { ...judging, step }),
  overallFit: ({ items, matrix, ...judging }: Judged) => m2(items, matrix, judging),
  /** Three methods, each in up to two stages: at most six steps an item. */
  groups({ matrix, groups, purify }: Grouped, step: Step) {
    const patterns = patternsOf(matrix, groups);
    const options = { purify, step };
    return {
      mantelHaenszel: mantelHaenszelForItems(patterns, options),
      mantel: mantelForItems(patterns, options),
      logistic: logisticDif(patterns, options),
    };
  },
};

export type Computations = typeof computations;

function patternsOf(matrix: ResponseMatrix, groups: Uint8Array): GroupedPattern[] {
  const patterns: GroupedPattern[] = [];
  for (let row = 0; row < matrix.rows; row++) {
    if (groups[row] === 0) continue;
    const own = matrix.responses.subarray(row * matrix.items, (row + 1) * matrix.items);
    patterns.push({
      group: groups[row] === 1 ? 'reference' : 'focal',
      count: matrix.counts?.[row] ?? 1,
      responses: Array.from(own, (response) => (response === notPresented ? null : response)),
    });
  }
  return patterns;
}
