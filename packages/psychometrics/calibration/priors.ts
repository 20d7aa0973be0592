import type { NormalPrior } from './calibration.ts';
import type { ItemLayout, Layout } from './layout.ts';
import { ownParameters } from './layout.ts';

export interface Priors {
  /** Of ln a. */
  readonly a: NormalPrior | null;
  /** Of logit c, for items without a prior of their own. */
  readonly c: NormalPrior | null;
}

/** The logarithm of an item's priors, up to a constant; −∞ for an a that is not above 0 where ln a has a prior. */
export function logPriorOf(item: ItemLayout, own: Float64Array, priors: Priors): number {
  let sum = 0;
  if (priors.a && own.length > 0) sum += logNormal(priors.a, logSlope(own));
  const guessing = item.guessing ?? priors.c;
  if (guessing && item.hasGuessing) sum += logNormal(guessing, own[item.categories] as number);
  return sum;
}

/** Its derivatives by the item's own parameters, added to the gradient, and minus the second ones to the information. */
export function addPriors(
  item: ItemLayout,
  own: Float64Array,
  priors: Priors,
  gradient: Float64Array,
  information: Float64Array,
): void {
  const size = own.length;
  if (size === 0) return;
  if (priors.a) {
    const a = own[0] as number;
    const pull = (priors.a.mean - Math.log(a)) / priors.a.sd ** 2;
    gradient[0] = (gradient[0] as number) + pull / a;
    information[0] = (information[0] as number) + Math.max(0, 1 / priors.a.sd ** 2 + pull) / (a * a);
  }
  const guessing = item.guessing ?? priors.c;
  if (guessing && item.hasGuessing) {
    const at = item.categories;
    gradient[at] = (gradient[at] as number) + (guessing.mean - (own[at] as number)) / guessing.sd ** 2;
    information[at * size + at] = (information[at * size + at] as number) + 1 / guessing.sd ** 2;
  }
}

/** The logarithm of all priors; a discrimination that items share has one. */
export function logPrior(layout: Layout, vector: Float64Array, priors: Priors): number {
  let sum = 0;
  let isCounted = false;
  for (const item of layout.items) {
    const ownPriors = layout.sharesDiscrimination && isCounted ? { ...priors, a: null } : priors;
    sum += logPriorOf(item, ownParameters(item, vector), ownPriors);
    isCounted ||= item.places.length > 0;
  }
  return sum;
}

function logNormal({ mean, sd }: NormalPrior, value: number): number {
  return -((value - mean) ** 2) / (2 * sd * sd);
}

function logSlope(own: Float64Array): number {
  const a = own[0] as number;
  return a > 0 ? Math.log(a) : -Infinity;
}
