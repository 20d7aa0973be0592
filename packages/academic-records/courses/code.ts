import type { Placed } from '../page/lines.ts';

export interface CodeReading {
  readonly code: string;
  readonly repaired: boolean;
  /** How many words it takes. */
  readonly words: number;
}

const digitLike: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
};
const letterLike: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  '6': 'G',
  '2': 'Z',
  l: 'I',
};

/** The code of a course at the beginning of these words: `MATH 101`, `CS-1101`, `PHYS1001L`, `6.001`, `61112`. */
export function codeAt(words: readonly Placed[]): CodeReading | undefined {
  const [first = '', second = ''] = words.map(({ text }) =>
    text.replace(/^[[|({'"‘’“”*]+|[\])|}'"‘’“”*:;,]+$|[®©°•§]/g, ''),
  );
  const whole = codeOf(first);
  if (whole) return { ...whole, words: 1 };
  // The department and its number as two words.
  if (
    /^[A-Z&0-9l]{2,6}$/.test(first) &&
    !notDepartments.test(first) &&
    /[A-Z]/.test(first) &&
    isNumber(second) &&
    words[1]
  ) {
    const department = lettersOf(first);
    const number = numberOf(second);
    if (department && number) {
      return { code: `${department} ${number}`, repaired: department !== first || number !== second, words: 2 };
    }
  }
  // Capitals that were read as small letters.
  if (
    words.length > 2 &&
    /^[A-Za-z]{2,4}$/.test(first) &&
    /^\d{3,4}[A-Z]?$/.test(second) &&
    !/^(19|20)\d\d$/.test(second) &&
    !notDepartments.test(first.toUpperCase())
  ) {
    return { code: `${first.toUpperCase()} ${second}`, repaired: true, words: 2 };
  }
  return undefined;
}

const notDepartments = /^(FALL|SPRING|SUMMER|WINTER|AUTUMN|TERM|YEAR|LEVEL|GRADE|STAGE|PAGE|ROOM|BOX)$/;

function codeOf(text: string): Omit<CodeReading, 'words'> | undefined {
  if (/^\d{4,7}$/.test(text) && !/^(19|20)\d\d$/.test(text)) return { code: text, repaired: false };
  if (/^\d{1,2}\.\d{3,4}[A-Z]?$/.test(text)) return { code: text, repaired: false };
  const found =
    /^([A-Z]{2,6})([-–.:/]?)(\d{2,5})([A-Z]{0,2})([-.]\d{1,3})?$/.exec(text) ??
    /^([A-Z]{2,6}?)([-–.:/]?)([\dOlIZSB|]{2,5})([A-Z]{0,2})([-.]\d{1,3})?$/.exec(text) ??
    /^([A-Z0-9l]{2,5})([-–.:/])([\dOlIZSB|]{2,5})([A-Z]{0,2})([-.]\d{1,3})?$/.exec(text);
  if (!found) return undefined;
  const [, department = '', between = '', number = '', suffix = '', section = ''] = found;
  if ((number.match(/\d/g) ?? []).length * 2 < number.length) return undefined;
  const letters = lettersOf(department);
  const digits = numberOf(number);
  if (!letters || !digits) return undefined;
  const code = `${letters}${between.replace('–', '-')}${digits}${suffix}${section}`;
  return { code, repaired: code !== text };
}

function lettersOf(text: string): string | undefined {
  const letters = [...text].map((character) => letterLike[character] ?? character).join('');
  return /^[A-Z&]{2,6}$/.test(letters) && /[A-Z]/.test(text) ? letters : undefined;
}

const isNumber = (text: string) => /^[\dOolIZSB|]{2,5}[A-Z]{0,2}(-\d{1,3})?$/.test(text) && /\d/.test(text);

function numberOf(text: string): string | undefined {
  const found = /^([\dOoQlIiZzSsB|]{2,5}?)([A-Z]{0,2}(?:-\d{1,3})?)$/.exec(
    text.replace(/(?<=^[\dlI|]{1,4})O+$/, (letters) => '0'.repeat(letters.length)),
  );
  if (!found) return undefined;
  const [, number = '', suffix = ''] = found;
  return [...number].map((character) => digitLike[character] ?? character).join('') + suffix;
}

/**
 * Corrects codes whose first digit was read as a letter (`GEOLS046`) or twice, also as a letter (`MATHG6055`), where most codes
 * of the document have one letter fewer.
 */
export function usualCode(code: string, others: readonly string[]): string {
  const [, letters = '', digits = ''] = shape.exec(code) ?? [];
  const isShape = (wanted: readonly [number, number]) => {
    const alike = others.filter((other) => {
      const [, each = '', numbers = ''] = shape.exec(other) ?? [];
      return each.length === wanted[0] && numbers.length === wanted[1];
    });
    return alike.length > others.length / 2;
  };
  // A last letter that was read as a digit: `EC02034` for `ECO2034`.
  const letter = letterLike[digits[0] ?? ''];
  if (letter && isShape([letters.length + 1, digits.length - 1])) return letters + letter + digits.slice(1);
  const digit = digitLike[letters.at(-1) ?? ''] ?? (letters.endsWith('G') ? '6' : undefined);
  if (digit === undefined) return code;
  const shorter = letters.slice(0, -1);
  const isUsual = (length: number) => isShape([shorter.length, length]);
  if (isUsual(digits.length + 1)) return shorter + digit + digits;
  return digits.startsWith(digit) && isUsual(digits.length) ? shorter + digits : code;
}

const shape = /^([A-Z]{2,6})(\d{2,5})$/;
