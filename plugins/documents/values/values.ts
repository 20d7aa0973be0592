import { isDeepStrictEqual } from 'node:util';
import { conversions, gradePoints } from 'academic-records';
import { Day } from '../../../core/contract/index.ts';
import type { Gpa, Reading, Values } from '../contract.ts';

/** The values of a reading, before any correction. */
export function valuesOf(reading: Reading): Values {
  return {
    kind: reading.kind,
    institution: shortened(reading.institution?.value, 200),
    studentName: shortened(reading.studentName?.value, 200),
    scale: reading.scale,
    bestGrade: reading.bestGrade,
    terms: reading.terms.map(({ name, courses }, term) => ({
      name: shortened(name?.value, 120),
      courses: courses.map(({ code, title, credits, grade }, course) => ({
        code: shortened(code?.value, 40),
        title: shortened(title?.value, 200),
        credits: within(credits?.value, 1000),
        grade: shortened(grade?.value, 20),
        readAs: [term, course] as [number, number],
      })),
    })),
    gpaStated: within(reading.gpaStated?.value, 1000),
    tests: reading.tests.map(({ test, total, date, sections }, index) => ({
      test,
      total: within(total?.value, 2400),
      date: Day.safeParse(date?.value).data ?? null,
      sections: sections.map(({ name, score }) => ({
        name: shortened(name, 120) ?? 'Section',
        score: within(score?.value, 2400),
      })),
      readAs: index,
    })),
  };
}

const shortened = (text: string | undefined, longest: number): string | null =>
  text
    ?.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim() || null;

const within = (value: number | undefined, highest: number): number | null =>
  value === undefined || value < 0 || value > highest ? null : value;

/**
 * The average out of 4, weighted by credits, or unweighted where credits of courses are missing. Without grades that
 * convert, a stated average on the scale 4.0.
 */
export function gpaOf({ scale, bestGrade, terms, gpaStated }: Values): Gpa {
  const counted = terms
    .flatMap(({ courses }) => courses)
    .flatMap(({ grade, credits }) => {
      const points = grade === null ? undefined : gradePoints(grade, scale, bestGrade);
      return points === undefined ? [] : [{ points, credits }];
    });
  if (counted.length === 0) {
    if (scale !== '4.0' || gpaStated === null || gpaStated > 4) return null;
    return { value: gpaStated, outOf: 4, conversion: 'As stated on the document' };
  }
  const isWeighted = counted.every(({ credits }) => credits !== null) && counted.some(({ credits }) => credits);
  const weight = (credits: number | null) => (isWeighted ? (credits ?? 0) : 1);
  const total = counted.reduce((sum, { credits }) => sum + weight(credits), 0);
  const value = counted.reduce((sum, { points, credits }) => sum + points * weight(credits), 0) / total;
  const conversion = `${conversions[scale]}${isWeighted ? '' : '. Unweighted, because credits are missing'}`;
  return { value: Math.round(value * 100) / 100, outOf: 4, conversion };
}

/** The names of tests and sections whose scores are missing. */
export const missingScores = ({ tests }: Values): string[] =>
  tests.flatMap(({ test, sections }) =>
    sections.flatMap(({ name, score }) => (score === null ? [`${test} ${name}`] : [])),
  );

/** Whether a person changed any value. */
export const isCorrected = (values: Values, reading: Reading): boolean => !isDeepStrictEqual(values, valuesOf(reading));
