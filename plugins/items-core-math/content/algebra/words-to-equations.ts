import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';

const sumForFactor = idea('more-for-times-as-many', '“Times as many” is a factor, not an amount to be added.');
const wholeBracketMultiplied = idea(
  'multiplies-too-much',
  'You multiplied the whole sum; the sentence applies the factor to one part of it only.',
);
const subtractionTurned = idea(
  'subtraction-in-order-of-words',
  '“5 less than a number” takes 5 from the number; in symbols the number comes first.',
);
const fitsFirstRowOnly = idea('fits-first-row-only', 'The rule fits the first row of the table but not the others.');
const consecutiveByOne = idea(
  'steps-between-terms-wrong',
  'The distance between neighbouring numbers of this kind is different from the one you used.',
);
const multipliesStep = idea(
  'multiplies-instead-of-stepping',
  'Neighbours in such a list differ by a fixed amount; they are not multiples of the first.',
);
const lastStepShort = idea(
  'last-step-not-counted-from-first',
  'The third number is two steps from the first, so it differs from the second.',
);

/**
 * Rungs 2 and 3. Harder: relations that run against the order of the words, a threshold, two relations in one equation.
 */
export const wordsToEquations = coreMathModel('algebra', {
  id: 'core_math.words-to-equations',
  title: 'From words and tables to equations',
  concepts: ['setting-up-equations'],
  reasoning: ['analytical'],
  // The reversed relation attracts able readers in a hurry as well, so this separates sharply.
  discrimination: 1.3,
  forms: [timesAsMany, ruleFromTable, ageRelation, lessThan, consecutiveSum, beyondAllowance, rectanglePerimeter],
});

function timesAsMany(random: Random): Drawn {
  const n = whole(random, 6, 18);
  return {
    stem: `In a school there are ${n} times as many students as teachers. Let s be the number of students and t the number of teachers. Which equation says this?`,
    answer: `s = ${n}t`,
    distractors: [
      wrong(`t = ${n}s`, misconceptions.reversesRelation),
      wrong(`s = t + ${n}`, sumForFactor),
      wrong(`s + t = ${n}`, sumForFactor),
    ],
    explanation: `There are more students than teachers, so the smaller number t has to be multiplied by ${n} to give s. With t = 2, for instance, the equation gives s = ${2 * n}, which is ${n} times as many.`,
    steps: ['students are the larger group', `number of students = ${n} × number of teachers`, `s = ${n}t`],
    hints: ladder(
      'The letters stand for numbers of people, not for the words themselves.',
      `Suppose there are 2 teachers. How many students are there then? Try these two numbers in the equations.`,
      'Which group is larger? The multiplication belongs to the letter of the smaller one.',
      'A quick test with real numbers is worth more here than reading the sentence again.',
    ),
    difficulty: -0.5,
  };
}

function ruleFromTable(random: Random): Drawn {
  const [a, b, from] = [whole(random, 2, 5), whole(random, 1, 9), whole(random, 2, 4)];
  if (a === b) return;
  const xs = [0, 1, 2, 3].map((step) => from + 2 * step);
  const first = a * from + b;
  return {
    stem: 'The table shows values of x and the values of y that belong to them. Which equation fits the whole table?',
    stimulus: [
      table(
        ['x', 'y'],
        xs.map((x) => [String(x), String(a * x + b)]),
      ),
    ],
    answer: `y = ${a}x + ${b}`,
    distractors: [
      wrong(`y = x + ${first - from}`, fitsFirstRowOnly),
      wrong(`y = ${b}x + ${a}`.replace(' 1x', ' x'), misconceptions.swapsSlopeAndIntercept),
      wrong(
        `y = ${2 * a}x ${first - 2 * a * from < 0 ? '−' : '+'} ${Math.abs(first - 2 * a * from)}`,
        fitsFirstRowOnly,
      ),
    ],
    explanation: `When x grows by 2, y grows by ${2 * a}, so y grows by ${a} for each step of x. With y = ${a}x the first row would give ${a * from}; the table says ${first}, so ${b} is added.`,
    steps: [
      `y grows by ${2 * a} when x grows by 2: factor ${a}`,
      `${first} − ${a} × ${from} = ${b}`,
      `y = ${a}x + ${b}`,
    ],
    hints: ladder(
      'A rule for a table has to fit every row, not only one.',
      `Look at how y changes when x goes from ${xs[0]} to ${xs[1]}, and note by how much x itself changes.`,
      'Test each equation with the last row of the table as well as with the first.',
      'Equations that fit one row are easily found; only one of these fits all four.',
    ),
    difficulty: -0.6,
    reasoning: ['systematic'],
    concepts: ['setting-up-equations', 'linear-functions'],
  };
}

