import { expect, test } from 'vitest';
import type { Answers } from '../../contract.ts';
import { noAnswers } from '../../contract.ts';
import { missingIn } from './missing-answers.ts';
import { lastStepOf, nextStep, previousStep, shownStep } from './steps.ts';

const answersWith = (answers: Partial<Answers>) => ({ ...noAnswers, ...answers });
const fields = (answers: Partial<Answers>) =>
  missingIn(answersWith(answers), 'me@example.org').map(({ field }) => field);

test('pupils need level, grade, age and a parent’s address, everyone else only the level', () => {
  expect(fields({})).toEqual(['educationalLevel']);
  expect(fields({ educationalLevel: 'phd' })).toEqual([]);
  expect(fields({ educationalLevel: 'k-12' })).toEqual(['gradeLevel', 'age', 'parentEmail']);
  const pupil = { educationalLevel: 'k-12', gradeLevel: '3', age: 8 } as const;
  expect(fields({ ...pupil, parentEmail: 'rosa@example.org' })).toEqual([]);
  for (const parentEmail of ['rosa@', 'ME@example.org'])
    expect(fields({ ...pupil, parentEmail })).toEqual(['parentEmail']);
});

test('pupils skip the third step in both directions; everyone else sees all five', () => {
  const pupil = answersWith({ educationalLevel: 'k-12' });
  const student = answersWith({ educationalLevel: 'college' });
  expect([nextStep(2, pupil), previousStep(4, pupil), nextStep(4, pupil), lastStepOf(pupil)]).toEqual([
    4,
    2,
    undefined,
    4,
  ]);
  expect([nextStep(2, student), previousStep(4, student), nextStep(5, student), lastStepOf(student)]).toEqual([
    3,
    3,
    undefined,
    5,
  ]);
  // Steps stored before the level was changed.
  expect([shownStep(3, pupil), shownStep(5, pupil), shownStep(9, student)]).toEqual([2, 4, 5]);
});
