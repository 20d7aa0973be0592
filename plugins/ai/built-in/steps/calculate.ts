import type { MathLibrary } from '../maths/library.ts';
import { decimal, plainNumber } from '../maths/notation.ts';
import { inSigns } from './notation.ts';
import { readingsOf } from './numbers.ts';
import { sideOf } from './side.ts';
import { tokensOf } from './tokens.ts';
import { sideValue } from './value.ts';

/** The value of an expression. */
export interface Calculated {
  /** As a whole number or a fraction in lowest terms; undefined where a root or π makes it irrational. */
  readonly exact: string | undefined;
  /** Ten significant digits. */
  readonly decimal: string;
}

/**
 * Works out an expression of numbers exactly. Undefined if it was not read completely, has several meanings, contains an
 * unknown or a unit, or divides by zero.
 * @example calculate(math, '3/4 + 1/6') // { exact: '11/12', decimal: '0.9166666667' }
 */
export function calculate(math: MathLibrary, expression: string): Calculated | undefined {
  if (expression.length > 300) return undefined;
  const text = inSigns(expression)
    .trim()
    .replace(/\s*=\s*\??$/, '');
  const values = readingsOf(text).map((reading) => {
    const side = sideOf(tokensOf(text), reading);
    if (!side || side.isAmbiguous || side.hasUnknowns || side.hasUnits) return undefined;
    return sideValue(math, side.formula, false);
  });
  const [value] = values;
  // 1,430 may be 1430 or 1.43.
  if (!value || values.some((other) => other?.number !== value.number)) return undefined;
  return { exact: value.exact && plainNumber(value.exact), decimal: decimal(value.number) };
}
