import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { money, numeral, ordinal } from '../number-text.ts';

const ignoresBaseRate = idea(
  'ignores-base-rate',
  'You used how reliable the test is, but not how rare the thing is that it looks for.',
);
const jointForConditional = idea(
  'joint-for-conditional',
  'You found how often both occur among all cases; the question restricts the cases first.',
);
const ignoresStake = idea('forgets-the-stake', 'The price of taking part has to be taken off what can be won.');
const averagesPrizes = idea(
  'averages-outcomes-unweighted',
  'You averaged the outcomes without their probabilities; frequent ones weigh more.',
);
const oneHalfForTwoCases = idea(
  'two-cases-so-one-half',
  'Two possible cases need not be equally likely; count how each can come about.',
);
const complementOnce = idea(
  'one-round-for-several',
  'You found the probability for one round; over several rounds the chances multiply.',
);
const forgetsRemoval = idea(
  'forgets-that-misses-are-removed',
  'That is the average when keys may be tried again; here wrong keys are put aside.',
);

/**
 * Rung 5. A condition changes the whole, or values and probabilities are weighed; harder: a base rate given in words,
 * information that excludes cases.
 */
export const conditionalReasoning = coreMathModel('data-and-probability', {
  id: 'core_math.conditional-reasoning',
  title: 'Chance under conditions',
  concepts: ['conditional-probability'],
  reasoning: ['analytical'],
  // Intuition leads most people astray here, so careful work shows.
  discrimination: 1.5,
  forms: [screening, twoChildren, gameValue, twoMachines, twoCardBoxes, sixInRounds, keysInTurn],
});

function screening(random: Random): Drawn {
  const [rare, hit, falseRate] = oneOf(random, [
    [10, 90, 20],
    [20, 90, 5],
    [50, 80, 10],
    [40, 75, 5],
    [20, 80, 10],
  ] as const);
  const [sick, healthy] = [rare, 1000 - rare];
  const [right, wrongly] = [(sick * hit) / 100, (healthy * falseRate) / 100];
  if (!Number.isInteger(right) || !Number.isInteger(wrongly)) return;
  const percent = Math.round((100 * right) / (right + wrongly));
  if (hit === 100 - falseRate || percent === rare / 10) return;
  return {
    stem: `A fault occurs in ${rare} of every 1,000 machines. A test signals the fault in ${hit}% of the faulty machines, but also in ${falseRate}% of the sound ones. A machine is chosen at random, and the test signals a fault. About how likely is it that the machine is really faulty?`,
    answer: `About ${percent}%`,
    distractors: [
      wrong(`About ${hit}%`, misconceptions.conditionReversed),
      wrong(`About ${100 - falseRate}%`, ignoresBaseRate),
      wrong(`About ${numeral(rare / 10)}%`, misconceptions.ignoresCondition),
    ],
    explanation: `Of 1,000 machines, ${sick} are faulty and ${right} of them give a signal; of the ${healthy} sound ones, ${numeral(wrongly)} give a signal as well. So only ${right} of ${numeral(right + wrongly)} signals come from faulty machines, about ${percent}%.`,
    steps: [
      `faulty with signal: ${hit}% of ${sick} = ${right}`,
      `sound with signal: ${falseRate}% of ${healthy} = ${numeral(wrongly)}`,
      `${right} ÷ ${numeral(right + wrongly)} ≈ ${percent}%`,
    ],
    hints: ladder(
      'Signals come from faulty machines and from sound ones; which are more numerous?',
      `Imagine 1,000 machines. How many of the ${rare} faulty ones give a signal?`,
      `How many of the sound machines give a signal, at ${falseRate}%? Then look at all signals together.`,
      'Counting machines instead of juggling percentages makes this manageable.',
    ),
    difficulty: 1.7,
    concepts: ['conditional-probability', 'base-rates'],
  };
}

function twoChildren(random: Random): Drawn {
  const variant = oneOf(random, ['coins', 'tiles'] as const);
  const [side, other] = variant === 'coins' ? ['heads', 'tails'] : ['blue', 'white'];
  const stem =
    variant === 'coins'
      ? 'Two fair coins are thrown out of your sight. You ask whether at least one of them shows heads, and the truthful answer is yes. What is the probability that both show heads?'
      : 'Two tiles, each equally likely to land with its blue or its white side up, are thrown out of your sight. You ask whether at least one of them shows blue, and the truthful answer is yes. What is the probability that both show blue?';
  return {
    stem,
    answer: '1/3',
    distractors: [
      wrong('1/2', oneHalfForTwoCases),
      wrong('1/4', misconceptions.ignoresCondition),
      wrong('2/3', misconceptions.answersOtherQuantity),
      wrong('3/4', jointForConditional),
    ],
    explanation: `There are four equally likely results. Only “both ${other}” is excluded by the answer, so three remain: ${side} and ${side}, ${side} and ${other}, ${other} and ${side}. In one of the three both show ${side}.`,
    steps: [
      `equally likely: ${side}–${side}, ${side}–${other}, ${other}–${side}, ${other}–${other}`,
      `the answer yes excludes ${other}–${other}`,
      '1 of the 3 remaining results',
    ],
    hints: ladder(
      'Information narrows down which results are still possible.',
      'List all equally likely results of two throws, keeping first and second apart.',
      'Cross out the results that contradict the answer you got, and look at what is left.',
      'Trust your list more than your first feeling; this one fools many people.',
    ),
    difficulty: 1.5,
    reasoning: ['analytical', 'systematic'],
  };
}

