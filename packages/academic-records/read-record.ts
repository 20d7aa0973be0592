import { mostCourses, readCourses } from './courses/blocks.ts';
import { headingsIn } from './courses/headings.ts';
import type { Row } from './courses/read-row.ts';
import { gpaStatedIn, meanGrade, recompute } from './grades/averages.ts';
import type { Scale } from './grades/detect-scale.ts';
import { detectScale, withUsualFails } from './grades/detect-scale.ts';
import { withLostPoints } from './grades/lost-points.ts';
import { gradePoints } from './grades/scales.ts';
import { institutionIn, studentNameIn, studentNamesIn } from './institution-and-student.ts';
import type { Line, Placed } from './page/lines.ts';
import { linesOf } from './page/lines.ts';
import type { AcademicRecord, Course, Read, RecordKind, Term, TestResult, Word } from './record.ts';
import { testProblems, testsIn } from './scores/read-scores.ts';
import { expectedTotal } from './scores/standard-tests.ts';

/**
 * Reads a transcript or a score report from the words of its pages. Any input gives a record: what cannot be read is null or
 * missing, and `problems` says what is contradictory or in doubt.
 * @example readAcademicRecord([{ words }]).terms[0]?.courses[0]?.grade?.value // 'A-'
 */
export function readAcademicRecord(pages: readonly { readonly words: readonly Word[] }[]): AcademicRecord {
  const lines = linesOf(pages);
  const text = lines
    .flat()
    .map((line) => line.text)
    .join('\n');
  if (text.trim() === '') return nothing('No text was found on the pages.');
  if (isOtherScript(text))
    return nothing('The text is not in Latin script, so it was not read. Enter the values by hand.');
  const { rows: read, isCut } = readCourses(lines);
  const rows = withUsualFails(withLostPoints(read, text), text);
  const tests = testsIn(lines.flat());
  const { kind, confidence } = kindOf(text, rows, tests, lines.flat().some(isTableHeading));
  const isTranscript = kind === 'transcript';
  const courses = isTranscript ? rows : [];
  const scale = detectScale(courses, text);
  const gpaStated = isTranscript ? gpaStatedIn(lines, highestOf(scale)) : null;
  const gpaRecomputed = recompute(courses, scale.scale, scale.best);
  const record = {
    kind,
    kindConfidence: confidence,
    institution: institutionIn(lines),
    studentName: studentNameIn(lines),
    scale: scale.scale,
    bestGrade: scale.best,
    terms: termsOf(courses),
    gpaStated,
    gpaRecomputed,
    tests: isTranscript ? testsBeside(lines.flat(), rows) : tests,
  };
  const cut = isCut
    ? [`The document lists more than ${mostCourses} courses. Only the first ${mostCourses} were read.`]
    : [];
  return {
    ...record,
    problems: [...severalStudents(studentNamesIn(lines)), ...cut, ...problemsOf(record, courses, scale)],
  };
}

function severalStudents(names: readonly string[]): string[] {
  if (names.length < 2) return [];
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return [`The document names more than one person: ${all}. Remove what is not yours.`];
}

function nothing(problem: string): AcademicRecord {
  return {
    kind: 'other',
    kindConfidence: 1,
    institution: null,
    studentName: null,
    scale: 'unknown',
    bestGrade: null,
    terms: [],
    gpaStated: null,
    gpaRecomputed: null,
    tests: [],
    problems: [problem],
  };
}

/** Test scores on a transcript, whose courses can have the names of sections and exams: of other lines, and only those beyond doubt. */
function testsBeside(lines: readonly Line[], rows: readonly Row[]): TestResult[] {
  const boxes = rows.flatMap(({ course }) => [course.title?.box, course.grade?.box].filter((box) => box != null));
  const isOfCourse = ({ word: { box } }: Placed) =>
    boxes.some(
      ({ page, x, y, width, height }) =>
        page === box.page && box.x >= x && box.x < x + width && box.y >= y && box.y < y + height,
    );
  return testsIn(lines.filter(({ words }) => !words.some(isOfCourse))).flatMap((result) => {
    const sections = result.sections.filter(({ score }) => score !== null);
    const isWhole = result.test === 'AP' || (result.total !== null && result.total.value === expectedTotal(result));
    return isWhole && sections.length > 0 ? [{ ...result, sections }] : [];
  });
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 20 && latin < letters * 0.5;
}

/** Whether a line has headings of courses and of their grades. */
function isTableHeading({ words }: Line): boolean {
  const roles = headingsIn(words)?.map(({ role }) => role) ?? [];
  return roles.includes('grade') && (roles.includes('title') || roles.includes('code'));
}

