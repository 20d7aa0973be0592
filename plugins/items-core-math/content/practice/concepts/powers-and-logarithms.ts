import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../../misconceptions.ts';
import { numeral, power } from '../../number-text.ts';
import { ladderOf } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const dividesExponents = idea(
  'divides-exponents',
  'Dividing powers of one base subtracts their exponents; it does not divide them.',
);
const addsForPowerOfPower = idea(
  'adds-exponents-of-nested-powers',
  'A power of a power repeats the whole exponent, so the two are multiplied.',
);
const factorForSteps = idea(
  'factor-instead-of-number-of-steps',
  'That is how many times as large it is; the scale counts how often the factor 10 is used.',
);

export const powerConcepts = [
  conceptPractice(
    'algebra',
    'powers',
    'Powers',
    ['analytical'],
    ladderOf(
      'An exponent counts how often the base is used as a factor.',
      'Write the powers out as products and see which factors go together or cancel.',
      'Test your rule with base 2 and small exponents.',
      'Only the exponents have to be worked with, and they are small.',
    ),
    [
      -0.2,
      (random) => {
        const [base, low, more] = [whole(random, 2, 4), whole(random, 3, 9), whole(random, 2, 4)];
        const high = low + more;
        const answer = base ** more;
        return {
          stem: `A printer draws a picture of ${power(base, high)} dots, another one a picture of ${power(base, low)} dots. How many times as many dots does the first picture have?`,
          answer,
          lures: [
            [more, m.stopsOneStepEarly],
            [base * more, m.multipliesByExponent],
            [high / low, dividesExponents],
            [base, m.ignoresCondition],
            [base ** more + base, m.reversesOperation],
          ],
          explanation: `${power(base, high)} ÷ ${power(base, low)} = ${power(base, more)} = ${answer}, because ${low} of the ${high} factors cancel.`,
          steps: [`${high} − ${low} = ${more}`, `${power(base, more)} = ${answer}`],
        };
      },
    ],
    [
      0.7,
      (random) => {
        const [a, b, c] = [whole(random, 2, 5), whole(random, 2, 5), whole(random, 2, 6)];
        const answer = a * b + c;
        if (a + b + c === answer) return;
        return {
          stem: `For every positive number x, (${power('x', a)})${power('', b)} · ${power('x', c)} is a power of x. Which exponent does it have?`,
          answer,
          lures: [
            [a + b + c, addsForPowerOfPower],
            [a * b * c, m.reversesOperation],
            [a ** b + c, addsForPowerOfPower],
            [a * b, m.stopsOneStepEarly],
          ],
          explanation: `(${power('x', a)})${power('', b)} has ${a} × ${b} = ${a * b} factors x, and ${c} more are multiplied: ${answer}.`,
          steps: [`${a} × ${b} = ${a * b}`, `${a * b} + ${c} = ${answer}`],
        };
      },
    ],
  ),
  conceptPractice(
    'functions-and-graphs',
    'logarithms',
    'Logarithms',
    ['analytical'],
    ladderOf(
      'A logarithm to base 10 tells how often the factor 10 is used.',
      'Turn each “times as large” into a number of steps on the logarithmic scale.',
      'Products of numbers become sums of logarithms; check with 100 = 10 × 10.',
      'On the logarithmic scale there is only adding and subtracting.',
    ),
    [
      0.0,
      (random) => {
        const [strength, steps] = [whole(random, 2, 5), whole(random, 2, 4)];
        const factor = 10 ** steps;
        const what = oneOf(random, ['earthquakes', 'waves', 'flashes']);
        return {
          stem: `The strength of ${what} is the logarithm, to base 10, of their size. One of strength ${strength} is followed by one that is ${numeral(factor)} times as large. What is the strength of the second?`,
          answer: strength + steps,
          lures: [
            [strength * steps, m.reversesOperation],
            [steps, m.startLeftOut],
            [strength + factor, factorForSteps],
            [strength * factor, m.treatsAsProportional],
            [strength + steps + 1, m.offByOne],
          ],
          explanation: `${numeral(factor)} is 10 used ${steps} times as a factor, so the strength grows by ${steps}: ${strength + steps}.`,
          steps: [`log ${numeral(factor)} = ${steps}`, `${strength} + ${steps} = ${strength + steps}`],
        };
      },
    ],
    [
      1.0,
      (random) => {
        const [twos, threes, tens] = [whole(random, 0, 3), whole(random, 0, 2), whole(random, 0, 2)];
        const value = 2 ** twos * 3 ** threes * 10 ** tens;
        const hundredths = 30 * twos + 48 * threes + 100 * tens;
        if (twos + threes < 2 || [twos, threes, tens].filter(Boolean).length < 2) return;
        return {
          stem: `To base 10, log 2 is about 0.30 and log 3 is about 0.48. What is log ${numeral(value)}, worked out from these?`,
          answer: hundredths / 100,
          lures: [
            [(hundredths + 30) / 100, m.offByOne],
            [(30 * Math.min(1, twos) + 48 * Math.min(1, threes) + 100 * Math.min(1, tens)) / 100, m.ignoresCondition],
            [Math.round((30 * value) / 2) / 100, m.treatsAsProportional],
            [(hundredths - 18) / 100, m.reversesOperation],
            [(hundredths + 48) / 100, m.offByOne],
          ],
          say: (number) => number.toFixed(2),
          explanation: `${numeral(value)} is a product of ${[...Array(twos).fill(2), ...Array(threes).fill(3), ...Array(tens).fill(10)].join(' × ')}, so the logarithms of these factors are added.`,
          steps: [
            `${numeral(value)} = ${[...Array(twos).fill(2), ...Array(threes).fill(3), ...Array(tens).fill(10)].join(' × ')}`,
            `${twos} × 0.30 + ${threes} × 0.48 + ${tens} × 1 = ${(hundredths / 100).toFixed(2)}`,
          ],
        };
      },
    ],
  ),
  conceptPractice(
    'functions-and-graphs',
    'exponential-equations',
    'Equations with an unknown exponent',
    ['analytical', 'systematic'],
    ladderOf(
      'Equal powers of one base have equal exponents.',
      'Write every number in the equation as a power of the same base.',
      'Then compare only the exponents on both sides.',
      'Once all bases agree, a short linear equation is left.',
    ),
    [
      0.3,
      (random) => {
        const [base, known, all] = [whole(random, 2, 5), whole(random, 2, 4), whole(random, 5, 8)];
        if (base ** all > 20_000) return;
        return {
          stem: `For which x is ${base}ˣ · ${numeral(base ** known)} = ${numeral(base ** all)}?`,
          answer: all - known,
          lures: [
            [all, m.stopsOneStepEarly],
            [all + known, m.reversesOperation],
            [all / known, dividesExponents],
            [base ** (all - known), m.answersOtherQuantity],
            [all - known + 1, m.offByOne],
          ],
          explanation: `${numeral(base ** known)} = ${power(base, known)} and ${numeral(base ** all)} = ${power(base, all)}, so x + ${known} = ${all}.`,
          steps: [`x + ${known} = ${all}`, `x = ${all - known}`],
        };
      },
    ],
    [
      1.2,
      (random) => {
        const [base, more] = [whole(random, 2, 5), whole(random, 2, 6)];
        const factor = base ** more;
        if (factor > 4000) return;
        return {
          stem: `For which x is ${base * base}ˣ exactly ${numeral(factor)} times as large as ${base}ˣ?`,
          answer: more,
          lures: [
            [more / 2, m.dividesOneTermOnly],
            [2 * more, m.reversesOperation],
            [more + 1, m.offByOne],
            [factor / base, m.treatsAsProportional],
            [more - 1, m.offByOne],
          ],
          explanation: `${base * base}ˣ is ${base}ˣ · ${base}ˣ, so ${base}ˣ itself must be ${numeral(factor)} = ${power(base, more)}.`,
          steps: [`${base * base}ˣ ÷ ${base}ˣ = ${base}ˣ`, `${base}ˣ = ${numeral(factor)} = ${power(base, more)}`],
        };
      },
    ],
  ),
];
