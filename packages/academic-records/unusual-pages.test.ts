import { expect, test } from 'vitest';
import { readAcademicRecord } from './index.ts';
import { typed } from './words.testing.ts';

const read = (text: string) => readAcademicRecord([typed(text)]);
const rowsOf = (text: string) =>
  read(text).terms.flatMap(({ courses }) =>
    courses.map(({ title, credits, grade }) => [title?.value, credits?.value ?? null, grade?.value ?? null]),
  );

test('grades and numbers in titles belong to the titles', () => {
  expect(
    rowsOf(`
      Official Transcript
      Course      Title                                 Credits   Grade
      MATH 101    Vitamin C and D                         4.00     A-
      HIST 220    The 3.0 Engine: A History               3.00     A
      PHIL 100    Plan B                                  3.00     C
      CHEM 101    Chemistry 2A                            4.00     A
      CS 102      Programming in C++                      3.00     F
      HIST 201    1914-1945: Europe at War                3.00     B
      LIT 300     Catch-22 and 1984                       3.00     A`),
  ).toEqual([
    ['Vitamin C and D', 4, 'A-'],
    ['The 3.0 Engine: A History', 3, 'A'],
    ['Plan B', 3, 'C'],
    ['Chemistry 2A', 4, 'A'],
    ['Programming in C++', 3, 'F'],
    ['1914-1945: Europe at War', 3, 'B'],
    ['Catch-22 and 1984', 3, 'A'],
  ]);
});

test('two students on the pages are a problem, one whose name is repeated is none', () => {
  const pages = (second: string) => `
      Name: Ada Lindqvist                Student ID: 1
      Course      Title                 Credits   Grade
      MATH 101    Calculus I              4.00     A-
      ENGL 110    Academic Writing        3.00     B+
      Name: ${second}
      Course      Title                 Credits   Grade
      PHYS 150    Mechanics               4.00     D`;
  expect(read(pages('Viktor Novak')).problems).toEqual([
    'The document names more than one person: Ada Lindqvist and Viktor Novak. Remove what is not yours.',
  ]);
  expect(read(pages('LINDQVIST, Ada')).problems).toEqual([]);
});

test('a column with the heading Name holds no name of a student', () => {
  const record = read(`
      Transcript
      Code        Name                  Credits   Grade
      MATH 101    Calculus I              4.00     A-
      ENGL 110    Academic Writing        3.00     B+
      HIST 220    Ancient Rome            3.00     A`);
  expect(record.studentName).toBeNull();
  expect(record.terms[0]?.courses[0]?.title?.value).toBe('Calculus I');
});

test('UK classes are read in any of their forms', () => {
  expect(
    rowsOf(`
      University of Thornbury
      Academic Transcript
      Module     Title                      Credits   Mark   Class
      MATH4021   Linear Algebra                20       71    First
      PHYS4002   Mechanics                     20       64    Upper Second (2:1)
      CHEM4010   Organic Chemistry             20       52    2:2
      BIOL4001   Cell Biology                  20       38    Fail
      PHYS5002   Optics                        20       66    2.1`).map(([, , grade]) => grade),
  ).toEqual(['First', '2:1', '2:2', 'Fail', '2:1']);
});

test('grades out of 10 points, where O is outstanding, are kept as printed and give no GPA', () => {
  const record = read(`
      Ashgrove University
      Grade Card
      Course Code   Course Title               Credits   Grade   Grade Points
      CS101         Programming                   4        O        10
      MA101         Calculus                      4        A+        9
      PH101         Physics                       3        A         8
      SGPA: 9.1   CGPA: 8.9`);
  expect(record.terms[0]?.courses.map(({ grade }) => grade?.value)).toEqual(['O', 'A+', 'A']);
  expect(record).toMatchObject({ scale: 'unknown', gpaRecomputed: null, gpaStated: { value: 8.9 } });
});

test('grades with decimal commas out of 20 are kept as printed and give no GPA', () => {
  const record = read(`
      Université de Larkspur
      Relevé de notes
      Code     Intitulé                       ECTS    Note
      UE101    Analyse                         6       14,50
      UE102    Algèbre                         6       12,00
      UE103    Physique                        6       9,75
      Moyenne générale : 12,08 / 20`);
  expect(record).toMatchObject({
    ...{ kind: 'transcript', scale: 'unknown', gpaRecomputed: null },
    ...{ institution: { value: 'Université de Larkspur' }, gpaStated: { value: 12.08 } },
  });
  expect(record.terms[0]?.courses.map(({ grade }) => grade?.value)).toEqual(['14.50', '12.00', '9.75']);
});

test('a report card with teachers, quarters and absences gives the final grades', () => {
  expect(
    rowsOf(`
      Harbor View High School
      Report Card
      Student: Clara Novak     Grade: 10
      Subject              Teacher        Q1   Q2   Q3   Q4   Final   Absences
      Biology              Ms. Smith      88   91   85   90    89        2
      Geometry             Mr. Jones      75   80   79   81    79        0
      English 10           Ms. Adams      92   90   94   95    93        1`),
  ).toEqual([
    ['Biology', null, '89'],
    ['Geometry', null, '79'],
    ['English 10', null, '93'],
  ]);
});
