import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { leastCommonMultiple } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { listed, numeral, ordinal, power } from '../number-text.ts';

const multipliesPeriods = idea(
  'product-instead-of-common-multiple',
  'You multiplied the numbers; they share factors, so a smaller common multiple exists.',
);
const onlyOddExponents = idea(
  'completes-one-prime-only',
  'One prime is now in order, but another one still has the wrong exponent.',
);
const squaresAll = idea(
  'supplies-every-prime',
  'You supplied each prime again, also those that already had a suitable exponent.',
);
const addsExponents = idea(
  'adds-exponents-for-divisors',
  'For each prime the choices of exponent are multiplied with one another, not added.',
);
const forgetsZeroExponent = idea(
  'forgets-exponent-zero',
  'A divisor may also leave a prime out, so each exponent has one more choice.',
);
const countsFivesOnce = idea(
  'counts-each-multiple-once',
  'Multiples of 25 bring a factor 5 twice; they have been counted once.',
);
const countsTens = idea(
  'counts-multiples-of-ten',
  'A zero at the end also comes from a 5 and a 2 of different factors, not only from multiples of 10.',
);
const ignoresFactors = idea(
  'ignores-the-factors',
  'You combined the remainders without multiplying them by the factors first.',
);
const remainderNotReduced = idea(
  'remainder-not-reduced',
  'What you found is right but still holds whole multiples of the divisor; a remainder is smaller than the divisor.',
);
const leavesOutTrivial = idea(
  'leaves-out-trivial-divisors',
  'You left out 1 and the number itself, which count here as well.',
);

/**
 * Rung 5, beginning in rung 4. All need a view of how numbers are built rather than a calculation; harder: two
 * conditions at once, exponents to be combined, factors hidden in multiples of 25.
 */
export const wholeNumberStructure = coreMathModel('number-and-ratio', {
  id: 'core_math.whole-number-structure',
  title: 'How whole numbers are built',
  concepts: ['prime-factors', 'divisibility'],
  reasoning: ['analytical', 'systematic'],
  // Hard to guess from the options, and hardly solved without the idea.
  discrimination: 1.5,
  forms: [
    unitsDigit,
    perfectSquare,
    remainderOfCombination,
    commonRemainder,
    divisorCount,
    divisibleByEither,
    trailingZeros,
  ],
});

function unitsDigit(random: Random): Drawn {
  const base = oneOf(random, [2, 3, 7, 8]);
  const exponent = whole(random, 31, 99);
  const digit = (n: number) => [base, base ** 2, base ** 3, base ** 4].map((value) => value % 10)[(n + 3) % 4] ?? 0;
  const answer = digit(exponent);
  const cycle = [1, 2, 3, 4].map(digit);
  if ((base * exponent) % 10 === answer) return;
  const [before, after] = [digit(exponent - 1), digit(exponent + 1)];
  const product = (base * exponent) % 10;
  return {
    stem: `What is the last digit of ${power(base, exponent)}?`,
    answer: String(answer),
    distractors: [
      wrong(String(after), misconceptions.cycleOneOff),
      wrong(String(before), misconceptions.cycleOneOff),
      wrong(String(product), misconceptions.multipliesByExponent),
    ],
    explanation: `The last digits of the powers of ${base} repeat every four steps: ${cycle.join(', ')}. Since ${exponent} leaves the remainder ${exponent % 4} when divided by 4, the last digit is the ${ordinal(((exponent + 3) % 4) + 1)} of these, ${answer}.`,
    steps: [
      `last digits of ${[1, 2, 3, 4].map((n) => power(base, n)).join(', ')}: ${cycle.join(', ')}, then they repeat`,
      `${exponent} = 4 × ${Math.floor(exponent / 4)} + ${exponent % 4}`,
      `${ordinal(((exponent + 3) % 4) + 1)} place in the cycle: ${answer}`,
    ],
    hints: ladder(
      'The last digit of a product depends only on the last digits of its factors.',
      `Write down the last digits of the first few powers of ${base} and watch for a repetition.`,
      `Once you know the length of the cycle, find where in it the exponent ${exponent} falls.`,
      'You do not need the number itself, only its last digit, and a very short list is enough for that.',
    ),
    difficulty: 1.0 + (exponent % 4 === 0 ? 0.15 : 0),
    reasoning: ['intuitive', 'systematic'],
    concepts: ['powers', 'cycles'],
  };
}

