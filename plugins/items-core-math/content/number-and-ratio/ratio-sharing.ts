import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, label, rectangle, round, table } from '../figures.ts';
import { fraction, fractionText, greatestCommonDivisor } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { money, numeral } from '../number-text.ts';

const partOverPart = idea(
  'takes-ratio-part-of-other-part',
  'You compared one part with the other part; here it has to be compared with all parts together.',
);
const dividesByOneShare = idea(
  'divides-by-one-term-of-ratio',
  'You divided by one number of the ratio; one part is found by dividing by the number of parts that the amount covers.',
);
const differenceAsTotal = idea(
  'difference-as-total',
  'You shared out the difference as if it were the total; it covers only the parts by which one group is larger.',
);
const multipliesByDifference = idea(
  'multiplies-by-difference',
  'You multiplied by the number of additional people; the factor is the new number divided by the old one.',
);
const readsFractionBackwards = idea(
  'reads-fraction-backwards-as-ratio',
  'You wrote the two numbers of the fraction backwards; the lower one counts all members, not the altos.',
);
const differenceAsOnePart = idea(
  'difference-as-one-part',
  'You took the difference to be a single part; count by how many parts the groups differ.',
);

/** Rung 2. Harder: a known share or difference instead of the total, three shares, a non-integer factor. */
export const ratioSharing = coreMathModel('number-and-ratio', {
  id: 'core_math.ratio-sharing',
  title: 'Sharing and scaling in a ratio',
  concepts: ['ratio', 'proportion'],
  reasoning: ['systematic', 'analytical'],
  forms: [sharesOfTotal, totalFromOneShare, shareFromDifference, threeShares, recipe, beadStrip, ratioFromFraction],
});

/** Two different whole numbers without a common factor, the larger first. */
function ratio(random: Random): [number, number] | undefined {
  const [one, other] = [whole(random, 2, 8), whole(random, 1, 7)];
  return one > other && greatestCommonDivisor(one, other) === 1 ? [one, other] : undefined;
}

function sharesOfTotal(random: Random): Drawn {
  const terms = ratio(random);
  if (!terms) return;
  const [a, b] = terms;
  const part = whole(random, 6, 15);
  const total = part * (a + b);
  if (b < 2 || total % 2 > 0 || total % a > 0) return;
  return {
    stem: `Leila and Kofi share ${money(total)} in the ratio ${a} : ${b}. How much does Leila get?`,
    answer: money(part * a),
    distractors: [
      wrong(money(part * b), misconceptions.answersOtherQuantity),
      wrong(money(total / 2), misconceptions.splitsEqually),
      wrong(money(total / a), dividesByOneShare),
    ],
    explanation: `There are ${a} + ${b} = ${a + b} equal parts, each worth ${money(total)} ÷ ${a + b} = ${money(part)}. Leila gets ${a} of them, ${money(part * a)}.`,
    steps: [
      `${a} + ${b} = ${a + b} parts`,
      `${money(total)} ÷ ${a + b} = ${money(part)} per part`,
      `${a} × ${money(part)} = ${money(part * a)}`,
    ],
    hints: ladder(
      `The ratio ${a} : ${b} cuts the money into equal parts, some for Leila and some for Kofi.`,
      `Count all the parts, ${a} and ${b} together, and find what one part of ${money(total)} is worth.`,
      `Leila has the larger number in the ratio. Check that the two shares add up to ${money(total)}.`,
      'Imagine dealing the money out in rounds; each round is the same, so one round tells you nearly everything.',
    ),
    difficulty: -1.1,
  };
}

function totalFromOneShare(random: Random): Drawn {
  const terms = ratio(random);
  if (!terms) return;
  const [a, b] = terms;
  const part = whole(random, 2, 9);
  const known = part * b;
  if (b < 2 || !Number.isInteger((known * b) / a)) return;
  return {
    stem: `A shade of green is mixed from yellow and blue paint in the ratio ${a} : ${b}. Minh uses ${known} litres of blue paint. How many litres of green paint does this make in all?`,
    answer: numeral(part * (a + b)),
    distractors: [
      wrong(numeral(part * a), misconceptions.stopsOneStepEarly),
      wrong(numeral(known + a + b), misconceptions.additiveScaling),
      wrong(numeral(known + (known * b) / a), misconceptions.reversesRelation),
    ],
    explanation: `The ${known} litres of blue are ${b} parts, so one part is ${known} ÷ ${b} = ${part} litres. Yellow and blue together are ${a + b} parts, ${part * (a + b)} litres.`,
    steps: [
      `${known} ÷ ${b} = ${part} litres per part`,
      `${a} + ${b} = ${a + b} parts`,
      `${a + b} × ${part} = ${part * (a + b)} litres`,
    ],
    hints: ladder(
      `In the ratio ${a} : ${b}, yellow comes first and blue second, and all parts are equally large.`,
      `The ${known} litres fill ${b} of the parts. How large is one part?`,
      'The green paint consists of all the parts, yellow and blue. Is your result large enough for that?',
      `You know exactly how much ${b} parts are. From there one part is a single division away.`,
    ),
    difficulty: -0.75,
  };
}

