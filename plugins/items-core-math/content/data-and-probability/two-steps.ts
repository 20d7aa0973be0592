import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { arcPoints, circle, figure, label, line } from '../figures.ts';
import type { Fraction } from '../fractions.ts';
import { difference, fraction, fractionText, product, sum } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const addsForBoth = idea(
  'adds-for-both',
  'For “this and then that” the probabilities are multiplied; adding them is for alternatives.',
);
const complementOfOne = idea(
  'complement-of-wrong-event',
  'The opposite of “at least one” is “none at all”; you used the opposite of something else.',
);
const addsAtLeastOne = idea(
  'adds-for-at-least-one',
  'Adding the single probabilities counts the cases twice in which it happens both times.',
);
const equalOutcomes = idea(
  'treats-outcomes-as-equally-likely',
  'The possible results are not equally likely; some come about in more ways than others.',
);
const sumsUnordered = idea(
  'counts-unordered-pairs',
  'Two different dice give ordered pairs: a 2 and then a 5 is not the same result as a 5 and then a 2.',
);
const includesBoth = idea(
  'includes-both',
  'That is the probability that at least one scores; “exactly one” leaves out the case in which both do.',
);

/** Rung 3, starting in rung 2 with a single wheel. Harder: no replacement, several orders, “at least one”. */
export const twoSteps = coreMathModel('data-and-probability', {
  id: 'core_math.two-step-probability',
  title: 'Chance in two steps',
  concepts: ['probability'],
  reasoning: ['analytical'],
  // Each of the usual rules misapplied gives one of the choices.
  discrimination: 1.3,
  forms: [wheelTwice, withoutReplacement, diceSum, atLeastOne, treeDiagram, oneOfEach, notBoth],
});

const text = fractionText;

function wheelTwice(random: Random): Drawn {
  const [angle, p] = oneOf(random, [
    [90, fraction(1, 4)],
    [60, fraction(1, 6)],
    [72, fraction(1, 5)],
    [144, fraction(2, 5)],
  ] as const);
  return {
    stem: 'The wheel in the figure is spun twice. What is the probability that the pointer stops in the shaded part both times?',
    stimulus: [wheel(angle)],
    answer: text(product(p, p)),
    distractors: [
      wrong(text(sum(p, p)), addsForBoth),
      wrong(text(p), misconceptions.stopsOneStepEarly),
      wrong('1/9', misconceptions.partsAsEqual),
    ],
    explanation: `The shaded part is ${angle}° of 360°, so its probability is ${text(p)} at each spin. Both times has the probability ${text(p)} × ${text(p)} = ${text(product(p, p))}.`,
    steps: [`one spin: ${angle}/360 = ${text(p)}`, `both spins: ${text(p)} × ${text(p)} = ${text(product(p, p))}`],
    hints: ladder(
      'The chance of the shaded part is its share of the full circle.',
      `What fraction of 360° are ${angle}°? That is the probability at one spin.`,
      'Of all double spins, only a part begins well, and only a part of those ends well.',
      'Two spins that do not influence each other: one idea, used twice.',
    ),
    difficulty: -0.45,
    reasoning: ['intuitive', 'analytical'],
  };
}

function withoutReplacement(random: Random): Drawn {
  const [red, blue] = [whole(random, 3, 6), whole(random, 3, 7)];
  const all = red + blue;
  const answer = fraction(red * (red - 1), all * (all - 1));
  const replaced = fraction(red * red, all * all);
  const half = fraction(red * (red - 1), all * all);
  if (red === blue || answer[1] > 60) return;
  return {
    stem: `A bag holds ${red} red and ${blue} blue marbles. Two marbles are drawn at random, one after the other, and the first is not put back. What is the probability that both are red?`,
    answer: text(answer),
    distractors: [
      wrong(text(replaced), misconceptions.ignoresNoReplacement),
      wrong(text(half), misconceptions.ignoresNoReplacement),
      wrong(text(sum(fraction(red, all), fraction(red - 1, all - 1))), addsForBoth),
    ],
    explanation: `The first marble is red with probability ${text(fraction(red, all))}. Then ${red - 1} of the ${all - 1} marbles left are red, so the probability of both is ${red}/${all} × ${red - 1}/${all - 1} = ${text(answer)}.`,
    steps: [
      `first: ${red}/${all}`,
      `second, after a red one: ${red - 1}/${all - 1}`,
      `${red}/${all} × ${red - 1}/${all - 1} = ${text(answer)}`,
    ],
    hints: ladder(
      'The first draw changes the bag before the second.',
      `After a red marble has been taken out, how many marbles are left, and how many of them are red?`,
      'Multiply along the way: first draw, then second draw in the changed bag.',
      'Imagine the bag after the first draw and describe it; the second probability is then plain.',
    ),
    difficulty: -0.05,
  };
}

