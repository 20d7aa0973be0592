import { normalMassBelow } from './normal.ts';

/**
 * The probability that of two standard normal variables with the correlation ρ, from 0 to 1, just one lies below its bound:
 * P(X < h) + P(Y < k) − 2·P(X < h, Y < k), with P(X < h, Y < k) = P(X < h)·P(Y < k) + (1/2π)·∫ exp(−(h² + k² −
 * 2·h·k·sin φ) / (2·cos²φ)) dφ from 0 to arcsin ρ (Drezner and Wesolowsky 1990, Journal of Statistical Computation and
 * Simulation 35). To five digits where ρ ≤ 0.95.
 */
export function massApart(h: number, k: number, correlation: number): number {
  if (!(correlation >= 0 && correlation <= 1)) throw new RangeError(`ρ must be from 0 to 1, not ${correlation}`);
  const half = Math.asin(correlation) / 2;
  let integral = 0;
  for (const [place, weight] of gaussLegendre) {
    for (const angle of [half * (1 - place), half * (1 + place)]) {
      integral += weight * Math.exp(-(h * h + k * k - 2 * h * k * Math.sin(angle)) / (2 * Math.cos(angle) ** 2));
    }
  }
  const below = normalMassBelow(h);
  const other = normalMassBelow(k);
  return Math.max(0, below + other - 2 * below * other - (half * integral) / Math.PI);
}

/** Positive nodes and weights of the rule with twelve points on −1 … 1. */
const gaussLegendre = [
  [0.1252334085114689, 0.2491470458134028],
  [0.3678314989981802, 0.2334925365383548],
  [0.5873179542866175, 0.2031674267230659],
  [0.7699026741943047, 0.1600783285433462],
  [0.9041172563704749, 0.1069393259953184],
  [0.9815606342467192, 0.0471753363865118],
] as const;
