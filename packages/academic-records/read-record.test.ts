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

const rowsOf = (text: string) =>
  readAcademicRecord([typed(text)]).terms.flatMap(({ courses }) =>
    courses.map(({ code, title, credits, grade }) => [code?.value, title?.value, credits?.value, grade?.value]),
  );

test('a German record has 1 as its best grade, decimal commas and titles in two lines', () => {
  const record = readAcademicRecord([
    typed(`
      Technische Universität Lindenau
      Transcript of Records
      Family name:   Novak
      Given name:    Zofia
      Module no.   Module                          ECTS    Note
      61112        Analysis I                       8,0     1,7
      61207        Differential Equations and       5,0     2,3
                   Boundary Value Problems
      61300        Statistics                       5,0     1,0
      Grading system: 1.0 = very good, 4.0 = sufficient, 5.0 = fail`),
  ]);
  expect(record).toMatchObject({ scale: '1-5', bestGrade: '1', studentName: { value: 'Zofia Novak' } });
  expect(record.terms[0]?.courses[1]).toMatchObject({
    title: { value: 'Differential Equations and Boundary Value Problems' },
    credits: { value: 5 },
    grade: { value: '2.3' },
  });
  expect(record.gpaRecomputed).toMatchObject({ value: 3.33, conversion: expect.stringContaining('1 best') });
});

test('grades from 1 to 5 without a sign which end is best give a problem and no GPA', () => {
  const record = readAcademicRecord([
    typed(`
      Transcript
      Subject code   Title            Credits   Grade
      10231          Algebra             5        5
      10232          Geometry            5        4
      10233          Mechanics           5        1`),
  ]);
  expect(record).toMatchObject({ scale: '1-5', bestGrade: null, gpaRecomputed: null });
  expect(record.problems[0]).toContain('does not show whether 1 or 5 is best');
});

test('UK classes are read beside marks', () => {
  const record = readAcademicRecord([
    typed(`
      University of Thornbury
      Academic Transcript
      Module     Title                   Credits   Mark   Class
      MATH4021   Linear Algebra             20       71    First
      PHYS4002   Mechanics                  20       64    2:1
      CHEM4010   Organic Chemistry          20       52    2:2
      Overall weighted average: 62.3`),
  ]);
  expect(record).toMatchObject({ scale: 'uk-class', gpaStated: { value: 62.3 }, problems: [] });
  expect(record.terms[0]?.courses.map(({ grade }) => grade?.value)).toEqual(['First', '2:1', '2:2']);
});

test('a page in two columns is read column by column', () => {
  const rows = rowsOf(`
 OFFICIAL TRANSCRIPT
 FALL 2021                                       SPRING 2022
 CRSE      TITLE              HRS  GRD           CRSE      TITLE              HRS  GRD
 MATH 101  CALCULUS I         4.0  A             MATH 102  CALCULUS II        4.0  B+
 ENGL 110  ACADEMIC WRITING   3.0  B             PHYS 150  MECHANICS          4.0  A-
 HIST 220  ANCIENT ROME       3.0  C+            CHEM 101  GENERAL CHEMISTRY  4.0  B`);
  expect(rows.map(([code]) => code)).toEqual(['MATH 101', 'ENGL 110', 'HIST 220', 'MATH 102', 'PHYS 150', 'CHEM 101']);
  expect(rows[3]).toEqual(['MATH 102', 'CALCULUS II', 4, 'B+']);
});

test('usual faults of OCR are corrected, with a lower confidence', () => {
  const record = readAcademicRecord([
    typed(`
      Official Transcript
      Course      Title                 Credits   Grade
      MATH l01    Calculus I              4.00      A-
      ENGL 1lO    Academic Writing        3.00      8+
      HIST 220    Ancient Rome            300       B
      PHYS 150    Mechanics               4.OO      Cc`),
  ]);
  const courses = record.terms.flatMap((term) => term.courses);
  expect(courses.map(({ code }) => code?.value)).toEqual(['MATH 101', 'ENGL 110', 'HIST 220', 'PHYS 150']);
  expect(courses.map(({ credits }) => credits?.value)).toEqual([4, 3, 3, 4]);
  expect(courses.map(({ grade }) => grade?.value)).toEqual(['A-', 'B+', 'B', 'C']);
  expect(courses[1]?.grade?.confidence).toBeLessThan(0.8);
});

