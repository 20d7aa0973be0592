import type { GradeBand, Profile } from '../../../learner/contract.ts';
import { GradeBand as GradeBands, gradeBandOf, gradeBands } from '../../../learner/contract.ts';

/** The grades a pupil is in, as far as it is known; otherwise those nearest to the age. */
export function ownBand({ gradeLevel, ageBand }: Pick<Profile, 'gradeLevel' | 'ageBand'>): GradeBand {
  const told = gradeBandOf({ gradeLevel });
  if (told) return told;
  return ageBand === 'under-13' ? '3-5' : ageBand === 'unknown' ? '6-8' : '9-12';
}

/** The band an address names: `?grades=3-5`. */
export const bandNamed = (name: string): GradeBand | undefined => GradeBands.options.find((band) => band === name);

/** `Grades 3–5, ages 8–10` */
export function bandTitle(band: GradeBand): string {
  const [from, to] = gradeBands[band].ages;
  return `Grades ${band.replace('-', '–')}, ages ${from}–${to}`;
}

/** Up to about ten one reads short sentences. */
export const isYoung = (band: GradeBand) => band === 'K-2' || band === '3-5';
