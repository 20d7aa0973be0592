import { expect, test } from 'vitest';
import { readAcademicRecord } from '../index.ts';
import { typed } from '../words.testing.ts';

const marks = (last: string) => `
      Old Mill Secondary School
      STATEMENT OF MARKS
      Academic Year 2021-2022
      No.   Subject            Max. Marks   Marks Obtained   Percentage
      1.    Biology                100            81             81
      2.    Chemistry              100            74             74
      3.    World History          100            80             80
      ${last}`;

test.each([
  'Overall percentage: 78.3%',
  'Aggregate Percentage  78,3 %',
  'Percentage: 78.3%',
  'Final average 78.3',
])('a stated average is found: %s', (line) => {
  const record = readAcademicRecord([typed(marks(line))]);
  expect(record.gpaStated?.value).toBe(78.3);
  expect(record.terms.flatMap(({ courses }) => courses)).toHaveLength(3);
  expect(record.problems).toEqual([]);
});

test('a column of percentages is no stated average', () => {
  expect(readAcademicRecord([typed(marks(''))]).gpaStated).toBeNull();
});
