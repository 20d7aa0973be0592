import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { circle, figure, label, line } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, signed } from '../number-text.ts';

const keepsDirection = idea(
  'keeps-inequality-direction',
  'Multiplying or dividing by a negative number turns the inequality sign around.',
);
const endpointsWrong = idea(
  'confuses-strict-and-inclusive',
  'Check whether the end points themselves belong to the solutions.',
);
const oneSideOfAbsoluteValue = idea(
  'one-side-of-absolute-value',
  'An absolute value is a distance, and distances reach to both sides.',
);
const centreAtZero = idea(
  'distance-from-zero',
  'The distance is measured from the number inside the bars, not from zero.',
);
const insideForOutside = idea(
  'inside-for-outside',
  'You took the stretch between the two boundary points; the values outside are asked for, or the other way round.',
);
const rootOfInequality = idea(
  'root-of-both-sides',
  'A square can be small for negative numbers too, as long as they are not too far from zero.',
);
const roundsUp = idea('rounds-against-the-limit', 'Rounding to the nearest number here breaks the limit.');
const treatsFactorsSeparately = idea(
  'treats-factors-separately',
  'You made each factor negative; but two negative factors have a positive product.',
);
const positiveOnly = idea(
  'positive-numbers-only',
  'You counted only the positive numbers; zero and negative numbers count as well.',
);

/**
 * Rung 4, beginning in rung 3. Harder: a negative factor, an absolute value, a product; counting the whole numbers
 * that satisfy adds a step.
 */
export const inequalities = coreMathModel('algebra', {
  id: 'core_math.inequalities',
  title: 'Inequalities',
  concepts: ['inequalities'],
  reasoning: ['analytical'],
  // Habits from equations lead to wrong choices throughout.
  discrimination: 1.3,
  forms: [negativeFactor, doubleInequality, absoluteValueCount, budget, distanceFigure, squareBelow, productPositive],
});

function negativeFactor(random: Random): Drawn {
  const [a, b, x] = [whole(random, 2, 6), whole(random, 3, 15), whole(random, 2, 8)];
  const c = b + a * x;
  if ((c + b) % a > 0) return;
  return {
    stem: `Which values of x satisfy ${b} − ${a}x > ${c}?`,
    answer: `x < −${x}`,
    distractors: [
      wrong(`x > −${x}`, keepsDirection),
      wrong(`x < ${x}`, misconceptions.signLost),
      wrong(`x > ${x}`, misconceptions.signLost),
    ],
    explanation: `Taking ${b} from both sides gives −${a}x > ${c - b}. Dividing by −${a} turns the sign around: x < −${x}.`,
    steps: [`−${a}x > ${c} − ${b} = ${c - b}`, `dividing by −${a} turns the sign: x < −${x}`],
    hints: ladder(
      'An inequality behaves like an equation, with one exception that concerns negative factors.',
      `Isolate the term −${a}x first, then think about what dividing by −${a} does to an order.`,
      'Test one number from your solution, and one from outside it, in the original inequality.',
      'Two easy test numbers, 0 and −10, already rule out most of the choices.',
    ),
    difficulty: 0.3,
    reasoning: ['systematic'],
  };
}