function diceSum(random: Random): Drawn {
  const target = oneOf(random, [4, 5, 6, 8, 9, 10]);
  const ways = 6 - Math.abs(7 - target);
  const unordered = Math.ceil(ways / 2);
  const answer = fraction(ways, 36);
  return {
    stem: `Two ordinary dice are thrown. What is the probability that the sum of the points is ${target}?`,
    answer: text(answer),
    distractors: [
      wrong('1/11', equalOutcomes),
      wrong(text(fraction(unordered, 36)), sumsUnordered),
      wrong(text(fraction(unordered, 21)), sumsUnordered),
    ],
    explanation: `The two dice give 6 × 6 = 36 equally likely pairs. ${ways} of them have the sum ${target}: ${Array.from(
      { length: 6 },
      (_, k) => k + 1,
    )
      .filter((k) => target - k >= 1 && target - k <= 6)
      .map((k) => `${k} + ${target - k}`)
      .join(', ')}. The probability is ${ways}/36${text(answer) === `${ways}/36` ? '' : ` = ${text(answer)}`}.`,
    steps: [
      'equally likely pairs: 6 × 6 = 36',
      `pairs with the sum ${target}: ${ways}`,
      `${ways}/36${text(answer) === `${ways}/36` ? '' : ` = ${text(answer)}`}`,
    ],
    hints: ladder(
      'The sums from 2 to 12 are not equally likely, but the pairs of two dice are.',
      'Imagine one red and one blue die. How many pairs are possible?',
      `List the pairs with the sum ${target} in order of the red die, and leave none out.`,
      'A table of six rows and six columns shows every pair exactly once.',
    ),
    difficulty: 0.0,
    reasoning: ['systematic'],
    concepts: ['probability', 'counting'],
  };
}

function atLeastOne(random: Random): Drawn {
  const [p, n] = oneOf(random, [
    [fraction(1, 3), 2],
    [fraction(1, 4), 2],
    [fraction(2, 5), 2],
    [fraction(1, 3), 3],
    [fraction(1, 5), 2],
  ] as const);
  const no = difference(fraction(1, 1), p);
  const powerOf = (base: Fraction) =>
    Array.from({ length: n }).reduce<Fraction>((value) => product(value, base), fraction(1, 1));
  const none = powerOf(no);
  const answer = difference(fraction(1, 1), none);
  const added = fraction(p[0] * n, p[1]);
  if (added[0] >= added[1] && n === 3) return;
  return {
    stem: `A plant seed of a certain kind sprouts with probability ${text(p)}, independently of other seeds. ${n === 2 ? 'Two' : 'Three'} seeds are planted. What is the probability that at least one of them sprouts?`,
    answer: text(answer),
    distractors: [
      wrong(text(added), addsAtLeastOne),
      wrong(text(none), misconceptions.answersOtherQuantity),
      wrong(text(difference(fraction(1, 1), powerOf(p))), complementOfOne),
    ],
    explanation: `The opposite of “at least one” is “none”. None sprouts with probability ${Array(n).fill(text(no)).join(' × ')} = ${text(none)}, so at least one does with probability 1 − ${text(none)} = ${text(answer)}.`,
    steps: [
      `one seed does not sprout: 1 − ${text(p)} = ${text(no)}`,
      `none sprouts: ${Array(n).fill(text(no)).join(' × ')} = ${text(none)}`,
      `at least one: 1 − ${text(none)} = ${text(answer)}`,
    ],
    hints: ladder(
      '“At least one” covers several cases; its opposite is a single one.',
      `What is the probability that a seed does not sprout, and that none of the ${n === 2 ? 'two' : 'three'} does?`,
      'The probabilities of an event and of its opposite add up to 1.',
      'Taking the detour by way of the opposite is shorter than the direct way.',
    ),
    difficulty: 0.3 + (n === 3 ? 0.1 : 0),
  };
}

