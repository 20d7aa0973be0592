import type { Answers } from '../../contract.ts';
import { pathwayOf, pupilsCareerGoals, unknownAgeMarker } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';

/** The body that completes the setup. Fields known to be invalid are left out, so that they do not prevent it. */
export function submissionOf({ age: typed, parentEmail, ...answers }: Answers, invalid: readonly string[] = []) {
  const pathwayType = pathwayOf(answers.educationalLevel);
  const age = invalid.includes('age') ? undefined : typed;
  const isParentAsked = parentEmail && !invalid.includes('parentEmail') && isPupil(answers);
  return {
    ...answers,
    ...(pathwayType && { pathwayType }),
    ...(age && { age }),
    ...(isParentAsked && { parentEmail }),
    careerGoals: isPupil(answers) ? pupilsCareerGoals : answers.careerGoals,
    personalInfo: { firstName: '', lastName: '', age: age ?? unknownAgeMarker },
    completed: true as const,
  };
}
