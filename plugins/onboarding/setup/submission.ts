import { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { Answers, onboarding } from '../contract.ts';
import { pathwayOf, pupilsCareerGoals, unknownAgeMarker } from '../contract.ts';

export type Submission = z.output<(typeof onboarding)['routes']['complete']['body']>;

/** The profile to store for a submission. Fields that follow from the level are derived; names are ignored. */
export function profileIn({ personalInfo, completed: _, ...answers }: Submission): Answers {
  const { educationalLevel } = answers;
  const sentAge = personalInfo?.age;
  const isPupil = educationalLevel === 'k-12';
  return withoutGaps({
    ...answers,
    age: answers.age ?? (sentAge === unknownAgeMarker ? undefined : sentAge),
    gradeLevel: isPupil ? answers.gradeLevel : undefined,
    pathwayType: pathwayOf(educationalLevel) ?? answers.pathwayType,
    careerGoals: isPupil ? pupilsCareerGoals : ownCareerGoals(answers.careerGoals),
  });
}

/** Career goals without the fixed values of pupils: somebody who has left school did not choose them. */
export function ownCareerGoals(goals: Answers['careerGoals']): Answers['careerGoals'] {
  const { targetRole, salaryExpectations, timeline } = pupilsCareerGoals;
  return {
    ...goals,
    ...(goals.targetRole === targetRole && { targetRole: undefined }),
    ...(goals.salaryExpectations === salaryExpectations && { salaryExpectations: undefined }),
    ...(goals.timeline === timeline && { timeline: undefined }),
  };
}

/** @throws Failure invalid for an invalid address, and for the learner's own */
export function assertParentAddress(address: string | undefined, ownAddress: string): void {
  if (address === undefined) return;
  const isAddress = z.email().safeParse(address).success;
  const isOwn = address.toLowerCase() === ownAddress.toLowerCase();
  if (isAddress && !isOwn) return;
  const message = isOwn
    ? 'This is your own address. Enter the address of a parent or guardian'
    : 'Not a valid email address';
  throw invalid(`parentEmail: ${message}`, [{ path: 'body.parentEmail', message }]);
}

/** The answers as JSON stores them: without undefined fields. */
export const withoutGaps = (answers: Answers): Answers => JSON.parse(JSON.stringify(answers)) as Answers;
