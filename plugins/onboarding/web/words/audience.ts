import { ageBandOf, gradeBandOf } from '../../../learner/education/contract.ts';
import type { Answers } from '../../contract.ts';

/** To whom the setup speaks: short sentences and large targets for a child, plain ones for everybody. */
export type Audience = 'child' | 'teen' | 'student' | 'professional';

/** Of a pupil of whom neither grade nor age is known, a child's words are the ones everybody understands. */
export function audienceOf({ educationalLevel, gradeLevel, age }: Answers): Audience {
  if (educationalLevel === 'k-12') {
    const band = gradeBandOf({ gradeLevel: gradeLevel ?? null, age: age ?? null });
    return band === '6-8' || band === '9-12' ? 'teen' : 'child';
  }
  return educationalLevel === 'professional' || educationalLevel === 'phd+' ? 'professional' : 'student';
}

export const isAdult = ({ age }: Answers) => age !== undefined && ageBandOf(age) === 'adult';

export const isPupil = ({ educationalLevel }: Answers) => educationalLevel === 'k-12';