function gameValue(random: Random): Drawn {
  const [stake, win, even] = [whole(random, 2, 6), 6 * whole(random, 2, 4), 3 * whole(random, 1, 2)];
  const expected = win / 6 + even / 3;
  const gain = expected - stake;
  const plain = (win + even) / 3 - stake;
  const cents = (value: number) => `${value < 0 ? 'a loss' : 'a gain'} of ${money(Math.abs(value))}`;
  if (gain === 0 || plain === 0) return;
  return {
    stem: `In a game, one pays ${money(stake)} and throws a die. For a 6 one is paid ${money(win)}, for a 4 or a 5 one is paid ${money(even)}, otherwise nothing. What does a player gain or lose per game on average?`,
    answer: `On average ${cents(gain)}`,
    distractors: [
      wrong(`On average ${cents(expected)}`, ignoresStake),
      wrong(`On average ${cents(plain)}`, averagesPrizes),
      wrong(`On average ${cents(-gain)}`, misconceptions.signLost),
    ],
    explanation: `In 6 games one can expect one 6 and two throws of 4 or 5: ${money(win)} + 2 × ${money(even)} = ${money(win + 2 * even)}, that is ${money(expected)} per game. Minus the ${money(stake)} paid, this is ${cents(gain)}.`,
    steps: [
      `expected payment: 1/6 × ${money(win)} + 2/6 × ${money(even)} = ${money(expected)}`,
      `minus the price: ${money(expected)} − ${money(stake)}`,
      `${cents(gain)} per game`,
    ],
    hints: ladder(
      'An average over many games weighs each payment by how often it occurs.',
      `Imagine 6 games in which each number comes up once. What is paid out altogether?`,
      `Do not forget that every game costs ${money(stake)}.`,
      'Six imagined games, one for each face of the die, turn chance into simple bookkeeping.',
    ),
    difficulty: 1.25,
    concepts: ['expected-value'],
    reasoning: ['systematic', 'analytical'],
  };
}

function twoMachines(random: Random): Drawn {
  const [shareA, faultA, faultB] = oneOf(random, [
    [60, 2, 3],
    [75, 2, 6],
    [80, 1, 6],
    [70, 3, 7],
    [60, 4, 9],
  ] as const);
  const shareB = 100 - shareA;
  const [fromA, fromB] = [shareA * faultA, shareB * faultB];
  const answer = fraction(fromB, fromA + fromB);
  const texts = [answer, fraction(shareB, 100), fraction(faultB, faultA + faultB), fraction(fromA, fromA + fromB)].map(
    fractionText,
  );
  if (new Set(texts).size < 4) return;
  return {
    stem: 'The table shows the share of two machines in a factory’s production and how many of their parts are defective. A part chosen at random turns out to be defective. What is the probability that it comes from machine B?',
    stimulus: [
      table(
        ['Machine', 'Share of production', 'Defective'],
        [
          ['A', `${shareA}%`, `${faultA}%`],
          ['B', `${shareB}%`, `${faultB}%`],
        ],
      ),
    ],
    answer: texts[0] ?? '',
    distractors: [
      wrong(texts[1] ?? '', misconceptions.ignoresCondition),
      wrong(texts[2] ?? '', ignoresBaseRate),
      wrong(texts[3] ?? '', misconceptions.answersOtherQuantity),
    ],
    explanation: `Of 10,000 parts, A makes ${numeral(shareA * 100)}, of which ${fromA} are defective, and B makes ${numeral(shareB * 100)}, of which ${fromB} are. Of all ${fromA + fromB} defective parts, ${fromB} come from B: ${texts[0]}.`,
    steps: [
      `of 10,000 parts: ${fromA} defective from A, ${fromB} from B`,
      `defective in all: ${fromA + fromB}`,
      `${fromB}/${fromA + fromB} = ${texts[0]}`,
    ],
    hints: ladder(
      'Only defective parts matter here; they are the new whole.',
      `Imagine 10,000 parts. How many does each machine make, and how many of those are defective?`,
      'Compare the defective parts of B with the defective parts of both machines.',
      'Two rows of counted parts answer what the percentages hide.',
    ),
    difficulty: 1.4,
    concepts: ['conditional-probability', 'base-rates'],
  };
}

