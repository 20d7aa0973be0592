import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const addsTimes = idea(
  'adds-times-of-joint-work',
  'You added the times; together the work goes faster, so it takes less time than either needs alone.',
);
const subtractsTimes = idea(
  'subtracts-times-of-joint-work',
  'You subtracted the times; it is the parts done in each hour that can be combined.',
);
const workInDirectProportion = idea(
  'direct-instead-of-inverse-proportion',
  'You scaled the time with the number of people; fewer people need more time for the same work.',
);
const subtractsRates = idea('subtracts-rates', 'You subtracted the speeds; an average lies between the two.');
const dividesByNumberOfParts = idea(
  'divides-by-number-of-parts',
  'You divided the whole distance by the number of parts; it has to be divided by the hours.',
);
const givesJointRate = idea(
  'gives-joint-rate',
  'You found by how many kilometres they come closer in an hour; the question goes on from there.',
);
const ignoresLeaving = idea(
  'ignores-change-of-workers',
  'That would be right if nobody had left; the remaining painters need longer.',
);
const addsOpposingRates = idea('adds-opposing-rates', 'You let the drain help to fill the tank; it takes water away.');

/**
 * Rung 4, reaching into rung 5. Easier: two movers that approach each other. Harder: rates with unequal weights,
 * reciprocals of times, work that changes midway.
 */
export const combinedRates = coreMathModel('number-and-ratio', {
  id: 'core_math.combined-rates',
  title: 'Speeds, work and mixtures combined',
  concepts: ['rates', 'weighted-mean', 'inverse-proportion'],
  reasoning: ['analytical'],
  // The plain average is always on offer and always wrong.
  discrimination: 1.4,
  forms: [thereAndBack, twoPumps, mixture, legsOfATrip, meeting, fewerPainters, leakingTank],
});

function thereAndBack(random: Random): Drawn {
  const [slow, fast, mean] = oneOf(random, [
    [40, 60, 48],
    [30, 60, 40],
    [60, 90, 72],
    [45, 90, 60],
    [40, 120, 60],
    [36, 60, 45],
  ] as const);
  if ((slow + fast) % 2 > 0 || fast - slow === mean) return;
  return {
    stem: `A delivery van drives to a village at an average speed of ${fast} km/h and returns by the same road at an average speed of ${slow} km/h. What is its average speed for the whole journey, in km/h?`,
    answer: numeral(mean),
    distractors: [
      wrong(numeral((slow + fast) / 2), misconceptions.plainAverage),
      wrong(numeral(fast - slow), subtractsRates),
      wrong(numeral((slow + fast) / 2 + ((slow + fast) / 2 - mean)), misconceptions.weightsWrongWay),
    ],
    explanation: `The van covers the same distance at both speeds, so it spends more time at ${slow} km/h. Dividing the whole distance by the whole time gives ${mean} km/h, closer to the slower speed.`,
    steps: roundTripSteps(slow, fast, mean),
    hints: ladder(
      'An average speed is the whole distance divided by the whole time.',
      `Choose a convenient distance for one way, one that ${fast} and ${slow} both divide, and find the two times.`,
      `On which way does the van spend more time? The average must lie closer to that speed.`,
      'The length of the road is not given, and you may pick one: the result is the same for all.',
    ),
    difficulty: 0.8,
  };
}

function roundTripSteps(slow: number, fast: number, mean: number): string[] {
  const distance = slow * fast;
  const shorter = [60, 90, 120, 180, 360].find((length) => length % slow === 0 && length % fast === 0) ?? distance;
  const [out, back] = [shorter / fast, shorter / slow];
  return [
    `take ${shorter} km each way: times ${numeral(out)} h and ${numeral(back)} h`,
    `whole journey: ${2 * shorter} km in ${numeral(out + back)} h`,
    `${2 * shorter} ÷ ${numeral(out + back)} = ${mean} km/h`,
  ];
}

function twoPumps(random: Random): Drawn {
  const [fast, slow, together] = oneOf(random, [
    [4, 12, 3],
    [6, 12, 4],
    [10, 15, 6],
    [12, 24, 8],
    [20, 30, 12],
    [6, 30, 5],
  ] as const);
  if (together === slow - fast) return;
  return {
    stem: `One pump alone fills a swimming pool in ${fast} hours; another pump alone needs ${slow} hours. How many hours does it take to fill the pool with both pumps running?`,
    answer: numeral(together),
    distractors: [
      wrong(numeral((fast + slow) / 2), misconceptions.plainAverage),
      wrong(numeral(slow - fast), subtractsTimes),
      wrong(numeral(fast + slow), addsTimes),
    ],
    explanation: `In one hour the pumps fill 1/${fast} and 1/${slow} of the pool, together 1/${together}. So both need ${together} hours.`,
    steps: [
      `in one hour: 1/${fast} + 1/${slow} = 1/${together} of the pool`,
      `time for the whole pool: ${together} hours`,
    ],
    hints: ladder(
      'Times cannot be combined directly, but what each pump does in one hour can.',
      `What fraction of the pool does the pump that needs ${fast} hours fill in one hour? And the other one?`,
      `Two pumps are faster than the faster one. So the result must be below ${fast} hours; is it?`,
      'Follow the pool for a single hour, and the rest follows from that.',
    ),
    difficulty: 0.7,
  };
}

