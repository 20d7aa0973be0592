import { texOf } from '../maths/notation.ts';

// The guiding questions for a calculation, chosen by its operations.

/** The lesson and the guiding questions for a kind of calculation. */
export interface Calculation {
  readonly lesson: string;
  readonly ladder: readonly string[];
  readonly another: string;
  /** The reply to a wrong result whose cause was not recognised. */
  readonly otherwise: string;
}

/** @param text as a learner wrote it, without spaces */
export function calculationOf(text: string): Calculation {
  return (
    power(text) ??
    powersOfOneBase(text) ??
    decimals(text) ??
    division(text) ??
    product(text) ??
    signed(text) ??
    mixed(text) ??
    plainSum(text)
  );
}

function power(text: string): Calculation | undefined {
  const [, base, exponent] = /^(\d+(?:\.\d+)?)\^(\d{1,2})$/.exec(text) ?? [];
  if (!base || !exponent) return undefined;
  return {
    lesson: 'powers',
    ladder: [
      `In $${texOf(text)}$ the small number tells you how many times ${base} is used as a factor. How would you write it out as a product?`,
      `Write ${base} down ${exponent} times with multiplication signs between. Multiply the first two: what do you get, and what comes next?`,
    ],
    another: '$3^4$',
    otherwise: 'A power repeats the base as a factor.',
  };
}

/** `2^3*2^4` */
function powersOfOneBase(text: string): Calculation | undefined {
  const [, base, first, sign, second] = /^(\d+)\^(\d{1,2})([*/])\1\^(\d{1,2})$/.exec(text) ?? [];
  if (!base || !first || !second) return undefined;
  const isProduct = sign === '*';
  return {
    lesson: 'laws-of-powers',
    ladder: [
      `Write both powers out: ${base} as a factor ${first} times, ${isProduct ? 'and then' : 'above'} ${base} as a factor ${second} times${isProduct ? '' : ' below'}. How many times does ${base} appear ${isProduct ? 'altogether' : 'after cancelling'}?`,
      `Count the factors and write them as one power of ${base}. What is the exponent?`,
    ],
    another: isProduct ? '$3^2 \\cdot 3^3$' : '$3^5 / 3^2$',
    otherwise: `Write the powers out as products and count: how many times does ${base} appear as a factor?`,
  };
}

/** `0.2*0.3` */
function decimals(text: string): Calculation | undefined {
  const [, first, second] = /^(\d+(?:\.\d+)?)\*(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!first || !second || !`${first}${second}`.includes('.')) return undefined;
  const [one, other] = [first, second].map((each) => Number(each.replace('.', '')));
  const isBelow = Number(first) < 1 || Number(second) < 1;
  return {
    lesson: 'multiplying-decimals',
    ladder: [
      `Ignore the decimal points first: what is ${one} times ${other}? Then think about where the point belongs.`,
      `Tenths of tenths are hundredths. How many digits come after the points of ${first} and ${second} together? The result has just as many after its point.`,
    ],
    another: '$0.4 \\cdot 0.7$',
    otherwise: isBelow
      ? 'Multiplying by a number below 1 takes only part of the other number. Is your result smaller than that number?'
      : 'Round both numbers: roughly how large must the result be?',
  };
}

function division(text: string): Calculation | undefined {
  const [, whole, by] = /^(\d{1,7})\/(\d{1,5})$/.exec(text) ?? [];
  if (!whole || !by) return undefined;
  const [n, d] = [Number(whole), Number(by)];
  const round = n >= 10 * d ? 10 : n >= 5 * d ? 5 : 2;
  return {
    lesson: 'division',
    ladder: [
      `${n} : ${d} asks how often ${d} fits into ${n}. Begin with a round number: ${round} times ${d} is ${round * d}. How much of ${n} remains after that?`,
      `How often does ${d} fit into what remains? Put both counts together.`,
    ],
    another: 'the division 144 / 9',
    otherwise: `Check it backwards: your result times ${d} should give ${n}.`,
  };
}

