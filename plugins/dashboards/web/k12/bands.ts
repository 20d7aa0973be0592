import type { GradeBand, Profile } from '../../../learner/contract.ts';
import { GradeBand as GradeBands, gradeBandOf, gradeBands } from '../../../learner/contract.ts';

/** The band of the pupil's grade; without a grade, the band nearest to the age. */
export function ownBand({ gradeLevel, ageBand }: Pick<Profile, 'gradeLevel' | 'ageBand'>): GradeBand {
  const band = gradeBandOf({ gradeLevel });
  if (band) return band;
  return ageBand === 'under-13' ? '3-5' : ageBand === 'unknown' ? '6-8' : '9-12';
}

/** The band in an address: `?grades=3-5`. */
export const bandNamed = (name: string): GradeBand | undefined => GradeBands.options.find((band) => band === name);

/** `Grades 3–5, ages 8–10` */
export function bandTitle(band: GradeBand): string {
  const [from, to] = gradeBands[band].ages;
  return `Grades ${band.replace('-', '–')}, ages ${from}–${to}`;
}

/** Whether a band is below grade 6: sentences are short, and the platform has no questions for these grades yet. */
export const isYoung = (band: GradeBand) => band === 'K-2' || band === '3-5';

/** Whether a learner is a pupil below grade 6. */
export const isYoungPupil = (profile: Pick<Profile, 'educationalLevel' | 'gradeLevel' | 'ageBand'>) =>
  profile.educationalLevel === 'k-12' && isYoung(ownBand(profile));