function mixture(random: Random): Drawn {
  const [low, high] = oneOf(random, [
    [10, 30],
    [5, 20],
    [20, 50],
    [15, 40],
    [10, 40],
  ] as const);
  const [first, second] = [100 * whole(random, 1, 6), 100 * whole(random, 1, 6)];
  const answer = (low * first + high * second) / (first + second);
  const swapped = (low * second + high * first) / (first + second);
  if (first === second || !Number.isInteger(answer) || !Number.isInteger(swapped)) return;
  return {
    stem: `Noor mixes ${first} ml of a ${low}% sugar solution with ${second} ml of a ${high}% sugar solution. What is the concentration of the mixture? (Percentages are grams of sugar per 100 ml; volumes add up.)`,
    answer: `${numeral(answer)}%`,
    distractors: [
      wrong(`${numeral((low + high) / 2)}%`, misconceptions.plainAverage),
      wrong(`${numeral(swapped)}%`, misconceptions.weightsWrongWay),
      wrong(`${low + high}%`, misconceptions.addsPercents),
    ],
    explanation: `The mixture holds ${(low * first) / 100} g + ${(high * second) / 100} g = ${(low * first + high * second) / 100} g of sugar in ${numeral(first + second)} ml, which is ${numeral(answer)} g per 100 ml.`,
    steps: [
      `sugar: ${(low * first) / 100} g + ${(high * second) / 100} g = ${(low * first + high * second) / 100} g`,
      `volume: ${first} ml + ${second} ml = ${numeral(first + second)} ml`,
      `${(low * first + high * second) / 100} ÷ ${numeral(first + second)} = ${numeral(answer / 100)} = ${numeral(answer)}%`,
    ],
    hints: ladder(
      'Concentrations do not simply average; the amounts of sugar and of liquid add up.',
      `How many grams of sugar are in the ${first} ml? And in the ${second} ml?`,
      'There is more of one solution than of the other. To which concentration should the result lie closer?',
      'Keep sugar and volume in two separate sums, and one division finishes the job.',
    ),
    difficulty: 0.45,
  };
}

function legsOfATrip(random: Random): Drawn {
  const [speeds, hours] = oneOf(random, [
    [
      [12, 20],
      [3, 1],
    ],
    [
      [15, 25],
      [1, 3],
    ],
    [
      [12, 18],
      [1, 2],
    ],
    [
      [14, 24],
      [3, 2],
    ],
    [
      [10, 16],
      [1, 5],
    ],
  ] as const);
  const distances = [speeds[0] * hours[0], speeds[1] * hours[1]] as const;
  const total = distances[0] + distances[1];
  const time = hours[0] + hours[1];
  const answer = total / time;
  const swapped = (speeds[0] * hours[1] + speeds[1] * hours[0]) / time;
  return {
    stem: 'Ingrid cycles from one town to another. The table shows the two parts of her ride. What is her average speed for the whole ride, in km/h?',
    stimulus: [
      table(
        ['Part', 'Distance (km)', 'Speed (km/h)'],
        [
          ['Uphill', `${distances[0]}`, `${speeds[0]}`],
          ['Flat', `${distances[1]}`, `${speeds[1]}`],
        ],
      ),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral((speeds[0] + speeds[1]) / 2), misconceptions.plainAverage),
      wrong(numeral(swapped), misconceptions.weightsWrongWay),
      wrong(numeral(total / 2), dividesByNumberOfParts),
    ],
    explanation: `The parts take ${distances[0]} ÷ ${speeds[0]} = ${hours[0]} h and ${distances[1]} ÷ ${speeds[1]} = ${hours[1]} h. In all, ${total} km in ${time} h is ${numeral(answer)} km/h.`,
    steps: [
      `times: ${distances[0]} ÷ ${speeds[0]} = ${hours[0]} h, ${distances[1]} ÷ ${speeds[1]} = ${hours[1]} h`,
      `${distances[0]} + ${distances[1]} = ${total} km in ${time} h`,
      `${total} ÷ ${time} = ${numeral(answer)} km/h`,
    ],
    hints: ladder(
      'Average speed is the whole distance divided by the whole time, whatever happens in between.',
      `The table does not show the times. How long does Ingrid need for ${distances[0]} km at ${speeds[0]} km/h?`,
      'Add a column for the time to the table; then only the sums of two columns matter.',
      'Two divisions, two sums and you are nearly there.',
    ),
    difficulty: 0.5,
  };
}

