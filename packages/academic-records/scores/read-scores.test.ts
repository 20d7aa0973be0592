import { expect, test } from 'vitest';
import { readAcademicRecord } from '../index.ts';
import { typed } from '../words.testing.ts';

const read = (text: string) => readAcademicRecord([typed(text)]);
const scoresOf = (text: string) =>
  read(text).tests.flatMap(({ total, sections }) => [
    ...(total ? [['total', total.value]] : []),
    ...sections.map(({ name, score }) => [name, score?.value ?? null]),
  ]);

test('an AP exam without a readable score is listed with the score missing, and says so', () => {
  const report = `
      AP Score Report
      Student name: Ada Lindqvist
      Year    Exam                     Score
      2023    Statistics                 5
      2024    Biology
      2024    Physics 1                  3`;
  expect(scoresOf(report)).toEqual([
    ['Statistics', 5],
    ['Biology', null],
    ['Physics 1', 3],
  ]);
  expect(read(report).problems).toEqual(['The AP score of Biology could not be read. Enter it from the page.']);
  // The only exam of a report, too.
  expect(read(report.replace('5', ' ').replace(/2024.*\n?/g, ''))).toMatchObject({
    kind: 'ap',
    tests: [{ test: 'AP', sections: [{ name: 'Statistics', score: null }] }],
  });
});

test('numbers beside an AP exam that are no scores are not taken for one', () => {
  const report = (row: string) => `
      AP Score Report
      Exam                       Date         Score
      Statistics                 05/2023        4
      ${row}`;
  for (const row of [
    '2. Biology                 05/2024',
    'Biology                    May 3, 2024',
    'Biology                    3/14/2024',
    'Biology                    2-3',
  ])
    expect(scoresOf(report(row))).toEqual([
      ['Statistics', 4],
      ['Biology', null],
    ]);
});

test('sentences about AP exams are no exams', () => {
  expect(
    scoresOf(`
      AP Score Report
      Exam                       Score
      Statistics                   4
      Colleges may grant credit for Biology.
      The exam in Chemistry was not taken this year`),
  ).toEqual([['Statistics', 4]]);
});

const sat = (reading: string, math: string, total: string) => `
      SAT Score Report
      Test Date: March 9, 2024
      Total Score                            ${total}
      Evidence-Based Reading and Writing     ${reading}
      Math                                   ${math}`;

test('scores that contradict their total are in doubt, and none is invented', () => {
  const record = read(sat('680', '670', '1450'));
  expect(record.problems).toEqual(['The SAT total 1450 is not the sum of its sections, 1350.']);
  const [result] = record.tests;
  for (const score of [result?.total, ...(result?.sections ?? []).map((each) => each.score)])
    expect(score?.confidence).toBeLessThan(0.7);
  expect(scoresOf(sat('680', '670', '1450'))).toEqual([
    ['total', 1450],
    ['Evidence-Based Reading and Writing', 680],
    ['Math', 670],
  ]);
});

test('of several printed numbers those count that agree with the total', () => {
  expect(scoresOf(sat('500  680', '670', '1350'))).toEqual([
    ['total', 1350],
    ['Evidence-Based Reading and Writing', 680],
    ['Math', 670],
  ]);
});

test('scores outside of their range are not read', () => {
  expect(scoresOf(sat('685', '670', '1350'))).toEqual([
    ['total', 1350],
    ['Evidence-Based Reading and Writing', null],
    ['Math', 670],
  ]);
  expect(read(sat('680', '670', '1355')).problems).toEqual(['The total score of the SAT was not found.']);
  const act = read(`
      The ACT Test: Student Report
      Composite     29
      English       40
      Mathematics   28
      Reading       33
      Science       30`);
  expect(act.problems).toEqual(['The ACT score of English could not be read. Enter it from the page.']);
});

test('courses of a transcript are no test scores', () => {
  const record = read(`
      Harbor View High School
      Official Transcript
      Course                     Credits   Grade
      English                       5        92
      Mathematics                   5        88
      Reading                       3        90
      Science                       4        85
      AP Statistics                 5        91
      AP Biology                    4        95
      ACT and SAT scores are sent by the testing agencies. AP = Advanced Placement.`);
  expect(record).toMatchObject({ kind: 'transcript', tests: [] });
  expect(record.terms.flatMap(({ courses }) => courses)).toHaveLength(6);
});

test('a total that was divided in two is one number', () => {
  const { words } = typed(sat('560', '710', '12 70'));
  const parts = words.map((word) =>
    word.text === '70' ? { ...word, box: { ...word.box, x: word.box.x - 0.008 } } : word,
  );
  expect(readAcademicRecord([{ words: parts }]).tests[0]?.total).toMatchObject({ value: 1270, text: '1270' });
});
