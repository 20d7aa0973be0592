import type { Row } from '../courses/read-row.ts';
import type { Read } from '../record.ts';
import { bestGradeIn } from './detect-scale.ts';

/** What is left of the confidence of a value whose point was put back. */
const kept = 0.7;

/**
 * Puts back the points of grades that were read without them (`17` for `1.7`), where the page names the scale: one from 1 to 5, or
 * one of 4.0. Where most grades of 4.0 lost theirs, so did credits that are all whole tens (`50` for `5.0`).
 */
export function withLostPoints(rows: readonly Row[], text: string): Row[] {
  const isOutOf4 = namesScaleOf4(text);
  const pattern = isOutOf4 ? /^([0-3]\d|4[0-3])$/ : /^[1-5]\d$/;
  const largest = isOutOf4 ? 4.3 : 6;
  const grades = rows.flatMap(({ course, gradeForm }) => (gradeForm === 'number' ? [course.grade?.value ?? ''] : []));
  const lost = grades.filter((grade) => pattern.test(grade)).length;
  const others = grades.filter((grade) => !pattern.test(grade) && Number(grade) <= largest).length;
  if (lost === 0 || lost + others < grades.length * 0.9 || !(isOutOf4 || bestGradeIn(text))) return [...rows];
  const credits = rows.flatMap(({ course }) => (course.credits ? [course.credits.value] : []));
  const isTenfold =
    isOutOf4 && lost > grades.length / 2 && credits.every((value) => value >= 10 && value < 100 && value % 10 === 0);
  return rows.map((row) => {
    const { grade, credits: read } = row.course;
    const isLost = row.gradeForm === 'number' && grade && pattern.test(grade.value);
    return {
      ...row,
      course: {
        ...row.course,
        grade: isLost ? doubted(grade, `${grade.value[0]}.${grade.value[1]}`) : grade,
        credits: isTenfold && read ? doubted(read, read.value / 10) : read,
      },
    };
  });
}

const doubted = <T>(read: Read<T>, value: T): Read<T> => ({ ...read, value, confidence: read.confidence * kept });

const namesScaleOf4 = (text: string) =>
  /\b(scale of 4\.0+|out of 4(\.0+)?(?!\.?\d)|4(\.0+)? (point )?scale)\b/i.test(text);
