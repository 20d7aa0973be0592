import type { Fraction } from 'mathjs';

/** A number as a formula: `7`, `-\frac{7}{12}`. */
export function tex(value: Fraction): string {
  const sign = value.s < 0n ? '-' : '';
  return value.d === 1n ? `${sign}${value.n}` : `${sign}\\frac{${value.n}}{${value.d}}`;
}

/** A number as plain text. */
export const plainNumber = (value: Fraction) =>
  `${value.s < 0n ? '−' : ''}${value.n}${value.d === 1n ? '' : `/${value.d}`}`;

/** A learner's expression as a formula. */
export function texOf(expression: string): string {
  return expression
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(?<![\d.)a-z])(\d+) ?\/ ?(\d+)(?![\d.^(a-z])/g, '\\frac{$1}{$2}')
    .replaceAll(/\^(\d{2,})/g, '^{$1}')
    .replaceAll(/ *\* */g, ' \\cdot ')
    .replaceAll(/ *\/ */g, ' : ')
    .replaceAll(/(?<=[\da-z)}]) ?([+-]) ?(?=[\da-z(\\])/g, ' $1 ');
}

/** A decimal number without binary rounding errors. */
export const decimal = (value: number) => String(Number(value.toPrecision(10)));
