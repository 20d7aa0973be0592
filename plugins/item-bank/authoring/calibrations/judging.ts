import type { ItemParameters, ResponsePattern } from 'psychometrics';
import { itemFit, m2 } from 'psychometrics';
import type { CalibrationResult } from './contract.ts';
import { fairnessOf } from './fairness.ts';
import { notAsked } from './gathered.ts';
import type { Judged } from './judged.ts';
import { standardised } from './scale.ts';

// How well a model fits, and whether it does so for everyone. Takes seconds where there are many answers: it is run on a
// thread of its own (judgement-thread.ts).

export type Judgement = Pick<CalibrationResult, 'overallFit' | 'fitSays' | 'dif' | 'difSays'> & {
  readonly itemFits: readonly CalibrationResult['items'][number]['fit'][];
};

/** M2 needs a matrix of all pairs of items: with more than this it takes minutes. */
const mostItemsForM2 = 80;
/** Complete answers that fit is judged by, at least. */
const fewestComplete = 100;

export function judge(given: Judged): Judgement {
  return { ...fitOf(given), ...fairnessOf(given) };
}

function fitOf({ model, items, population, responses, counts }: Judged) {
  const none = { overallFit: null, itemFits: items.map(() => null) };
  const patterns = completeRows(items.length, responses, counts);
  const people = patterns.reduce((sum, { count }) => sum + count, 0);
  if (people < fewestComplete) {
    const fitSays =
      `S-X² and M2 compare how often whole sets of questions are answered alike: they need ${fewestComplete} people who ` +
      `answered every question, and ${people === 0 ? 'nobody' : `only ${people}`} did. Adaptive assessments ask everybody ` +
      'other questions; a file of a fixed form can be judged.';
    return { ...none, fitSays };
  }
  const turned = items.filter(({ after }) => !(after.a > 0)).map(({ itemId }) => itemId);
  if (turned.length > 0) {
    const fitSays = `Fit is judged with discriminations above 0 alone; not so ${turned.join(', ')}: is the key right?`;
    return { ...none, fitSays };
  }
  const standard = items.map(({ after }) => standardised(after, population)) as ItemParameters[];
  const fitted = { model: items.some(({ after }) => typeof after.b !== 'number') ? ('GRM' as const) : model };
  try {
    const itemFits = itemFit(standard, patterns, fitted).items.map(({ sX2, df, pValue }) =>
      pValue === null ? null : { statistic: sX2, df, p: pValue },
    );
    if (items.length > mostItemsForM2) {
      return { ...none, itemFits, fitSays: `M2 is worked out for up to ${mostItemsForM2} questions together.` };
    }
    const overall = m2(standard, patterns, fitted);
    if (overall.pValue === null || overall.rmsea === null) {
      return { ...none, itemFits, fitSays: 'M2 has no degrees of freedom left with so few questions.' };
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
    const own = responses.subarray(row * items, (row + 1) * items);
    if (own.includes(notAsked)) continue;
    const key = own.join();
    const known = patterns.get(key);
    if (known) known.count += counts[row] as number;
    else patterns.set(key, { responses: [...own], count: counts[row] as number });
  }
  return [...patterns.values()];
}
