import type { Expectation } from './expectation.ts';
import type { TracingPrior } from './parameters.ts';
import { limits, parameterNames, toVector } from './parameters.ts';

/** The logarithm of the prior's density, up to a constant: `weight` observations of which the share `mode` are events. */
export function penalty(vector: Float64Array, prior: TracingPrior | null): number {
  if (!prior) return 0;
  const modes = toVector(prior.modes);
  return vector.reduce((sum, value, place) => {
    const mode = modes[place] as number;
    return sum + prior.weight * (mode * Math.log(value) + (1 - mode) * Math.log(1 - value));
  }, 0);
}

/**
 * The M step: each parameter is its events over its occasions, including those of the prior, kept within its limits. The
 * function of each that is maximised is concave, so the nearest value within the limits is the best there.
 * @param vector the present parameters, which are kept where there was no occasion
 */
export function maximized(found: Expectation, prior: TracingPrior | null, vector: Float64Array): Float64Array {
  const modes = prior ? toVector(prior.modes) : undefined;
  const weight = prior?.weight ?? 0;
  return vector.map((value, place) => {
    const [low, high] = limits[parameterNames[place] as (typeof parameterNames)[number]];
    const events = (found.events[place] as number) + weight * (modes?.[place] ?? 0);
    const occasions = (found.occasions[place] as number) + weight;
    return occasions > 0 ? Math.min(high, Math.max(low, events / occasions)) : value;
  });
}

/**
 * Extrapolates two EM steps on the logit scale by SQUAREM's third scheme (Varadhan and Roland 2008), at most 200 steps
 * ahead. It may be worse than the steps; the caller compares.
 */
export function accelerated(start: Float64Array, first: Float64Array, second: Float64Array): Float64Array {
  let steps = 0;
  let bends = 0;
  for (let place = 0; place < start.length; place++) {
    const [x, y, z] = [logitAt(start, place), logitAt(first, place), logitAt(second, place)];
    steps += (y - x) ** 2;
    bends += (z - 2 * y + x) ** 2;
  }
  const length = bends > 0 ? Math.min(200, Math.max(1, Math.sqrt(steps / bends))) : 1;
  return start.map((_, place) => {
    const [x, y, z] = [logitAt(start, place), logitAt(first, place), logitAt(second, place)];
    const value = x + 2 * length * (y - x) + length ** 2 * (z - 2 * y + x);
    return 1 / (1 + Math.exp(-value));
  });
}

function logitAt(vector: Float64Array, place: number): number {
  const value = vector[place] as number;
  return Math.log(value / (1 - value));
}