function twoCardBoxes(random: Random): Drawn {
  const [a, b] = oneOf(random, [
    [3, 1],
    [4, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ] as const);
  const size = a + b;
  // Box 1: a gold, b silver. Box 2: all gold. Given gold, probability of box 2.
  const answer = fraction(size, size + a);
  const texts = [answer, fraction(1, 2), fraction(a, size + a), fraction(a, size)].map(fractionText);
  if (new Set(texts).size < 4) return;
  return {
    stem: `One box holds ${a} gold and ${b} silver coins, another box holds ${size} gold coins. A box is chosen at random and a coin is drawn from it without looking into the box; the coin is gold. What is the probability that it came from the box with gold coins only?`,
    answer: texts[0] ?? '',
    distractors: [
      wrong('1/2', oneHalfForTwoCases),
      wrong(texts[2] ?? '', misconceptions.answersOtherQuantity),
      wrong(texts[3] ?? '', misconceptions.conditionReversed),
    ],
    explanation: `Both boxes hold ${size} coins, so all ${2 * size} coins are equally likely to be drawn. ${size + a} of them are gold, and ${size} of these lie in the box with gold only: ${texts[0]}.`,
    steps: [
      `equally likely coins: ${2 * size}`,
      `gold coins: ${a} + ${size} = ${size + a}`,
      `of these in the all-gold box: ${size}, so ${texts[0]}`,
    ],
    hints: ladder(
      'A gold coin is more likely to be drawn from one box than from the other.',
      'Every single coin has the same chance of being drawn. How many gold coins are there altogether?',
      'Given that the coin is gold, only gold coins count. How many of them lie in each box?',
      'Number the coins in your mind; then the question is one of plain counting.',
    ),
    difficulty: 1.45,
  };
}

function sixInRounds(random: Random): Drawn {
  const [sides, rounds] = oneOf(random, [
    [4, 3],
    [3, 3],
    [4, 2],
    [5, 2],
    [3, 4],
  ] as const);
  const miss = fraction((sides - 1) ** rounds, sides ** rounds);
  const exact = fraction((sides - 1) ** (rounds - 1), sides ** rounds);
  const texts = [exact, fraction(1, sides), miss, fraction(1, sides ** rounds)].map(fractionText);
  if (new Set(texts).size < 4) return;
  const place = { 2: 'second', 3: 'third', 4: 'fourth' }[rounds] ?? '';
  return {
    stem: `A spinner has ${sides} equally large parts, one of them red. It is spun until red comes up for the first time. What is the probability that this happens exactly at the ${place} spin?`,
    answer: texts[0] ?? '',
    distractors: [
      wrong(texts[1] ?? '', complementOnce),
      wrong(texts[2] ?? '', misconceptions.answersOtherQuantity),
      wrong(texts[3] ?? '', misconceptions.ignoresCondition),
    ],
    explanation: `The first ${rounds === 2 ? 'spin misses' : `${rounds - 1} spins miss`} red, each with probability ${sides - 1}/${sides}, and the ${place} is red with probability 1/${sides}. Multiplied, this gives ${texts[0]}.`,
    steps: [
      `not red: ${sides - 1}/${sides} at each spin`,
      `${[...Array(rounds - 1).fill(`${sides - 1}/${sides}`), `1/${sides}`].join(' × ')} = ${texts[0]}`,
    ],
    hints: ladder(
      '“For the first time” says something about the earlier spins as well.',
      `What must happen at each spin before the ${place}? With which probability?`,
      'Write down what each spin shows, one after another, and multiply along the row.',
      'There is exactly one story that fits; tell it spin by spin.',
    ),
    difficulty: 1.2,
    reasoning: ['systematic', 'analytical'],
    concepts: ['probability', 'independence'],
  };
}

function keysInTurn(random: Random): Drawn {
  const keys = whole(random, 4, 8);
  const answer = (keys + 1) / 2;
  return {
    stem: `One of ${keys} keys opens a door, and they all look alike. Olga tries them in random order and puts each key that does not fit aside. How many keys does she try on average until the door is open? (She also tries the last key.)`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(keys), forgetsRemoval),
      wrong(numeral(keys / 2), misconceptions.offByOne),
      wrong(numeral(keys - 1), misconceptions.answersOtherQuantity),
    ],
    explanation: `The right key is equally likely to be the 1st, 2nd, … or ${ordinal(keys)} that she tries. So the average number is (1 + 2 + … + ${keys}) ÷ ${keys} = ${(keys * (keys + 1)) / 2} ÷ ${keys} = ${numeral(answer)}.`,
    steps: [
      `each position from 1 to ${keys} has probability 1/${keys}`,
      `1 + 2 + … + ${keys} = ${(keys * (keys + 1)) / 2}`,
      `${(keys * (keys + 1)) / 2} ÷ ${keys} = ${numeral(answer)}`,
    ],
    hints: ladder(
      'Trying the keys in random order is like laying them in a random row.',
      `At which of the ${keys} places of the row can the right key lie, and how likely is each place?`,
      'Average the numbers of tries over all places. Try it with 2 or 3 keys first.',
      'Every place is as likely as any other, and that keeps the sum simple.',
    ),
    difficulty: 1.35,
    concepts: ['expected-value'],
    reasoning: ['creative', 'analytical'],
  };
}
