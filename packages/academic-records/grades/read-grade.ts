import { ukClassOf } from './scales.ts';

/** What a grade can be written as. */
export type GradeForm = 'letter' | 'number' | 'class' | 'mark';

export interface GradeReading {
  readonly grade: string;
  readonly form: GradeForm;
  /** Whether characters were replaced. */
  readonly repaired: boolean;
}

/** Entries that stand in place of a grade and do not count. */
const marks = new Set([
  'P',
  'S',
  'U',
  'W',
  'WP',
  'WF',
  'WD',
  'I',
  'IP',
  'INC',
  'NC',
  'CR',
  'NP',
  'AU',
  'TR',
  'NR',
  'PASS',
  'EX',
  'T',
  'BE',
  'RP',
]);

/** Letters that are often misread as other characters, in a column of letter grades. */
const lettersOf: Readonly<Record<string, string>> = {
  '8': 'B',
  '4': 'A',
  '0': 'D',
  '¢': 'C',
  '(': 'C',
  '©': 'C',
  '€': 'C',
  ß: 'B',
  O: 'D',
  e: 'C',
  c: 'C',
};

/** Reads a grade without guessing, or undefined. */
export function plainGrade(text: string): GradeReading | undefined {
  const tidy = text
    .trim()
    .replace(/[−–—~]/g, '-')
    .replace(/^[[|{'"‘’“”]+|[\]|}'"‘’“”;:,]+$/g, '');
  if (/^[A-DF][+-]?$/.test(tidy) || tidy === 'E') return { grade: tidy, form: 'letter', repaired: false };
  if (/^\d{1,3}([.,]\d{1,3})?\s?%?$/.test(tidy)) {
    return { grade: tidy.replace(',', '.').replace(/\s?%$/, ''), form: 'number', repaired: false };
  }
  const ukClass = ukClassOf(tidy);
  if (ukClass && !/^i+$/i.test(tidy)) return { grade: ukClass, form: 'class', repaired: false };
  if (marks.has(tidy.toUpperCase()) && tidy === tidy.toUpperCase())
    return { grade: tidy, form: 'mark', repaired: false };
  return /^(Pass|pass|bestanden|Bestanden|Credit|Exempt)$/.test(tidy)
    ? { grade: tidy, form: 'mark', repaired: false }
    : undefined;
}

/** Reads a grade in a column whose grades are mostly of a form, with the usual faults of reading corrected. */
export function repairedGrade(text: string, form: GradeForm): GradeReading | undefined {
  const plain = plainGrade(text);
  if (plain && (plain.form === form || plain.form === 'mark')) return plain;
  if (form === 'letter' && text.trim() === 'p') return { grade: 'P', form: 'mark', repaired: true };
  const repair = form === 'letter' ? asLetter(text) : form === 'number' ? asNumber(text) : asClass(text);
  return repair === undefined ? plain : { grade: repair, form, repaired: true };
}

function asLetter(text: string): string | undefined {
  const tidy = text
    .trim()
    .replace(/[−–—~_=]/g, '-')
    .replace(/[.,;:'"‘’“”|[\]{}*]/g, '')
    .replace(/\s/g, '');
  const found = /^(.)([+\-t4Tesf#]{0,2})$/.exec(tidy.replace(/^([A-F])\1/i, '$1'));
  if (!found) return undefined;
  const [, first = '', sign = ''] = found;
  const upper = first.toUpperCase();
  const letter = /^[A-F]$/.test(upper) ? upper : lettersOf[first];
  if (!letter) return undefined;
  return letter + (sign === '' ? '' : /^[-s]/.test(sign) ? '-' : '+');
}

function asNumber(text: string): string | undefined {
  const digits = digitsOf(text.replace(/%$/, ''));
  return digits !== undefined && /^\d{1,3}([.,]\d{1,3})?$/.test(digits) ? digits.replace(',', '.') : undefined;
}

function asClass(text: string): string | undefined {
  const tidy = text.replace(/[lI|]/g, '1').replace(/[zZ]/g, '2');
  const found = /^2\s?[.:;,·-]?\s?([12])$/.exec(tidy.trim());
  if (found) return `2:${found[1]}`;
  if (/^([1i][s5]t|f.rst|firs.)$/i.test(text)) return 'First';
  return /^(3[rt]d|th.rd|thir.)$/i.test(text) ? 'Third' : undefined;
}

const digitLike: Readonly<Record<string, string>> = {
  O: '0',
  C: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
  q: '9',
  '°': '0',
  '?': '7',
  A: '4',
};

/** Characters that look like digits as digits; undefined if others remain or if there is no digit at all. */
export function digitsOf(text: string): string | undefined {
  const tidy = text
    .trim()
    .replace(/^[[({'"‘’“”_]+|[\])}'"‘’“”;:_]+$/g, '')
    .replace(/[·•]/g, '.')
    .replace(/^[.,]+|[.,]+$/g, '');
  let digits = 0;
  let result = '';
  for (const character of tidy) {
    if (/[\d.,]/.test(character)) {
      if (/\d/.test(character)) digits += 1;
      result += character;
    } else {
      const digit = digitLike[character];
      if (digit === undefined) return undefined;
      if (/[Oo]/.test(character) && digits > 0) digits += 0.5;
      result += digit;
    }
  }
  return digits > 0 && digits * 2 >= result.replace(/[.,]/g, '').length ? result : undefined;
}