function meeting(random: Random): Drawn {
  const [slow, fast, hours] = [whole(random, 12, 18), whole(random, 19, 26), whole(random, 2, 4)];
  const distance = (slow + fast) * hours;
  const late = distance / (fast - slow);
  const answer = slow * hours;
  if (!Number.isInteger(late) || distance % 2 > 0 || answer === distance / 2) return;
  return {
    stem: `Pavel and Aroha start cycling towards each other at the same time from two towns ${distance} km apart. Pavel rides at ${slow} km/h and Aroha at ${fast} km/h. How far has Pavel ridden when they meet, in kilometres?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(distance / 2), misconceptions.plainAverage),
      wrong(numeral(fast * hours), misconceptions.answersOtherQuantity),
      wrong(numeral(slow + fast), givesJointRate),
    ],
    explanation: `Each hour the gap closes by ${slow} + ${fast} = ${slow + fast} km, so they meet after ${distance} ÷ ${slow + fast} = ${hours} hours. In that time Pavel rides ${hours} × ${slow} = ${answer} km.`,
    steps: [
      `${slow} + ${fast} = ${slow + fast} km closer each hour`,
      `${distance} ÷ ${slow + fast} = ${hours} hours until they meet`,
      `${hours} × ${slow} = ${answer} km`,
    ],
    hints: ladder(
      'When two people move towards each other, the gap shrinks by both their distances.',
      `By how many kilometres do they come closer in one hour, at ${slow} and ${fast} km/h?`,
      `Find the time first. Then check that the two distances together make ${distance} km.`,
      'They meet once, at one moment; find that moment and Pavel’s distance is easy.',
    ),
    difficulty: 0.4,
  };
}

function fewerPainters(random: Random): Drawn {
  const [people, days, done, gone] = [
    whole(random, 4, 9),
    whole(random, 8, 15),
    whole(random, 2, 5),
    whole(random, 1, 4),
  ];
  const left = people - gone;
  const more = ((days - done) * people) / left;
  const direct = ((days - done) * left) / people;
  if (left < 2 || !Number.isInteger(more) || !Number.isInteger(direct)) return;
  return {
    stem: `A team of ${people} painters would need ${days} days to paint a school. After ${done} days of work, ${gone === 1 ? '1 of them leaves' : `${gone} of them leave`}. How many more days do the others need to finish? (All work at the same rate.)`,
    answer: numeral(more),
    distractors: [
      wrong(numeral(direct), workInDirectProportion),
      wrong(numeral(days - done), ignoresLeaving),
      wrong(numeral(days - done + gone), misconceptions.additiveScaling),
    ],
    explanation: `The whole job is ${people} × ${days} = ${people * days} painter-days, and ${people} × ${done} = ${people * done} are done. The remaining ${people * (days - done)} painter-days, shared by ${left} painters, take ${more} days.`,
    steps: [
      `remaining: ${days} − ${done} = ${days - done} days for ${people} painters`,
      `${days - done} × ${people} = ${people * (days - done)} painter-days`,
      `${people * (days - done)} ÷ ${left} = ${more} days`,
    ],
    hints: ladder(
      'Work can be counted in painter-days: what one painter does in one day.',
      `After ${done} days, how many days would be left for all ${people} painters? How many painter-days is that?`,
      'Fewer painters must take longer. Use that to judge your result.',
      'Think of the remaining wall as a fixed number of tiles of work to be handed out.',
    ),
    difficulty: 0.95,
  };
}

function leakingTank(random: Random): Drawn {
  const [fill, drain, together] = oneOf(random, [
    [4, 6, 12],
    [6, 10, 15],
    [8, 12, 24],
    [10, 15, 30],
    [12, 20, 30],
  ] as const);
  return {
    stem: `A tap fills an empty tank in ${fill} hours. An open drain would empty the full tank in ${drain} hours. By mistake the drain is open while the empty tank is being filled. After how many hours is the tank full?`,
    answer: numeral(together),
    distractors: [
      wrong(numeral(fill + drain), addsTimes),
      wrong(numeral(drain - fill), subtractsTimes),
      wrong(numeral((fill * drain) / (fill + drain)), addsOpposingRates),
    ],
    explanation: `Each hour the tap fills 1/${fill} of the tank and the drain takes 1/${drain} away, so 1/${fill} − 1/${drain} = 1/${together} is gained. The tank is full after ${together} hours.`,
    steps: [
      `gain in one hour: 1/${fill} − 1/${drain} = 1/${together} of the tank`,
      `time for the whole tank: ${together} hours`,
    ],
    hints: ladder(
      'Tap and drain work against each other; compare what they do in one hour.',
      `In one hour the tap fills 1/${fill} of the tank. How much of the tank does the drain empty in the same hour?`,
      `With the drain open, filling must take longer than ${fill} hours. Does your result?`,
      'Once you know what is gained in a single hour, you know how many such hours fill the tank.',
    ),
    difficulty: 1.25,
  };
}
