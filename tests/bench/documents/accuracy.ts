import type { AcademicRecord } from 'academic-records';
import type { TrueCourse, Truth } from '../../fixtures/documents/truth.ts';

/** Counts of rows: found in the document, printed in it, and both alike. */
export interface Counts {
  found: number;
  printed: number;
  right: number;
}

export const noCounts = (): Counts => ({ found: 0, printed: 0, right: 0 });

export function addTo(counts: Counts, { found, printed, right }: Counts): void {
  counts.found += found;
  counts.printed += printed;
  counts.right += right;
}

export const precision = ({ found, right }: Counts) => (found === 0 ? 0 : right / found);
export const recall = ({ printed, right }: Counts) => (printed === 0 ? 0 : right / printed);
export const f1 = ({ found, printed, right }: Counts) => (found + printed === 0 ? 0 : (2 * right) / (found + printed));

/**
 * Compares grade rows. A row is right if its code, credits and grade are as printed, and its title except for one letter in ten:
 * the titles decide which course it is, and a wrong letter of a title changes nothing that counts.
 */
export function compareRows(records: readonly AcademicRecord[], { terms }: Truth): Counts {
  const open = records.flatMap((record) =>
    record.terms.flatMap(({ courses }) =>
      courses.flatMap(({ code, title, credits, grade }): TrueCourse[] =>
        grade
          ? [
              {
                code: code?.value ?? null,
                title: title?.value ?? '',
                credits: credits?.value ?? null,
                grade: grade.value,
              },
            ]
          : [],
      ),
    ),
  );
  const found = open.length;
  const printed = terms.flatMap(({ courses }) => courses);
  let right = 0;
  for (const course of printed) {
    const at = open.findIndex((row) => isSame(row, course));
    if (at < 0) continue;
    open.splice(at, 1);
    right += 1;
  }
  return { found, printed: printed.length, right };
}

function isSame(row: TrueCourse, course: TrueCourse): boolean {
  const [read, printed] = [letters(row.title), letters(course.title)];
  return (
    row.grade === course.grade &&
    row.credits === course.credits &&
    letters(row.code ?? '') === letters(course.code ?? '') &&
    distance(read, printed) <= Math.max(1, Math.floor(printed.length / 10))
  );
}

/** Letters and digits without accents, which the English data of the OCR do not have. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export const isSameText = (one: string | undefined, other: string) => letters(one ?? '') === letters(other);

/** Levenshtein's distance. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + change),
      );
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Whether all scores and dates of a report are right. */
export function areScoresRight(record: AcademicRecord, { kind, tests }: Truth): boolean {
  const scores = record.tests.map(({ test, total, date, sections }) => ({
    test,
    total: total?.value ?? null,
    date: date?.value ?? '',
    sections: sections.map(({ name, score }) => ({ name, score: score?.value })),
  }));
  return (
    record.kind === kind &&
    scores.length === tests.length &&
    tests.every((printed, index) => {
      const read = scores[index];
      return (
        read?.date.startsWith(printed.date) &&
        JSON.stringify({ ...read, date: '' }) === JSON.stringify({ ...printed, date: '' })
      );
    })
  );
}

/** Compares scores: one is right if its test, date, section and number are as printed; a total is one too. */
export function compareScores(record: AcademicRecord | undefined, { tests }: Truth): Counts {
  const found = (record?.tests ?? []).flatMap(({ test, total, date, sections }) => [
    ...(total ? [`${test} ${date?.value} total ${total.value}`] : []),
    ...sections.map(({ name, score }) => `${test} ${date?.value} ${name} ${score?.value}`),
  ]);
  const printed = tests.flatMap(({ test, total, date, sections }) =>
    [...(total === null ? [] : [{ name: 'total', score: total }]), ...sections].map(
      ({ name, score }) => [`${test} ${date}`, ` ${name} ${score}`] as const,
    ),
  );
  const open = [...found];
  let right = 0;
  for (const [start, end] of printed) {
    // A printed date may be the beginning of a day.
    const at = open.findIndex((text) => text.startsWith(start) && text.endsWith(end));
    if (at < 0) continue;
    open.splice(at, 1);
    right += 1;
  }
  return { found: found.length, printed: printed.length, right };
}
