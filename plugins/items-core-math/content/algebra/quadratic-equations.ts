import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, label, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, polynomial, signed } from '../number-text.ts';

const signsOfFactors = idea(
  'reads-solutions-off-with-wrong-sign',
  'A bracket (x − 3) is zero for x = 3, not for x = −3: the sign changes.',
);
const losesZero = idea('loses-the-zero-solution', 'Dividing by x throws away the solution x = 0.');
const onePositiveRoot = idea(
  'takes-one-square-root-only',
  'Two numbers have the same square, one positive and one negative.',
);
const forgetsShift = idea(
  'forgets-to-undo-the-shift',
  'You found what the bracket is; x itself still has to be found from it.',
);
const onlyFitsSum = idea(
  'fits-sum-but-not-product',
  'Your numbers have the right sum but not the right product, or the other way round.',
);
const discriminantSlip = idea(
  'discriminant-factor-lost',
  'For one solution, the square of the middle number must equal four times the last one; a factor got lost.',
);
const halvesProduct = idea(
  'halves-the-product',
  'You split the product in two; the numbers are multiplied here, so think of a square root.',
);

/**
 * Rungs 3 and 4. Easier: read from a square or a product. Harder: an unknown coefficient, a condition on the number
 * of solutions, a context whose second solution is meaningless.
 */
export const quadraticEquations = coreMathModel('algebra', {
  id: 'core_math.quadratic-equations',
  title: 'Quadratic equations',
  concepts: ['quadratic-equations'],
  reasoning: ['systematic'],
  // A missing second solution is always on offer.
  discrimination: 1.3,
  forms: [factorised, missingZero, squareEquals, otherSolution, rectangleSides, oneSolution, productOfConsecutive],
});

function solutions(first: number, second: number): string {
  return `x = ${numeral(first)} or x = ${numeral(second)}`;
}

function factorised(random: Random): Drawn {
  const [p, q] = [whole(random, 2, 7), -whole(random, 1, 6)];
  if (p + q === 0 || p - q === Math.abs(p * q)) return;
  const [sum, productOf] = [p + q, p * q];
  return {
    stem: `What are the solutions of ${polynomial([1, -sum, productOf])} = 0?`,
    answer: solutions(p, q),
    distractors: [
      wrong(solutions(-p, -q), signsOfFactors),
      wrong(solutions(p, -q), onlyFitsSum),
      wrong(solutions(sum, productOf), onlyFitsSum),
    ],
    explanation: `The equation can be written as (x ${signed(-p)})(x ${signed(-q)}) = 0, because ${numeral(p)} + (${numeral(q)}) = ${numeral(sum)} and ${numeral(p)} × (${numeral(q)}) = ${numeral(productOf)}. A product is zero when one of its factors is, so ${solutions(p, q)}.`,
    steps: [
      `two numbers with product ${numeral(productOf)} and sum ${numeral(sum)}: ${numeral(p)} and ${numeral(q)}`,
      `(x ${signed(-p)})(x ${signed(-q)}) = 0`,
      solutions(p, q),
    ],
    hints: ladder(
      'A product is zero exactly when one of its factors is zero.',
      `Look for two numbers whose product is ${numeral(productOf)} and whose sum is ${numeral(sum)}.`,
      'Put each proposed value into the equation; both must give zero.',
      `The number ${numeral(productOf)} has few factorisations into whole numbers, so the search is short.`,
    ),
    difficulty: 0.2,
  };
}

function missingZero(random: Random): Drawn {
  const [a, n] = [whole(random, 2, 4), whole(random, 3, 9)];
  return {
    stem: `What are all the solutions of ${a}x² = ${a * n}x?`,
    answer: solutions(0, n),
    distractors: [
      wrong(`x = ${n} only`, losesZero),
      wrong(solutions(-n, n), onePositiveRoot),
      wrong(solutions(0, -n), signsOfFactors),
    ],
    explanation: `Bringing everything to one side gives ${a}x(x − ${n}) = 0. The product is zero for x = 0 and for x = ${n}; dividing by x would lose the first.`,
    steps: [`${a}x² − ${a * n}x = 0`, `${a}x(x − ${n}) = 0`, solutions(0, n)],
    hints: ladder(
      'An equation may have a solution that is easily overlooked when both sides are divided by x.',
      `Bring ${a * n}x to the left and look for a factor that both terms share.`,
      'Test each proposed value in the original equation, and do not leave out small numbers.',
      'Both sides have the factor x. Ask yourself what happens when that factor is nothing.',
    ),
    difficulty: 0.15,
  };
}