function shareFromDifference(random: Random): Drawn {
  const terms = ratio(random);
  if (!terms) return;
  const [a, b] = terms;
  const part = whole(random, 3, 9);
  const gap = part * (a - b);
  if (a - b < 2 || b < 2 || gap % (a + b) !== 0) return;
  return {
    stem: `In a dance school the numbers of children and adults are in the ratio ${a} : ${b}. There are ${gap} more children than adults. How many children are there?`,
    answer: numeral(part * a),
    distractors: [
      wrong(numeral(part * b), misconceptions.answersOtherQuantity),
      wrong(numeral((gap / (a + b)) * a), differenceAsTotal),
      wrong(numeral(gap * a), differenceAsOnePart),
    ],
    explanation: `Children have ${a} − ${b} = ${a - b} parts more than adults, and these are ${gap} people, so one part is ${part}. The children are ${a} parts: ${a} × ${part} = ${part * a}.`,
    steps: [
      `${a} − ${b} = ${a - b} parts more`,
      `${gap} ÷ ${a - b} = ${part} per part`,
      `${a} × ${part} = ${part * a}`,
    ],
    hints: ladder(
      'A difference between two shares is also a number of equal parts.',
      `By how many parts do the children, ${a}, exceed the adults, ${b}? Those parts are the ${gap} people.`,
      `Work out both groups and check that they differ by ${gap}.`,
      `It helps to draw ${a} boxes above ${b} boxes and to look at the ones that stick out.`,
    ),
    difficulty: -0.5,
  };
}

function threeShares(random: Random): Drawn {
  const [a, b, c] = oneOf(random, [
    [2, 3, 5],
    [1, 3, 4],
    [2, 3, 4],
    [3, 4, 5],
    [1, 2, 5],
  ] as const);
  const part = 3 * whole(random, 2, 7);
  const total = part * (a + b + c);
  if (total % c > 0) return;
  return {
    stem: `Three neighbours, Olga, Ravi and Zanele, buy a garden machine together for ${money(total)}. They split the cost in the ratio ${a} : ${b} : ${c}, in that order. How much does Zanele pay?`,
    answer: money(part * c),
    distractors: [
      wrong(money(part * b), misconceptions.answersOtherQuantity),
      wrong(money(total / 3), misconceptions.splitsEqually),
      wrong(money(total / c), dividesByOneShare),
    ],
    explanation: `The cost is split into ${a} + ${b} + ${c} = ${a + b + c} equal parts of ${money(total)} ÷ ${a + b + c} = ${money(part)}. Zanele pays ${c} parts, ${money(part * c)}.`,
    steps: [
      `${a} + ${b} + ${c} = ${a + b + c} parts`,
      `${money(total)} ÷ ${a + b + c} = ${money(part)} per part`,
      `${c} × ${money(part)} = ${money(part * c)}`,
    ],
    hints: ladder(
      'Three numbers in a ratio work like two: they count equal parts.',
      `Add ${a}, ${b} and ${c} to see into how many parts the ${money(total)} is split.`,
      'Zanele is named last, so the last number of the ratio is hers. Check that the three payments add up to the cost.',
      'One more person than usual, but the same idea: find one part, then count.',
    ),
    difficulty: -0.9,
  };
}

