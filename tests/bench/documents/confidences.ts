import type { AcademicRecord } from 'academic-records';
import type { TrueCourse, Truth } from '../../fixtures/documents/truth.ts';

/** Numbers of values, all and right, at or above and below the confidence from which a value counts as certain. */
export interface Confidences {
  readonly above: [all: number, right: number];
  readonly below: [all: number, right: number];
}

/** As in the plugin's `web/values/evidence.ts`. */
const certain = 0.7;

/** Compares the values of the courses with those of the printed course that has the same title or code. */
export function addConfidences(
  { above, below }: Confidences,
  records: readonly AcademicRecord[],
  { terms }: Truth,
): void {
  const printed = terms.flatMap(({ courses }) => courses);
  for (const { code, title, credits, grade } of records.flatMap((record) =>
    record.terms.flatMap(({ courses }) => courses),
  )) {
    const course =
      printed.find((each) => isAlike(each.title, title?.value)) ??
      printed.find((each) => each.code !== null && isAlike(each.code, code?.value));
    for (const [field, read] of Object.entries({ code, title, credits, grade })) {
      if (!read) continue;
      const counts = read.confidence < certain ? below : above;
      counts[0] += 1;
      if (course && isAlike(course[field as keyof TrueCourse], read.value)) counts[1] += 1;
    }
  }
}

const isAlike = (printed: string | number | null, read: string | number | undefined) =>
  typeof printed === 'number' ? printed === read : plain(printed) === plain(read);

const plain = (value: string | number | null | undefined) =>
  String(value ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9+\-.]/g, '');

export function confidenceNotes({ above, below }: Confidences): string[] {
  const text = ([all, right]: readonly [number, number]) =>
    all === 0 ? 'none' : `${((100 * right) / all).toFixed(1)} % right of ${all}`;
  return [`values with a confidence of ${certain} or more: ${text(above)}; below: ${text(below)}`];
}
