import type { ItemParameters, ResponsePattern } from 'psychometrics';
import { itemFit, m2 } from 'psychometrics';
import { notAsked } from './answer-table.ts';
import type { CalibrationResult } from './contract.ts';
import { fairnessOf } from './fairness.ts';
import type { JudgementInput } from './judgement-input.ts';
import { standardised } from './scale.ts';

// Model fit and fairness. Many answers take seconds, so this runs on a separate thread (judgement-thread.ts).

export type Judgement = Pick<CalibrationResult, 'overallFit' | 'fitSays' | 'dif' | 'difSays'> & {
  readonly itemFits: readonly CalibrationResult['items'][number]['fit'][];
};

/** M2 needs a matrix of all pairs of items; more items take minutes. */
const maxItemsForM2 = 80;
/** Fit statistics need this many people who answered every item. */
const minCompleteRows = 100;

/** Model fit of each item and overall, and differential item functioning between groups. */
export function judge(input: JudgementInput): Judgement {
  return { ...fitOf(input), ...fairnessOf(input) };
}

function fitOf({ model, items, population, responses, counts }: JudgementInput) {
  const none = { overallFit: null, itemFits: items.map(() => null) };
  const patterns = completeRows(items.length, responses, counts);
  const people = patterns.reduce((sum, { count }) => sum + count, 0);
  if (people < minCompleteRows) {
    const fitSays =
      `S-X² and M2 compare whole response patterns and need ${minCompleteRows} people who answered every question; ` +
      `${people === 0 ? 'none' : `only ${people}`} did. Adaptive assessments ask everyone different questions. A file of ` +
      'a fixed form can be judged.';
    return { ...none, fitSays };
  }
  const nonPositive = items.filter(({ after }) => !(after.a > 0)).map(({ itemId }) => itemId);
  if (nonPositive.length > 0) {
    const fitSays = `Fit cannot be judged while a discrimination is 0 or below. Check the key of ${nonPositive.join(', ')}.`;
    return { ...none, fitSays };
  }
  const standard = items.map(({ after }) => standardised(after, population)) as ItemParameters[];
  const fitted = { model: items.some(({ after }) => typeof after.b !== 'number') ? ('GRM' as const) : model };
  try {
    const itemFits = itemFit(standard, patterns, fitted).items.map(({ sX2, df, pValue }) =>
      pValue === null ? null : { statistic: sX2, df, p: pValue },
    );
    if (items.length > maxItemsForM2) {
      return { ...none, itemFits, fitSays: `M2 is computed for up to ${maxItemsForM2} questions.` };
    }
    const overall = m2(standard, patterns, fitted);
    if (overall.pValue === null || overall.rmsea === null) {
      return { ...none, itemFits, fitSays: 'M2 has no degrees of freedom with so few questions.' };
    }
    const overallFit = { statistic: overall.m2, df: overall.df, p: overall.pValue, rmsea: overall.rmsea };
    return { itemFits, overallFit, fitSays: null };
  } catch (error) {
    if (error instanceof RangeError) return { ...none, fitSays: `Fit could not be judged: ${error.message}.` };
    throw error;
  }
}

function completeRows(items: number, responses: Uint8Array, counts: Float64Array): ResponsePattern[] {
  const patterns = new Map<string, { responses: number[]; count: number }>();
  for (let row = 0; row < counts.length; row++) {
    const ofRow = responses.subarray(row * items, (row + 1) * items);
    if (ofRow.includes(notAsked)) continue;
    const key = ofRow.join();
    const known = patterns.get(key);
    if (known) known.count += counts[row] as number;
    else patterns.set(key, { responses: [...ofRow], count: counts[row] as number });
  }
  return [...patterns.values()];
}
