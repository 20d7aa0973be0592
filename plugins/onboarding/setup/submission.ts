import { z } from 'zod';
import { invalid } from '../../../core/contract/index.ts';
import type { Answers, onboarding } from '../contract.ts';
import { pathwayOf, pupilsCareerGoals } from '../contract.ts';

export type Submission = z.output<(typeof onboarding)['routes']['complete']['body']>;

/** An empty age is sent as this one, so that by itself it says nothing. */
const unsaidAge = 18;

/** The profile in what a browser sent, with what follows from the level put right: names in it are not the account's. */
export function profileIn({ personalInfo, completed: _, ...answers }: Submission): Answers {
  const { educationalLevel } = answers;
  const sent = personalInfo?.age;
  const isPupil = educationalLevel === 'k-12';
  return withoutGaps({
    ...answers,
    age: answers.age ?? (sent === unsaidAge ? undefined : sent),
    gradeLevel: isPupil ? answers.gradeLevel : undefined,
    pathwayType: pathwayOf(educationalLevel) ?? answers.pathwayType,
    careerGoals: isPupil ? pupilsCareerGoals : ownCareerGoals(answers.careerGoals),
  });
}

/** Career goals without what stands for those of pupils: who has left school has not said it. */
export function ownCareerGoals(goals: Answers['careerGoals']): Answers['careerGoals'] {
  const { targetRole, salaryExpectations, timeline } = pupilsCareerGoals;
  return {
    ...goals,
    ...(goals.targetRole === targetRole && { targetRole: undefined }),
    ...(goals.salaryExpectations === salaryExpectations && { salaryExpectations: undefined }),
    ...(goals.timeline === timeline && { timeline: undefined }),
  };
}

/** @throws Failure invalid for what is no address, and for the learner's own */
export function assertParentsAddress(address: string | undefined, own: string): void {
  if (address === undefined) return;
  const isAddress = z.email().safeParse(address).success;
  const isOwn = address.toLowerCase() === own.toLowerCase();
  if (isAddress && !isOwn) return;
  const message = isOwn ? 'This is your own address: a parent’s or guardian’s is needed' : 'Not an e-mail address';
  throw invalid(`parentEmail: ${message}`, [{ path: 'body.parentEmail', message }]);
}

/** As JSON would keep them: without the fields that say nothing. */
export const withoutGaps = (answers: Answers): Answers => JSON.parse(JSON.stringify(answers)) as Answers;
