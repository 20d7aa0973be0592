import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, power } from '../number-text.ts';

const oneCrossProduct = idea(
  'takes-off-product-once',
  'The square of a sum holds the product of its terms twice; you took it off once.',
);
const addsCrossProduct = idea(
  'adds-cross-product',
  'The product of the two terms has to be taken off the square of the sum, not added to it.',
);
const dividesExponentsOfBases = idea(
  'compares-bases-directly',
  'Different bases cannot be compared directly; write both as powers of the same number first.',
);
const reciprocalOfSum = idea('reciprocal-of-sum', 'The sum of two reciprocals is not the reciprocal of the sum.');
const addsReciprocals = idea(
  'sum-over-difference',
  'You inverted the fraction; with a common denominator the sum stands on top.',
);
const cubesEachTerm = idea(
  'cubes-without-cross-terms',
  'The cube of a sum also holds mixed terms; they have to be taken off.',
);
const exponentSumAsSum = idea(
  'splits-exponent-as-sum',
  'A sum in the exponent turns into a product of powers, not into a sum.',
);
const dropsInnerRoot = idea(
  'drops-inner-root',
  'You stopped after the first root; what stands under it is the whole expression again.',
);
const wrongFactorOfSquares = idea(
  'difference-squared',
  'The difference of two squares is the sum times the difference, not the square of the difference.',
);
const dropsFactor = idea(
  'drops-a-factor-of-cross-terms',
  'The mixed terms are 3ab(a + b); the factor a + b is missing.',
);
const worksOnValue = idea(
  'works-on-value-like-exponent',
  'You did to the value what is done to the exponent; doubling an exponent squares the value.',
);
const usesTwoForDifference = idea(
  'twice-the-difference',
  'The difference of the squares is the difference of the numbers times their sum; you used 2 for the difference.',
);

/**
 * Rung 5, beginning in rung 4 where long multiplication also leads there. All can be answered without finding the unknowns themselves, by seeing how expressions are related; harder:
 * two relations in a row, cubes, an expression that contains itself.
 */
export const algebraicStructure = coreMathModel('algebra', {
  id: 'core_math.algebraic-structure',
  title: 'Seeing structure in expressions',
  concepts: ['algebraic-identities'],
  reasoning: ['creative', 'analytical'],
  // Brute force rarely succeeds here, so the idea decides.
  discrimination: 1.6,
  forms: [
    sumOfSquares,
    reciprocalSquares,
    equalPowers,
    sumOfReciprocals,
    nestedRoot,
    sumOfCubes,
    powerRewritten,
    differenceOfSquares,
  ],
});

function sumOfSquares(random: Random): Drawn {
  const [total, productOf] = [whole(random, 7, 12), whole(random, 3, 9)];
  // The two numbers themselves are not whole, so that guessing them does not lead anywhere.
  if (Number.isInteger(Math.sqrt(total * total - 4 * productOf))) return;
  const answer = total * total - 2 * productOf;
  return {
    stem: `Two numbers have the sum ${total} and the product ${productOf}. What is the sum of their squares?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(total * total), misconceptions.squaresEachTerm),
      wrong(numeral(total * total - productOf), oneCrossProduct),
      wrong(numeral(total * total + 2 * productOf), addsCrossProduct),
    ],
    explanation: `Since (a + b)² = a² + 2ab + b², the sum of the squares is (a + b)² − 2ab. Here that is ${total}² − 2 × ${productOf} = ${answer}; the numbers themselves are not needed.`,
    steps: [
      '(a + b)² = a² + 2ab + b²',
      `a² + b² = ${total}² − 2 × ${productOf}`,
      `= ${total * total} − ${2 * productOf} = ${answer}`,
    ],
    hints: ladder(
      'You need not find the two numbers; an identity links their sum, their product and their squares.',
      'Write down (a + b)² multiplied out. Which parts of it do you know?',
      `Try the idea with two numbers you can see, such as 2 and 3, before you use ${total} and ${productOf}.`,
      'The numbers behind this are not pretty, but what is asked about them is.',
    ),
    difficulty: 1.2,
  };
}

function reciprocalSquares(random: Random): Drawn {
  const total = whole(random, 3, 8);
  const answer = total * total - 2;
  return {
    stem: `A number x satisfies x + 1/x = ${total}. What is x² + 1/x²?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(total * total), misconceptions.squaresEachTerm),
      wrong(numeral(total * total - 1), oneCrossProduct),
      wrong(numeral(total * total + 2), addsCrossProduct),
    ],
    explanation: `Squaring x + 1/x gives x² + 2 + 1/x², because x × 1/x = 1. So x² + 1/x² = ${total}² − 2 = ${answer}.`,
    steps: [`(x + 1/x)² = x² + 2 × x × 1/x + 1/x² = x² + 2 + 1/x²`, `x² + 1/x² = ${total * total} − 2 = ${answer}`],
    hints: ladder(
      'Look for a way from x + 1/x to the squares without finding x.',
      `Square both sides of x + 1/x = ${total}, and multiply the left side out with care.`,
      'What is x times 1/x? It appears in the middle of the square, and more than once.',
      'One well-chosen step on both sides of the equation brings the squares in.',
    ),
    difficulty: 1.45,
  };
}

