import type { GradeForm, GradeReading } from '../grades/read-grade.ts';
import { digitsOf, repairedGrade } from '../grades/read-grade.ts';
import { gradePoints } from '../grades/scales.ts';
import type { Placed } from '../page/lines.ts';
import { boxOf, sureness } from '../page/lines.ts';
import type { Course, Read } from '../record.ts';
import type { Draft } from './draft.ts';
import { textOf } from './draft.ts';
import type { Column, Table } from './table.ts';
import { termIn } from './terms.ts';

/** A course with the term it is listed under. */
export interface Row {
  readonly course: Course;
  readonly term: Read<string> | undefined;
  readonly gradeForm: GradeForm | undefined;
  readonly points: number | undefined;
}

export function rowOf(draft: Draft, { columns }: Table): Row {
  const gradeColumn = columns.find(({ role, form }) => role === 'grade' && form);
  const creditsColumn = columns.find(({ role }) => role === 'credits');
  const reading = gradeColumn ? gradeIn(draft.grade, gradeColumn) : undefined;
  const { title } = draft;
  const titleText = titleOf(title);
  const asRead = numberIn(draft.credits, creditsColumn);
  const grade =
    reading && gradeColumn && reading.form === 'number' ? withPoint(reading.grade, gradeColumn.decimals) : undefined;
  const points = numberIn(
    draft.points,
    columns.find(({ role }) => role === 'points'),
  )?.value;
  const credits = creditsBy(points, reading, asRead);
  const byPoints =
    reading?.repaired && reading.form === 'letter' ? letterOf(points, credits?.value, reading.grade) : undefined;
  return {
    course: {
      code:
        draft.codeText === undefined
          ? null
          : {
              value: draft.codeText,
              text: textOf(draft.code),
              confidence: sureness(draft.code, draft.codeRepaired ? 0.8 : 1),
              box: boxOf(draft.code),
            },
      title:
        titleText === ''
          ? null
          : { value: titleText, text: textOf(title), confidence: sureness(title), box: boxOf(title) },
      credits:
        credits === undefined
          ? null
          : {
              value: credits.value,
              text: textOf(draft.credits),
              confidence: sureness(draft.credits, credits.repaired ? 0.7 : creditsColumn?.named ? 1 : 0.9),
              box: boxOf(draft.credits),
            },
      grade: reading
        ? {
            value: grade ?? byPoints ?? reading.grade,
            text: textOf(draft.grade),
            confidence: sureness(
              draft.grade,
              reading.repaired || (grade !== undefined && grade !== reading.grade) ? 0.7 : gradeColumn?.named ? 1 : 0.9,
            ),
            box: boxOf(draft.grade),
          }
        : null,
    },
    term:
      draft.term.length > 0
        ? {
            value: termIn(textOf(draft.term)) ?? textOf(draft.term),
            text: textOf(draft.term),
            confidence: sureness(draft.term),
            box: boxOf(draft.term),
          }
        : draft.heading,
    gradeForm: reading?.form,
    points: numberIn(
      draft.points,
      columns.find(({ role }) => role === 'points'),
    )?.value,
  };
}

/** Confidence from which an O is no D that was misread, but `outstanding`. */
const sureO = 0.9;

function gradeIn(words: readonly Placed[], { form }: Column): GradeReading | undefined {
  const text = textOf(words);
  if (text === 'O' && sureness(words) >= sureO) return { grade: 'O', form: 'letter', repaired: false };
  return repairedGrade(text, form);
}

/** Whole credits where the printed grade points show that a fraction was misread (`4.6` for `4.0`). */
function creditsBy(
  points: number | undefined,
  reading: { readonly grade: string; readonly form: GradeForm } | undefined,
  credits: { readonly value: number; readonly repaired: boolean } | undefined,
): typeof credits {
  const each = reading?.form === 'letter' ? gradePoints(reading.grade, 'letter') : undefined;
  if (!credits || !each || points === undefined || credits.value % 0.5 === 0) return credits;
  const whole = Math.floor(credits.value);
  return Math.abs(whole * each - points) < 0.02 ? { value: whole, repaired: true } : credits;
}

/** The letter that the printed grade points give, where it is the same letter with or without a sign. */
function letterOf(points: number | undefined, credits: number | undefined, read: string): string | undefined {
  if (points === undefined || !credits) return undefined;
  const letter = read[0] ?? '';
  return [letter, `${letter}-`, `${letter}+`].find(
    (each) => Math.abs((gradePoints(each, 'letter') ?? -1) * credits - points) < 0.02,
  );
}

/** Without rules at the ends, and with a last Roman number in capitals (`Algebra ll`; in doubt also `11` and `IT`). */
function titleOf(words: readonly Placed[]): string {
  const last = words.at(-1);
  const isRoman =
    last !== undefined &&
    words.length > 1 &&
    /^[I1l|T]{2,3}$/.test(last.text) &&
    sureness([last]) < (/\d$/.test(last.text) ? doubtfulOnes : doubtfulLetters);
  const text = isRoman ? `${textOf(words.slice(0, -1))} ${'I'.repeat(last.text.length)}` : textOf(words);
  const tidy = text.replace(/^[\s|[\]{}*_.,:;'"‘’“”~-]+|[\s[\]{}*_,:;'"‘’“”~-]+$/g, '');
  return tidy.replace(/(?<=\p{L} )[Il1|]{1,3}$/u, (number) =>
    /^1{1,2}$/.test(number) ? number : 'I'.repeat(number.length),
  );
}

function numberIn(
  words: readonly Placed[],
  column: Column | undefined,
): { value: number; repaired: boolean } | undefined {
  if (!column || words.length === 0) return undefined;
  const text = words.map(({ text }) => text).join('');
  const digits = lookAlike(digitsOf(text), words, column);
  if (digits === undefined) return undefined;
  const pointed = withPoint(digits.replace(',', '.'), column.decimals);
  const read = Number(pointed);
  // Credits are whole or have a usual fraction: what looks like 3.06 is 3.00.
  const isOdd =
    column.role === 'credits' && column.isWhole && (read * 12) % 3 > 0.001 && read % 1 !== 0.33 && read % 1 !== 0.67;
  const value = isOdd ? Math.floor(read) : read;
  const repaired = isOdd || pointed !== text.replace(',', '.');
  return Number.isFinite(value) && value <= 1000 ? { value, repaired } : undefined;
}

/** Below these confidences a last `11` or `IT` is a Roman number. */
const doubtfulOnes = 0.88;
const doubtfulLetters = 0.95;

/** Values that are doubtful below this confidence. */
const doubtful = 0.6;

/** For a doubtful 8 that no other row has a 3, if others have that: OCR confuses them where a digit stands alone. */
function lookAlike(digits: string | undefined, words: readonly Placed[], { sure }: Column): string | undefined {
  if (digits === undefined || sureness(words) >= doubtful || sure.has(digits)) return digits;
  const other = digits.replaceAll('8', '3');
  return sure.has(other) ? other : digits;
}

/** Puts back a point that was not read: `300` in a column of `3.00`. */
function withPoint(digits: string, decimals: number): string {
  if (decimals === 0 || digits.includes('.') || digits.length <= decimals) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
