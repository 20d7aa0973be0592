import { expect, test } from 'vitest';
import { gradePoints, readAcademicRecord } from './index.ts';
import { typed } from './words.testing.ts';

const transcript = `
                         Fairmont State College
                          Official Transcript

   Name: Ada Lindqvist                      Student ID: 20481937

   Course      Title                                 Credits   Grade   Points
   Fall 2022
   MATH 101    Calculus I                              4.00     A-      14.80
   ENGL 110    Academic Writing                        3.00     B+       9.90
   HIST 220    Europe and the World after 1945         3.00     A       12.00
   Term GPA: 3.67
   Spring 2023
   PHYS 150    Mechanics                               4.00     B       12.00
   CHEM 101    General Chemistry                       4.00     C+       9.20
   Cumulative GPA: 3.22
`;

test('a transcript gives its courses under their terms', () => {
  const record = readAcademicRecord([typed(transcript)]);
  expect(record).toMatchObject({ kind: 'transcript', scale: 'letter', problems: [] });
  expect(record.institution?.value).toBe('Fairmont State College');
  expect(record.studentName?.value).toBe('Ada Lindqvist');
  const rows = record.terms.map(({ name, courses }) => [
    name?.value,
    ...courses.map((each) => [each.code?.value, each.title?.value, each.credits?.value, each.grade?.value]),
  ]);
  expect(rows).toEqual([
    [
      'Fall 2022',
      ['MATH 101', 'Calculus I', 4, 'A-'],
      ['ENGL 110', 'Academic Writing', 3, 'B+'],
      ['HIST 220', 'Europe and the World after 1945', 3, 'A'],
    ],
    ['Spring 2023', ['PHYS 150', 'Mechanics', 4, 'B'], ['CHEM 101', 'General Chemistry', 4, 'C+']],
  ]);
  expect(record.gpaStated?.value).toBe(3.22);
  expect(record.gpaRecomputed).toMatchObject({ value: 3.22, courses: 5, credits: 18 });
});

test('a value has the place where it stands', () => {
  const record = readAcademicRecord([typed(transcript)]);
  const row = transcript.split('\n').findIndex((line) => line.includes('MATH 101'));
  const grade = record.terms[0]?.courses[0]?.grade;
  expect(grade).toMatchObject({ text: 'A-', confidence: 0.95 });
  expect(grade?.box?.page).toBe(1);
  expect(grade?.box?.y).toBeCloseTo(row / 60);
});

test('a stated GPA that the courses do not give is a problem', () => {
  const record = readAcademicRecord([typed(transcript.replace('GPA: 3.22', 'GPA: 3.82'))]);
  expect(record.problems).toEqual(['The document states the GPA 3.82, but its courses give 3.22.']);
});

test('grades convert by the table of their scale', () => {
  expect(gradePoints('B+', 'letter')).toBe(3.3);
  expect(gradePoints('87', 'percent')).toBe(3.3);
  expect(gradePoints('2:1', 'uk-class')).toBe(3.7);
  expect(gradePoints('68', 'uk-class')).toBe(3.7);
  expect(gradePoints('1,7', '1-5', '1')).toBe(3.3);
  expect(gradePoints('4.5', '1-5', '5')).toBe(3.5);
  expect(gradePoints('4.5', '1-5')).toBeUndefined();
  expect(gradePoints('W', 'letter')).toBeUndefined();
});