function treeDiagram(random: Random): Drawn {
  const [rain, lateRain, lateDry] = oneOf(random, [
    [0.3, 0.4, 0.1],
    [0.2, 0.5, 0.1],
    [0.4, 0.3, 0.1],
    [0.3, 0.5, 0.2],
    [0.4, 0.5, 0.2],
  ] as const);
  const dry = 1 - rain;
  const answer = rain * lateRain + dry * lateDry;
  return {
    stem: 'The tree shows the probabilities that it rains in the morning and that Ravi’s bus is then late. What is the probability that the bus is late?',
    stimulus: [tree(rain, lateRain, lateDry)],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(lateRain + lateDry), addsForBoth),
      wrong(numeral(rain * lateRain), misconceptions.oneOrderOnly),
      wrong(numeral((lateRain + lateDry) / 2), misconceptions.plainAverage),
    ],
    explanation: `Two branches end with a late bus: rain and late, ${rain} × ${lateRain} = ${numeral(rain * lateRain)}, and dry and late, ${numeral(dry)} × ${lateDry} = ${numeral(dry * lateDry)}. Together that is ${numeral(answer)}.`,
    steps: [
      `rain and late: ${rain} × ${lateRain} = ${numeral(rain * lateRain)}`,
      `dry and late: ${numeral(dry)} × ${lateDry} = ${numeral(dry * lateDry)}`,
      `${numeral(rain * lateRain)} + ${numeral(dry * lateDry)} = ${numeral(answer)}`,
    ],
    hints: ladder(
      'Along a path of the tree the probabilities are multiplied; different paths are added.',
      'Which paths of the tree end with a late bus? Mark them.',
      `Work out the first path, with ${rain} and ${lateRain}, and then the other one.`,
      'Think of 100 mornings: on how many does it rain, and on how many of those is the bus late?',
    ),
    difficulty: 0.1,
  };
}

function oneOfEach(random: Random): Drawn {
  const [red, blue] = [whole(random, 2, 5), whole(random, 3, 6)];
  const all = red + blue;
  const answer = fraction(2 * red * blue, all * (all - 1));
  const single = fraction(red * blue, all * (all - 1));
  const replaced = fraction(2 * red * blue, all * all);
  if (red === blue || answer[1] > 50 || text(answer) === '1/2') return;
  return {
    stem: `In a drawer there are ${red} black and ${blue} white socks. Two socks are taken out at random at the same time. What is the probability that one is black and the other is white?`,
    answer: text(answer),
    distractors: [
      wrong(text(single), misconceptions.oneOrderOnly),
      wrong(text(replaced), misconceptions.ignoresNoReplacement),
      wrong('1/2', equalOutcomes),
    ],
    explanation: `Black first and white second has the probability ${red}/${all} × ${blue}/${all - 1}, white first and black second ${blue}/${all} × ${red}/${all - 1}. Both are ${text(single)}, together ${text(answer)}.`,
    steps: [
      `black, then white: ${red}/${all} × ${blue}/${all - 1} = ${text(single)}`,
      `white, then black: the same, ${text(single)}`,
      `together: ${text(answer)}`,
    ],
    hints: ladder(
      'Two socks at once are like one after the other without putting back.',
      `What is the probability of a black sock first, out of ${all}, and then a white one?`,
      'In which other order can one black and one white sock come?',
      'Lay the two socks side by side in your mind: left and right may be exchanged.',
    ),
    difficulty: 0.25,
  };
}

