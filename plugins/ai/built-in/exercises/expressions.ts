import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { tex, texOf } from '../maths/notation.ts';
import { isSameNumber, minus, unknownsIn, valueAt } from '../maths/polynomial.ts';
import type { Side, Statement } from '../maths/statements.ts';
import { calculationOf } from './calculations.ts';
import { isClaim } from './equations.ts';
import type { Exercise, Recognise, Verdict } from './exercise.ts';

/** A calculation: `2 + 3 * 4`, `2^5`, `(7 - 2) * 3`, or a division without a remainder. */
export const arithmeticTask: Recognise = (math, { statements, plain }) => {
  for (const { sides } of statements) {
    const task = sides.find(
      (side) =>
        side.number &&
        ((side.isTask && /\d.*[-+*/^].*\d/.test(side.text)) || isDivision(side.text, side.number, plain)),
    );
    if (task?.number) return arithmetic(math, task, task.number);
  }
  return undefined;
};

/** `156 / 12` is a division if it is written with spaces or called one; `12/18` is a fraction. */
const isDivision = (text: string, { d }: Fraction, plain: string) =>
  /^\d{2,} ?\/ ?\d+$/.test(text) && d === 1n && (text.includes(' / ') || /\bdivi(?:d|s)/.test(plain));

function arithmetic(math: MathLibrary, { text }: Side, result: Fraction): Exercise {
  const plain = text.replaceAll(' ', '');
  const formula = /^\d+\/\d+$/.test(plain) ? `$${plain.replace('/', ' : ')}$` : `$${texOf(text)}$`;
  const power = /^(\d+(?:\.\d+)?)\^(\d{1,2})$/.exec(plain);
  const { lesson, ladder, another, otherwise } = calculationOf(plain);
  return {
    id: `arithmetic ${plain}`,
    task: formula,
    lesson,
    ladder,
    another,
    judge({ statements }) {
      const answer = statements.flatMap(({ sides }) => sides.filter((side) => !isSameText(side.text, text))).at(-1);
      if (!answer?.number) return undefined;
      if (isSameNumber(answer.number, result))
        return answer.isTask && !(lesson === 'laws-of-powers' && /^\d+\^\d+$/.test(answer.text.replaceAll(' ', '')))
          ? { kind: 'step', text: `Right, $${texOf(answer.text)}$ has the same value. What does it come to?`, next: 2 }
          : { kind: 'solved', text: `Yes, that is right: ${formula.slice(0, -1)} = ${texOf(answer.text)}$.` };
      return {
        kind: 'wrong',
        text: `${formula} is not $${texOf(answer.text)}$. ${slipOf(math, text, power, answer.number, result) ?? otherwise}`.trim(),
      };
    },
  };
}

const isSameText = (one: string, other: string) => one.replaceAll(' ', '') === other.replaceAll(' ', '');

function slipOf(
  math: MathLibrary,
  text: string,
  power: RegExpExecArray | null,
  answer: Fraction,
  result: Fraction,
): string | undefined {
  if (power && isSameNumber(answer, math.multiply(math.fraction(power[1] ?? '0'), math.fraction(power[2] ?? '0'))))
    return 'You multiplied the two numbers. A power multiplies the base by itself, again and again.';
  const inOrder = leftToRight(math, text);
  if (inOrder && isSameNumber(answer, inOrder))
    return 'You worked from left to right. Multiplying and dividing come first, before adding and subtracting.';
  if (isSameNumber(math.multiply(answer, math.fraction(-1)), result))
    return `The size is right; look at the sign again. ${/[*/]/.test(text) ? 'What do two negative numbers give when they are multiplied or divided, and what does one give?' : 'On which side of 0 do you end up?'}`;
  return undefined;
}

/** The result if the order of operations is ignored; undefined for brackets and powers. */
function leftToRight(math: MathLibrary, text: string): Fraction | undefined {
  const plain = text.replaceAll(' ', '');
  if (!/^\d+(?:\.\d+)?(?:[-+*/]\d+(?:\.\d+)?)+$/.test(plain)) return undefined;
  const [first, ...rest] = plain.match(/[-+*/]?\d+(?:\.\d+)?/g) ?? [];
  let value = math.fraction(first ?? '0');
  for (const step of rest) {
    const number = math.fraction(step.slice(1));
    if (step[0] === '/' && number.n === 0n) return undefined;
    value =
      step[0] === '+'
        ? math.add(value, number)
        : step[0] === '-'
          ? math.subtract(value, number)
          : step[0] === '*'
            ? math.multiply(value, number)
            : math.divide(value, number);
  }
  return value;
}