function recipe(random: Random): Drawn {
  const [from, to] = oneOf(random, [
    [4, 10],
    [4, 6],
    [6, 9],
    [6, 15],
    [8, 12],
    [4, 14],
  ] as const);
  const each = 10 * whole(random, 3, 9);
  const amount = each * from;
  const others = [from * 25, from / 2];
  return {
    stem: `The table gives the ingredients of a lentil soup for ${from} people. How many grams of lentils are needed for ${to} people?`,
    stimulus: [
      table(
        ['Ingredient', `For ${from} people`],
        [
          ['Lentils', `${amount} g`],
          ['Carrots', `${others[0]} g`],
          ['Onions', `${others[1]}`],
        ],
      ),
    ],
    answer: `${numeral(each * to)} g`,
    distractors: [
      wrong(`${numeral(amount + to - from)} g`, misconceptions.additiveScaling),
      wrong(`${numeral(amount * (to - from))} g`, multipliesByDifference),
      wrong(`${numeral(each * (to - from))} g`, misconceptions.stopsOneStepEarly),
    ],
    explanation: `One person needs ${amount} ÷ ${from} = ${each} g of lentils, so ${to} people need ${to} × ${each} = ${numeral(each * to)} g.`,
    steps: [`${amount} g ÷ ${from} = ${each} g per person`, `${to} × ${each} g = ${numeral(each * to)} g`],
    hints: ladder(
      'In a recipe every ingredient grows by the same factor as the number of people.',
      `How many grams of lentils does one of the ${from} people get?`,
      `${to} people are more than ${from} but by what factor? Estimate with that before you calculate.`,
      'The carrots and onions are only there to keep the lentils company; you need one row of the table.',
    ),
    difficulty: -1.15,
  };
}

function beadStrip(random: Random): Drawn {
  const [dark, light] = oneOf(random, [
    [2, 3],
    [3, 2],
    [3, 4],
    [2, 5],
    [4, 3],
  ] as const);
  const rounds = whole(random, 6, 14);
  const total = rounds * (dark + light);
  const answer = rounds * dark;
  if (total % 2 > 0 || !Number.isInteger((total * dark) / light) || (total * dark) / light >= total) return;
  const alt = `A strip of ${dark + light} beads: first ${dark} dark ones, then ${light} light ones.`;
  const shapes = Array.from({ length: dark + light }, (_, bead) =>
    rectangle([round(20 + bead * 44), 20], 38, 38, bead < dark ? { tone: 'accent', filled: true } : {}),
  );
  return {
    stem: `A bracelet repeats the pattern shown, over and over, until it has ${total} beads. How many of its beads are dark?`,
    stimulus: [
      figure(alt, 40 + 44 * (dark + light), 96, [
        ...shapes,
        label([20, 78], 'one repeat of the pattern', { anchor: 'start', size: 13 }),
      ]),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(total - answer), misconceptions.answersOtherQuantity),
      wrong(numeral(total / 2), misconceptions.splitsEqually),
      wrong(numeral((total * dark) / light), partOverPart),
    ],
    explanation: `One repeat has ${dark + light} beads, so ${total} beads are ${rounds} repeats. Each has ${dark} dark beads: ${rounds} × ${dark} = ${answer}.`,
    steps: [`${total} ÷ ${dark + light} = ${rounds} repeats`, `${rounds} × ${dark} = ${answer} dark beads`],
    hints: ladder(
      'The pattern fixes the ratio of dark beads to all beads.',
      `How many times does a pattern of ${dark + light} beads fit into ${total} beads?`,
      dark < light
        ? 'In the pattern fewer than half of the beads are dark. Is that so in your result as well?'
        : 'In the pattern more than half of the beads are dark. Is that so in your result as well?',
      'You could string the bracelet bead by bead; counting whole repeats does the same in one step.',
    ),
    difficulty: -0.95,
    reasoning: ['intuitive', 'systematic'],
  };
}

function ratioFromFraction(random: Random): Drawn {
  const [part, all] = oneOf(random, [
    [2, 5],
    [3, 7],
    [2, 7],
    [3, 8],
    [4, 9],
    [5, 12],
  ] as const);
  const share = fractionText(fraction(part, all));
  return {
    stem: `Of the members of a choir, ${share} sing soprano and all the others sing alto. What is the ratio of sopranos to altos?`,
    answer: `${part} : ${all - part}`,
    distractors: [
      wrong(`${part} : ${all}`, partOverPart),
      wrong(`${all - part} : ${part}`, misconceptions.reversesRelation),
      wrong(`${all} : ${part}`, readsFractionBackwards),
    ],
    explanation: `Of every ${all} members, ${part} are sopranos and ${all} − ${part} = ${all - part} are altos. The ratio of sopranos to altos is ${part} : ${all - part}.`,
    steps: [
      `of ${all} members, ${part} are sopranos`,
      `${all} − ${part} = ${all - part} are altos`,
      `sopranos : altos = ${part} : ${all - part}`,
    ],
    hints: ladder(
      'A fraction compares a part with the whole; the ratio asked for compares one part with the other part.',
      `Imagine a small choir of ${all} members that fits the description. How many sing alto?`,
      'Mind the order: sopranos come first in the question.',
      'A choir that you can count on your fingers makes this concrete, and the ratio is the same for any size.',
    ),
    difficulty: -0.85,
  };
}