test('a doubtful number of ones at the end of a title is a Roman one, and a doubtful E is an F where the page has that', () => {
  const page = typed(`
      Official Transcript
      Course      Title                 Credits   Grade
      MATH 101    Calculus 11             4.00      A-
      SPAN 110    Spanish IT              3.00      E
      ENGL 011    English 11              3.00      F
      HIST 220    Ancient Rome            3.00      B`);
  const doubtful = (text: string, y: number) => (text === 'E' ? 0.9 : y < 0.06 && text === '11' ? 0.7 : 0.94);
  const words = page.words.map((word) => ({ ...word, confidence: doubtful(word.text, word.box.y) }));
  const courses = readAcademicRecord([{ words }]).terms.flatMap((term) => term.courses);
  expect(courses.map(({ title, grade }) => [title?.value, grade?.value])).toEqual([
    ['Calculus II', 'A-'],
    ['Spanish II', 'F'],
    ['English 11', 'F'],
    ['Ancient Rome', 'B'],
  ]);
  expect(courses[1]?.grade?.confidence).toBeLessThan(0.7);
});

test('a skewed page is read like a straight one', () => {
  const straight = typed(transcript);
  const words = straight.words.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + word.box.x * 0.04 } }));
  const rows = (pages: Parameters<typeof readAcademicRecord>[0]) =>
    readAcademicRecord(pages).terms.map(({ courses }) => courses.map(({ code, grade }) => [code?.value, grade?.value]));
  expect(rows([{ words }])).toEqual(rows([straight]));
});

test('a course that is listed twice with different grades is a problem', () => {
  const record = readAcademicRecord([
    typed(transcript.replace('ENGL 110    Academic Writing ', 'MATH 101    Calculus I       ')),
  ]);
  expect(record.problems).toContain(
    'MATH 101 Calculus I is listed twice in the same term with different grades: A- and B+.',
  );
});

test('an SAT report gives its scores, and a total that is not their sum is a problem', () => {
  const report = (total: number) =>
    readAcademicRecord([
      typed(`
      SAT Score Report
      Name: Ada Lindqvist
      Test Date: March 9, 2024
      Total Score                            ${total}
      Evidence-Based Reading and Writing     680
      Math                                   670     91st percentile`),
    ]);
  expect(report(1350)).toMatchObject({
    kind: 'sat',
    tests: [
      {
        test: 'SAT',
        total: { value: 1350 },
        date: { value: '2024-03-09' },
        sections: [
          { name: 'Evidence-Based Reading and Writing', score: { value: 680 } },
          { name: 'Math', score: { value: 670 } },
        ],
      },
    ],
    problems: [],
  });
  expect(report(1450).problems).toEqual(['The SAT total 1450 is not the sum of its sections, 1350.']);
});

test('a document in another script is not read, and says so', () => {
  const record = readAcademicRecord([
    typed('Выписка из зачётной книжки\nМатематика отлично\nФизика хорошо\nИстория отлично'),
  ]);
  expect(record).toMatchObject({ kind: 'other', terms: [] });
  expect(record.problems[0]).toContain('not in Latin script');
});

test('at most 500 courses are read, quickly', () => {
  const pages = Array.from({ length: 15 }, (_, page) => {
    const rows = Array.from(
      { length: 50 },
      (_, row) => `MATH ${100 + row}   Topics in Mathematics ${page * 50 + row}   3.00   A`,
    );
    return typed(['Course     Title                        Credits  Grade', ...rows].join('\n'), { page: page + 1 });
  });
  const record = readAcademicRecord(pages);
  expect(record.terms.flatMap(({ courses }) => courses)).toHaveLength(500);
  expect(record.problems[0]).toContain('more than 500 courses');
});

test('no input makes the reader fail', () => {
  const word = (text: unknown, box: unknown) => ({ text, box, confidence: Number.NaN }) as never;
  const place = { page: 1, x: 0.1, y: 0.1, width: 0.1, height: 0.01 };
  const hostile: unknown[] = [
    [],
    null,
    [null],
    [{}],
    [
      {
        words: [
          null,
          word(undefined, place),
          word('A', null),
          word('A', { ...place, x: Number.NaN }),
          word('A', { ...place, height: 0 }),
        ],
      },
    ],
    [{ words: [word('A'.repeat(100_000), place), word('(((((+++', place), word('\u0000\ud800', place)] }],
    [
      {
        words: Array.from({ length: 20_000 }, (_, index) =>
          word(`${index % 100}.${index % 10}`, { ...place, x: (index % 97) / 97, y: (index % 89) / 89 }),
        ),
      },
    ],
    [{ words: Array.from({ length: 5000 }, () => word('MATH 101 GPA GPA GPA grade grade 1 2 3 A B C', place)) }],
  ];
  for (const pages of hostile) expect(readAcademicRecord(pages as never)).toHaveProperty('problems');
});