function kindOf(
  text: string,
  rows: readonly Row[],
  tests: readonly TestResult[],
  hasTable: boolean,
): { kind: RecordKind; confidence: number } {
  const graded = rows.filter(({ course }) => course.grade).length;
  const words = [
    /\btranscript\b/i,
    /\b(report card|grade (card|report|sheet)|marks? ?sheet|statement of (marks|results)|relev[ée] de notes|zeugnis)\b/i,
    /\bacademic record\b/i,
    /\b(gpa|grade point average)\b/i,
    /\b(credits?|ects|units)\b/i,
    /\b(semester|term|academic year)\b/i,
    /\b(courses?|modules?)\b/i,
    /\brecord of\b/i,
    /\bregistrar\b/i,
  ];
  // The headings of a table of courses say as much as the word itself, in whatever language the title is.
  const named = words.filter((word) => word.test(text)).length + (hasTable ? 1 : 0);
  const sectionsOf = (test: TestResult['test']) =>
    tests.filter((each) => each.test === test).flatMap(({ sections }) => sections).length;
  const best = [...tests].sort((a, b) => sectionsOf(b.test) - sectionsOf(a.test))[0];
  // The sections of a report can look like courses with grades.
  const isReport = best && !/\btranscript\b/i.test(text) && (graded < 6 || sectionsOf(best.test) >= graded * 0.6);
  if (best && (graded < 3 || isReport) && (named < 4 || sectionsOf(best.test) > graded)) {
    const kind = ({ SAT: 'sat', ACT: 'act', AP: 'ap' } as const)[best.test];
    return { kind, confidence: best.total || best.test === 'AP' ? 0.95 : 0.7 };
  }
  if (graded >= 3 && named >= 1) return { kind: 'transcript', confidence: Math.min(0.99, 0.6 + named * 0.08) };
  if (graded >= 1 && named >= 3) return { kind: 'transcript', confidence: 0.6 };
  return { kind: 'other', confidence: 0.6 };
}

/** Courses under their terms, in the order of their first course. */
function termsOf(rows: readonly Row[]): Term[] {
  const terms = new Map<string, { name: Read<string> | null; courses: Course[] }>();
  for (const { course, term } of rows) {
    const key = term?.value.toLowerCase() ?? '';
    const open = terms.get(key) ?? { name: term ?? null, courses: [] };
    open.courses.push(course);
    terms.set(key, open);
  }
  return [...terms.values()];
}

const highestOf = ({ scale }: Scale) =>
  ({ percent: 100, 'uk-class': 100, '1-5': 6, '4.0': 5, letter: 5, unknown: 100 })[scale];

function problemsOf(record: Omit<AcademicRecord, 'problems'>, rows: readonly Row[], { scale, best }: Scale): string[] {
  if (record.kind === 'other') return ['Neither courses with grades nor test scores were found.'];
  return [
    ...scaleProblems(rows, { scale, best }),
    ...gpaProblems(record, rows, { scale, best }),
    ...repeatedCourses(record.terms),
    ...pointProblems(rows, { scale, best }),
    ...record.tests.flatMap(testProblems),
  ];
}

function scaleProblems(rows: readonly Row[], { scale, best }: Scale): string[] {
  if (rows.length === 0) return [];
  if (scale === '1-5' && !best)
    return [
      'The grades are on a scale from 1 to 5, and the document does not show whether 1 or 5 is best. No GPA was computed.',
    ];
  if (scale === 'unknown') return ['The grading scale was not recognised. No GPA was computed.'];
  const foreign = rows.filter(
    ({ course, gradeForm }) =>
      course.grade && gradeForm !== 'mark' && gradePoints(course.grade.value, scale, best) === undefined,
  );
  return foreign
    .slice(0, 10)
    .map(
      ({ course }) =>
        `The grade ${course.grade?.value} of ${nameOf(course)} does not belong to the grading scale of the other courses.`,
    );
}

function gpaProblems(
  { gpaStated, gpaRecomputed }: Omit<AcademicRecord, 'problems'>,
  rows: readonly Row[],
  { scale, best }: Scale,
): string[] {
  if (!gpaStated || !gpaRecomputed) return [];
  const isOutOf4 = scale === 'letter' || scale === '4.0';
  const expected = isOutOf4 ? gpaRecomputed.value : meanGrade(rows);
  if (expected === undefined) return [];
  const tolerance = scale === 'percent' || scale === 'uk-class' ? 1 : scale === '1-5' ? 0.1 : 0.05;
  if (Math.abs(expected - gpaStated.value) <= tolerance + 1e-9 || (scale === '1-5' && !best)) return [];
  const name = isOutOf4 ? 'GPA' : 'average';
  return [`The document states the ${name} ${gpaStated.value}, but its courses give ${expected.toFixed(2)}.`];
}

function repeatedCourses(terms: readonly Term[]): string[] {
  return terms.flatMap(({ courses }) => {
    const seen = new Map<string, Course>();
    return courses.flatMap((course) => {
      const key = (course.code?.value ?? course.title?.value ?? '').toLowerCase();
      const other = seen.get(key);
      if (!other) seen.set(key, course);
      if (!other || key === '') return [];
      if (other.title?.value !== course.title?.value) return [];
      return other.grade?.value === course.grade?.value
        ? [`${nameOf(course)} is listed twice in the same term.`]
        : [
            `${nameOf(course)} is listed twice in the same term with different grades: ${other.grade?.value ?? 'none'} and ${course.grade?.value ?? 'none'}.`,
          ];
    });
  });
}

/** Grade points of a course that its credits and grade do not give. */
function pointProblems(rows: readonly Row[], { scale, best }: Scale): string[] {
  if (scale !== 'letter' && scale !== '4.0') return [];
  const wrong = rows.filter(({ course: { credits, grade }, points }) => {
    const each = grade ? gradePoints(grade.value, scale, best) : undefined;
    if (!credits || each === undefined || points === undefined) return false;
    return (
      Math.abs(points - credits.value * each) > 0.05 * Math.max(1, credits.value) && Math.abs(points - each) > 0.05
    );
  });
  // Institutions with other points for their letters differ everywhere; that is no contradiction.
  if (wrong.length > Math.max(3, rows.length * 0.2)) return [];
  return wrong.map(
    ({ course, points }) => `The grade points ${points} of ${nameOf(course)} do not match its credits and grade.`,
  );
}

const nameOf = ({ code, title }: Course) => [code?.value, title?.value].filter(Boolean).join(' ') || 'a course';
