import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { dot, figure, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, polynomial, power } from '../number-text.ts';

const periodsAsFactor = idea(
  'multiplies-by-periods',
  'You multiplied by the number of periods; each period multiplies once more by the factor.',
);
const halvesInProportion = idea(
  'halves-in-proportion',
  'A quantity that halves again and again never falls in equal steps; an eighth is three halvings.',
);
const swapsStartAndFactor = idea(
  'swaps-start-and-factor',
  'The starting value stands in front and the growth factor carries the exponent; you exchanged them.',
);
const logAsQuotient = idea(
  'logarithm-as-division',
  'A logarithm asks for an exponent; it is not a division by the base.',
);
const logOfSum = idea('logarithm-of-sum', 'Adding logarithms multiplies their numbers; it does not add them.');
const coefficientIntoLog = idea(
  'factor-outside-logarithm',
  'A factor inside the logarithm becomes a term that is added, and an exponent becomes a factor.',
);
const shiftsInstead = idea(
  'shifts-instead-of-scaling',
  'You moved the curve up; the starting value multiplies the whole curve.',
);
const swapsBaseAndExponent = idea(
  'swaps-base-and-exponent',
  'You exchanged base and exponent: the small number is the base.',
);
const keepsNumber = idea(
  'keeps-number-without-logarithm',
  'The number in front has to be replaced by its logarithm, that is by its exponent.',
);
const exponentStays = idea(
  'exponent-stays-exponent',
  'An exponent inside a logarithm comes down as a factor; it does not stay an exponent.',
);

/** Rungs 4 and 5. Easier: whole doublings in a context. Harder: logarithms, an unknown in the exponent twice. */
export const growthAndLogarithms = coreMathModel('functions-and-graphs', {
  id: 'core_math.growth-and-logarithms',
  title: 'Exponential growth and logarithms',
  concepts: ['exponential-growth'],
  reasoning: ['analytical'],
  // Hardly to be guessed without the laws of powers and logarithms.
  discrimination: 1.5,
  forms: [
    bacteria,
    halfLife,
    exponentialFigure,
    overtaking,
    logarithmEquation,
    sumOfLogarithms,
    exponentTwice,
    logarithmRules,
  ],
});

function bacteria(random: Random): Drawn {
  const [start, hours, doublings] = [100 * whole(random, 2, 6), whole(random, 2, 4), whole(random, 4, 6)];
  const total = hours * doublings;
  if (total > 24) return;
  return {
    stem: `A culture holds ${start} bacteria, and their number doubles every ${hours} hours. How many bacteria are there after ${total} hours?`,
    answer: numeral(start * 2 ** doublings),
    distractors: [
      wrong(numeral(start * 2 * doublings), periodsAsFactor),
      wrong(numeral(start * (1 + doublings)), misconceptions.repeatedAdditionForGrowth),
      wrong(numeral(start * 2 ** (doublings + 1)), misconceptions.offByOne),
    ],
    explanation: `In ${total} hours there are ${total} ÷ ${hours} = ${doublings} doublings. The number is multiplied by ${power(2, doublings)} = ${2 ** doublings}, which gives ${numeral(start * 2 ** doublings)}.`,
    steps: [
      `${total} ÷ ${hours} = ${doublings} doublings`,
      `${power(2, doublings)} = ${2 ** doublings}`,
      `${start} × ${2 ** doublings} = ${numeral(start * 2 ** doublings)}`,
    ],
    hints: ladder(
      'Doubling several times multiplies by 2 each time, so the growth itself grows.',
      `How many times does the number double in ${total} hours, if once takes ${hours} hours?`,
      `Write the numbers after each ${hours} hours in a row and count the steps.`,
      'A list of a few numbers is all you need, each twice the one before.',
    ),
    difficulty: 0.4,
    reasoning: ['systematic'],
  };
}

