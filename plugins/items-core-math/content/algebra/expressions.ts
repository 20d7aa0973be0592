import type { Random } from '../../../../core/random.ts';
import { whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, label, line, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { polynomial, power, signed } from '../number-text.ts';

const joinsUnlikeTerms = idea(
  'combines-unlike-terms',
  'Terms with x and plain numbers are different kinds of thing; they cannot be merged.',
);
const onlyOneCross = idea(
  'misses-a-cross-product',
  'Each term of one bracket meets each term of the other; one of these products is missing.',
);
const multipliesExponents = idea(
  'confuses-exponent-rules',
  'Multiplying powers adds their exponents; a power of a power multiplies them.',
);
const forgetsCoefficient = idea('power-skips-coefficient', 'The power also applies to the number in front of x.');
const constantMultiplied = idea(
  'product-for-sum-of-constants',
  'You multiplied where the two numbers have to be added, or the other way round.',
);
const subtractsDivisor = idea(
  'subtracts-instead-of-dividing',
  'You took the divisor away from the numbers instead of dividing by it.',
);

/**
 * Rung 2. Harder: a minus sign before a bracket, a product of two sums, exponents. Easier: a figure to read from.
 */
export const expressionForms = coreMathModel('algebra', {
  id: 'core_math.expression-forms',
  title: 'Rewriting expressions',
  concepts: ['algebraic-expressions', 'distributive-law'],
  reasoning: ['systematic'],
  forms: [
    differenceOfBrackets,
    squareOfSum,
    productOfBrackets,
    rectanglePerimeter,
    powerOfProduct,
    fractionOfSum,
    splitRectangle,
  ],
});

function differenceOfBrackets(random: Random): Drawn {
  const [a, b, c, d, e] = [2, 1, 2, 2, 2].map((low) => whole(random, low, low + 4));
  if (!a || !b || !c || !d || !e || a * b <= d) return;
  const x = a * b - d;
  const right = [x, -a * c + d * e];
  const lost = [x, -a * c - d * e];
  const first = [x, -c - e];
  const lastOnly = [x, -a * c + e];
  if (right[1] === 0) return;
  const text = `${a}(${polynomial([b, -c])}) − ${d}(x − ${e})`;
  return {
    stem: `Which expression is equal to ${text} for every value of x?`,
    answer: polynomial(right),
    distractors: [
      wrong(polynomial(lost), misconceptions.signLost),
      wrong(polynomial(lastOnly), misconceptions.firstTermOnly),
      wrong(polynomial(first), misconceptions.firstTermOnly),
    ],
    explanation: `Multiplying out gives ${polynomial([a * b, -a * c])} − ${polynomial([d, 0])} + ${d * e}; the minus before the second bracket turns −${e} into +${d * e} once it is multiplied by ${d}. Collecting terms leaves ${polynomial(right)}.`,
    steps: [
      `${a}(${polynomial([b, -c])}) = ${polynomial([a * b, -a * c])}`,
      `−${d}(x − ${e}) = −${polynomial([d, 0])} + ${d * e}`,
      `together: ${polynomial(right)}`,
    ],
    hints: ladder(
      `A factor in front of a bracket multiplies each term inside; −${d} brings its sign along.`,
      `Multiply out ${a}(${polynomial([b, -c])}) first and write it down, then the second bracket.`,
      `Put a small number such as x = 1 into the expression and into your result; they must agree.`,
      `The only delicate spot is −${d} times −${e}. Take your time there.`,
    ),
    difficulty: -0.7,
  };
}

function squareOfSum(random: Random): Drawn {
  const [m, n] = [whole(random, 2, 3), whole(random, 3, 7)];
  const right = [m * m, 2 * m * n, n * n];
  return {
    stem: `Which expression is equal to (${m}x + ${n})² for every value of x?`,
    answer: polynomial(right),
    distractors: [
      wrong(polynomial([m * m, 0, n * n]), misconceptions.squaresEachTerm),
      wrong(polynomial([m * m, m * n, n * n]), onlyOneCross),
      wrong(polynomial([m, 2 * m * n, n * n]), forgetsCoefficient),
    ],
    explanation: `(${m}x + ${n})² means (${m}x + ${n})(${m}x + ${n}). The product ${m}x × ${n} appears twice, which gives the middle term ${2 * m * n}x.`,
    steps: [
      `(${m}x)² = ${m * m}x²`,
      `${m}x × ${n} + ${n} × ${m}x = ${2 * m * n}x`,
      `${n}² = ${n * n}`,
      `together: ${polynomial(right)}`,
    ],
    hints: ladder(
      'Squaring a bracket means multiplying it by itself.',
      `Write (${m}x + ${n})(${m}x + ${n}) and let each term meet each term.`,
      `Four products come out. Two of them are alike and can be put together.`,
      `If in doubt, draw a square with side ${m}x + ${n} and cut it into four pieces.`,
    ),
    difficulty: -0.6,
  };
}

function productOfBrackets(random: Random): Drawn {
  const [p, q] = [whole(random, 2, 9), whole(random, 2, 9)];
  if (p === q) return;
  const right = [1, p - q, -p * q];
  return {
    stem: `Which expression is equal to (x + ${p})(x − ${q}) for every value of x?`,
    answer: polynomial(right),
    distractors: [
      wrong(polynomial([1, 0, -p * q]), onlyOneCross),
      wrong(polynomial([1, q - p, -p * q]), misconceptions.signLost),
      wrong(polynomial([1, -p * q, p - q]), constantMultiplied),
    ],
    explanation: `Each term of the first bracket meets each of the second: x² − ${q}x + ${p}x − ${p * q}. The two middle terms combine to ${polynomial([p - q, 0])}.`,
    steps: [
      `x × x = x²`,
      `−${q}x + ${p}x = ${polynomial([p - q, 0])}`,
      `${p} × (−${q}) = −${p * q}`,
      `together: ${polynomial(right)}`,
    ],
    hints: ladder(
      'A product of two brackets holds four products: each term with each term.',
      `Start with x times the second bracket, then ${p} times the second bracket.`,
      `Watch the signs of the two terms with x; one comes from ${p} and one from −${q}.`,
      'A test with x = 1 tells you quickly whether all four products are there.',
    ),
    difficulty: -0.75,
  };
}

function rectanglePerimeter(random: Random): Drawn {
  const [a, b, c, d] = [whole(random, 2, 5), whole(random, 1, 6), 1, whole(random, 2, 9)];
  const right = [2 * (a + c), 2 * (b + d)];
  const [wide, high] = [polynomial([a, b]), polynomial([c, d])];
  const alt = `A rectangle whose horizontal side is ${wide} and whose vertical side is ${high}.`;
  return {
    stem: 'The figure shows a rectangle with its side lengths in centimetres. Which expression gives its perimeter in centimetres?',
    stimulus: [
      figure(alt, 320, 170, [
        rectangle([40, 20], 190, 100, { tone: 'accent' }),
        label([135, 140], wide),
        label([240, 70], high, { anchor: 'start' }),
      ]),
    ],
    answer: polynomial(right),
    distractors: [
      wrong(polynomial([a + c, b + d]), misconceptions.halfPerimeter),
      wrong(polynomial([a * c, a * d + b * c, b * d]), misconceptions.perimeterForArea),
      wrong(polynomial([2 * (a + c) + 2 * (b + d), 0]), joinsUnlikeTerms),
    ],
    explanation: `One long and one short side together are ${polynomial([a + c, b + d])}. The rectangle has two of each, so the perimeter is twice that: ${polynomial(right)}.`,
    steps: [
      `(${wide}) + (${high}) = ${polynomial([a + c, b + d])}`,
      `2 × (${polynomial([a + c, b + d])}) = ${polynomial(right)}`,
    ],
    hints: ladder(
      'The perimeter is the length of a walk once around the rectangle.',
      `Add the two sides you can see, ${wide} and ${high}; terms with x go together, and so do plain numbers.`,
      'How many sides does the walk pass in all? Have you counted each of them?',
      'Opposite sides of a rectangle are equal, so the figure already shows you everything.',
    ),
    difficulty: -1.1,
  };
}

function powerOfProduct(random: Random): Drawn {
  const [m, n, k] = [whole(random, 2, 5), whole(random, 2, 4), whole(random, 2, 4)];
  const x = (exponent: number) => power('x', exponent);
  if (n * 2 + k === n * n * k || n + 2 + k === 2 * n + k) return;
  return {
    stem: `Which expression is equal to (${m}${x(n)})² × ${x(k)} for every value of x?`,
    answer: `${m * m}${x(2 * n + k)}`,
    distractors: [
      wrong(`${m}${x(2 * n + k)}`, forgetsCoefficient),
      wrong(`${m * m}${x(2 * n * k)}`, multipliesExponents),
      wrong(`${m * m}${x(n + 2 + k)}`, multipliesExponents),
    ],
    explanation: `Squaring gives ${m}² = ${m * m} and (${x(n)})² = ${x(2 * n)}, because the exponent is doubled. Multiplying by ${x(k)} adds ${k} to the exponent: ${m * m}${x(2 * n + k)}.`,
    steps: [
      `(${m}${x(n)})² = ${m * m}${x(2 * n)}`,
      `${x(2 * n)} × ${x(k)} = ${x(2 * n + k)}`,
      `together: ${m * m}${x(2 * n + k)}`,
    ],
    hints: ladder(
      `An exponent counts factors: ${x(n)} is ${Array(n).fill('x').join(' × ')}.`,
      `Write the square as (${m}${x(n)}) × (${m}${x(n)}) and count numbers and x’s separately.`,
      `When all is written as a product of x’s, the exponent is simply how many there are.`,
      'If a rule escapes you, write the factors out; there are few enough to count.',
    ),
    difficulty: -0.5,
    concepts: ['powers', 'algebraic-expressions'],
  };
}

function fractionOfSum(random: Random): Drawn {
  const [d, p, q] = [whole(random, 2, 5), whole(random, 2, 6), whole(random, 2, 7)];
  if (p === q || p === d) return;
  return {
    stem: `Which expression is equal to (${d * p}x − ${d * q})/${d} for every value of x?`,
    answer: polynomial([p, -q]),
    distractors: [
      wrong(polynomial([p, -d * q]), misconceptions.dividesOneTermOnly),
      wrong(polynomial([d * p, -q]), misconceptions.dividesOneTermOnly),
      wrong(polynomial([d * p - d, -(d * q - d)]), subtractsDivisor),
    ],
    explanation: `Dividing a difference by ${d} divides both terms: ${d * p}x ÷ ${d} = ${p}x and ${d * q} ÷ ${d} = ${q}. So the expression is ${polynomial([p, -q])}.`,
    steps: [`${d * p}x ÷ ${d} = ${p}x`, `${d * q} ÷ ${d} = ${q}`, `together: ${polynomial([p, -q])}`],
    hints: ladder(
      `The fraction bar divides everything above it by ${d}.`,
      `Split the fraction in two: one with ${d * p}x on top and one with ${d * q}.`,
      'Test with x = 0 and with x = 1: the fraction and your result must give the same.',
      'Sharing out a difference is fair only if both of its terms are shared.',
    ),
    difficulty: -0.95,
  };
}

function splitRectangle(random: Random): Drawn {
  const [p, q] = [whole(random, 2, 7), whole(random, 2, 7)];
  if (p === q || p + q === p * q) return;
  const right = [1, p + q, p * q];
  const alt = `A large rectangle cut into four by one vertical and one horizontal line. The horizontal side is made of pieces x and ${p}, the vertical side of pieces x and ${q}.`;
  return {
    stem: 'The large rectangle in the figure is cut into four pieces. All lengths are in metres. Which expression gives the area of the large rectangle in square metres?',
    stimulus: [
      figure(alt, 320, 200, [
        rectangle([60, 34], 200, 150, { tone: 'accent' }),
        line([180, 34], [180, 184], { dashed: true }),
        line([60, 128], [260, 128], { dashed: true }),
        label([120, 18], 'x'),
        label([220, 18], String(p)),
        label([44, 81], 'x'),
        label([44, 156], String(q)),
      ]),
    ],
    answer: polynomial(right),
    distractors: [
      wrong(polynomial([1, 0, p * q]), onlyOneCross),
      wrong(polynomial([1, p * q, p + q]), constantMultiplied),
      wrong(polynomial([4, 2 * (p + q)]), misconceptions.perimeterForArea),
    ],
    explanation: `The four pieces have the areas x², ${p}x, ${q}x and ${p * q}. Together they are x² ${signed(p + q)}x ${signed(p * q)}.`,
    steps: [
      `pieces: x × x = x², ${p} × x = ${p}x, x × ${q} = ${q}x, ${p} × ${q} = ${p * q}`,
      `together: ${polynomial(right)}`,
    ],
    hints: ladder(
      'The area of the whole is the sum of the areas of its pieces.',
      `Find the area of each of the four pieces; one of them measures ${p} m by ${q} m.`,
      'Two of the pieces have areas with x to the first power; those can be put together.',
      'Four small rectangles, each with its sides printed beside it: take them one by one.',
    ),
    difficulty: -0.85,
    reasoning: ['analytical'],
  };
}
