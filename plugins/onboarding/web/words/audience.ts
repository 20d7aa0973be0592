import { ageBandOf, gradeBandOf } from '../../../learner/education/contract.ts';
import type { Answers } from '../../contract.ts';

/** Whom the setup addresses. For a child sentences are short and targets large. */
export type Audience = 'child' | 'teen' | 'student' | 'professional';

/** A pupil of unknown grade and age is addressed as a child: everyone understands those words. */
export function audienceOf({ educationalLevel, gradeLevel, age }: Answers): Audience {
  if (educationalLevel === 'k-12') {
    const band = gradeBandOf({ gradeLevel: gradeLevel ?? null, age: age ?? null });
    return band === '6-8' || band === '9-12' ? 'teen' : 'child';
  }
  return educationalLevel === 'professional' || educationalLevel === 'phd+' ? 'professional' : 'student';
}

export const isAdult = ({ age }: Answers) => age !== undefined && ageBandOf(age) === 'adult';

export const isPupil = ({ educationalLevel }: Answers) => educationalLevel === 'k-12';
