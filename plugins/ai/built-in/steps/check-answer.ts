import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { checkStep } from './check-step.ts';

/** `unread`: not all of the answer was understood, so nothing is said about it. */
export type AnswerVerdict = 'right' | 'wrong' | 'rounded' | 'unread';

const maxLength = 200;

/**
 * Whether a number that a learner enters is the expected one: `12`, `3/4`, `0.75`, `2 1/3`, `25%`, `x = 5`, `24 cm`,
 * `4 · 6 = 24`. Judged only if all of it was read.
 *
 * @param expected a number, a fraction or a percentage
 * @example checkAnswer(math, '3/4', '0.75') // 'right'
 */
export function checkAnswer(math: MathLibrary, expected: string, given: string): AnswerVerdict {
  const text = given
    .trim()
    .replaceAll('−', '-')
    .replace(/^(?:the answer is|it is|it's|i get|i got)\s+/i, '')
    .replace(/[.!]+$/, '')
    .replace(/^[a-z]\s*=\s*/i, '');
  if (text === '' || text.length > maxLength) return 'unread';
  const sides = text.split('=');
  const result = numberIn(math, (sides.at(-1) ?? '').trim());
  const wanted = numberIn(math, expected);
  if (!result || !wanted) return 'unread';
  if (sides.length > 1) {
    // A calculation has to hold, and its result has to be the answer.
    const step = checkStep(math, text)?.kind;
    if (step === 'fails') return 'wrong';
    if (step !== 'holds') return 'unread';
  }
  const difference = Math.abs(Number(math.subtract(result.value, wanted.value)));
  if (difference === 0) return 'right';
  // 0.33 for 1/3.
  return result.lastPlace !== undefined && difference <= result.lastPlace / 2 ? 'rounded' : 'wrong';
}

/** A number with an optional unit behind it; `lastPlace` is the value of the last of its decimals. */
function numberIn(math: MathLibrary, text: string): { value: Fraction; lastPlace: number | undefined } | undefined {
  const [, sign = '', wholes, top, decimals, bottom, percent] =
    /^(-?)\s*(?:(\d{1,9})\s+(?=\d+\s*\/))?(\d{1,12}(?:\.(\d{1,9}))?)(?:\s*\/\s*(\d{1,9}))?\s*(?:(%)|°|\p{L}{1,12}[²³]?(?:\/\p{L}{1,4}[²³]?)?)?$/u.exec(
      text,
    ) ?? [];
  if (top === undefined || (bottom !== undefined && (Number(bottom) === 0 || decimals !== undefined))) return undefined;
  const share = math.divide(math.fraction(top), math.fraction(bottom ?? '1'));
  const size = math.add(math.fraction(wholes ?? '0'), share);
  const signed = math.multiply(size, math.fraction(sign === '-' ? -1 : 1));
  return {
    value: percent ? math.divide(signed, math.fraction(100)) : signed,
    lastPlace: decimals === undefined ? undefined : 10 ** -decimals.length / (percent ? 100 : 1),
  };
}
