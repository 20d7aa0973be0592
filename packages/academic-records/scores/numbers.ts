import { digitsOf } from '../grades/read-grade.ts';
import { dateIn } from '../page/dates.ts';
import type { Line, Placed } from '../page/lines.ts';
import { boxOf, sureness } from '../page/lines.ts';
import type { Read } from '../record.ts';

/** The numbers that a score can be. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Numbers that can be a score, in reading order. */
export function scoresIn(words: readonly Placed[], { low, high, step }: Range): Read<number>[] {
  return words.flatMap((word, index) => {
    const { text } = word;
    // Ranges (640–700), percentiles (89th, 89%), numbers of a list (2.) and "of 36" are no scores.
    if (/[–—%]|\d-\d|^\d+[.)]$|(st|nd|rd|th)$/.test(text)) return [];
    if (/^(to|of|–|-|—|\/|out)$/i.test(words[index - 1]?.text ?? '')) return [];
    if (/^(to|–|-|—)$/i.test(words[index + 1]?.text ?? '')) return [];
    const digits = digitsOf(text.replace(/\/(5|36|800|1600)$/, ''));
    if (!digits || !/^\d{1,4}$/.test(digits) || !/\d/.test(text)) return [];
    const value = Number(digits);
    if (value < low || value > high || value % step !== 0) return [];
    return [{ value, text, confidence: sureness([word], digits === text ? 1 : 0.8), box: boxOf([word]) }];
  });
}

/** The indexes of the words that cover these characters of a line's text. */
export function wordsBetween(line: Line, from: number, to: number): { first: number; last: number } {
  let position = 0;
  let first = -1;
  let last = 0;
  for (const [index, { text }] of line.words.entries()) {
    const end = position + text.length;
    if (end > from && first < 0) first = index;
    if (position < to) last = index;
    position = end + 1;
  }
  return { first: Math.max(0, first), last };
}

/** A date in a line. One of which only a month or a year is printed has a confidence of at most 0.5. */
export function dateInLine(
  line: Line,
): { readonly read: Read<string>; readonly words: readonly Placed[]; readonly isWhole: boolean } | undefined {
  const date = dateIn(line.text);
  if (!date || /birth|dob|print|issued|report date|created|graduat|expire/i.test(line.text)) return undefined;
  const start = line.text.indexOf(date.text);
  const { first, last } = wordsBetween(line, start, start + date.text.length);
  const words = line.words.slice(first, last + 1);
  const confidence = date.isWhole ? sureness(words) : Math.min(0.5, sureness(words));
  return { read: { value: date.day, text: date.text, confidence, box: boxOf(words) }, words, isWhole: date.isWhole };
}
