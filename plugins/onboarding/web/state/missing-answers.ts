import { z } from 'zod';
import type { Answers } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';
import type { Step } from './steps.ts';

/** An answer that is missing or invalid. The setup can be finished without it. */
export interface MissingAnswer {
  readonly field: 'educationalLevel' | 'gradeLevel' | 'age' | 'parentEmail';
  readonly label: string;
  readonly step: Step;
}

/** Required answers that are missing, and an invalid parent's address. None of them prevents finishing. */
export function missingIn(answers: Answers, ownAddress: string): MissingAnswer[] {
  const { educationalLevel, gradeLevel, age, parentEmail } = answers;
  const all: (MissingAnswer | false)[] = [
    !educationalLevel && { field: 'educationalLevel', label: 'Educational level', step: 1 },
    isPupil(answers) && !gradeLevel && { field: 'gradeLevel', label: 'Grade', step: 1 },
    isPupil(answers) && !age && { field: 'age', label: 'Age', step: 1 },
    isPupil(answers) && { field: 'parentEmail', label: parentProblem(parentEmail, ownAddress) ?? '', step: 1 },
  ];
  return all.filter((each) => each !== false && each.label !== '') as MissingAnswer[];
}

function parentProblem(address: string | undefined, ownAddress: string): string | undefined {
  if (!address) return 'A parent’s or guardian’s email';
  if (!z.email().safeParse(address).success) return 'The parent’s email address is not complete';
  if (address.toLowerCase() === ownAddress.toLowerCase()) return 'The parent’s email address is your own';
  return undefined;
}
