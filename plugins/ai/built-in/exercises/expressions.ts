import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { isSameNumber, minus, unknownsIn, valueAt } from '../maths/polynomial.ts';
import type { Side, Statement } from '../maths/statements.ts';
import { tex, texOf } from '../maths/writing.ts';
import { isClaim } from './equations.ts';
import type { Exercise, Recognise, Verdict } from './exercise.ts';

/** Numbers to be worked out: `2 + 3 * 4`, `2^5`, `(7 - 2) * 3`. */
export const arithmeticTask: Recognise = (math, { statements }) => {
  for (const { sides } of statements) {
    const task = sides.find((side) => side.number && side.isTask && /\d.*[-+*/^].*\d/.test(side.text));
    if (task?.number) return arithmetic(math, task, task.number);
  }
  return undefined;
};

function arithmetic(math: MathLibrary, { text }: Side, result: Fraction): Exercise {
  const formula = `$${texOf(text)}$`;
  const power = /^(\d+(?:\.\d+)?)\^(\d{1,2})$/.exec(text.replaceAll(' ', ''));
  const signs = text.match(/[-+*/^]/g) ?? [];
  const isMixed = signs.some((sign) => '+-'.includes(sign)) && signs.some((sign) => '*/^'.includes(sign));
  const ladder = power
    ? [
        `In ${formula} the small number says how often ${power[1]} stands as a factor. How would you write it out as a product?`,
        `Write ${power[1]} as a factor ${power[2]} times, with multiplication signs between. Multiply the first two: what do you have then, and what comes next?`,
      ]
    : isMixed
      ? [
          `There are different operations in ${formula}. Which of them comes first?`,
          `Brackets come first, then powers, then multiplying and dividing, and adding and subtracting last. Which part of ${formula} do you work out first, and what is it?`,
          'Replace that part by its value and keep the rest. What does the line look like now?',
        ]
      : [
          `How would you go about ${formula}? Is there a way to split one of the numbers so that it gets easier?`,
          'Take tens and ones apart, work on each by itself, and put the parts together at the end. What do the tens give?',
        ];
  return {
    id: `arithmetic ${text.replaceAll(' ', '')}`,
    task: formula,
    lesson: power ? 'powers' : isMixed ? 'order-of-operations' : 'arithmetic',
    ladder,
    another: power ? '$3^4$' : isMixed ? '$20 - 2 \\cdot 6$' : '$17 \\cdot 6$',
    judge({ statements }) {
      const said = statements.flatMap(({ sides }) => sides.filter((side) => !isSameText(side.text, text))).at(-1);
      if (!said?.number) return undefined;
      if (isSameNumber(said.number, result))
        return said.isTask
          ? { kind: 'step', says: `Right, $${texOf(said.text)}$ has the same value. What does it come to?`, next: 2 }
          : { kind: 'solved', says: `Yes, that is right: $${texOf(text)} = ${tex(result)}$.` };
      return {
        kind: 'wrong',
        says: `${formula} is not $${texOf(said.text)}$. ${slipOf(math, text, power, said.number, result)}`.trim(),
      };
    },
  };
}

const isSameText = (one: string, other: string) => one.replaceAll(' ', '') === other.replaceAll(' ', '');

function slipOf(
  math: MathLibrary,
  text: string,
  power: RegExpExecArray | null,
  said: Fraction,
  result: Fraction,
): string {
  if (power && isSameNumber(said, math.multiply(math.fraction(power[1] ?? '0'), math.fraction(power[2] ?? '0'))))
    return 'You multiplied the two numbers. A power repeats the base as a factor: it is multiplied by itself, again and again.';
  const inOrder = leftToRight(math, text);
  if (inOrder && isSameNumber(said, inOrder))
    return 'You worked from left to right. Multiplying and dividing come first, before adding and subtracting.';
  if (isSameNumber(math.multiply(said, math.fraction(-1)), result))
    return 'The size is right; look at the sign once more. What do two negative numbers give when they are multiplied or divided, and what does one give?';
  return power ? 'A power repeats the base as a factor.' : 'Which operation did you do first?';
}

/** What comes out when the order of operations is not heeded; undefined with brackets or powers. */
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
      says: `Yes, ${formula} is right, whatever number stands for ${unknownsIn(left.terms).join(' and ')}.`,
    };
  return {
    kind: 'wrong',
    says: `${formula} is not right for every value. ${counterexample(math, left, right)} ${identitySlip(left, right)}`,
  };
}

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
    return 'Squaring a sum means multiplying the whole bracket by itself, so each term meets each term: there is also a product of the two terms, twice. Where do those products come from when you write the bracket out twice?';
  if (/\d\(|[a-z]\(/.test(text))
    return 'A factor before a bracket multiplies every term inside it, not only the first. What does it do to the second term?';
  if (/\)\(/.test(text))
    return 'Each term of the first bracket meets each term of the second. Which of these products is missing or has another sign?';
  return 'Which terms may be put together, and which are different kinds of thing?';
}

/** "1/4 = 0.25 = 25%": numbers that are said to be equal, with nothing to be worked out. */
export function judgeEquality(_math: MathLibrary, statements: readonly Statement[]): Verdict | undefined {
  const claim = statements.find(
    ({ sides }) => sides.length > 1 && sides.every(({ number, isTask }) => number && !isTask),
  );
  if (!claim) return undefined;
  const formula = `$${claim.sides.map(({ text }) => texOf(text).replaceAll('%', '\\%')).join(' = ')}$`;
  for (const [index, side] of claim.sides.slice(1).entries()) {
    const before = claim.sides[index];
    if (!before?.number || !side.number || isSameNumber(before.number, side.number)) continue;
    const isRounding = /\./.test(side.text) && before.number.d !== 1n;
    return {
      kind: 'wrong',
      says: `${formula} is not quite right: $${texOf(before.text).replaceAll('%', '\\%')}$ and $${texOf(side.text).replaceAll('%', '\\%')}$ are not equal. ${
        isRounding
          ? `${side.text} is close, but as a fraction it is a number of tenths or hundredths. Multiply it by ${before.number.d}: do you get ${before.number.n} exactly?`
          : 'Write both with the same denominator, or both as decimals: which of them is larger?'
      }`,
    };
  }
  return {
    kind: 'solved',
    says: `Yes, ${formula} is right: all of these are the same number, written in different ways.`,
  };
}
