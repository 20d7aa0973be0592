import type { Random } from '../random.ts';
import { normalDraw } from './respond.ts';

/** The people that a simulation tests. Abilities are in logits. */
export type Population =
  | { readonly kind: 'normal'; readonly mean: number; readonly sd: number; readonly people: number }
  /** The same number of people at evenly spaced abilities: as many in the tails as in the middle. */
  | { readonly kind: 'grid'; readonly from: number; readonly to: number; readonly step: number; readonly each: number }
  | { readonly kind: 'own'; readonly abilities: readonly number[] };

/** Draws the abilities of a population. Throws a RangeError for impossible parameters. */
export function simulees(population: Population, random: Random): Float64Array {
  switch (population.kind) {
    case 'normal': {
      const { mean, sd, people } = population;
      if (!(Number.isFinite(mean) && sd >= 0 && sd < Infinity)) {
        throw new RangeError(`a population needs a finite mean and an SD of 0 or more, not ${mean} and ${sd}`);
      }
      checkCount(people, 'people');
      return Float64Array.from({ length: people }, () => mean + sd * normalDraw(random));
    }
    case 'grid': {
      const { from, to, step, each } = population;
      if (!(Number.isFinite(from) && to >= from && to < Infinity && step > 0)) {
        throw new RangeError(`a grid rises by a step above 0, not from ${from} to ${to} by ${step}`);
      }
      checkCount(each, 'people at each ability');
      const points = Math.floor((to - from) / step + 1e-9) + 1;
      return Float64Array.from({ length: points * each }, (_, person) => from + step * Math.floor(person / each));
    }
    case 'own': {
      for (const theta of population.abilities) {
        if (!Number.isFinite(theta)) throw new RangeError(`θ must be a finite number, not ${theta}`);
      }
      return Float64Array.from(population.abilities);
    }
  }
}

/**
 * One person's abilities in several sections. Each is as `general` is distributed – N(mean, sd²) – and any two of them
 * correlate by `correlation`, from 0 (nothing in common) to 1 (the same ability in all): a factor model with one
 * general factor (Spearman 1904).
 */
export function sectionAbilities(
  general: number,
  { sections, correlation, mean = 0, sd = 1 }: { sections: number; correlation: number; mean?: number; sd?: number },
  random: Random,
): number[] {
  if (!(correlation >= 0 && correlation <= 1)) {
    throw new RangeError(`sections correlate by 0 to 1, not ${correlation}`);
  }
  const shared = Math.sqrt(correlation) * (general - mean);
  const own = sd * Math.sqrt(1 - correlation);
  // Drawn even where it does not count, so that the same seed makes the same people at any correlation.
  return Array.from({ length: sections }, () => mean + shared + own * normalDraw(random));
}

function checkCount(count: number, what: string): void {
  if (!(Number.isInteger(count) && count >= 0)) throw new RangeError(`${what}: a whole number from 0, not ${count}`);
}