function halfLife(random: Random): Drawn {
  const [days, halvings] = [whole(random, 4, 14), whole(random, 3, 4)];
  const part = 2 ** halvings;
  return {
    stem: `Half of a radioactive substance decays every ${days} days. After how many days is only 1/${part} of the original amount left?`,
    answer: numeral(days * halvings),
    distractors: [
      wrong(numeral(days * (part / 2)), halvesInProportion),
      wrong(numeral(days * part), periodsAsFactor),
      wrong(numeral(days * (halvings - 1)), misconceptions.offByOne),
    ],
    explanation: `1/${part} is reached by halving ${halvings} times: ${Array.from({ length: halvings }, (_, k) => `1/${2 ** (k + 1)}`).join(', ')}. Each halving takes ${days} days, so it takes ${halvings} × ${days} = ${days * halvings} days.`,
    steps: [
      `1/${part} = (1/2)${'⁰¹²³⁴'[halvings] ?? ''}, so ${halvings} halvings`,
      `${halvings} × ${days} = ${days * halvings} days`,
    ],
    hints: ladder(
      'Every period leaves half of what was there at its beginning.',
      `What fraction is left after ${days} days, and after twice that time?`,
      `Keep halving until you reach 1/${part}, and count the periods.`,
      'Fold a sheet of paper again and again: each fold is one period.',
    ),
    difficulty: 0.45,
  };
}

function exponentialFigure(random: Random): Drawn {
  const [start, factor] = oneOf(random, [
    [3, 2],
    [2, 3],
    [4, 2],
  ] as const);
  const text = (a: number, b: number) => `y = ${a} × ${b}ˣ`;
  const plane = axes({ from: -2, to: 3, grid: 1 }, { from: 0, to: 18, grid: 3 }, { width: 240, height: 180 });
  return {
    stem: 'Which equation belongs to the curve in the figure?',
    stimulus: [
      figure(
        `A curve that rises ever more steeply. It passes through the marked points (0, ${start}), (1, ${start * factor}) and (2, ${start * factor * factor}), and for x below zero it comes close to the x-axis.`,
        plane.width,
        plane.height,
        [
          ...plane.shapes,
          ...plane.curve((x) => start * factor ** x),
          dot(plane.at(0, start)),
          dot(plane.at(1, start * factor)),
          dot(plane.at(2, start * factor * factor)),
        ],
      ),
    ],
    answer: text(start, factor),
    distractors: [
      wrong(text(factor, start), swapsStartAndFactor),
      wrong(`y = ${polynomial([start * factor - start, start])}`, misconceptions.repeatedAdditionForGrowth),
      wrong(`y = ${factor}ˣ + ${start - 1}`, shiftsInstead),
    ],
    explanation: `At x = 0 the height is ${start}, which is the starting value. One step to the right the height is ${start * factor}, ${factor} times as much, so the equation is ${text(start, factor)}.`,
    steps: [
      `x = 0: y = ${start}`,
      `x = 1: y = ${start * factor}, factor ${start * factor} ÷ ${start} = ${factor}`,
      text(start, factor),
    ],
    hints: ladder(
      'In exponential growth, equal steps of x multiply the height by the same factor.',
      'Read the heights of the marked points and compare neighbours by dividing.',
      'Remember that any number to the power 0 is 1; so what does x = 0 show?',
      'Two numbers make the equation, and the marked points tell you both.',
    ),
    difficulty: 0.75,
    reasoning: ['intuitive', 'analytical'],
  };
}

