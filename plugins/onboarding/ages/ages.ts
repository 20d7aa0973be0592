import { ageBandOf } from '../../learner/education/contract.ts';

export const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/** An age in whole years, and when it was said. */
export interface SaidAge {
  readonly age: number;
  readonly at: Date;
}

/** How old somebody surely is who gave an age some time ago: their birthday may have been the day before, or be tomorrow. */
export function certainAge({ age, at }: SaidAge, now: Date): number {
  return age + Math.floor((now.getTime() - at.getTime()) / yearMs);
}

/**
 * Whether an age can be that of somebody who first gave another: older by the years that have passed since, and one more
 * for a birthday. Not for the birthday that opens something: otherwise a child of 12 who learns what being 13 opens would
 * only have to say so.
 */
export function hasGrownTo(age: number, first: SaidAge, now: Date): boolean {
  const certain = certainAge(first, now);
  return age <= certain || (age === certain + 1 && opensNothing(age, certain));
}

/** Whether nothing is open to one age that is not to the other. */
export const opensNothing = (age: number, other: number) => ageBandOf(age) === ageBandOf(other);

/** Of a pupil: an age below it is a slip of the finger. */
const youngest = 4;

/**
 * Whether an age that a pupil left the first step with is kept at once, so that going back to make it another opens
 * nothing. Those of others wait until the setup is completed: who mistypes one has only harm from it.
 */
export const isKeptAtOnce = (age: number | undefined): age is number =>
  age !== undefined && age >= youngest && ageBandOf(age) !== 'adult';
