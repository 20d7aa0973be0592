import type { z } from 'zod';
import type { DocumentKind, GradingScale, Reading } from '../../contract.ts';
import { Values } from '../../contract.ts';
import type { CourseField } from './evidence.ts';
import { courseKey, readTermOf, termKey, testKey } from './evidence.ts';

// The form's texts. A key names a value on the page and in the form; values that a learner adds have keys of their own.

export interface CourseDraft extends Record<CourseField, string> {
  readonly key: string;
  readonly readAs: [number, number] | null;
}
export interface TermDraft {
  readonly key: string;
  /** The index in the reading. */
  readonly readAs: number | null;
  readonly name: string;
  readonly courses: readonly CourseDraft[];
}
export interface SectionDraft {
  readonly key: string;
  readonly name: string;
  readonly score: string;
}
export interface TestDraft {
  readonly key: string;
  readonly readAs: number | null;
  readonly test: Values['tests'][number]['test'];
  readonly total: string;
  readonly date: string;
  readonly sections: readonly SectionDraft[];
}
export interface Draft {
  readonly kind: DocumentKind;
  readonly institution: string;
  readonly studentName: string;
  readonly scale: GradingScale;
  readonly bestGrade: '' | '1' | '5';
  readonly gpaStated: string;
  readonly terms: readonly TermDraft[];
  readonly tests: readonly TestDraft[];
}

/** Fields of the head of a draft. */
export type HeadField = Exclude<keyof Draft, 'terms' | 'tests'>;

/** The key of a field: of the value that was read, or of one that was added. */
export const fieldKey = {
  course: ({ key, readAs }: CourseDraft, field: CourseField) => (readAs ? courseKey(readAs, field) : `${key}-${field}`),
  term: ({ key, readAs }: TermDraft) => (readAs === null ? key : termKey(readAs)),
  test: ({ key, readAs }: TestDraft, field: string) => (readAs === null ? `${key}-${field}` : testKey(readAs, field)),
  section: ({ key }: SectionDraft) => key,
};

let added = 0;
const newKey = () => `added-${++added}`;

export function draftOf(values: Values, reading: Reading): Draft {
  return {
    kind: values.kind,
    institution: values.institution ?? '',
    studentName: values.studentName ?? '',
    scale: values.scale,
    bestGrade: values.bestGrade ?? '',
    gpaStated: textOf(values.gpaStated),
    terms: values.terms.map(({ name, courses }, index) => ({
      key: newKey(),
      readAs: readTermOf(values.terms, index, reading),
      name: name ?? '',
      courses: courses.map(({ code, title, credits, grade, readAs }) => ({
        key: newKey(),
        readAs,
        code: code ?? '',
        title: title ?? '',
        credits: textOf(credits),
        grade: grade ?? '',
      })),
    })),
    tests: values.tests.map(({ test, total, date, sections, readAs }) => ({
      key: newKey(),
      readAs,
      test,
      total: textOf(total),
      date: date ?? '',
      sections: sections.map(({ name, score }, index) => {
        const read = readAs === null ? undefined : reading.tests[readAs]?.sections;
        const at = read?.[index]?.name === name ? index : (read?.findIndex((each) => each.name === name) ?? -1);
        const key = readAs === null || at < 0 ? newKey() : testKey(readAs, `section-${at}`);
        return { key, name, score: textOf(score) };
      }),
    })),
  };
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

export interface Checked {
  /** Undefined where a field has an issue. */
  readonly values: Values | undefined;
  /** By the key of the field. */
  readonly issues: ReadonlyMap<string, string>;
}

/** The values of a draft, or the issues of its fields. */
export function checkDraft(draft: Draft): Checked {
  const parsed = Values.safeParse(inputOf(draft));
  if (parsed.success) return { values: parsed.data, issues: new Map() };
  return {
    values: undefined,
    issues: new Map(
      parsed.error.issues.toReversed().map((issue) => [keyAt(draft, issue.path), messageOf(issue)] as const),
    ),
  };
}

function inputOf(draft: Draft): unknown {
  return {
    kind: draft.kind,
    institution: lineOf(draft.institution),
    studentName: lineOf(draft.studentName),
    scale: draft.scale,
    bestGrade: draft.bestGrade || null,
    gpaStated: numberOf(draft.gpaStated),
    terms: draft.terms.map(({ name, courses }) => ({
      name: lineOf(name),
      courses: courses.map(({ code, title, credits, grade, readAs }) => ({
        code: lineOf(code),
        title: lineOf(title),
        credits: numberOf(credits),
        grade: lineOf(grade),
        readAs,
      })),
    })),
    tests: draft.tests.map(({ test, total, date, sections, readAs }) => ({
      test,
      total: numberOf(total),
      date: date || null,
      sections: sections.map(({ name, score }) => ({ name, score: numberOf(score) })),
      readAs,
    })),
  };
}

const lineOf = (text: string) => text.trim() || null;

/** Also with a decimal comma. What is no number becomes NaN, which no schema accepts. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

/** For values of the wrong type zod has words for programmers. */
function messageOf({ code, message, path }: z.core.$ZodIssue): string {
  if (code === 'invalid_format' && path.includes('date')) return 'Enter a date';
  if (code === 'too_big' || code === 'too_small') return 'Out of range';
  if (code !== 'invalid_type') return message;
  return path.at(-1) === 'name' ? 'Required' : 'Enter a number';
}

/** The key of the field at a path of the values. */
function keyAt(draft: Draft, [part, index, ...rest]: readonly PropertyKey[]): string {
  if (part === 'terms') {
    const term = draft.terms[Number(index)];
    if (!term) return 'terms';
    if (rest[0] !== 'courses') return fieldKey.term(term);
    const course = term.courses[Number(rest[1])];
    return course ? fieldKey.course(course, rest[2] as CourseField) : fieldKey.term(term);
  }
  if (part === 'tests') {
    const test = draft.tests[Number(index)];
    if (!test) return 'tests';
    if (rest[0] !== 'sections') return fieldKey.test(test, String(rest[0]));
    const section = test.sections[Number(rest[1])];
    return section ? `${fieldKey.section(section)}${rest[2] === 'name' ? '-name' : ''}` : fieldKey.test(test, 'total');
  }
  return String(part);
}

export type Change =
  | { type: 'replace'; draft: Draft }
  | { type: 'head'; field: HeadField; text: string }
  | { type: 'term'; term: string; name: string }
  | { type: 'add-term' }
  | { type: 'remove-term'; term: string }
  | { type: 'course'; term: string; course: string; field: CourseField; text: string }
  | { type: 'add-course'; term: string; course?: CourseDraft }
  | { type: 'remove-course'; term: string; course: string }
  | { type: 'test'; test: string; field: 'test' | 'total' | 'date'; text: string }
  | { type: 'add-test' }
  | { type: 'remove-test'; test: string }
  | { type: 'section'; test: string; section: string; field: 'name' | 'score'; text: string }
  | { type: 'add-section'; test: string }
  | { type: 'remove-section'; test: string; section: string };

/** Returns the same objects for everything that did not change, so that only changed rows are drawn again. */
export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'replace':
      return change.draft;
    case 'head':
      return { ...draft, [change.field]: change.text };
    case 'term':
      return withTerm(draft, change.term, (term) => ({ ...term, name: change.name }));
    case 'add-term':
      return { ...draft, terms: [...draft.terms, { key: newKey(), readAs: null, name: '', courses: [emptyCourse()] }] };
    case 'remove-term':
      return { ...draft, terms: without(draft.terms, change.term) };
    case 'course':
      return withTerm(draft, change.term, (term) => ({
        ...term,
        courses: changed(term.courses, change.course, (course) => ({ ...course, [change.field]: change.text })),
      }));
    case 'add-course':
      return withTerm(draft, change.term, (term) => ({
        ...term,
        courses: inPlace([...term.courses, change.course ?? emptyCourse()]),
      }));
    case 'remove-course':
      return withTerm(draft, change.term, (term) => ({ ...term, courses: without(term.courses, change.course) }));
    case 'test':
      return withTest(draft, change.test, (test) => ({ ...test, [change.field]: change.text }));
    case 'add-test':
      return { ...draft, tests: [...draft.tests, emptyTest()] };
    case 'remove-test':
      return { ...draft, tests: without(draft.tests, change.test) };
    case 'section':
      return withTest(draft, change.test, (test) => ({
        ...test,
        sections: changed(test.sections, change.section, (each) => ({ ...each, [change.field]: change.text })),
      }));
    case 'add-section':
      return withTest(draft, change.test, (test) => ({
        ...test,
        sections: [...test.sections, { key: newKey(), name: '', score: '' }],
      }));
    case 'remove-section':
      return withTest(draft, change.test, (test) => ({ ...test, sections: without(test.sections, change.section) }));
  }
}

