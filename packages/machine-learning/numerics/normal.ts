/**
 * The probability that a standard normal value is farther from 0 than z, on either side: erfc(|z|/√2).
 * The Chebyshev fit of Press et al. (Numerical Recipes, 6.2) has a relative error below 1.2·10⁻⁷ everywhere.
 */
export function twoSidedTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const series = chebyshev.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + series);
}

const chebyshev = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
];