function squareEquals(random: Random): Drawn {
  const [shift, root] = [whole(random, 2, 8), whole(random, 3, 9)];
  if (root === shift || root === 2 * shift) return;
  return {
    stem: `What are the solutions of (x − ${shift})² = ${root * root}?`,
    answer: solutions(shift + root, shift - root),
    distractors: [
      wrong(`x = ${shift + root} only`, onePositiveRoot),
      wrong(solutions(root, -root), forgetsShift),
      wrong(solutions(root - shift, -root - shift), misconceptions.reversesOperation),
    ],
    explanation: `The bracket must be ${root} or −${root}, because both have the square ${root * root}. Adding ${shift} gives ${solutions(shift + root, shift - root)}.`,
    steps: [`x − ${shift} = ${root} or x − ${shift} = −${root}`, solutions(shift + root, shift - root)],
    hints: ladder(
      `Which numbers have the square ${root * root}? There is more than one.`,
      `Treat x − ${shift} as one number and find what it can be.`,
      `For each value of x − ${shift}, one small step leads to x. Test the results in the equation.`,
      'There is no need to multiply the bracket out; it is more useful as it stands.',
    ),
    difficulty: 0.1,
  };
}

function otherSolution(random: Random): Drawn {
  const [p, q] = [whole(random, 2, 6), whole(random, 2, 9)];
  if (p === q || q === 2 || p * q - p === q) return;
  return {
    stem: `One solution of x² + bx + ${p * q} = 0 is x = ${p}. What is the other solution?`,
    answer: `x = ${q}`,
    distractors: [
      wrong(`x = −${q}`, signsOfFactors),
      wrong(`x = −${p}`, onePositiveRoot),
      wrong(`x = ${p * q - p}`, onlyFitsSum),
    ],
    explanation: `The two solutions multiply to the last number, ${p * q}. Since one is ${p}, the other is ${p * q} ÷ ${p} = ${q}.`,
    steps: [
      `put x = ${p}: ${p * p} + ${p}b + ${p * q} = 0, so b = ${numeral(-(p + q))}`,
      `${polynomial([1, -(p + q), p * q])} = (x − ${p})(x − ${q})`,
      `the other solution is x = ${q}`,
    ],
    hints: ladder(
      'The number b is unknown, but a solution that is given fixes it.',
      `Put ${p} in for x and find b, or think about what the product of the two solutions must be.`,
      'Check your result: with your b, both values must give zero.',
      `One solution is handed to you, and the last number, ${p * q}, tells a lot about its partner.`,
    ),
    difficulty: 0.5,
    reasoning: ['analytical'],
  };
}