/** "3(x+4) = 3x+4, correct?": whether two expressions are equal for every value of the unknowns. */
export function judgeIdentity(math: MathLibrary, statements: readonly Statement[], plain: string): Verdict | undefined {
  const claim = statements.find((statement) => isClaim(math, statement, plain));
  const [left, right] = claim?.sides ?? [];
  if (!left || !right) return undefined;
  const formula = `$${texOf(left.text)} = ${texOf(right.text)}$`;
  const difference = minus(math, left.terms, right.terms);
  if (difference.size === 0)
    return {
      kind: 'solved',
      text: `Yes, ${formula} is right, whatever number stands for ${unknownsIn(left.terms).join(' and ')}.`,
    };
  return {
    kind: 'wrong',
    text: `${formula} is not right for every value. ${counterexample(math, left, right)} ${identitySlip(left, right)}`,
  };
}

/** A claim about every value as a task, solved when the learner gives an expression equal to its left side. */
export const identityTask: Recognise = (math, { statements, plain }) => {
  const claim = statements.find((statement) => isClaim(math, statement, plain));
  const left = claim?.sides[0];
  if (!left) return undefined;
  const formula = `$${texOf(left.text)}$`;
  return {
    id: `identity ${left.text.replaceAll(' ', '')}`,
    task: `what ${formula} is the same as`,
    lesson: /\^/.test(left.text) ? 'squares-of-terms' : 'distributive-law',
    ladder: [
      `What does the sign outside the bracket of ${formula} apply to: one part inside, or each of them? Write it out in full.`,
      `Put a number in place of ${unknownsIn(left.terms)[0]} on both sides. Which result shows that they differ, and by what?`,
    ],
    another: '$(2x)^2 = 2x^2$, is it right',
    judge(reading) {
      if (reading.plain === plain) return judgeIdentity(math, statements, plain);
      const answer = reading.statements
        .flatMap(({ sides }) => sides)
        .filter((side) => unknownsIn(side.terms).length > 0 && !isSameText(side.text, left.text))
        .at(-1);
      if (!answer) return undefined;
      return minus(math, left.terms, answer.terms).size === 0
        ? { kind: 'solved', text: `Yes, ${formula} is the same as $${texOf(answer.text)}$ for every value.` }
        : {
            kind: 'wrong',
            text: `$${texOf(answer.text)}$ is not the same as ${formula}. ${counterexample(math, left, answer)}`,
          };
    },
  };
};

function counterexample(math: MathLibrary, left: Side, right: Side): string {
  const unknowns = [...new Set([...unknownsIn(left.terms), ...unknownsIn(right.terms)])];
  const names = unknowns.join(', ');
  for (const tried of [1, 2, 3]) {
    const numbers = Object.fromEntries(unknowns.map((unknown, index) => [unknown, math.fraction(tried + index)]));
    const [one, other] = [valueAt(math, left.terms, numbers), valueAt(math, right.terms, numbers)];
    if (isSameNumber(one, other)) continue;
    const values = unknowns.map((unknown, index) => `$${unknown} = ${tried + index}$`).join(' and ');
    return `Try ${values}: the left side is $${tex(one)}$, the right side $${tex(other)}$.`;
  }
  return `Try a few numbers for ${names}.`;
}

function identitySlip(left: Side, right: Side): string {
  const text = `${left.text} ${right.text}`.replaceAll(' ', '');
  if (/\([a-z\d]+[-+][a-z\d]+\)\^2/.test(text) && !/\)\(/.test(text))
    return 'Squaring a sum means multiplying the whole bracket by itself, so each term is multiplied by each term: the product of the two terms also appears, twice. Where do those products come from when you write the bracket out twice?';
  if (/-\(/.test(text))
    return 'A minus in front of a bracket takes away everything in it, so it changes each sign inside. What does it do to the second term?';
  if (/\d\(|[a-z]\(/.test(text))
    return 'A factor in front of a bracket multiplies every term inside it, not only the first. What does it do to the second term?';
  if (/\)\(/.test(text))
    return 'Each term of the first bracket is multiplied by each term of the second. Which of these products is missing or has another sign?';
  return 'Which terms can be combined, and which are of different kinds?';
}
