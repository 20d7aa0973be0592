import type { Line, Placed } from '../page/lines.ts';
import { boxOf, sureness } from '../page/lines.ts';
import type { Read } from '../record.ts';
import { codeAt } from './code.ts';
import { isSummary } from './other-lines.ts';

/** The term that a line is the heading of; undefined for a course that names its term. */
export function termHeadingOf(line: Line): Read<string> | undefined {
  const [first] = line.cells;
  if (!first || line.words.length > 12 || codeAt(line.words)) return undefined;
  if (line.cells.length <= 2) {
    const whole = readTerm(line.words);
    if (whole && !(line.cells.length === 2 && isValue(line.cells[1]?.text ?? ''))) return whole;
  }
  const others = line.cells.slice(1);
  return others.length <= 2 && !others.some(({ text }) => isValue(text)) ? readTerm(first.words) : undefined;
}

const isValue = (text: string) => /^[A-F][+-]?$|^\d+([.,]\d+)?%?$|^(first|third|2:[12])$/i.test(text);

function readTerm(words: readonly Placed[]): Read<string> | undefined {
  const text = words.map((word) => word.text).join(' ');
  const name = termIn(text);
  return name === undefined ? undefined : { value: name, text, confidence: sureness(words), box: boxOf(words) };
}

const seasons =
  'fall|autumn|spring|summer|winter|michaelmas|hilary|trinity|lent|easter|january|intersession|wintersemester|sommersemester|herbstsemester|frühjahrssemester|ws|ss|wise|sose';
const year = '(19|20)\\d\\d(\\s?[-–/]\\s?((19|20)?\\d\\d))?';
const ordinal =
  '(first|second|third|fourth|fifth|final|1st|2nd|3rd|4th|5th|1|2|3|4|5|6|7|8|i|ii|iii|iv|v|vi|one|two|three|four)';
const termPatterns = [
  new RegExp(`\\b(${seasons})\\b.{0,24}\\b${year}`, 'i'),
  new RegExp(`\\b${year}.{0,12}\\b(${seasons})\\b`, 'i'),
  new RegExp(`^\\W*(academic|school)?\\s*year\\b.{0,12}${year}`, 'i'),
  new RegExp(`^\\W*(academic\\s+)?(semester|term|quarter|trimester|year|level|stage)\\s*:?\\s*${ordinal}\\b`, 'i'),
  new RegExp(`^\\W*${ordinal}(\\s+|\\.\\s*)(semester|term|quarter|trimester|year)\\b`, 'i'),
  /^\W*grade\s*:?\s*(9|10|11|12)\b/i,
  /^\W*(9|10|11|12)th\s+grade\b/i,
  /^\W*(freshman|sophomore|junior|senior)\s+year\b/i,
  new RegExp(`^\\W*${year}\\W*(${ordinal}?\\s*(semester|term))?\\W*$`, 'i'),
];

/** The name of a term where this text is the heading of one. */
export function termIn(text: string): string | undefined {
  const plain = text.replace(/^[\s*=\-–—_|]+|[\s*=\-–—_|:]+$/g, '').replace(/\b(Fa[1lI]{2})\b/g, 'Fall');
  if (plain.length < 4 || plain.length > 70 || isSummary(plain)) return undefined;
  const yearAsDigits = plain.replace(/\b[2Z][0OoQ][\dOolISBZ]{2}\b/g, (text) =>
    text.replace(/[OoQ]/g, '0').replace(/[lI]/g, '1').replace(/S/g, '5').replace(/B/g, '8').replace(/Z/g, '2'),
  );
  return termPatterns.some((pattern) => pattern.test(yearAsDigits)) ? yearAsDigits : undefined;
}
