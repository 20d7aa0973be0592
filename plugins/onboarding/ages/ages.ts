import { ageBandOf } from '../../learner/education/contract.ts';

export const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/** An age in whole years, and when it was stated. */
export interface StatedAge {
  readonly age: number;
  readonly at: Date;
}

/** The least age somebody can have now: their birthday may have been the day before they stated it, or be tomorrow. */
export function minimumAge({ age, at }: StatedAge, now: Date): number {
  return age + Math.floor((now.getTime() - at.getTime()) / yearMs);
}

/**
 * Whether an age is plausible after an earlier statement: the years that have passed since, plus one for a birthday. A
 * birthday that moves the learner into another age band is not accepted before it is certain: otherwise a child of 12 who
 * learns what opens at 13 would only have to claim it.
 */
export function isPlausibleAge(age: number, first: StatedAge, now: Date): boolean {
  const minimum = minimumAge(first, now);
  return age <= minimum || (age === minimum + 1 && isSameAgeBand(age, minimum));
}

export const isSameAgeBand = (age: number, other: number) => ageBandOf(age) === ageBandOf(other);

/** Of a pupil: anything below is a typing error. */
const minimumPupilAge = 4;

/**
 * Whether a pupil's age is fixed as soon as they leave the first step, so that going back and raising it opens nothing.
 * Other learners' ages are fixed on completion, because a typing error would only harm them.
 */
export const isFixedAfterFirstStep = (age: number | undefined): age is number =>
  age !== undefined && age >= minimumPupilAge && ageBandOf(age) !== 'adult';
