import type { Link } from 'psychometrics';
import { onScale } from 'psychometrics';
import type { Parameters } from '../contract.ts';

export const noLink: Link = { slope: 1, shift: 0 };

/** More extreme difficulties (logits) are too uncertain to link by. */
export const maxDifficulty = 6;

/**
 * The link by mean and spread of the difficulties of common items (mean/sigma; Marco 1977, J. Educ. Meas. 14). With fewer
 * than three items, by the mean alone.
 */
export function meanSigma(pairs: readonly { from: number; onto: number }[]): Link {
  const kept = pairs.filter(({ from, onto }) => Math.abs(from) <= maxDifficulty && Math.abs(onto) <= maxDifficulty);
  if (kept.length === 0) return noLink;
  const from = spreadOf(kept.map((pair) => pair.from));
  const onto = spreadOf(kept.map((pair) => pair.onto));
  const slope = kept.length < 3 || from.sd < 1e-6 || onto.sd < 1e-6 ? 1 : onto.sd / from.sd;
  return { slope, shift: onto.mean - slope * from.mean };
}

/** An item's parameters on the scale where the population is N(0, 1), which tests of fit assume. */
export function standardised(parameters: Parameters, { mean, sd }: { mean: number; sd: number }): Parameters {
  return onScale(parameters, { slope: 1 / sd, shift: -mean / sd });
}

function spreadOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}
