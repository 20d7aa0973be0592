import type { Estimate } from '../scoring/estimate.ts';

/**
 * How many cuts an ability is expected to be put on the wrong side of, once further answers have resolved the share
 * `resolved` (0 to 1) of the variance that is left and each side is then chosen as the estimate lies: nothing resolved
 * tells of now. The belief is taken as normal. With z = (cut − θ)/SE and ρ² = resolved, the ability and the estimate to
 * come are normal with correlation ρ, and P(on different sides of the cut) = 2·T(z, √(1 − ρ²)/ρ), T being Owen's (1956,
 * Annals of Mathematical Statistics 27), here as (1/π)·∫ exp(−z²/(2·cos²φ)) dφ from 0 to arccos ρ.
 */
export function expectedMisplacements({ theta, se }: Estimate, cuts: readonly number[], resolved: number): number {
  if (!(Number.isFinite(theta) && se > 0 && se < Infinity)) {
    throw new RangeError(`a belief needs a finite θ and an SE above 0, not ${theta} and ${se}`);
  }
  if (!(resolved >= 0 && resolved <= 1)) throw new RangeError(`a share lies from 0 to 1, not ${resolved}`);
  const half = Math.acos(Math.sqrt(resolved)) / 2;
  return cuts.reduce((sum, cut) => {
    const square = ((cut - theta) / se) ** 2 / 2;
    let integral = 0;
    for (const [place, weight] of gaussLegendre) {
      for (const angle of [half * (1 - place), half * (1 + place)]) {
        integral += weight * Math.exp(-square / Math.cos(angle) ** 2);
      }
    }
    return sum + (half * integral) / Math.PI;
  }, 0);
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