function rectangleSides(random: Random): Drawn {
  const [width, more] = [whole(random, 5, 12), whole(random, 2, 7)];
  const [length, area] = [width + more, width * (width + more)];
  if ((area - 2 * more) % 4 !== 0) return;
  const alt = `A rectangle with vertical side w and horizontal side w + ${more}, both in metres. Its area is written inside: ${area} square metres.`;
  return {
    stem: `The figure shows a rectangular floor; lengths are in metres. How long is the longer side?`,
    stimulus: [
      figure(alt, 320, 170, [
        rectangle([60, 20], 200, 110, { tone: 'accent' }),
        label([160, 76], `area ${area} m²`),
        label([44, 76], 'w'),
        label([160, 150], `w + ${more}`),
      ]),
    ],
    answer: `${length} m`,
    distractors: [
      wrong(`${width} m`, misconceptions.answersOtherQuantity),
      wrong(`${length + more} m`, signsOfFactors),
      wrong(`${(area - 2 * more) / 4 + more} m`, misconceptions.perimeterForArea),
    ],
    explanation: `The equation w(w + ${more}) = ${area} has the solutions w = ${width} and w = −${length}. A width is positive, so w = ${width} and the longer side is ${length} m.`,
    steps: [
      `w(w + ${more}) = ${area}`,
      `w² + ${more}w − ${area} = 0`,
      `(w − ${width})(w + ${length}) = 0, so w = ${width}`,
      `longer side: ${width} + ${more} = ${length} m`,
    ],
    hints: ladder(
      'The area of a rectangle is the product of its two sides.',
      `Look for two numbers that differ by ${more} and have the product ${area}.`,
      'A length is never negative. And is it w that is asked for, or the other side?',
      `Try a whole number for w, see whether the product is above or below ${area}, and adjust.`,
    ),
    difficulty: 0.35,
    concepts: ['quadratic-equations', 'area'],
    reasoning: ['analytical'],
  };
}

function oneSolution(random: Random): Drawn {
  const root = whole(random, 3, 9);
  const last = root * root;
  return {
    stem: `For which values of k does x² + kx + ${last} = 0 have exactly one solution?`,
    answer: `k = ${2 * root} or k = −${2 * root}`,
    distractors: [
      wrong(`k = ${2 * root} only`, onePositiveRoot),
      wrong(`k = ${root} or k = −${root}`, discriminantSlip),
      wrong(`k = ${4 * root} or k = −${4 * root}`, discriminantSlip),
    ],
    explanation: `There is exactly one solution when the left side is the square of a bracket. (x + ${root})² and (x − ${root})² both end in ${last}, and their middle terms are ${2 * root}x and −${2 * root}x.`,
    steps: [`one solution: k² − 4 × ${last} = 0`, `k² = ${4 * last}`, `k = ${2 * root} or k = −${2 * root}`],
    hints: ladder(
      'A quadratic equation has one solution when its two solutions coincide.',
      `Which squares of brackets, multiplied out, end in ${last}?`,
      'Multiply your bracket out and read k off; then ask whether a bracket with the other sign would do as well.',
      `The number ${last} was not chosen by chance: what is it the square of?`,
    ),
    difficulty: 0.95,
    reasoning: ['analytical', 'systematic'],
  };
}

function productOfConsecutive(random: Random): Drawn {
  const n = whole(random, 11, 19);
  const kind = oneOf(random, ['consecutive', 'even'] as const);
  const small = kind === 'even' ? 2 * Math.floor(n / 2) : n;
  const step = kind === 'even' ? 2 : 1;
  const [large, productOf] = [small + step, small * (small + step)];
  const name = kind === 'even' ? 'two consecutive even numbers' : 'two consecutive whole numbers';
  return {
    stem: `The product of ${name}, both positive, is ${productOf}. What is their sum?`,
    answer: numeral(small + large),
    distractors: [
      wrong(numeral(large), misconceptions.answersOtherQuantity),
      wrong(numeral(small + large + (kind === 'even' ? 2 : 1)), misconceptions.offByOne),
      wrong(numeral(productOf / 2), halvesProduct),
    ],
    explanation: `Both numbers lie close to the square root of ${productOf}, one below and one above: ${small} × ${large} = ${productOf}. Their sum is ${small + large}.`,
    steps: [
      `n(n + ${step}) = ${productOf}`,
      `n = ${small}, because ${small} × ${large} = ${productOf}`,
      `${small} + ${large} = ${small + large}`,
    ],
    hints: ladder(
      'Two numbers that are nearly equal multiply to almost a square number.',
      `Between which squares does ${productOf} lie? The numbers you look for are near those roots.`,
      'Check the product exactly before you add; being close is not enough.',
      'An estimate brings you within one step of the two numbers.',
    ),
    difficulty: 0.25,
    reasoning: ['intuitive', 'systematic'],
  };
}