function perfectSquare(random: Random): Drawn {
  const [p, q, r] = oneOf(random, [
    [2, 3, 5],
    [2, 5, 7],
    [3, 5, 7],
    [2, 3, 7],
  ] as const);
  const [a, b, c] = [whole(random, 1, 5), whole(random, 1, 4), whole(random, 1, 3)];
  const missing = [p, q, r].filter((_, index) => ([a, b, c][index] ?? 0) % 2 === 1);
  if (missing.length !== 2) return;
  const answer = missing.reduce((product, prime) => product * prime, 1);
  const [first = 0, second = 0] = missing;
  const written = [power(p, a), power(q, b), power(r, c)].map((text) => text.replace(/¹$/, '')).join(' × ');
  return {
    stem: `Let N = ${written}. What is the smallest positive whole number by which N can be multiplied so that the product is a square number?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(first), onlyOddExponents),
      wrong(numeral(second), onlyOddExponents),
      wrong(numeral(p * q * r), squaresAll),
    ],
    explanation: `In a square number every prime has an even exponent. In N the exponents of ${listed(missing.map(String))} are odd, so one more factor of each is needed: ${missing.join(' × ')} = ${answer}.`,
    steps: [
      `exponents in N: ${[p, q, r].map((prime, index) => `${prime} has ${[a, b, c][index]}`).join(', ')}`,
      `odd ones: those of ${listed(missing.map(String))}`,
      `${missing.join(' × ')} = ${answer}`,
    ],
    hints: ladder(
      'Think about what the prime factors of a square number look like, for example of 36 or 100.',
      `Look at the three exponents of N one by one, for ${p}, ${q} and ${r}. Which of them suit a square already?`,
      'The smallest multiplier supplies only what is missing and nothing more.',
      'There is no need to know how large N is; its prime factors are laid out for you.',
    ),
    difficulty: 1.05 + 0.05 * (missing.length - 2),
  };
}

function remainderOfCombination(random: Random): Drawn {
  const [divisor, first, second] = [whole(random, 6, 11), whole(random, 2, 9), whole(random, 2, 9)];
  const [times, plus] = [whole(random, 2, 4), whole(random, 2, 4)];
  if (first >= divisor || second >= divisor || first === second || times === plus) return;
  const total = times * first + plus * second;
  const answer = total % divisor;
  const [noFactors, square] = [(first + second) % divisor, (times * first) % divisor];
  if (total < divisor || [noFactors, square].includes(answer) || answer === 0) return;
  return {
    stem: `When the whole number m is divided by ${divisor}, the remainder is ${first}. When n is divided by ${divisor}, the remainder is ${second}. What is the remainder when ${times}m + ${plus}n is divided by ${divisor}?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(noFactors), ignoresFactors),
      wrong(numeral(square), misconceptions.ignoresCondition),
      wrong(numeral(total), remainderNotReduced),
    ],
    explanation: `Multiples of ${divisor} leave no remainder, so only the remainders count: ${times} × ${first} + ${plus} × ${second} = ${total}. Divided by ${divisor}, ${total} leaves ${answer}.`,
    steps: [
      `${times} × ${first} + ${plus} × ${second} = ${total}`,
      `${total} = ${divisor} × ${Math.floor(total / divisor)} + ${answer}`,
      `remainder ${answer}`,
    ],
    hints: ladder(
      `Write m as a multiple of ${divisor} plus its remainder, and n as well. What survives a division by ${divisor}?`,
      `Replace m and n by their remainders in ${times}m + ${plus}n.`,
      `A remainder on division by ${divisor} must be smaller than ${divisor}; if yours is not, divide once more.`,
      `If letters feel slippery, try the smallest numbers possible: ${first} for m and ${second} for n.`,
    ),
    difficulty: 0.85,
    concepts: ['divisibility', 'remainders'],
  };
}

