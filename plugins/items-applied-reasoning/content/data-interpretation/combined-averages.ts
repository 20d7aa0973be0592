import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Situation, Wrong } from '../drafts.ts';
import { grouped, modelsOf, money, numberChoices, sum, writeSituation } from '../drafts.ts';

const model = modelsOf('data-interpretation');

export const combinedAverageModels: ItemModel[] = [
  model('combined-averages', 'Averages of groups put together', 6, writeCombined),
];

function writeCombined(variant: number, random: Random): Draft {
  return writeSituation(combined, variant, random);
}

// Features: two groups weighted (-0.3), a missing value (+0.3), speeds (+0.8), one leaving (+0.9), working back to a share (+1.6).
const combined: Situation[] = [
  { b: -0.4, write: twoClasses },
  { b: 0, write: missingValue },
  { b: 0.2, write: mixture },
  { b: 0.6, write: thereAndBack },
  { b: 0.8, write: oneLeaves },
  { b: 1.4, write: shareFromAverage },
];

function twoClasses(random: Random) {
  const [small, large] = [5 * whole(random, 2, 4), 5 * whole(random, 5, 8)];
  const [low, high] = [whole(random, 50, 64), whole(random, 66, 84)];
  const answer = (small * low + large * high) / (small + large);
  if (!Number.isInteger(answer) || small + large > 60) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [(low + high) / 2, 'averages-the-averages'],
        [(small * high + large * low) / (small + large), 'mixes-up-the-weights'],
        [high, 'takes-one-group-for-all'],
        [low, 'takes-one-group-for-all'],
      ],
      random,
    ),
    (n) => `${grouped(Math.round(n * 10) / 10)} points`,
  );
  return (
    choices && {
      stem: `In a test class 8a (${small} pupils) reached ${low} points on average and class 8b (${large} pupils) ${high} points. What is the average of all ${small + large} pupils?`,
      ...choices,
      explanation: `All pupils together have ${small} × ${low} + ${large} × ${high} = ${grouped(small * low + large * high)} points. Shared among ${small + large} pupils the average lies nearer to that of the larger class.`,
      steps: [
        `8a: ${small} × ${low} = ${grouped(small * low)} points; 8b: ${large} × ${high} = ${grouped(large * high)} points.`,
        `(${grouped(small * low)} + ${grouped(large * high)}) ÷ ${small + large} = ${answer}`,
      ],
      hints: {
        conceptual: 'Every pupil counts once in the common average, so a larger class pulls it more strongly.',
        procedural: 'Find the total points of each class first; an average is a total shared out.',
        strategic: 'Guess first on which side of the middle between the two class averages the result must lie.',
        encouragement: 'Two products, one sum and one division are the whole way.',
      },
      concepts: ['weighted-average', 'averages'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.3,
    }
  );
}

