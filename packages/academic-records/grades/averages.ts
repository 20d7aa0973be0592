import type { Row } from '../courses/read-row.ts';
import type { Line, Placed } from '../page/lines.ts';
import { boxOf, sureness } from '../page/lines.ts';
import type { AcademicRecord, BestGrade, GradingScale, Read } from '../record.ts';
import { digitsOf } from './read-grade.ts';
import { conversionOf, gradePoints } from './scales.ts';

const label =
  /\b(c?gpa|qpa|grade[- ]point average|(final|overall|weighted|cumulative|credit-weighted|grade|average)\s+(grade|average|mark|percentage|percent)|(aggregate|total)\s+percentage|average|moyenne générale|moyenne|gesamtnote|durchschnittsnote|mean grade)\b/i;

/** The stated average over all courses: the one named cumulative or overall, otherwise the last. */
export function gpaStatedIn(pages: readonly (readonly Line[])[], highest: number): Read<number> | null {
  const found: { value: Read<number>; rank: number }[] = [];
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      for (const { start, end } of labelsIn(line)) {
        const stop = line.words.findIndex((word, at) => at > end && label.test(word.text));
        const beside = numberIn(line.words.slice(end + 1, stop < 0 ? undefined : stop), highest);
        const left = line.words[start]?.left ?? 0;
        const right = line.words[end]?.right ?? 0;
        // A term's average and the cumulative one often share a line.
        const from = line.words
          .slice(Math.max(0, start - 3), end + 1)
          .map(({ text }) => text)
          .join(' ');
        if (beside) found.push({ value: beside, rank: rankOf(from, line.text) });
        else {
          for (const below of lines.slice(index + 1, index + 5)) {
            const under = below.words.filter((word) => word.left < right + 0.01 && word.right > left - 0.01);
            const value = numberIn(under, highest);
            if (value) found.push({ value, rank: rankOf(`${from} ${below.text}`, below.text) });
          }
        }
      }
    }
  }
  // The last of those that are named best.
  const best = Math.max(...found.map(({ rank }) => rank));
  return found.findLast(({ rank }) => rank === best)?.value ?? null;
}

function rankOf(near: string, line: string): number {
  if (/\b(cumulative|cum|overall|cgpa|career|final|total|gesamt)/i.test(near)) return 3;
  if (/\b(term|semester|sem|quarter)\b/i.test(near)) return 0;
  if (/\b(cumulative|cum|overall|career)\b/i.test(line)) return 2;
  return 1;
}

function labelsIn(line: Line): { start: number; end: number }[] {
  if (
    line.words.length > 40 ||
    /=/.test(line.text) ||
    /\b(?<!on (a|the) )(?<!out of )(grading )?scale/i.test(line.text)
  )
    return [];
  const found: { start: number; end: number }[] = [];
  for (let start = 0; start < line.words.length; start++) {
    for (let length = 3; length > 0; length--) {
      const text = line.words
        .slice(start, start + length)
        .map((word) => word.text)
        .join(' ');
      if (start + length > line.words.length || !isLabel(text)) continue;
      found.push({ start, end: start + length - 1 });
      start += length - 1;
      break;
    }
  }
  return found;
}

const wholeLabel = new RegExp(`^${label.source}$`, 'i');

/** A percentage alone is a label with a colon only: otherwise it is the heading of a column. */
const isLabel = (text: string) => wholeLabel.test(text.replace(/[:;.]+$/, '')) || /^percentage:$/i.test(text);

function numberIn(words: readonly Placed[], highest: number): Read<number> | undefined {
  for (const word of words.slice(0, 6)) {
    const digits = digitsOf(word.text.replace(/\/.*$|%$/g, ''))?.replace(',', '.');
    if (!digits || !/\d/.test(word.text)) {
      if (/^(earned|attempted|hours|credits|points|rank)/i.test(word.text)) return undefined;
      continue;
    }
    const pointed = /^\d{3}$/.test(digits) && highest <= 10 ? `${digits[0]}.${digits.slice(1)}` : digits;
    const value = Number(pointed);
    if (!Number.isFinite(value) || value > highest || value < 0) continue;
    return {
      value,
      text: word.text,
      confidence: sureness([word], pointed === word.text.replace(',', '.') ? 1 : 0.8),
      box: boxOf([word]),
    };
  }
  return undefined;
}

/** The average of grade points out of 4, weighted by credits, or unweighted where the credits of courses are missing. */
export function recompute(
  rows: readonly Row[],
  scale: GradingScale,
  best: BestGrade | null,
): AcademicRecord['gpaRecomputed'] {
  const counted = rows.flatMap(({ course: { grade, credits } }) => {
    const points = grade ? gradePoints(grade.value, scale, best) : undefined;
    return points === undefined ? [] : [{ points, credits: credits?.value }];
  });
  if (counted.length === 0) return null;
  const isWeighted =
    counted.every(({ credits }) => credits !== undefined) && counted.some(({ credits = 0 }) => credits > 0);
  const weight = (credits: number | undefined) => (isWeighted ? (credits ?? 0) : 1);
  const credits = counted.reduce((sum, each) => sum + weight(each.credits), 0);
  const value = counted.reduce((sum, each) => sum + each.points * weight(each.credits), 0) / credits;
  const conversion = conversionOf(scale, best) + (isWeighted ? '' : '. Unweighted, because credits are missing');
  return {
    value: Math.round(value * 100) / 100,
    conversion,
    courses: counted.length,
    credits: isWeighted ? Math.round(credits * 100) / 100 : 0,
  };
}

/** The credit-weighted mean of grades as they are printed, for scales of numbers. */
export function meanGrade(rows: readonly Row[]): number | undefined {
  let sum = 0;
  let weights = 0;
  const isWeighted = rows.every(({ course }) => course.credits !== null || course.grade === null);
  for (const { course, gradeForm } of rows) {
    if (!course.grade || gradeForm !== 'number') continue;
    const weight = isWeighted ? (course.credits?.value ?? 1) : 1;
    sum += Number(course.grade.value) * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : undefined;
}