function ageRelation(random: Random): Drawn {
  const [times, more] = [whole(random, 2, 4), whole(random, 2, 7)];
  const word = ['', '', 'twice', 'three times', 'four times'][times];
  return {
    stem: `Priya’s age is ${more} years more than ${word} Linh’s age. Let P be Priya’s age and L Linh’s age, in years. Which equation says this?`,
    answer: `P = ${times}L + ${more}`,
    distractors: [
      wrong(`L = ${times}P + ${more}`, misconceptions.reversesRelation),
      wrong(`P = ${times}(L + ${more})`, wholeBracketMultiplied),
      wrong(`P + ${more} = ${times}L`, misconceptions.reversesOperation),
    ],
    explanation: `${(word ?? '').replace(/^./, (letter) => letter.toUpperCase())} Linh’s age is ${times}L. Priya is ${more} years older than that, so P = ${times}L + ${more}.`,
    steps: [`${word} Linh’s age: ${times}L`, `${more} more than that: ${times}L + ${more}`, `P = ${times}L + ${more}`],
    hints: ladder(
      `The sentence compares Priya’s age with ${word} Linh’s age, not with Linh’s age itself.`,
      `Pretend that Linh is 10. What is ${word} that, and how old is Priya then?`,
      'Test the equations with the two ages you found; only one holds.',
      'Make up one pair of ages that fits the sentence and the letters become numbers you can check.',
    ),
    difficulty: -0.55,
  };
}

function lessThan(random: Random): Drawn {
  const [times, less, n] = [whole(random, 3, 6), whole(random, 4, 9), whole(random, 4, 9)];
  const result = times * n - less;
  return {
    stem: `A puzzle says: “${less} less than ${times} times the number n is ${result}.” Which equation says this?`,
    answer: `${times}n − ${less} = ${result}`,
    distractors: [
      wrong(`${less} − ${times}n = ${result}`, subtractionTurned),
      wrong(`${times}(n − ${less}) = ${result}`, wholeBracketMultiplied),
      wrong(`${times}n = ${result} − ${less}`, misconceptions.reversesOperation),
    ],
    explanation: `${times} times the number is ${times}n. ${less} less than that is ${times}n − ${less}, and this equals ${result}.`,
    steps: [
      `${times} times the number: ${times}n`,
      `${less} less than that: ${times}n − ${less}`,
      `${times}n − ${less} = ${result}`,
    ],
    hints: ladder(
      'The order of the words need not be the order of the symbols.',
      `What is “${less} less than 20”? In which order do you write the two numbers?`,
      `The ${less} is taken away from ${times} times the number, after multiplying.`,
      'Say the sentence with a number you choose for n, and write down what you calculate.',
    ),
    difficulty: -0.75,
  };
}