function missingValue(random: Random) {
  const goal = whole(random, 11, 16);
  const known = Array.from({ length: 4 }, () => whole(random, 7, 18));
  const answer = 5 * goal - sum(known);
  const now = sum(known) / 4;
  if (answer < 8 || answer > 24 || !Number.isInteger(now) || now === goal || answer === goal) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [goal, 'takes-the-average-as-the-missing-value'],
        [2 * goal - now, 'averages-the-averages'],
        [Math.abs(goal - now), 'answers-another-question'],
        [4 * goal - sum(known) + now, 'uses-the-wrong-number-of-values'],
        [goal + 2 * Math.abs(goal - now), 'uses-the-wrong-number-of-values'],
      ],
      random,
    ),
    (n) => `${n} km`,
  );
  return (
    choices && {
      stem: `Yusuf wants to run ${goal} km a day on average over five days. On the first four days he ran ${known.join(' km, ')} km. How far must he run on the fifth day?`,
      ...choices,
      explanation: `Five days of ${goal} km on average make ${5 * goal} km in all. He has run ${sum(known)} km so far, so the rest is left for the fifth day.`,
      steps: [
        `5 × ${goal} = ${5 * goal} km in all.`,
        `${known.join(' + ')} = ${sum(known)} km so far.`,
        `${5 * goal} − ${sum(known)} = ${answer}.`,
      ],
      hints: {
        conceptual: 'An average over five days fixes the total of the five days.',
        procedural: 'Work out the total he is aiming at, and then how much of it he has already run.',
        strategic: 'Check at the end by averaging all five distances.',
        encouragement: 'One product, one sum and one difference will do.',
      },
      concepts: ['averages', 'working-backwards'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function mixture(random: Random) {
  const [cheapAmount, dearAmount] = [whole(random, 2, 8), whole(random, 1, 5)];
  const [cheap, dear] = [whole(random, 4, 9), whole(random, 11, 20)];
  const answer = (cheapAmount * cheap + dearAmount * dear) / (cheapAmount + dearAmount);
  if (!Number.isInteger(answer) || cheapAmount <= dearAmount) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [(cheap + dear) / 2, 'averages-the-averages'],
        [(cheapAmount * dear + dearAmount * cheap) / (cheapAmount + dearAmount), 'mixes-up-the-weights'],
        [(cheapAmount * cheap + dearAmount * dear) / 2, 'uses-the-wrong-number-of-values'],
        [cheap + dear, 'adds-everything-up-instead-of-averaging'],
      ],
      random,
    ),
    (n) => `${money(n)} a kg`,
  );
  return (
    choices && {
      stem: `A tea shop mixes ${cheapAmount} kg of a tea that costs ${money(cheap)} a kg with ${dearAmount} kg of one that costs ${money(dear)} a kg. What does the mixture cost for each kilogram?`,
      ...choices,
      explanation: `The whole mixture costs ${money(cheapAmount * cheap + dearAmount * dear)} and weighs ${cheapAmount + dearAmount} kg. There is more of the cheaper tea in it, so the price lies nearer to that.`,
      steps: [
        `${cheapAmount} × ${cheap} + ${dearAmount} × ${dear} = ${money(cheapAmount * cheap + dearAmount * dear)}.`,
        `${cheapAmount} + ${dearAmount} = ${cheapAmount + dearAmount} kg.`,
        `${cheapAmount * cheap + dearAmount * dear} ÷ ${cheapAmount + dearAmount} = ${answer}.`,
      ],
      hints: {
        conceptual: 'The price of a mixture is its total cost shared over its total weight.',
        procedural: 'Work out what each of the two amounts costs, and how much tea there is in all.',
        strategic: 'Say beforehand which of the two prices the result must be nearer to, and check that it is.',
        encouragement: 'The total divides evenly by the weight.',
      },
      concepts: ['weighted-average', 'mixtures'],
      reasoning: ['analytical'] as Draft['reasoning'],
    }
  );
}

