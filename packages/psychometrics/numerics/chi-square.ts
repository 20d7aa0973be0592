import { normalMassBelow } from '../scoring/normal.ts';
import { incompleteGamma, logGamma } from './gamma.ts';

/** The probability that a χ² variable exceeds x: the p-value of a statistic. Throws a RangeError unless df is above 0. */
export function chiSquareAbove(x: number, degreesOfFreedom: number): number {
  checkDegrees(degreesOfFreedom);
  return incompleteGamma(degreesOfFreedom / 2, x / 2).above;
}

/**
 * The probability that a noncentral χ² variable stays below x: central ones with df + 2j degrees of freedom, weighed by
 * a Poisson distribution with mean λ/2 (Johnson, Kotz and Balakrishnan 1995), summed outwards from its middle.
 */
export function noncentralChiSquareBelow(x: number, degreesOfFreedom: number, noncentrality: number): number {
  checkDegrees(degreesOfFreedom);
  if (x <= 0) return 0;
  const mean = noncentrality / 2;
  if (mean === 0) return incompleteGamma(degreesOfFreedom / 2, x / 2).below;
  if (noncentrality > mostSummed) return normalMassBelow(sankaranScore(x, degreesOfFreedom, noncentrality));
  const half = degreesOfFreedom / 2;
  const middle = Math.floor(mean);
  const weightAt = (j: number) => Math.exp(j * Math.log(mean) - mean - logGamma(j + 1));
  let sum = 0;
  let weight = weightAt(middle);
  for (let j = middle; weight > 1e-17; j++) {
    sum += weight * incompleteGamma(half + j, x / 2).below;
    weight *= mean / (j + 1);
  }
  weight = (weightAt(middle) * middle) / mean;
  for (let j = middle - 1; j >= 0 && weight > 1e-17; j--) {
    sum += weight * incompleteGamma(half + j, x / 2).below;
    weight *= j / mean;
  }
  return Math.min(1, sum);
}

/** From here on the distribution is normal, after a power of x, to more digits than are shown; the sum would grow with √λ. */
const mostSummed = 20_000;

/** Sankaran (1963): a power of x that is all but normal. */
function sankaranScore(x: number, degreesOfFreedom: number, noncentrality: number): number {
  const [one, two, three] = [1, 2, 3].map((times) => degreesOfFreedom + times * noncentrality) as [
    number,
    number,
    number,
  ];
  const h = 1 - (2 * one * three) / (3 * two * two);
  const p = two / (one * one);
  const m = (h - 1) * (1 - 3 * h);
  const mean = 1 + h * p * (h - 1 - 0.5 * (2 - h) * m * p);
  return ((x / one) ** h - mean) / (h * Math.sqrt(2 * p) * (1 + 0.5 * m * p));
}

/** The noncentrality λ at which a variable stays below x with the given probability; 0 where even λ = 0 does so less often. */
export function noncentralityAt(x: number, degreesOfFreedom: number, probability: number): number {
  const isTooSmall = (noncentrality: number) =>
    noncentralChiSquareBelow(x, degreesOfFreedom, noncentrality) > probability;
  if (!isTooSmall(0)) return 0;
  let low = 0;
  let high = Math.max(1, x);
  while (isTooSmall(high)) {
    low = high;
    high *= 2;
  }
  for (let round = 0; round < 100 && high - low > 1e-10 * high; round++) {
    const middle = (low + high) / 2;
    if (isTooSmall(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function checkDegrees(degreesOfFreedom: number): void {
  if (!(degreesOfFreedom > 0 && degreesOfFreedom < Infinity)) {
    throw new RangeError(`degrees of freedom must be above 0, not ${degreesOfFreedom}`);
  }
}