function equalPowers(random: Random): Drawn {
  const base = oneOf(random, [2, 3]);
  const [m, n] = oneOf(random, [
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [2, 5],
  ] as const);
  if (base === 3 && m + n > 6) return;
  const [first, second] = [base ** m, base ** n];
  const ratio = (a: number, b: number) => fractionText(fraction(a, b));
  const bases = ratio(second, first);
  return {
    stem: `The numbers x and y are not zero, and ${numeral(first)}ˣ = ${numeral(second)}ʸ. What is x/y?`,
    answer: ratio(n, m),
    distractors: [
      wrong(ratio(m, n), misconceptions.invertsRatio),
      wrong(bases, dividesExponentsOfBases),
      wrong(ratio(first, second), dividesExponentsOfBases),
    ],
    explanation: `Both bases are powers of ${base}: ${numeral(first)} = ${power(base, m)} and ${numeral(second)} = ${power(base, n)}. Equal powers of ${base} have equal exponents, so ${m}x = ${n}y and x/y = ${ratio(n, m)}.`,
    steps: [
      `${numeral(first)}ˣ has the exponent ${m}x to the base ${base}, ${numeral(second)}ʸ the exponent ${n}y`,
      `${m}x = ${n}y`,
      `x/y = ${ratio(n, m)}`,
    ],
    hints: ladder(
      'Powers can be compared once they have the same base.',
      `Of which number are both ${numeral(first)} and ${numeral(second)} powers?`,
      'Which of x and y must be larger in size, the exponent of the smaller base or the other? Check your ratio against that.',
      'When the bases agree, the exponents become an ordinary equation.',
    ),
    difficulty: 1.25,
    concepts: ['powers'],
    reasoning: ['analytical'],
  };
}

function sumOfReciprocals(random: Random): Drawn {
  const [total, productOf] = [whole(random, 5, 12), whole(random, 2, 15)];
  const right = fraction(total, productOf);
  if (Number.isInteger(Math.sqrt(total * total - 4 * productOf)) || total * total <= 4 * productOf) return;
  if (right[1] === 1 || total === productOf) return;
  return {
    stem: `For two numbers a and b, a + b = ${total} and ab = ${productOf}. What is 1/a + 1/b?`,
    answer: fractionText(right),
    distractors: [
      wrong(fractionText(fraction(1, total)), reciprocalOfSum),
      wrong(fractionText(fraction(productOf, total)), addsReciprocals),
      wrong(fractionText(fraction(2, total)), reciprocalOfSum),
    ],
    explanation: `With the common denominator ab, the sum is (b + a)/(ab). Both are known: ${total}/${productOf}${fractionText(right) === `${total}/${productOf}` ? '' : ` = ${fractionText(right)}`}.`,
    steps: ['1/a + 1/b = b/(ab) + a/(ab)', `= (a + b)/(ab) = ${fractionText(right)}`],
    hints: ladder(
      'Fractions with letters are added like any others: over a common denominator.',
      'What common denominator do 1/a and 1/b have, and what do their numerators become?',
      `Look at the numerator and the denominator you get: have you met both of them in the question?`,
      'You never need a or b alone; the two things you know about them are enough.',
    ),
    difficulty: 1.3,
    concepts: ['algebraic-identities', 'algebraic-fractions'],
  };
}

function nestedRoot(random: Random): Drawn {
  const root = whole(random, 3, 6);
  const inside = root * (root - 1);
  return {
    stem: `The expression x = √(${inside} + √(${inside} + √(${inside} + …))) goes on for ever and has a definite value. What is x?`,
    answer: numeral(root),
    distractors: [
      wrong(numeral(root - 1), misconceptions.signLost),
      wrong(numeral(inside), dropsInnerRoot),
      wrong(`√${inside}`, dropsInnerRoot),
    ],
    explanation: `What stands under the first root, after ${inside} +, is the same expression x again. So x = √(${inside} + x), that is x² = x + ${inside}, and the positive solution is x = ${root}.`,
    steps: [
      `x = √(${inside} + x)`,
      `x² − x − ${inside} = 0`,
      `(x − ${root})(x + ${root - 1}) = 0, and x is positive`,
      `x = ${root}`,
    ],
    hints: ladder(
      'An expression that goes on for ever may contain itself as a part.',
      `Cover the first “√(${inside} +” with your hand. What is left?`,
      'Once you have an equation for x, square it; a root is never negative.',
      `To get a feeling for the size, work out √${inside} and then one more level with a rough estimate.`,
    ),
    difficulty: 1.9,
    concepts: ['quadratic-equations', 'self-reference'],
    reasoning: ['creative', 'intuitive'],
  };
}

