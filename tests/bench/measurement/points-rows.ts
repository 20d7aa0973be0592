import type { CalibratedGradedItem, ItemParameters, ResponsePattern } from 'psychometrics';
import { calibrate, itemFit, m2, normalDraw, respond, sampledShare, verdictOn } from 'psychometrics';
import type { Random } from '../../../core/random.ts';
import { seededRandom } from '../../../core/random.ts';
import type { Figure } from '../bench.ts';

/** Forms of items with 0 to 2 points that fit the model, of one discrimination. */
const design = { samples: 400, items: 8, people: 1000 };
/** The share of true hypotheses that a test at 5 % may reject. */
const tolerated = { from: 0.04, to: 0.06 };

/** How often tests of fit reject the generalized partial credit and the graded response model where they hold. */
export function pointsRows(): Figure[] {
  return (['GPCM', 'GRM'] as const).flatMap((model) => rowsOf(model, seededRandom(`measurement points ${model}`)));
}

function rowsOf(model: 'GPCM' | 'GRM', random: Random): Figure[] {
  const rejected = { slopes: 0, overall: 0, items: 0 };
  let tested = 0;
  for (let sample = 0; sample < design.samples; sample++) {
    const truth = Array.from({ length: design.items }, (): ItemParameters => {
      const b = Math.max(-1.5, Math.min(1.5, normalDraw(random)));
      return { ...(model === 'GPCM' ? { model } : {}), a: 1.2, b: [b - 0.5, b + 0.5] };
    });
    const patterns = Array.from({ length: design.people }, (): ResponsePattern => {
      const theta = normalDraw(random);
      return { responses: truth.map((item) => respond(item, theta, random)), count: 1 };
    });
    const settings = { model, standardErrors: 'none' } as const;
    const free = calibrate(patterns, settings);
    const equal = calibrate(patterns, { ...settings, equalSlopes: true });
    if (2 * (free.logLikelihood - equal.logLikelihood) > chiSquareOfSeven) rejected.slopes += 1;
    const items: readonly CalibratedGradedItem[] = free.items;
    if ((m2(items, patterns, { model }).pValue ?? 1) < 0.05) rejected.overall += 1;
    for (const { pValue } of itemFit(items, patterns, { model }).items) {
      if (pValue === null) continue;
      tested += 1;
      if (pValue < 0.05) rejected.items += 1;
    }
  }
  const row = (what: string, count: number, of: number): Figure => {
    const share = sampledShare(count, of);
    const half = (share.high - share.low) / 2;
    const distance = Math.abs(share.value - 0.05);
    return {
      what: `${model}, ${what} at 5 %: distance from 5 %`,
      value: 100 * distance,
      unit: '%',
      goal: 1,
      chance: {
        low: 100 * Math.max(0, distance - half),
        high: 100 * (distance + half),
        verdict: verdictOn(share, tolerated.from, tolerated.to),
      },
      notes: [`rejected ${(100 * share.value).toFixed(1)} % of ${of} true hypotheses`],
    };
  };
  return [
    row('equal slopes by likelihood ratio', rejected.slopes, design.samples),
    row('overall fit (M2)', rejected.overall, design.samples),
    row('item fit (S-X²)', rejected.items, tested),
  ];
}

/** The 95 % point of χ² with 7 degrees of freedom: eight slopes rather than one. */
const chiSquareOfSeven = 14.067;
