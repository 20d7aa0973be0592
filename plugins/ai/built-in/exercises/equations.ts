import type { Fraction } from 'mathjs';
import type { MathLibrary } from '../maths/library.ts';
import { tex, texOf } from '../maths/notation.ts';
import type { Polynomial } from '../maths/polynomial.ts';
import { coefficients, isSameNumber, minus, numberOf, unknownsIn, valueAt } from '../maths/polynomial.ts';
import type { Statement } from '../maths/statements.ts';
import type { Exercise, Reading, Recognise, Verdict } from './exercise.ts';

/** A linear or quadratic equation in one unknown. */
export const equationTask: Recognise = (math, { statements, plain }) => {
  // In a program "x = x * 2" is a step, not an equation.
  if (/\b(?:repeat|loop|while|print|program|code)\b|\b([a-z]) ?= ?\1\b/.test(plain)) return undefined;
  for (const statement of statements) {
    const equation = readEquation(math, statement);
    if (!equation || equation.isSolved || isClaim(math, statement, plain)) continue;
    return equation.factors[2].n === 0n ? linear(math, equation) : quadratic(math, equation);
  }
  return undefined;
};

interface Equation {
  readonly unknown: string;
  readonly left: Polynomial;
  readonly right: Polynomial;
  readonly formula: string;
  readonly text: string;
  /** Of left − right: the factors of 1, x and x². */
  readonly factors: readonly [Fraction, Fraction, Fraction];
  /** `x = 5`: the unknown stands alone. */
  readonly isSolved: boolean;
}

export function readEquation(math: MathLibrary, { sides }: Statement): Equation | undefined {
  const [left, right] = sides;
  if (!left || !right || sides.length !== 2) return undefined;
  const unknowns = [...new Set([...unknownsIn(left.terms), ...unknownsIn(right.terms)])];
  const [unknown] = unknowns;
  if (unknown === undefined || unknowns.length > 1) return undefined;
  const factors = coefficients(math, minus(math, left.terms, right.terms), unknown);
  if (!factors || (factors[1].n === 0n && factors[2].n === 0n)) return undefined;
  const isSolved = left.text === unknown && right.number !== undefined;
  return {
    unknown,
    left: left.terms,
    right: right.terms,
    formula: `${texOf(left.text)} = ${texOf(right.text)}`,
    text: `${left.text}=${right.text}`,
    factors,
    isSolved,
  };
}

