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

test('a code may stand after its title, and below its heading be any number', () => {
  const record = read(`
      University of Thornbury
      Record of Study
      Module title                     Module code   Level   Credits   Mark   Outcome
      Linear Algebra                   MAT1021         4        20       71    Pass
      Catch-22 and its Readers         ENG1005         4        20       64    Pass
      Organic Chemistry                2011            4        10       38    Fail
      Optics                           041             4        10       55    Pass`);
  const courses = record.terms.flatMap((term) => term.courses);
  expect(
    courses.map(({ code, title, credits, grade }) => [code?.value, title?.value, credits?.value, grade?.value]),
  ).toEqual([
    ['MAT1021', 'Linear Algebra', 20, '71'],
    ['ENG1005', 'Catch-22 and its Readers', 20, '64'],
    ['2011', 'Organic Chemistry', 10, '38'],
    ['041', 'Optics', 10, '55'],
  ]);
});

test('a column with an unknown heading holds no credits, and passed or failed is no grade beside a mark', () => {
  expect(
    rowsOf(`
      Old Mill Secondary School
      Yearly Results
      Subject            Written   Spoken   Total   Result
      Biology               17        52      69     PASS
      Chemistry             26        38      64     PASS
      World History         12        20      32     FAIL
      Geometry              29        61      90     PASS`),
  ).toEqual([
    ['Biology', null, '69'],
    ['Chemistry', null, '64'],
    ['World History', null, '32'],
    ['Geometry', null, '90'],
  ]);
});

test('words of titles stay where sums below the table stand', () => {
  expect(
    rowsOf(`
      Official Transcript
      Subject   Course   Title                               Grade   Credit Hours
      ECON      380      Principles of Microeconomics          C        4.000
      HIST      448      Europe and the World after 1945       B+       3.000
      PHIL      417      Ethics of Technology                  A        3.000
                                  Attempt Hours   Earned Hours   GPA
      Current Term                   10.000          10.000      2.87
      Cumulative                     10.000          10.000      2.87`).map(([title]) => title),
  ).toEqual(['Principles of Microeconomics', 'Europe and the World after 1945', 'Ethics of Technology']);
});

test('grades and credits whose points were lost are read with them where the page names a scale of 4.0', () => {
  const page = (scale: string) => `
      Academic Transcript
      Dept   No.    Course Title             Units   Grade
      Autumn Quarter 2018
      ME     326    Thermodynamics            50       24
      CS     345    Operating Systems         40       27
      STAT   454    Probability               50       38
      PHYS   473    Modern Physics            50       20
      ${scale}`;
  expect(rowsOf(page('Cumulative grade point average 2.74 on a scale of 4.0'))).toEqual([
    ['Thermodynamics', 5, '2.4'],
    ['Operating Systems', 4, '2.7'],
    ['Probability', 5, '3.8'],
    ['Modern Physics', 5, '2.0'],
  ]);
  expect(rowsOf(page('Average of marks 27.4 of 100'))[0]).toEqual(['Thermodynamics', 50, '24']);
});