function thereAndBack(random: Random) {
  const [slow, fast] = oneOf(random, [
    [12, 24],
    [10, 15],
    [20, 30],
    [15, 30],
    [12, 20],
    [40, 60],
    [60, 90],
  ] as const);
  const way = slow * fast === 240 ? 60 : (slow * fast) / oneOf(random, [5, 10]);
  const answer = (2 * slow * fast) / (slow + fast);
  const hours = way / slow + way / fast;
  if (!Number.isInteger(answer) || !Number.isInteger(way) || way > 200 || hours > 8 || (hours * 2) % 1)
    return undefined;
  const wrong: Wrong<number>[] = [
    [(slow + fast) / 2, 'averages-the-averages'],
    [way / hours, 'counts-one-way-only'],
    [(slow * slow + fast * fast) / (slow + fast), 'mixes-up-the-weights'],
    [slow + fast, 'adds-everything-up-instead-of-averaging'],
  ];
  if (wrong.filter(([n]) => Number.isInteger(n)).length < 3) return undefined;
  const isCar = slow >= 40;
  const choices = numberChoices(
    answer,
    shuffled(
      wrong.filter(([n]) => Number.isInteger(n)),
      random,
    ),
    (n) => `${n} km/h`,
  );
  return (
    choices && {
      stem: `Linh ${isCar ? 'drives' : 'cycles'} ${way} km to ${isCar ? 'the coast' : 'a lake'} at ${slow} km/h on average and returns the same way at ${fast} km/h. What is her average speed for the whole journey?`,
      ...choices,
      explanation: `She covers ${2 * way} km in ${way / slow} + ${way / fast} = ${hours} hours. She spends more time at the lower speed, so the average lies nearer to it than the middle would.`,
      steps: [
        `There: ${way} ÷ ${slow} = ${way / slow} h. Back: ${way} ÷ ${fast} = ${way / fast} h.`,
        `${2 * way} km in ${hours} h: ${2 * way} ÷ ${hours} = ${answer}.`,
      ],
      hints: {
        conceptual:
          'Average speed is the whole way divided by the whole time, and the two ways do not take the same time.',
        procedural: 'Work out how long each of the two ways takes, and add the times.',
        strategic: 'Ask at which of the two speeds she spends more time; that one counts more.',
        encouragement: 'Both times are easy numbers of hours.',
      },
      concepts: ['average-speed', 'weighted-average'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.4,
    }
  );
}

function oneLeaves(random: Random) {
  const count = whole(random, 5, 9);
  const before = whole(random, 24, 40);
  const after = before + oneOf(random, [-3, -2, -1, 1, 2, 3]);
  const answer = count * before - (count - 1) * after;
  if (answer < 16 || answer > 70) return undefined;
  const choices = numberChoices(
    answer,
    shuffled<Wrong<number>>(
      [
        [before + (before - after), 'averages-the-averages'],
        [Math.abs(count * before - count * after), 'uses-the-wrong-number-of-values'],
        [before, 'takes-the-average-as-the-missing-value'],
        [(before + after) / 2, 'averages-the-averages'],
        [count * after - (count - 1) * before, 'mixes-up-the-weights'],
      ],
      random,
    ),
    (n) => `${n} years`,
  );
  return (
    choices && {
      stem: `The ${count} members of a choir are ${before} years old on average. One of them leaves, and the others are then ${after} years old on average. How old is the one who left?`,
      ...choices,
      explanation: `The ages of all ${count} add up to ${count * before}, those of the ${count - 1} who stay to ${(count - 1) * after}. What is missing is the age of the one who left.`,
      steps: [
        `${count} × ${before} = ${count * before}.`,
        `${count - 1} × ${after} = ${(count - 1) * after}.`,
        `${count * before} − ${(count - 1) * after} = ${answer}.`,
      ],
      hints: {
        conceptual: 'Averages cannot be subtracted from one another, but the totals behind them can.',
        procedural: 'Turn each average back into a sum of ages, minding that the number of people changes.',
        strategic: `Ask first whether the one who left was older or younger than ${before}: what happened to the average?`,
        encouragement: 'Two multiplications and a subtraction settle it.',
      },
      concepts: ['averages', 'working-backwards'],
      reasoning: ['analytical'] as Draft['reasoning'],
      discrimination: 1.4,
    }
  );
}

function shareFromAverage(random: Random) {
  const [low, high] = [whole(random, 20, 30), whole(random, 40, 60)];
  const percent = oneOf(random, [10, 20, 25, 30, 40, 60, 70, 75]);
  const all = low + ((high - low) * percent) / 100;
  if (!Number.isInteger(all)) return undefined;
  const wrong: Wrong<number>[] = [
    [100 - percent, 'answers-with-the-complement'],
    [50, 'takes-fifty-fifty'],
    [Math.round((100 * (all - low)) / (high - all)), 'uses-the-wrong-base'],
    [Math.round((100 * low) / (low + high)), 'compares-averages-as-if-they-were-sizes'],
  ];
  const choices = numberChoices(
    percent,
    shuffled(
      wrong.filter(([share]) => share < 100),
      random,
    ),
    (n) => `${n}%`,
  );
  return (
    choices && {
      stem: `In a science camp the students are ${low} years old on average and the teachers ${high}. All participants together are ${all} years old on average. What share of the participants are teachers?`,
      ...choices,
      explanation: `From ${low} to ${high} the average would move by ${high - low} if everyone were a teacher; it has moved by ${all - low}. That is the share of teachers: ${all - low} out of ${high - low}.`,
      steps: [
        `Distance between the groups: ${high} − ${low} = ${high - low}.`,
        `The common average lies ${all} − ${low} = ${all - low} above the students.`,
        `${all - low} ÷ ${high - low} = ${percent / 100}.`,
      ],
      hints: {
        conceptual:
          'The common average slides from one group’s average to the other’s as the share of that group grows.',
        procedural:
          'See how far the common average lies from the students’ average, compared with the whole distance between the groups.',
        strategic: 'Test your share with 100 participants: add up all their ages and divide by 100.',
        encouragement: 'It takes no more than two differences and one division.',
      },
      concepts: ['weighted-average', 'working-backwards'],
      reasoning: ['creative', 'analytical'] as Draft['reasoning'],
      discrimination: 1.5,
    }
  );
}
