import type { Estimate } from '../eiq/contract.ts';

// How probable it is that an ability lies where somebody asks.

/** The mass of N(0, 1) below x, to 7 decimals: Abramowitz and Stegun (1964), 26.2.17. */
export function normalMassBelow(x: number): number {
  if (x < 0) return 1 - normalMassBelow(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/**
 * The probability, 0 to 1, that the ability behind an estimate is at least `score` (points of the EiQ scale), the
 * estimate taken as normal with its standard error.
 */
export function probabilityFrom(
  { eiqScore, standardError }: Pick<Estimate, 'eiqScore' | 'standardError'>,
  score: number,
): number {
  if (standardError === 0) return eiqScore >= score ? 1 : 0;
  return normalMassBelow((eiqScore - score) / standardError);
}
