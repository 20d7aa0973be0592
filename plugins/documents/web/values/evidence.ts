import type { z } from 'zod';
import type { Box as BoxSchema, Reading, Values } from '../../contract.ts';

export type Box = z.infer<typeof BoxSchema>;

// Where each value was read. A key names a value in the reading, in the form and on the page alike.

/** A value that was read, as a form shows it. */
export interface Evidence {
  readonly key: string;
  /** `Grade of Calculus I` */
  readonly label: string;
  readonly value: string;
  /** The text on the page. */
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly box: Box | null;
}
/**
 * Of the values of courses in pictures, 98 to 99 % are right from this confidence on and 96 to 98 % below it; in layouts that
 * the reader knows less, 96 % and 90 to 96 % (`npm run bench -- documents`).
 */
export const certain = 0.7;

export const isDoubtful = ({ confidence }: Evidence): boolean => confidence < certain;

export const courseKey = ([term, course]: readonly [number, number], field: CourseField) =>
  `course-${term}-${course}-${field}`;
export const termKey = (term: number) => `term-${term}`;
export const testKey = (test: number, field: string) => `test-${test}-${field}`;

export const courseFields = ['code', 'title', 'credits', 'grade'] as const;
export type CourseField = (typeof courseFields)[number];

export const courseLabels: Readonly<Record<CourseField, string>> = {
  code: 'Code',
  title: 'Title',
  credits: 'Credits',
  grade: 'Grade',
};

type AnyRead = NonNullable<Reading['institution'] | Reading['gpaStated']>;

/** Every value that was read, by its key, in the order of the form. */
export function evidenceIn(reading: Reading): ReadonlyMap<string, Evidence> {
  const found = new Map<string, Evidence>();
  const add = (key: string, label: string, read: AnyRead | null) => {
    if (read) found.set(key, { ...read, key, label, value: String(read.value) });
  };
  add('institution', 'Institution', reading.institution);
  add('studentName', 'Name', reading.studentName);
  for (const [term, { name, courses }] of reading.terms.entries()) {
    add(termKey(term), `Term ${term + 1}`, name);
    for (const [course, read] of courses.entries()) {
      const title = read.title?.value ?? read.code?.value ?? `course ${course + 1}`;
      for (const field of courseFields) {
        add(courseKey([term, course], field), `${courseLabels[field]} of ${title}`, read[field]);
      }
    }
  }
  add('gpaStated', 'Stated GPA', reading.gpaStated);
  for (const [test, { test: name, total, date, sections }] of reading.tests.entries()) {
    add(testKey(test, 'total'), `${name} total`, total);
    add(testKey(test, 'date'), `${name} date`, date);
    for (const [section, { name: title, score }] of sections.entries()) {
      add(testKey(test, `section-${section}`), `${name} ${title}`, score);
    }
  }
  return found;
}

/** The index in the reading of a term in the form: that of its first course, else its own. */
export function readTermOf(terms: Values['terms'], index: number, reading: Reading): number | null {
  const own = terms[index]?.courses.find(({ readAs }) => readAs)?.readAs?.[0];
  if (own !== undefined) return own;
  const isTaken = terms.some(({ courses }) => courses.some(({ readAs }) => readAs?.[0] === index));
  return !isTaken && index < reading.terms.length ? index : null;
}
