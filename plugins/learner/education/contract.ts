import { z } from 'zod';

// A learner's age band and educational level.

export const AgeBand = z.enum(['unknown', 'under-13', '13-15', '16-17', 'adult']);
export type AgeBand = z.infer<typeof AgeBand>;

/** Whether a guardian has consented, where the age requires it. */
export const GuardianConsent = z.enum(['not-needed', 'missing', 'given']);
export type GuardianConsent = z.infer<typeof GuardianConsent>;

/** The band of an age in whole years. */
export function ageBandOf(age: number): AgeBand {
  if (age < 13) return 'under-13';
  if (age < 16) return '13-15';
  return age < 18 ? '16-17' : 'adult';
}

export const EducationalLevel = z.enum(['k-12', 'college', 'masters', 'phd', 'phd+', 'professional']);
export type EducationalLevel = z.infer<typeof EducationalLevel>;

/** Titles of educational levels on screens. */
export const educationalLevelTitles: Record<EducationalLevel, string> = {
  'k-12': 'K-12 school',
  college: 'College (bachelor)',
  masters: 'Master’s',
  phd: 'PhD',
  'phd+': 'PhD graduate',
  professional: 'Working professional',
};

/** A school grade: kindergarten, then 1 to 12. */
export const GradeLevel = z.enum(['K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
export type GradeLevel = z.infer<typeof GradeLevel>;

export const GradeBand = z.enum(['K-2', '3-5', '6-8', '9-12']);
export type GradeBand = z.infer<typeof GradeBand>;

/** Grades that are taught alike. Ages are in years, both ends included. */
export const gradeBands: Readonly<
  Record<GradeBand, { readonly ages: readonly [number, number]; readonly lastGrade: number }>
> = {
  'K-2': { ages: [5, 7], lastGrade: 2 },
  '3-5': { ages: [8, 10], lastGrade: 5 },
  '6-8': { ages: [11, 13], lastGrade: 8 },
  '9-12': { ages: [14, 18], lastGrade: 12 },
};

/** The band of a grade, or else of an age in years. Null where neither is known or the age is beyond school. */
export function gradeBandOf({
  gradeLevel,
  age,
}: {
  readonly gradeLevel?: GradeLevel | null;
  readonly age?: number | null;
}): GradeBand | null {
  if (gradeLevel) {
    const grade = gradeLevel === 'K' ? 0 : Number(gradeLevel);
    return GradeBand.options.find((band) => grade <= gradeBands[band].lastGrade) ?? null;
  }
  if (age === undefined || age === null) return null;
  return GradeBand.options.find((band) => age >= gradeBands[band].ages[0] && age <= gradeBands[band].ages[1]) ?? null;
}

/** Whether a pupil is in grade 5 or below, for whom the early item packs are. */
export function isEarlyGrade(education: { readonly gradeLevel?: GradeLevel | null }): boolean {
  const band = gradeBandOf({ gradeLevel: education.gradeLevel ?? null });
  return band === 'K-2' || band === '3-5';
}

/** What learners in kindergarten to grade 2 are told in place of an assessment. */
export const notMeasured = 'Assessments begin in grade 3. Until then you practise, and nobody measures you.';

/** Whether a pupil may take assessments that enter the record: not in kindergarten to grade 2. */
export const isMeasured = (education: { readonly gradeLevel?: GradeLevel | null }): boolean =>
  gradeBandOf({ gradeLevel: education.gradeLevel ?? null }) !== 'K-2';

/** The dashboard for a learner. Without an educational level, all but adults count as pupils. */
export function ownDashboard(educationalLevel: EducationalLevel | null, ageBand: AgeBand): string {
  if (educationalLevel === 'k-12') return pupils;
  if (educationalLevel) return `/higher-education?level=${pathwayNames[educationalLevel]}`;
  return ageBand === 'adult' ? '/higher-education' : pupils;
}

const pupils = '/k12-dashboard';

/** How the higher-education dashboard names the pathway of each level. */
const pathwayNames = {
  college: 'undergraduate',
  masters: 'graduate',
  phd: 'doctoral',
  'phd+': 'postdoctoral',
  professional: 'professional-development',
} as const satisfies Record<Exclude<EducationalLevel, 'k-12'>, string>;