function overtaking(random: Random): Drawn {
  const [step, start] = [whole(random, 40, 90), 10 * whole(random, 10, 20)];
  const small = whole(random, 3, 8);
  const linear = (year: number) => start + step * year;
  const growing = (year: number) => small * 2 ** year;
  const first = Array.from({ length: 14 }, (_, year) => year).find((year) => growing(year) > linear(year));
  if (first === undefined || first < 6 || first > 9) return;
  return {
    stem: `The table shows the members of two clubs. Club A gains the same number of members each year; the members of club B double each year. If this goes on, at the end of which year does club B have more members than club A for the first time?`,
    stimulus: [
      table(
        ['End of year', '0', '1', '2', '3'],
        [
          ['Club A', ...[0, 1, 2, 3].map((year) => numeral(linear(year)))],
          ['Club B', ...[0, 1, 2, 3].map((year) => numeral(growing(year)))],
        ],
      ),
    ],
    answer: `Year ${first}`,
    distractors: [
      wrong(`Year ${first - 1}`, misconceptions.offByOne),
      wrong(`Year ${first + 1}`, misconceptions.offByOne),
      wrong(`Year ${first + 4}`, misconceptions.repeatedAdditionForGrowth),
    ],
    explanation: `At the end of year ${first - 1}, A has ${numeral(linear(first - 1))} and B ${numeral(growing(first - 1))} members; a year later A has ${numeral(linear(first))} and B ${numeral(growing(first))}. So B is ahead for the first time at the end of year ${first}.`,
    steps: [
      `A gains ${step} each year, B doubles`,
      `year ${first - 1}: A ${numeral(linear(first - 1))}, B ${numeral(growing(first - 1))}`,
      `year ${first}: A ${numeral(linear(first))}, B ${numeral(growing(first))}`,
    ],
    hints: ladder(
      'Equal additions and equal factors start alike, but doubling catches up with everything.',
      `Find what club A gains in a year from ${numeral(linear(0))} and ${numeral(linear(1))}, and go on with both rows.`,
      'Continue the table year by year until the order changes, and check the year before as well.',
      'Only a few more columns are needed; doubling is quicker than it looks at first.',
    ),
    difficulty: 0.55,
    reasoning: ['systematic'],
    concepts: ['exponential-growth', 'linear-functions'],
  };
}

function logarithmEquation(random: Random): Drawn {
  const [base, exponent, shift] = [oneOf(random, [2, 3, 5]), whole(random, 2, 4), whole(random, 1, 5)];
  const value = base ** exponent;
  if (value > 130 || value === base * exponent) return;
  const subscript = '₀₁₂₃₄₅₆₇₈₉'[base] ?? '';
  return {
    stem: `Solve log${subscript}(x − ${shift}) = ${exponent}, where log${subscript} is the logarithm to the base ${base}. What is x?`,
    answer: numeral(value + shift),
    distractors: [
      wrong(numeral(base * exponent + shift), misconceptions.multipliesByExponent),
      wrong(numeral(value), misconceptions.stopsOneStepEarly),
      wrong(numeral(exponent ** base + shift), swapsBaseAndExponent),
    ],
    explanation: `The logarithm is the exponent: the equation says that ${power(base, exponent)} = x − ${shift}. So x = ${value} + ${shift} = ${value + shift}.`,
    steps: [`x − ${shift} = ${power(base, exponent)} = ${value}`, `x = ${value} + ${shift} = ${value + shift}`],
    hints: ladder(
      'A logarithm answers the question: to which power must the base be raised?',
      `Rewrite the equation as a statement about a power of ${base}.`,
      `Once you know what x − ${shift} is, one step leads to x.`,
      'Read the equation aloud as a sentence about powers and it loses its strangeness.',
    ),
    difficulty: 1.0,
    concepts: ['logarithms'],
    reasoning: ['systematic'],
  };
}

function sumOfLogarithms(random: Random): Drawn {
  const [a, b, exponent] = oneOf(random, [
    [4, 25, 2],
    [20, 5, 2],
    [8, 125, 3],
    [50, 20, 3],
    [40, 25, 3],
  ] as const);
  return {
    stem: `What is log₁₀ ${a} + log₁₀ ${b}, with logarithms to the base 10?`,
    answer: numeral(exponent),
    distractors: [
      wrong(`log₁₀ ${a + b}`, logOfSum),
      wrong(numeral((a * b) / 10), logAsQuotient),
      wrong(numeral(exponent + 1), misconceptions.offByOne),
    ],
    explanation: `The sum of two logarithms is the logarithm of the product: log₁₀(${a} × ${b}) = log₁₀ ${numeral(a * b)}. Since ${numeral(a * b)} = ${power(10, exponent)}, this is ${exponent}.`,
    steps: [
      `log₁₀ ${a} + log₁₀ ${b} = log₁₀(${a} × ${b})`,
      `${a} × ${b} = ${numeral(a * b)} = ${power(10, exponent)}`,
      `result: ${exponent}`,
    ],
    hints: ladder(
      'Logarithms are exponents, and multiplying powers adds their exponents.',
      `The two logarithms can be joined into one. What happens to ${a} and ${b} then?`,
      'The number under the joined logarithm is a familiar one; count its zeros.',
      'Each logarithm alone is an ugly number, but their sum is not.',
    ),
    difficulty: 1.2,
    concepts: ['logarithms'],
  };
}