/** "3(x+4) = 3x+4, correct?" is a claim about every x, not an equation to solve. */
export function isClaim(_math: MathLibrary, { sides }: Statement, plain: string): boolean {
  const [left, right] = sides;
  if (!left || !right || sides.length !== 2) return false;
  if (unknownsIn(left.terms).length === 0 || unknownsIn(right.terms).length === 0) return false;
  if (/\bsolve\b|\bfind\b|\bunknown\b/.test(plain)) return false;
  // "y = 2x + 1" defines y.
  if (/^[a-z]$/i.test(left.text.trim()) && !unknownsIn(right.terms).includes(left.text.trim())) return false;
  if (new Set([...unknownsIn(left.terms), ...unknownsIn(right.terms)]).size > 1) return true;
  return (
    /\(/.test(left.text) !== /\(/.test(right.text) &&
    /\?|correct|right|always|true|same|equal|is it|expand|simplif|\bok(?:ay)?\b|is that|allowed/.test(plain)
  );
}

function linear(math: MathLibrary, equation: Equation): Exercise {
  const { unknown, formula, factors } = equation;
  const [constant, factor] = factors;
  const solution = math.divide(negated(math, constant), factor);
  const left = coefficients(math, equation.left, unknown);
  const right = coefficients(math, equation.right, unknown);
  const hasBoth = left !== undefined && right !== undefined && left[1].n !== 0n && right[1].n !== 0n;
  const hasBracket = /\(/.test(equation.text);
  const added = left && left[1].n !== 0n ? left[0] : right?.[0];
  const ladder = [
    ...(hasBracket
      ? [`In $${formula}$ there is a bracket: what does the factor in front of it do to each term inside?`]
      : []),
    ...(hasBoth
      ? [
          `In $${formula}$ the unknown is on both sides. What can you take away from both sides so that ${unknown} is left on only one?`,
        ]
      : []),
    ...(added && added.n !== 0n
      ? [
          `An equation stays true when you do the same on both sides. In $${formula}$, what was done last to ${unknown}, and how can you undo it on both sides?`,
          `First remove the number next to the term with ${unknown}: ${added.s < 0n ? 'add' : 'subtract'} it on both sides. What does the equation look like then?`,
        ]
      : []),
    `Now only a factor is left with ${unknown}. Undo it by dividing both sides by it. What is ${unknown}?`,
  ];
  return {
    id: `equation ${equation.text}`,
    task: `$${formula}$`,
    lesson: 'linear-equations',
    lessonAt: (position) => (hasBracket && position === 0 ? 'distributive-law' : undefined),
    ladder,
    another: '$4x - 3 = 17$',
    judge: (reading) => judgeEquation(math, reading, equation, [solution], ladder.length - 1),
  };
}

function quadratic(math: MathLibrary, equation: Equation): Exercise {
  const { formula, factors, unknown } = equation;
  const [c, b, a] = factors;
  const solutions = rootsOf(math, factors);
  const isPure = b.n === 0n;
  const ladder = isPure
    ? [
        `In $${formula}$ the unknown appears only as a square. Which numbers, multiplied by themselves, give the other side?`,
        `There may be more than one such number: remember what the square of a negative number is. Which numbers work?`,
      ]
    : [
        `$${formula}$ is a quadratic equation. ${equation.right.size === 0 ? 'One side is already 0.' : 'First bring everything to one side, so that the other is 0.'} Can you write it as a product of two brackets? Which two numbers have the product and the sum you need?`,
        a.n === a.d && c.d === 1n && b.d === 1n
          ? `Look for two numbers whose product is $${tex(c)}$ and whose sum is $${tex(b)}$. List the pairs with that product: which pair has the right sum?`
          : `Use the formula $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$ with $a = ${tex(a)}$, $b = ${tex(b)}$, $c = ${tex(c)}$. What is $b^2 - 4ac$?`,
        `When a product is 0, one of its factors is 0. What does each bracket say about ${unknown}?`,
      ];
  return {
    id: `equation ${equation.text}`,
    task: `$${formula}$`,
    lesson: 'quadratic-equations',
    ladder,
    another: '$x^2 - 7x + 10 = 0$',
    judge: (reading) => (solutions ? judgeEquation(math, reading, equation, solutions, ladder.length - 1) : undefined),
  };
}

/** The solutions if they are rational; otherwise undefined, and no step is judged. */
function rootsOf(math: MathLibrary, [c, b, a]: Equation['factors']): Fraction[] | undefined {
  const inside = math.subtract(math.multiply(b, b), math.multiply(math.fraction(4), math.multiply(a, c)));
  if (inside.s < 0n && inside.n !== 0n) return [];
  const [above, below] = [squareRoot(inside.n), squareRoot(inside.d)];
  if (above === undefined || below === undefined) return undefined;
  const root = math.fraction(`${above}/${below}`);
  const twice = math.multiply(math.fraction(2), a);
  const roots = [
    math.divide(math.add(negated(math, b), root), twice),
    math.divide(math.subtract(negated(math, b), root), twice),
  ];
  const [one, other] = roots;
  return one && other && isSameNumber(one, other) ? [one] : roots;
}

function squareRoot(value: bigint): bigint | undefined {
  const near = BigInt(Math.round(Math.sqrt(Number(value))));
  return [near - 1n, near, near + 1n].find((each) => each >= 0n && each * each === value);
}

const negated = (math: MathLibrary, value: Fraction) => math.multiply(value, math.fraction(-1));

function judgeEquation(
  math: MathLibrary,
  reading: Reading,
  equation: Equation,
  solutions: readonly Fraction[],
  lastStep: number,
): Verdict | undefined {
  const { unknown } = equation;
  const values = valuesSaid(reading, unknown);
  if (values.length > 0) return judgeValues(math, equation, values, solutions);
  for (const statement of reading.statements.toReversed()) {
    const answer = readEquation(math, statement);
    if (!answer || answer.unknown !== unknown || answer.text === equation.text) continue;
    const isSame =
      solutions.length === 1 && answer.factors[2].n === 0n
        ? isSameNumber(
            math.divide(negated(math, answer.factors[0]), answer.factors[1]),
            solutions[0] ?? math.fraction(0),
          )
        : solutions.every(
            (solution) => valueAt(math, minus(math, answer.left, answer.right), { [unknown]: solution }).n === 0n,
          );
    if (isSame)
      return {
        kind: 'step',
        text: `Right, $${answer.formula}$ follows from it. What is the next step to get ${unknown} alone?`,
        next: lastStep,
      };
    return {
      kind: 'wrong',
      text: `$${answer.formula}$ does not follow from $${equation.formula}$. ${stepSlip(math, equation, answer)}`,
      ...(isBracketOpened(equation, answer) ? { next: 0 } : {}),
    };
  }
  const last = reading.numbers.at(-1);
  return last && reading.statements.every(({ sides }) => sides.length === 1)
    ? judgeValues(math, equation, [last], solutions)
    : undefined;
}

/** `x = 2 and x = 3`, `x = 2 or 3`. */
function valuesSaid({ statements, plain }: Reading, unknown: string): Fraction[] {
  const answer = statements.flatMap(({ sides: [left, right], end }, index) => {
    if (left?.text !== unknown || !right?.number) return [];
    const following = statements[index + 1];
    const isAnother =
      following && /^\s*(?:or|and|,|&)\s*$/.test(plain.slice(end, following.start)) && following.sides.length === 1;
    const more = isAnother ? following.sides[0]?.number : undefined;
    return more ? [right.number, more] : [right.number];
  });
  return answer.filter((value, index) => answer.findIndex((other) => isSameNumber(other, value)) === index);
}

function judgeValues(
  math: MathLibrary,
  equation: Equation,
  values: readonly Fraction[],
  solutions: readonly Fraction[],
): Verdict {
  const { unknown, formula } = equation;
  const wrong = values.find((value) => !solutions.some((solution) => isSameNumber(solution, value)));
  if (wrong) {
    const [left, right] = [equation.left, equation.right].map((side) => tex(valueAt(math, side, { [unknown]: wrong })));
    return {
      kind: 'wrong',
      text: `Put $${unknown} = ${tex(wrong)}$ into $${formula}$: the left side is $${left}$, the right side is $${right}$, so it does not fit. ${valueSlip(math, equation, wrong)}`.trim(),
    };
  }
  if (values.length < solutions.length)
    return {
      kind: 'step',
      text: `$${unknown} = ${values.map(tex).join(', ')}$ fits. A quadratic equation can have another solution, though: is there a second number that fits, perhaps a negative one?`,
      next: 9,
    };
  return {
    kind: 'solved',
    text: `Yes, ${values.map((value) => `$${unknown} = ${tex(value)}$`).join(' and ')} ${values.length > 1 ? 'are both right: each makes' : 'is right: it makes'} both sides of $${formula}$ equal.`,
  };
}

/** The idea behind a wrong solution of a x + b = c. */
function valueSlip(math: MathLibrary, equation: Equation, answer: Fraction): string {
  const left = coefficients(math, equation.left, equation.unknown);
  const right = numberOf(math, equation.right);
  if (!left || !right || left[2].n !== 0n) return 'Go back one step: did you do the same on both sides?';
  const [b, a] = left;
  const rest = math.subtract(right, b);
  if (isSameNumber(answer, math.subtract(rest, a)) || isSameNumber(answer, math.subtract(right, a)))
    return `It looks as if you subtracted the factor $${tex(a)}$. Undo a factor by dividing by it.`;
  if (isSameNumber(answer, math.divide(math.add(right, b), a)))
    return 'It looks as if you moved the number next to the unknown with the wrong sign: undo adding by subtracting, and subtracting by adding.';
  if (isSameNumber(answer, math.multiply(rest, a)))
    return 'It looks as if you multiplied by the factor. Undo it by dividing.';
  if (isSameNumber(answer, rest)) return 'One step is still missing: the unknown still has a factor.';
  return 'Go back one step: did you do the same on both sides?';
}

/** Whether the learner removed the bracket in this step. */
const isBracketOpened = (equation: Equation, answer: Equation) => /\(/.test(equation.text) && !/\(/.test(answer.text);

function stepSlip(math: MathLibrary, equation: Equation, answer: Equation): string {
  const left = coefficients(math, equation.left, equation.unknown);
  const right = numberOf(math, equation.right);
  const saidRight = numberOf(math, answer.right);
  if (left && right && saidRight && isSameNumber(saidRight, math.add(right, left[0])) && left[0].n !== 0n)
    return 'You moved the number with the wrong sign: undo adding by subtracting on both sides.';
  return isBracketOpened(equation, answer)
    ? 'Look at the bracket: the factor in front of it multiplies every term inside, not only the first.'
    : 'Compare the two sides: did you do the same to every term on both of them?';
}
