import type { Line, Placed } from '../page/lines.ts';
import { boxOf, sureness } from '../page/lines.ts';
import type { Read } from '../record.ts';
import { codeAt } from './code.ts';
import { termIn } from './vocabulary.ts';

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