function exponentTwice(random: Random): Drawn {
  const [base, x] = oneOf(random, [
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 2],
    [3, 3],
  ] as const);
  const factor = base * base + 1;
  const total = factor * base ** x;
  return {
    stem: `Solve ${base}ˣ⁺² + ${base}ˣ = ${total}. What is x?`,
    answer: numeral(x),
    distractors: [
      wrong(numeral(x + 2), misconceptions.answersOtherQuantity),
      wrong(numeral(base ** x), misconceptions.stopsOneStepEarly),
      wrong(numeral((total - 2 * base) / (2 * base)), misconceptions.multipliesByExponent),
    ],
    explanation: `${base}ˣ⁺² is ${base * base} times ${base}ˣ, so the left side is ${factor} times ${base}ˣ. Then ${base}ˣ = ${total} ÷ ${factor} = ${base ** x}, which is ${power(base, x)}, so x = ${x}.`,
    steps: [
      `${base}ˣ⁺² = ${base * base} × ${base}ˣ`,
      `${factor} × ${base}ˣ = ${total}`,
      `${base}ˣ = ${base ** x} = ${power(base, x)}, so x = ${x}`,
    ],
    hints: ladder(
      'A sum in the exponent is a product of powers.',
      `How many times ${base}ˣ is ${base}ˣ⁺²? Then collect the left side.`,
      `After collecting, a single division leads to ${base}ˣ; which exponent fits it?`,
      'The two powers are closer relatives than they look.',
    ),
    difficulty: 1.45,
    concepts: ['powers', 'exponential-equations'],
  };
}

function logarithmRules(random: Random): Drawn {
  const [base, k, n] = [oneOf(random, [2, 3]), whole(random, 2, 4), whole(random, 2, 5)];
  const subscript = '₀₁₂₃'[base] ?? '';
  if (k === n || base ** k > 81 || base ** k === k) return;
  const factor = base ** k;
  return {
    stem: `Let log${subscript} a = p, with logarithms to the base ${base}. Which expression is equal to log${subscript}(${factor}${power('a', n)})?`,
    answer: `${k} + ${n}p`,
    distractors: [
      wrong(`${k}p + ${n}`, coefficientIntoLog),
      wrong(`${k * n}p`, coefficientIntoLog),
      wrong(`${factor} + ${n}p`, keepsNumber),
      wrong(`${k} + ${power('p', n)}`, exponentStays),
    ],
    explanation: `The logarithm of a product is a sum: log${subscript} ${factor} + log${subscript} ${power('a', n)}. The first is ${k}, because ${factor} = ${power(base, k)}, and the second is ${n} times p.`,
    steps: [
      `log${subscript}(${factor}${power('a', n)}) = log${subscript} ${factor} + log${subscript} ${power('a', n)}`,
      `log${subscript} ${factor} = ${k}, log${subscript} ${power('a', n)} = ${n}p`,
      `together: ${k} + ${n}p`,
    ],
    hints: ladder(
      'A logarithm turns products into sums and powers into multiples.',
      `Split ${factor}${power('a', n)} into its two factors and take the logarithm of each.`,
      `Which power of ${base} is ${factor}? And how often does a appear as a factor?`,
      `Try a = ${base}: then p = 1, and you can check with plain numbers.`,
    ),
    difficulty: 1.6,
    concepts: ['logarithms'],
  };
}