function product(text: string): Calculation | undefined {
  const [, first, second] = /^(\d{1,6})\*(\d{1,6})$/.exec(text) ?? [];
  if (!first || !second) return undefined;
  const [a, b] = [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))];
  if (b <= 12 && a > 1)
    return {
      lesson: 'multiplication',
      ladder: [
        `Start from one that you know: ${a} times ${b} is one ${b} more than ${a - 1} times ${b}. What is ${a - 1} times ${b}?`,
        `Or count up in steps of ${b}: ${b}, ${2 * b}, ${3 * b} … Where are you after ${a} steps?`,
      ],
      another: a === 6 && b === 9 ? '$7 \\cdot 8$' : '$6 \\cdot 9$',
      otherwise: `Count up in steps of ${b} to check: where are you after ${a} of them?`,
    };
  const large = Math.max(a, b);
  return {
    lesson: 'multiplication',
    ladder: [
      `Split ${large} into tens and ones: which two easier products is $${texOf(text)}$ made of?`,
      'Work out the two products one after the other. What is each one, and what do they add up to?',
    ],
    another: '$17 \\cdot 6$',
    otherwise: 'Round the numbers and multiply those: roughly how large must the result be?',
  };
}

/** `-5-3`, `4-9`, `-4*(-6)` */
function signed(text: string): Calculation | undefined {
  const match = /^\(?(-?\d{1,6})\)?([-+*/])\(?(-?\d{1,6})\)?$/.exec(text);
  const [, first, sign, second] = match ?? [];
  if (!first || !second) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const isBelow = a < 0 || b < 0 || (sign === '-' && b > a);
  if (!isBelow) return undefined;
  if (sign === '*' || sign === '/')
    return {
      lesson: 'negative-numbers',
      ladder: [
        `First ignore the signs: what do ${Math.abs(a)} and ${Math.abs(b)} give? Then the sign: two equal signs give plus, two different ones give minus. Which is it here?`,
        'Think of −3 as a debt of 3. Taking away debts makes you richer. So what is the sign of the result?',
      ],
      another: '$-7 \\cdot (-3)$',
      otherwise: 'Look at the size first, then at the sign.',
    };
  const isRight = (sign === '+') === b >= 0;
  return {
    lesson: 'negative-numbers',
    ladder: [
      `Think of a number line, or a thermometer. You start at ${a}. Does ${sign === '+' ? 'adding' : 'taking away'} ${b < 0 ? `${b}` : Math.abs(b)} go up or down from there?`,
      `From ${a} go ${Math.abs(b)} steps ${isRight ? 'up' : 'down'}. Where are you?`,
    ],
    another: '$-4 - 7$',
    otherwise: `Start at ${a} on a number line: do you go up or down?`,
  };
}

function mixed(text: string): Calculation | undefined {
  const signs = text.match(/[-+*/^]/g) ?? [];
  const isMixed = signs.some((sign) => '+-'.includes(sign)) && signs.some((sign) => '*/^'.includes(sign));
  if (!isMixed) return undefined;
  const formula = `$${texOf(text)}$`;
  return {
    lesson: 'order-of-operations',
    ladder: [
      `There are different operations in ${formula}. Which of them comes first?`,
      `Brackets come first, then powers, then multiplying and dividing, and adding and subtracting last. Which part of ${formula} do you work out first, and what is it?`,
      'Replace that part with its value and keep the rest. What does the line look like now?',
    ],
    another: '$20 - 2 \\cdot 6$',
    otherwise: 'Which operation did you do first?',
  };
}

const plainSum = (text: string): Calculation => ({
  lesson: 'arithmetic',
  ladder: [
    `How would you go about $${texOf(text)}$? Is there a way to split one of the numbers so that it gets easier?`,
    'Separate the tens and ones, work on each, and add the parts at the end. What do the tens give?',
  ],
  another: '$38 + 47$',
  otherwise: 'Round the numbers first: roughly how large must the result be?',
});
