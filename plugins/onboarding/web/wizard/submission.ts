import type { Answers } from '../../contract.ts';
import { pathwayOf, pupilsCareerGoals } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';

/** Sent for an age that was not given; by itself it says nothing. */
const unsaidAge = 18;

/** What is sent at the end, without the fields that are known to be wrong: nobody is held up by them. */
export function submissionOf({ age: typed, parentEmail, ...answers }: Answers, wrong: readonly string[] = []) {
  const pathwayType = pathwayOf(answers.educationalLevel);
  const age = wrong.includes('age') ? undefined : typed;
  const isParentAsked = parentEmail && !wrong.includes('parentEmail') && isPupil(answers);
  return {
    ...answers,
    ...(pathwayType && { pathwayType }),
    ...(age && { age }),
    ...(isParentAsked && { parentEmail }),
    careerGoals: isPupil(answers) ? pupilsCareerGoals : answers.careerGoals,
    personalInfo: { firstName: '', lastName: '', age: age ?? unsaidAge },
    completed: true as const,
  };
}
