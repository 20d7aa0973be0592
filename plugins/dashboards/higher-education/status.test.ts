import { expect, test } from 'vitest';
import { higherEducationOf } from './status.ts';

const careerGoals = { targetRole: 'data-analyst', targetCompanies: ['Acme'], timeline: '1-year' };
const answers = { careerGoals, educationalBackground: { fieldOfStudy: 'physics' as const } };
const rest = { learningPreferences: {}, assessmentReadiness: {} };

test('the goals are those of the setup', () => {
  expect(higherEducationOf([], { educationalLevel: 'college', ...answers, ...rest }).goals).toEqual({
    targetRole: 'data-analyst',
    targetCompanies: ['Acme'],
    timeline: '1-year',
    fieldOfStudy: 'physics',
  });
  expect(higherEducationOf([], null).goals).toBeNull();
});

test('the fixed career values of pupils are not shown as goals', () => {
  const sent = { targetRole: 'explore-options', salaryExpectations: 'not-applicable', timeline: 'exploring' };
  const pupil = { educationalLevel: 'k-12' as const, careerGoals: sent, educationalBackground: {}, ...rest };
  expect(higherEducationOf([], pupil).goals).toEqual({
    targetRole: null,
    targetCompanies: [],
    timeline: null,
    fieldOfStudy: null,
  });
});