function notBoth(random: Random): Drawn {
  const [p, q] = oneOf(random, [
    [fraction(1, 2), fraction(1, 3)],
    [fraction(2, 3), fraction(1, 4)],
    [fraction(1, 4), fraction(2, 5)],
    [fraction(3, 4), fraction(1, 3)],
    [fraction(2, 3), fraction(3, 5)],
  ] as const);
  const one = fraction(1, 1);
  const exactlyOne = sum(product(p, difference(one, q)), product(q, difference(one, p)));
  const either = difference(sum(p, q), product(p, q));
  return {
    stem: `Independently of each other, Aroha scores a penalty with probability ${text(p)} and Emre with probability ${text(q)}. Each takes one penalty. What is the probability that exactly one of them scores?`,
    answer: text(exactlyOne),
    distractors: [
      wrong(text(either), includesBoth),
      wrong(text(product(p, difference(one, q))), misconceptions.oneOrderOnly),
      wrong(text(product(p, q)), misconceptions.answersOtherQuantity),
    ],
    explanation: `Either only Aroha scores, ${text(p)} × ${text(difference(one, q))} = ${text(product(p, difference(one, q)))}, or only Emre, ${text(difference(one, p))} × ${text(q)} = ${text(product(q, difference(one, p)))}. Together that is ${text(exactlyOne)}.`,
    steps: [
      `only Aroha: ${text(p)} × ${text(difference(one, q))} = ${text(product(p, difference(one, q)))}`,
      `only Emre: ${text(difference(one, p))} × ${text(q)} = ${text(product(q, difference(one, p)))}`,
      `together: ${text(exactlyOne)}`,
    ],
    hints: ladder(
      '“Exactly one” can happen in two ways, and they exclude each other.',
      `Start with the case that Aroha scores and Emre misses. With which probability does Emre miss?`,
      'Then find the case the other way round, and combine the two.',
      'Listing all four possible results first makes it clear which of them count.',
    ),
    difficulty: 0.35,
  };
}

function wheel(angle: number): BlockDraft {
  const centre: Point = [160, 104];
  const rest = (360 - angle) / 2;
  const rim = (degrees: number): Point => arcPoints(centre, 76, degrees, degrees + 1)[0] ?? centre;
  return figure(
    `A wheel with a pointer at its top edge. One part, with an angle of ${angle}° at the centre, is shaded; the rest is divided into two equal parts without shading.`,
    320,
    190,
    [
      { shape: 'polygon', points: [centre, ...arcPoints(centre, 76, 0, angle)], tone: 'soft', filled: true },
      circle(centre, 76, { tone: 'accent' }),
      ...[0, angle, angle + rest].map((degrees) => line(centre, rim(degrees), { tone: 'accent' })),
      label(arcPoints(centre, 44, angle / 2, angle)[0] ?? centre, `${angle}°`, { size: 13 }),
      {
        shape: 'polygon',
        points: [
          [153, 12],
          [167, 12],
          [160, 26],
        ],
        tone: 'ink',
        filled: true,
      },
    ],
  );
}

function tree(rain: number, lateRain: number, lateDry: number): BlockDraft {
  const not = (p: number) => numeral(1 - p);
  const [root, wet, dry]: [Point, Point, Point] = [
    [24, 104],
    [140, 52],
    [140, 156],
  ];
  const ends: Point[] = [
    [260, 26],
    [260, 78],
    [260, 130],
    [260, 182],
  ];
  const [e1, e2, e3, e4] = ends as [Point, Point, Point, Point];
  const branch = (from: Point, to: Point, chance: string, lift: number) => [
    line(from, to, { tone: 'muted' }),
    label([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + lift], chance, { size: 13 }),
  ];
  return figure(
    `Probability tree. Rain ${rain}, dry ${not(rain)}. After rain: late ${lateRain}, on time ${not(lateRain)}. After a dry morning: late ${lateDry}, on time ${not(lateDry)}.`,
    340,
    206,
    [
      ...branch(root, [112, 56], numeral(rain), -14),
      ...branch(root, [112, 152], not(rain), 15),
      label(wet, 'rain', { size: 13 }),
      label(dry, 'dry', { size: 13 }),
      ...branch([168, 46], [252, 28], numeral(lateRain), -13),
      ...branch([168, 58], [252, 76], not(lateRain), 14),
      ...branch([168, 150], [252, 132], numeral(lateDry), -13),
      ...branch([168, 162], [252, 180], not(lateDry), 14),
      label(e1, 'late', { anchor: 'start', size: 13 }),
      label(e2, 'on time', { anchor: 'start', size: 13 }),
      label(e3, 'late', { anchor: 'start', size: 13 }),
      label(e4, 'on time', { anchor: 'start', size: 13 }),
    ],
  );
}