function sumOfCubes(random: Random): Drawn {
  const [total, productOf] = [whole(random, 4, 7), whole(random, 2, 6)];
  if (Number.isInteger(Math.sqrt(total * total - 4 * productOf))) return;
  if (total * total <= 4 * productOf) return;
  const cube = total ** 3;
  const answer = cube - 3 * productOf * total;
  return {
    stem: `For two numbers a and b, a + b = ${total} and ab = ${productOf}. What is a³ + b³?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(cube), cubesEachTerm),
      wrong(numeral(cube - 3 * productOf), dropsFactor),
      wrong(numeral(total * (total * total - 2 * productOf)), oneCrossProduct),
    ],
    explanation: `(a + b)³ = a³ + 3ab(a + b) + b³, so a³ + b³ = ${total}³ − 3 × ${productOf} × ${total} = ${cube} − ${3 * productOf * total} = ${answer}.`,
    steps: [
      '(a + b)³ = a³ + b³ + 3ab(a + b)',
      `a³ + b³ = ${cube} − 3 × ${productOf} × ${total}`,
      `= ${cube} − ${3 * productOf * total} = ${answer}`,
    ],
    hints: ladder(
      'The cube of a sum holds the two cubes and some mixed terms; the mixed terms can be factorised.',
      'Multiply (a + b)³ out and collect the mixed terms. What do they have in common?',
      'Test the identity you find with a = 1 and b = 2 before you use it.',
      'The same idea that works for squares works here, with one term more.',
    ),
    difficulty: 2.1,
  };
}

function powerRewritten(random: Random): Drawn {
  const [base, value] = [oneOf(random, [2, 3, 5]), whole(random, 3, 7)];
  if (value === base || value === base ** 2) return;
  const answer = value * value * base;
  return {
    stem: `The number a satisfies ${base}ᵃ = ${value}. What is ${base} raised to the power 2a + 1?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(value * value + base), exponentSumAsSum),
      wrong(numeral(2 * value * base), misconceptions.multipliesByExponent),
      wrong(numeral(2 * value + 1), worksOnValue),
    ],
    explanation: `The exponent 2a squares the value ${value}, and the + 1 multiplies by one more ${base}. So the result is ${value}² × ${base} = ${answer}.`,
    steps: [
      `power with exponent 2a: (${base}ᵃ)² = ${value}² = ${value * value}`,
      `exponent + 1: one more factor ${base}`,
      `${value * value} × ${base} = ${answer}`,
    ],
    hints: ladder(
      'What is done to an exponent shows in the power as a different operation.',
      `Split the exponent 2a + 1 into parts: what does doubling a do to ${value}, and what does + 1 do?`,
      'Check your rules with an exponent you can see, for example a = 2.',
      'You never have to find a; its only job is to make the power.',
    ),
    difficulty: 1.35,
    concepts: ['powers'],
    reasoning: ['analytical'],
  };
}

function differenceOfSquares(random: Random): Drawn {
  const [middle, half] = [10 * whole(random, 12, 45) * 2, whole(random, 3, 9)];
  const [large, small] = [middle + half, middle - half];
  const answer = 4 * middle * half;
  return {
    stem: `What is ${large}² − ${small}²?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral((2 * half) ** 2), wrongFactorOfSquares),
      wrong(numeral(2 * middle * half), misconceptions.stopsOneStepEarly),
      wrong(numeral(4 * middle), usesTwoForDifference),
    ],
    explanation: `A difference of squares is the sum times the difference: (${large} + ${small})(${large} − ${small}) = ${numeral(2 * middle)} × ${2 * half} = ${numeral(answer)}.`,
    steps: [
      `${large}² − ${small}² = (${large} + ${small})(${large} − ${small})`,
      `= ${numeral(2 * middle)} × ${2 * half}`,
      `= ${numeral(answer)}`,
    ],
    hints: ladder(
      'The difference of two squares can be written as a product.',
      `Find the sum and the difference of ${large} and ${small}; one of them is a round number.`,
      'Test the idea with small numbers, such as 7² − 3², before you trust it.',
      'Two large squares look like work, but they are nearly equal, and that helps.',
    ),
    difficulty: 0.9,
    reasoning: ['creative', 'intuitive'],
  };
}