function doubleInequality(random: Random): Drawn {
  const [a, b, low, count] = [whole(random, 2, 4), whole(random, 1, 7), whole(random, -4, -1), whole(random, 5, 8)];
  const high = low + count;
  const [left, right] = [a * low - b, a * high - b];
  return {
    stem: `How many whole numbers x, negative ones included, satisfy ${numeral(left)} ≤ ${a}x − ${b} < ${numeral(right)}?`,
    answer: numeral(count),
    distractors: [
      wrong(numeral(count + 1), endpointsWrong),
      wrong(numeral(count - 1), endpointsWrong),
      wrong(numeral(high - 1), positiveOnly),
      wrong(numeral(right - left), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Adding ${b} and dividing by ${a} gives ${numeral(low)} ≤ x < ${high}. The whole numbers from ${numeral(low)} to ${high - 1} satisfy this, and there are ${count} of them.`,
    steps: [
      `${numeral(left + b)} ≤ ${a}x < ${right + b}`,
      `${numeral(low)} ≤ x < ${high}`,
      `whole numbers from ${numeral(low)} to ${high - 1}: ${count}`,
    ],
    hints: ladder(
      'A double inequality is solved like a single one, doing the same to all three parts.',
      `Add ${b} to all three parts first, then divide by ${a}.`,
      'List the whole numbers at both ends: does the left boundary belong, and does the right one?',
      'On a number line you can simply count; zero counts as one of the numbers.',
    ),
    difficulty: 0.45,
    reasoning: ['systematic'],
  };
}

function absoluteValueCount(random: Random): Drawn {
  const [centre, distance] = [whole(random, 2, 9), whole(random, 4, 9)];
  if (centre === distance || 2 * distance - 1 === distance + centre) return;
  const positive = centre + distance - 1;
  return {
    stem: `How many whole numbers x, negative ones included, satisfy |x − ${centre}| < ${distance}?`,
    answer: numeral(2 * distance - 1),
    distractors: [
      wrong(numeral(2 * distance + 1), endpointsWrong),
      wrong(numeral(2 * distance), misconceptions.offByOne),
      wrong(numeral(positive), oneSideOfAbsoluteValue),
    ],
    explanation: `The inequality says that x is less than ${distance} away from ${centre}, so x lies between ${numeral(centre - distance)} and ${centre + distance}, ends excluded. These are ${distance - 1} numbers on each side of ${centre} and ${centre} itself.`,
    steps: [
      `${numeral(centre - distance)} < x < ${centre + distance}`,
      `whole numbers from ${numeral(centre - distance + 1)} to ${centre + distance - 1}`,
      `${centre + distance - 1} − (${numeral(centre - distance + 1)}) + 1 = ${2 * distance - 1}`,
    ],
    hints: ladder(
      `|x − ${centre}| is the distance between x and ${centre} on the number line.`,
      `How far can you go from ${centre} to the right if the distance has to stay below ${distance}? And to the left?`,
      `Do the numbers exactly ${distance} away count? And did you count ${centre} itself?`,
      'A sketch of the number line, with a finger on the middle, makes this visible at once.',
    ),
    difficulty: 0.8,
  };
}

function budget(random: Random): Drawn {
  const [fee, each] = [oneOf(random, [30, 40, 45, 60]), oneOf(random, [7, 8, 9, 11, 12])];
  const limit = oneOf(random, [150, 180, 200, 220, 250]);
  const exact = (limit - fee) / each;
  const most = Math.floor(exact);
  if (exact - most < 0.5 || Math.floor(limit / each) === most + 1) return;
  return {
    stem: `A class rents a boat for a fixed €${fee} plus €${each} for each person. It can spend at most €${limit}. What is the greatest number of people who can go?`,
    answer: numeral(most),
    distractors: [
      wrong(numeral(most + 1), roundsUp),
      wrong(numeral(Math.floor(limit / each)), misconceptions.treatsAsProportional),
      wrong(numeral(Math.floor((limit + fee) / each)), misconceptions.reversesOperation),
    ],
    explanation: `After the fixed €${fee}, €${limit - fee} are left for the people. ${limit - fee} ÷ ${each} lies between ${most} and ${most + 1}; with ${most + 1} people the limit would be passed, so ${most} can go.`,
    steps: [
      `${fee} + ${each}n ≤ ${limit}`,
      `n ≤ ${limit - fee} ÷ ${each} ≈ ${exact.toFixed(1)}`,
      `greatest whole number: ${most}`,
    ],
    hints: ladder(
      '“At most” sets a limit that may be reached but not passed.',
      `How much of the €${limit} is left once the boat itself, €${fee}, is paid?`,
      'People come in whole numbers. Which way does the result have to be rounded to stay within the limit?',
      'Work out the bill for your number of people, and for one person more; that settles it.',
    ),
    difficulty: 0.1,
    concepts: ['inequalities', 'setting-up-equations'],
  };
}

function distanceFigure(random: Random): Drawn {
  const [centre, distance] = [whole(random, 1, 3), whole(random, 2, 4)];
  if (centre === distance) return;
  const [low, high] = [centre - distance, centre + distance];
  const text = (c: number, sign: string, d: number) => `|x ${signed(-c)}| ${sign} ${d}`;
  return {
    stem: 'The number line shows all solutions of an inequality. A filled circle belongs to the solutions, an empty one does not. Which inequality is it?',
    stimulus: [numberLine(low, high)],
    answer: text(centre, '≤', distance),
    distractors: [
      wrong(text(-centre, '≤', distance), misconceptions.wrongShiftDirection),
      wrong(text(centre, '≥', distance), insideForOutside),
      wrong(`|x| ≤ ${high}`, centreAtZero),
    ],
    explanation: `The marked stretch reaches from ${numeral(low)} to ${high}. Its middle is ${centre} and both ends are ${distance} away from it, so it holds the numbers whose distance from ${centre} is at most ${distance}.`,
    steps: [
      `middle: (${numeral(low)} + ${high}) ÷ 2 = ${centre}`,
      `distance to each end: ${distance}`,
      text(centre, '≤', distance),
    ],
    hints: ladder(
      'An absolute value measures a distance on the number line.',
      'Find the middle of the marked stretch. How far is it from there to each end?',
      `Test the end points ${numeral(low)} and ${high} in the inequality you choose: both must just satisfy it.`,
      'Every stretch of the number line is a middle and a reach, and you can read off both.',
    ),
    difficulty: 0.7,
  };
}

function squareBelow(random: Random): Drawn {
  const root = whole(random, 3, 9);
  return {
    stem: `Which values of x satisfy x² > ${root * root}?`,
    answer: `x < −${root} or x > ${root}`,
    distractors: [
      wrong(`x > ${root}`, rootOfInequality),
      wrong(`−${root} < x < ${root}`, insideForOutside),
      wrong(`x > −${root}`, misconceptions.signLost),
    ],
    explanation: `Squares grow with the distance from zero. The square exceeds ${root * root} for numbers more than ${root} away from zero, on either side.`,
    steps: [
      `x² = ${root * root} for x = ${root} and x = −${root}`,
      'farther from zero the square is larger',
      `x < −${root} or x > ${root}`,
    ],
    hints: ladder(
      'A square is never negative, whichever sign the number has.',
      `For which two numbers is the square exactly ${root * root}? They cut the number line into three parts.`,
      'Test one number from each of the three parts, for instance 0 from the middle one.',
      'Three test numbers are enough to decide about the whole number line.',
    ),
    difficulty: 0.6,
  };
}

function productPositive(random: Random): Drawn {
  const [p, q] = [whole(random, 1, 6), whole(random, 2, 7)];
  if (p === q) return;
  return {
    stem: `Which values of x satisfy (x − ${p})(x + ${q}) < 0?`,
    answer: `−${q} < x < ${p}`,
    distractors: [
      wrong(`x < −${q} or x > ${p}`, insideForOutside),
      wrong(`x < ${p}`, treatsFactorsSeparately),
      wrong(`−${p} < x < ${q}`, misconceptions.signLost),
    ],
    explanation: `A product is negative when its factors have different signs. Since x − ${p} is always the smaller factor, it must be negative and x + ${q} positive: x < ${p} and x > −${q}.`,
    steps: [
      `the product is zero at x = ${p} and x = −${q}`,
      `between them x − ${p} is negative and x + ${q} is positive`,
      `−${q} < x < ${p}`,
    ],
    hints: ladder(
      'A product of two factors is negative when exactly one of them is negative.',
      `At which two values of x does a factor change its sign?`,
      'These two values cut the number line into three parts; test one number in each.',
      'Zero is a friendly number to test with first.',
    ),
    difficulty: 0.95,
    reasoning: ['analytical', 'systematic'],
  };
}

function numberLine(low: number, high: number): BlockDraft {
  const at = (x: number): Point => [170 + x * 20, 50];
  const marks: ShapeDraft[] = [];
  for (let x = -7; x <= 7; x++) {
    marks.push(line([at(x)[0], 44], [at(x)[0], 56], { tone: 'muted' }));
    if (x % 2 === 0) marks.push(label([at(x)[0], 72], numeral(x), { size: 13, tone: 'muted' }));
  }
  return figure(
    `A number line from −7 to 7. All numbers from ${numeral(low)} to ${high} are marked, with filled circles at both ends.`,
    340,
    96,
    [
      line([16, 50], [326, 50], { tone: 'muted', arrow: true }),
      ...marks,
      line(at(low), at(high), { tone: 'strong' }),
      line([at(low)[0], 48], [at(high)[0], 48], { tone: 'strong' }),
      line([at(low)[0], 52], [at(high)[0], 52], { tone: 'strong' }),
      circle(at(low), 6, { filled: true, tone: 'strong' }),
      circle(at(high), 6, { filled: true, tone: 'strong' }),
    ],
  );
}
