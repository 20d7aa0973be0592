import { z } from 'zod';
import type { Answers } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';
import type { Step } from './steps.ts';

/** Something that is still to be said, or to be put right, before finishing; or not. */
export interface Missing {
  readonly field: 'educationalLevel' | 'gradeLevel' | 'age' | 'parentEmail';
  readonly says: string;
  readonly step: Step;
}

/** What is marked as required and is not there, or is no address. Nothing is held up by it. */
export function missingIn(answers: Answers, ownAddress: string): Missing[] {
  const { educationalLevel, gradeLevel, age, parentEmail } = answers;
  const all: (Missing | false)[] = [
    !educationalLevel && { field: 'educationalLevel', says: 'Educational level', step: 1 },
    isPupil(answers) && !gradeLevel && { field: 'gradeLevel', says: 'Grade', step: 1 },
    isPupil(answers) && !age && { field: 'age', says: 'Age', step: 1 },
    isPupil(answers) && { field: 'parentEmail', says: parentProblem(parentEmail, ownAddress) ?? '', step: 1 },
  ];
  return all.filter((each) => each !== false && each.says !== '') as Missing[];
}

function parentProblem(address: string | undefined, own: string): string | undefined {
  if (!address) return 'A parent’s or guardian’s e-mail address';
  if (!z.email().safeParse(address).success) return 'The parent’s e-mail address is not complete';
  if (address.toLowerCase() === own.toLowerCase()) return 'The parent’s e-mail address is your own';
  return undefined;
}
