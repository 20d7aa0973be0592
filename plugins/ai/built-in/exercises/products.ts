import type { MathLibrary } from '../maths/library.ts';
import { tex, texOf } from '../maths/notation.ts';
import { coefficients, isSameNumber, minus, unknownsIn, valueAt } from '../maths/polynomial.ts';
import type { Side } from '../maths/statements.ts';
import type { Exercise, Reading, Recognise, Verdict } from './exercise.ts';

/** "Expand (x+3)^2", "factor x^2 + 5x + 6". */
export const productTask: Recognise = (math, { plain, statements }) => {
  const isExpanding = /\b(?:expand(?:ing)?|multiply out|remove the brackets|open the brackets)\b/.test(plain);
  const isFactoring = /\bfactor(?:i[sz]e|ing|i[sz]ing)?\b/.test(plain);
  if (!isExpanding && !isFactoring) return undefined;
  const side = statements.map(({ sides }) => sides[0]).find((each) => each && unknownsIn(each.terms).length > 0);
  if (!side || (isExpanding && !side.text.includes('('))) return undefined;
  return isExpanding ? expanding(math, side) : factoring(math, side);
};

function expanding(math: MathLibrary, side: Side): Exercise {
  const formula = `$${texOf(side.text)}$`;
  const square = /^\(([^()]+)\)\s*\^\s*2$/.exec(side.text.trim());
  return {
    id: `expand ${side.text.replaceAll(' ', '')}`,
    task: `expanding ${formula}`,
    lesson: 'distributive-law',
    ladder: square
      ? [
          `${formula} is a product: the bracket times itself. How do you write it with two brackets?`,
          'Each term of the first bracket is multiplied by each term of the second. Which four products are there?',
          'Put like terms together. What does the term in the middle become?',
        ]
      : [
          `In ${formula}, each term in front of the bracket is multiplied by each term inside it. Which products are there?`,
          'Write all products in one line, with their signs. Which of them can be put together?',
        ],
    another: 'expanding $(x + 5)(x - 2)$',
    judge: (reading) =>
      judged(
        math,
        reading,
        side,
        (answer) => !answer.text.includes('('),
        (answer) =>
          square && isWithoutMiddle(math, side, answer)
            ? 'The term in the middle is missing: the square of a sum is not the sum of the squares.'
            : 'Did you multiply each term by each?',
      ),
  };
}

/** Whether (x+3)² was written as x² + 9. */
function isWithoutMiddle(math: MathLibrary, side: Side, answer: Side): boolean {
  const [unknown = 'x'] = unknownsIn(side.terms);
  const own = coefficients(math, side.terms, unknown);
  const given = coefficients(math, answer.terms, unknown);
  return !!own && !!given && given[1].n === 0n && isSameNumber(own[0], given[0]) && isSameNumber(own[2], given[2]);
}

function factoring(math: MathLibrary, side: Side): Exercise | undefined {
  const [unknown] = unknownsIn(side.terms);
  const factors = unknown ? coefficients(math, side.terms, unknown) : undefined;
  if (!factors || factors[2].n === 0n) return undefined;
  const [c, b, a] = factors;
  const formula = `$${texOf(side.text)}$`;
  const isPlain = a.n === 1n && a.d === 1n && a.s > 0n;
  return {
    id: `factor ${side.text.replaceAll(' ', '')}`,
    task: `writing ${formula} as a product`,
    lesson: 'factorising',
    ladder: isPlain
      ? [
          `${formula} is to become a product of two brackets. The two numbers in them have the product $${tex(c)}$ and the sum $${tex(b)}$. Which pairs of numbers have that product?`,
          'Go through the pairs and add each up. Which pair has the right sum?',
          `Put the two numbers into $(${unknown} + \\ldots)(${unknown} + \\ldots)$ and multiply out again to check. What do you get?`,
        ]
      : [
          `Look first for a factor that all terms of ${formula} share. Is there one?`,
          'Then look for two brackets whose product gives the rest. Which pairs are possible?',
        ],
    another: 'factoring $x^2 + 7x + 12$',
    judge: (reading) =>
      judged(
        math,
        reading,
        side,
        (answer) => /\(.*\)/.test(answer.text),
        (answer) => {
          const own = coefficients(math, answer.terms, unknown ?? 'x');
          if (!own) return 'Multiply it out to check.';
          if (isSameNumber(own[0], c))
            return `The product of the two numbers fits, but their sum does not: it gives $${tex(own[1])}${unknown}$ in the middle.`;
          return isSameNumber(own[1], b)
            ? 'The sum of the two numbers fits, but their product does not.'
            : 'Multiply it out to check.';
        },
      ),
  };
}

/** Judges whether the learner's expression equals the task's and has the form that was asked for. */
function judged(
  math: MathLibrary,
  reading: Reading,
  side: Side,
  isDone: (answer: Side) => boolean,
  slip: (answer: Side) => string,
): Verdict | undefined {
  const answer = reading.statements
    .flatMap(({ sides }) => sides)
    .filter((each) => unknownsIn(each.terms).length > 0 && bare(each.text) !== bare(side.text))
    .at(-1);
  if (!answer) return undefined;
  const shown = `$${texOf(answer.text)}$`;
  if (minus(math, answer.terms, side.terms).size === 0)
    return isDone(answer)
      ? { kind: 'solved', text: `Yes, ${shown} is right: it is the same for every value.` }
      : { kind: 'step', text: `Right, ${shown} is the same. Can you take it further?`, next: 1 };
  const [unknown = 'x'] = unknownsIn(side.terms);
  const [own, given] = [side, answer].map(({ terms }) => tex(valueAt(math, terms, { [unknown]: math.fraction(1) })));
  const test =
    own === given ? '' : ` Try $${unknown} = 1$: it gives $${given}$, and $${texOf(side.text)}$ gives $${own}$.`;
  return { kind: 'wrong', text: `${shown} is not the same as $${texOf(side.text)}$.${test} ${slip(answer)}`, next: 1 };
}

const bare = (text: string) => text.replaceAll(' ', '');
