import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { tex, texOf } from '../maths/notation.ts';
import { coefficients, isSameNumber, minus, readExpression, unknownsIn } from '../maths/polynomial.ts';
import type { Recognise } from './exercise.ts';

type Sign = '<' | '>' | '<=' | '>=';

interface Inequality {
  readonly unknown: string;
  readonly sign: Sign;
  /** Of left − right: the factors of 1 and the unknown. */
  readonly constant: Fraction;
  readonly factor: Fraction;
  readonly formula: string;
  /** The unknown is alone on the left. */
  readonly isSolved: boolean;
}

const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
const signTex: Readonly<Record<Sign, string>> = { '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' };

/** A linear inequality in one unknown: "-2x > 6". */
export const inequalityTask: Recognise = (math, { plain }) => {
  const [task] = inequalitiesIn(math, plain);
  if (!task || task.isSolved) return undefined;
  const { unknown, sign, constant, factor, formula } = task;
  const bound = math.divide(math.multiply(constant, math.fraction(-1)), factor);
  const isTurned = factor.s < 0n;
  const wanted = isTurned ? turned[sign] : sign;
  return {
    id: `inequality ${formula}`,
    task: `$${formula}$`,
    lesson: 'inequalities',
    ladder: [
      `An inequality is solved like an equation. In $${formula}$, what has to be undone so that ${unknown} is left alone?`,
      isTurned
        ? `The factor of ${unknown} is negative. What happens to the sign when both sides are divided by a negative number? Test it: 2 < 3; what about −2 and −3?`
        : `Divide both sides by the factor of ${unknown}. Does the sign stay as it is?`,
      `Which numbers are left for ${unknown}? Test one of them in $${formula}$.`,
    ],
    another: '$-3x < 12$',
    judge(reading) {
      const answer = inequalitiesIn(math, reading.plain).findLast((each) => each.isSolved && each.unknown === unknown);
      if (!answer) return undefined;
      const value = math.divide(math.multiply(answer.constant, math.fraction(-1)), answer.factor);
      if (isSameNumber(value, bound) && answer.sign === wanted)
        return { kind: 'solved', text: `Yes, $${answer.formula}$ is right.` };
      if (isSameNumber(value, bound))
        return {
          kind: 'wrong',
          text: isTurned
            ? `The number is right, the sign is not: $${answer.formula}$ does not fit. Both sides were divided by a negative number.`
            : `The number is right, but $${answer.formula}$ does not fit: only dividing by a negative number reverses the sign.`,
          next: 1,
        };
      return {
        kind: 'wrong',
        text: `$${answer.formula}$ is not right. Put a number into $${formula}$ to test it: does $${unknown} = ${tex(value)}$ make both sides equal?`,
        next: 0,
      };
    },
  };
};

function inequalitiesIn(math: MathLibrary, plain: string): Inequality[] {
  if (!/[<>≤≥]/.test(plain)) return [];
  const text = plain.slice(0, 600).replaceAll('≤', '<=').replaceAll('≥', '>=');
  const side = String.raw`((?:[\d.+\-*/^() ]|(?<![a-z])[a-z](?![a-z]))+?)`;
  const pattern = new RegExp(`${side}(<=|>=|<|>)${side}(?=$|[^\\d.+\\-*/^() a-z]|\\s*[a-z]{2}|\\s*$)`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, left = '', sign, right = '']) => {
    const [one, other] = [left, right].map((each) => readExpression(math, each.trim()));
    if (!one || !other) return [];
    const unknowns = [...new Set([...unknownsIn(one), ...unknownsIn(other)])];
    const [unknown] = unknowns;
    if (unknown === undefined || unknowns.length > 1) return [];
    const factors = coefficients(math, minus(math, one, other), unknown);
    if (!factors || factors[1].n === 0n || factors[2].n !== 0n) return [];
    const formula = `${texOf(left)} ${signTex[sign as Sign]} ${texOf(right)}`;
    const isSolved = left.trim() === unknown && unknownsIn(other).length === 0;
    return [{ unknown, sign: sign as Sign, constant: factors[0], factor: factors[1], formula, isSolved }];
  });
}