function consecutiveSum(random: Random): Drawn {
  const kind = oneOf(random, ['even', 'odd'] as const);
  const n = 2 * whole(random, 6, 20) + (kind === 'odd' ? 1 : 0);
  const total = 3 * n + 6;
  return {
    stem: `The sum of three consecutive ${kind} numbers is ${total}. Let n be the smallest of them. Which equation says this?`,
    answer: `n + (n + 2) + (n + 4) = ${total}`,
    distractors: [
      wrong(`n + (n + 1) + (n + 2) = ${total}`, consecutiveByOne),
      wrong(
        kind === 'even' ? `n + 2n + 4n = ${total}` : `n + (n + 1) + (n + 3) = ${total}`,
        kind === 'even' ? multipliesStep : consecutiveByOne,
      ),
      wrong(`n + (n + 2) + (n + 2) = ${total}`, lastStepShort),
    ],
    explanation: `${kind === 'even' ? 'Even' : 'Odd'} numbers follow one another at a distance of 2. So the three numbers are n, n + 2 and n + 4, and their sum is ${total}.`,
    steps: [`next ${kind} number after n: n + 2`, 'the one after that: n + 4', `n + (n + 2) + (n + 4) = ${total}`],
    hints: ladder(
      `Think of three ${kind} numbers in a row. How far apart are they?`,
      `If the smallest is n, how do you write the next ${kind} number?`,
      `The third number is as far from the second as the second is from the first.`,
      `Write down three ${kind} numbers you know, and under each how it comes from the first.`,
    ),
    difficulty: -0.25,
  };
}

function beyondAllowance(random: Random): Drawn {
  const [fee, free, each] = [whole(random, 8, 15), oneOf(random, [5, 10, 20]), whole(random, 2, 4)];
  return {
    stem: `A telephone plan costs €${fee} a month, which includes ${free} GB of data. Each further GB costs €${each}. Which equation gives the monthly cost C, in euros, for g GB when g is greater than ${free}?`,
    answer: `C = ${fee} + ${each}(g − ${free})`,
    distractors: [
      wrong(`C = ${fee} + ${each}g`, misconceptions.ignoresCondition),
      wrong(`C = ${fee}(g − ${free}) + ${each}`, misconceptions.swapsSlopeAndIntercept),
      wrong(`C = ${fee} + ${each}g − ${free}`, misconceptions.firstTermOnly),
    ],
    explanation: `Of g GB, ${free} are included, so g − ${free} GB are charged at €${each} each. The monthly €${fee} is paid in any case: C = ${fee} + ${each}(g − ${free}).`,
    steps: [
      `charged amount: g − ${free} GB`,
      `its cost: ${each}(g − ${free}) euros`,
      `with the fixed €${fee}: C = ${fee} + ${each}(g − ${free})`,
    ],
    hints: ladder(
      `Some of the g gigabytes are free of further charge. How many are charged at €${each}?`,
      `Work out the cost for ${free + 3} GB by hand, then look for the equation that gives the same.`,
      `Each charged gigabyte costs the same, and the fixed €${fee} is paid once.`,
      'Calculate one bill as the telephone company would, and write down what you did.',
    ),
    difficulty: 0.1,
    concepts: ['setting-up-equations', 'linear-functions'],
  };
}

function rectanglePerimeter(random: Random): Drawn {
  const [times, more, width] = [whole(random, 2, 4), whole(random, 1, 6), whole(random, 4, 9)];
  const word = ['', '', 'twice', 'three times', 'four times'][times];
  const perimeter = 2 * (width + times * width + more);
  return {
    stem: `A rectangular field has a perimeter of ${perimeter} m. Its length is ${more} m more than ${word} its width w. Which equation says this?`,
    answer: `2(w + ${times}w + ${more}) = ${perimeter}`,
    distractors: [
      wrong(`w + ${times}w + ${more} = ${perimeter}`, misconceptions.halfPerimeter),
      wrong(`w(${times}w + ${more}) = ${perimeter}`, misconceptions.perimeterForArea),
      wrong(`2w + ${times}w + ${more} = ${perimeter}`, misconceptions.firstTermOnly),
    ],
    explanation: `The length is ${times}w + ${more}. Width and length together are w + ${times}w + ${more}, and the perimeter is twice that.`,
    steps: [
      `length: ${times}w + ${more}`,
      `one width and one length: w + ${times}w + ${more}`,
      `perimeter: 2(w + ${times}w + ${more}) = ${perimeter}`,
    ],
    hints: ladder(
      'The perimeter passes each side of the field, and opposite sides are equal.',
      `Write the length with the letter w first: ${more} more than ${word} the width.`,
      'A rectangle has two widths and two lengths. Are all four in your equation?',
      'Sketch the field and write an expression on each of its four sides; then read the equation off.',
    ),
    difficulty: 0.0,
  };
}