function commonRemainder(random: Random): Drawn {
  const [a, b, c] = oneOf(random, [
    [4, 6, 10],
    [6, 8, 9],
    [4, 6, 9],
    [6, 10, 15],
    [8, 10, 12],
  ] as const);
  const left = whole(random, 1, 3);
  const least = leastCommonMultiple(leastCommonMultiple(a, b), c);
  return {
    stem: `Thandi has more than ${c} photographs. Whether she puts ${a}, ${b} or ${c} on a page, she always has exactly ${left} left over. What is the smallest number of photographs she can have?`,
    answer: numeral(least + left),
    distractors: [
      wrong(numeral(leastCommonMultiple(a, b) * c + left), multipliesPeriods),
      wrong(numeral(least), misconceptions.stopsOneStepEarly),
      wrong(numeral(leastCommonMultiple(a, b) + left), misconceptions.ignoresCondition),
    ],
    explanation: `Without the ${left} left over, the number is divisible by ${a}, ${b} and ${c}, and the smallest such number is ${least}. So Thandi has ${least} + ${left} = ${least + left} photographs.`,
    steps: [`least common multiple of ${a}, ${b} and ${c}: ${least}`, `${least} + ${left} = ${least + left}`],
    hints: ladder(
      `Set the ${left} left over aside for a moment. What can you say about all the other photographs?`,
      `Find the smallest number that ${a}, ${b} and ${c} all divide; their prime factors help.`,
      `Test your result: does it leave ${left} when divided by ${a}, by ${b} and by ${c}?`,
      'Three conditions look like a lot, but they all say the same thing about one number.',
    ),
    difficulty: 0.95,
    concepts: ['common-multiples', 'remainders'],
  };
}

function divisorCount(random: Random): Drawn {
  const exponents = [whole(random, 2, 5), whole(random, 1, 3), whole(random, 0, 2)] as const;
  const number = 2 ** exponents[0] * 3 ** exponents[1] * 5 ** exponents[2];
  const used = exponents.filter((exponent) => exponent > 0);
  const count = used.reduce((product, exponent) => product * (exponent + 1), 1);
  const short = used.reduce((product, exponent) => product * exponent, 1);
  const added = used.reduce((total, exponent) => total + exponent + 1, 0);
  if (number < 70 || number > 1500 || used.length < 2 || short < 4) return;
  const primes = [2, 3, 5].slice(0, used.length);
  const written = primes.map((prime, index) => power(prime, used[index] ?? 0).replace(/¹$/, '')).join(' × ');
  if (exponents[1] === 0 || (exponents[2] > 0 && used.length < 3)) return;
  return {
    stem: `How many positive whole numbers divide ${numeral(number)} without remainder? (1 and ${numeral(number)} count as well.)`,
    answer: numeral(count),
    distractors: [
      wrong(numeral(short), forgetsZeroExponent),
      wrong(numeral(added), addsExponents),
      wrong(numeral(count - 2), leavesOutTrivial),
    ],
    explanation: `${numeral(number)} = ${written}. A divisor is made by choosing an exponent for each prime, from 0 up to the one in ${numeral(number)}, which gives ${used.map((exponent) => exponent + 1).join(' × ')} = ${count} choices.`,
    steps: [
      `${numeral(number)} = ${written}`,
      `choices of exponent: ${used.map((exponent) => exponent + 1).join(', ')}`,
      `${used.map((exponent) => exponent + 1).join(' × ')} = ${count}`,
    ],
    hints: ladder(
      `Every divisor of ${numeral(number)} is built from the same primes as ${numeral(number)}, with the same or smaller exponents.`,
      `Factorise ${numeral(number)} into primes first.`,
      'For each prime, count how many exponents a divisor may have, and remember that it may do without the prime.',
      'Listing all divisors would work too, but your factorisation lets you count without a list.',
    ),
    difficulty: 1.35 + (used.length === 3 ? 0.15 : 0),
  };
}