interface Keyed {
  readonly key: string;
}
const changed = <T extends Keyed>(list: readonly T[], key: string, change: (one: T) => T): T[] =>
  list.map((one) => (one.key === key ? change(one) : one));
const without = <T extends Keyed>(list: readonly T[], key: string): T[] => list.filter((one) => one.key !== key);
const withTerm = (draft: Draft, key: string, change: (term: TermDraft) => TermDraft): Draft => ({
  ...draft,
  terms: changed(draft.terms, key, change),
});
const withTest = (draft: Draft, key: string, change: (test: TestDraft) => TestDraft): Draft => ({
  ...draft,
  tests: changed(draft.tests, key, change),
});

const emptyCourse = (): CourseDraft => ({ key: newKey(), readAs: null, code: '', title: '', credits: '', grade: '' });
const emptyTest = (): TestDraft => ({ key: newKey(), readAs: null, test: 'SAT', total: '', date: '', sections: [] });

/** A restored course returns to its place; courses that were added stay at the end. */
const inPlace = (courses: readonly CourseDraft[]): CourseDraft[] =>
  courses.toSorted(
    (one, other) =>
      (one.readAs?.[1] ?? Number.POSITIVE_INFINITY) - (other.readAs?.[1] ?? Number.POSITIVE_INFINITY) || 0,
  );

/** The keys of scores that are to be entered before the document is confirmed. */
export const missingScores = ({ tests }: Draft): string[] =>
  tests.flatMap(({ sections }) => sections.filter(({ score }) => score.trim() === '').map(fieldKey.section));

/** Courses of a term that were read and are no longer in the draft. */
export function removedCourses(draft: Draft, { readAs }: TermDraft, reading: Reading): CourseDraft[] {
  const read = readAs === null ? undefined : reading.terms[readAs];
  if (!read || readAs === null) return [];
  const kept = new Set(draft.terms.flatMap(({ courses }) => courses.map((course) => String(course.readAs))));
  return read.courses.flatMap((course, index) =>
    kept.has(String([readAs, index]))
      ? []
      : [
          {
            key: `removed-${readAs}-${index}`,
            readAs: [readAs, index] as [number, number],
            code: course.code?.value ?? '',
            title: course.title?.value ?? '',
            credits: textOf(course.credits?.value ?? null),
            grade: course.grade?.value ?? '',
          },
        ],
  );
}
