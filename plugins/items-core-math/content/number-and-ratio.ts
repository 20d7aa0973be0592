import { combinedRates } from './number-and-ratio/combined-rates.ts';
import { compoundPercents } from './number-and-ratio/compound-percents.ts';
import { fractionSum } from './number-and-ratio/fraction-sum.ts';
import { percentChange } from './number-and-ratio/percent-change.ts';
import { ratioSharing } from './number-and-ratio/ratio-sharing.ts';
import { wholeNumberStructure } from './number-and-ratio/whole-numbers.ts';

/** Fractions, percentages, ratios, rates and how whole numbers are built. */
export const numberAndRatioModels = [
  fractionSum,
  percentChange,
  ratioSharing,
  compoundPercents,
  combinedRates,
  wholeNumberStructure,
];