function divisibleByEither(random: Random): Drawn {
  const [a, b] = oneOf(random, [
    [4, 6],
    [6, 9],
    [6, 10],
    [4, 10],
    [10, 15],
    [6, 8],
  ] as const);
  const limit = a * b * whole(random, 2, 6);
  const both = limit / leastCommonMultiple(a, b);
  const [one, other] = [limit / a, limit / b];
  if (limit > 400 || limit < 100) return;
  return {
    stem: `How many of the whole numbers from 1 to ${limit} are divisible by ${a} or by ${b} (or by both)?`,
    answer: numeral(one + other - both),
    distractors: [
      wrong(numeral(one + other), misconceptions.countsOverlapTwice),
      wrong(numeral(one + other - limit / (a * b)), multipliesPeriods),
      wrong(numeral(one + other - 2 * both), misconceptions.ignoresOverlap),
    ],
    explanation: `There are ${one} multiples of ${a} and ${other} multiples of ${b}. The ${both} multiples of ${leastCommonMultiple(a, b)} are in both lists, so they are taken off once: ${one} + ${other} − ${both} = ${one + other - both}.`,
    steps: [
      `multiples of ${a}: ${limit} ÷ ${a} = ${one}; of ${b}: ${limit} ÷ ${b} = ${other}`,
      `multiples of both, that is of ${leastCommonMultiple(a, b)}: ${both}`,
      `${one} + ${other} − ${both} = ${one + other - both}`,
    ],
    hints: ladder(
      `Some numbers are in both groups: divisible by ${a} and by ${b}. How often are they counted?`,
      `Count the multiples of ${a} and of ${b} up to ${limit} by dividing.`,
      `Which is the smallest number divisible by both ${a} and ${b}? It is smaller than their product.`,
      'Two divisions give you most of it; what remains is being fair to the numbers in both groups.',
    ),
    difficulty: 1.2,
    concepts: ['divisibility', 'inclusion-exclusion'],
  };
}

function trailingZeros(random: Random): Drawn {
  const last = whole(random, 30, 95);
  const [fives, twentyFives, tens] = [5, 25, 10].map((divisor) => Math.floor(last / divisor));
  if (fives === undefined || twentyFives === undefined || tens === undefined) return;
  const answer = fives + twentyFives;
  return {
    stem: `All the whole numbers from 1 to ${last} are multiplied together. With how many zeros does the product end?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(fives), countsFivesOnce),
      wrong(numeral(tens), countsTens),
      wrong(numeral(tens + twentyFives), countsTens),
    ],
    explanation: `Each zero at the end needs a factor 2 and a factor 5, and twos are plentiful, so the fives decide. There are ${fives} multiples of 5, and ${twentyFives} of them ${twentyFives === 1 ? 'is a multiple' : 'are multiples'} of 25 and ${twentyFives === 1 ? 'brings' : 'bring'} a second 5: ${fives} + ${twentyFives} = ${answer}.`,
    steps: [
      `multiples of 5 up to ${last}: ${fives}`,
      `multiples of 25, with a second factor 5: ${twentyFives}`,
      `${fives} + ${twentyFives} = ${answer} factors 5, so ${answer} zeros`,
    ],
    hints: ladder(
      'A number ends in as many zeros as it has factors 10, and 10 is 2 times 5.',
      `Which of the two factors, 2 or 5, is rarer among the numbers from 1 to ${last}?`,
      'Mind the numbers that hold the rarer factor more than once, such as 25 or 50.',
      'The product is astronomically large, yet counting one kind of factor answers the question.',
    ),
    difficulty: 1.8 + (last >= 50 ? 0.1 : 0),
    reasoning: ['creative', 'analytical'],
  };
}
