import type { Parameters } from '../contract.ts';

/** θ of one scale on another: `slope`·θ + `shift`. */
export interface Link {
  readonly slope: number;
  readonly shift: number;
}

export const noLink: Link = { slope: 1, shift: 0 };

/** Difficulties beyond this say more about chance than about where a scale lies (logits). */
const farthest = 6;

/**
 * How a scale is put onto another by items that have a difficulty on both: mean and spread of the difficulties become the
 * same (mean/sigma; Marco 1977). With fewer than three items only the mean does.
 */
export function meanSigma(pairs: readonly { from: number; onto: number }[]): Link {
  const kept = pairs.filter(({ from, onto }) => Math.abs(from) <= farthest && Math.abs(onto) <= farthest);
  if (kept.length === 0) return noLink;
  const from = spreadOf(kept.map((pair) => pair.from));
  const onto = spreadOf(kept.map((pair) => pair.onto));
  const slope = kept.length < 3 || from.sd < 1e-6 || onto.sd < 1e-6 ? 1 : onto.sd / from.sd;
  return { slope, shift: onto.mean - slope * from.mean };
}

/** An item's parameters on the scale that a link leads to. */
export function linked({ a, b, c }: Parameters, { slope, shift }: Link): Parameters {
  const move = (each: number) => slope * each + shift;
  return { a: a / slope, b: typeof b === 'number' ? move(b) : b.map(move), ...(c === undefined ? {} : { c }) };
}

/** The same on the scale where the population is N(0, 1), as tests of fit have it. */
export function standardised(parameters: Parameters, { mean, sd }: { mean: number; sd: number }): Parameters {
  return linked(parameters, { slope: 1 / sd, shift: -mean / sd });
}

/** An item's difficulty as one number: b, or the middle of an open item's thresholds. */
export const middleOf = (b: Parameters['b']): number =>
  typeof b === 'number' ? b : b.reduce((sum, each) => sum + each, 0) / b.length;

function spreadOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
}
