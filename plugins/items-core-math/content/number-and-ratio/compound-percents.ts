import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { money, numeral } from '../number-text.ts';

const sameDownAsUp = idea(
  'same-percentage-undoes',
  'The same percentage back does not undo a change, because it is taken of a different amount.',
);
const leavesOutLastChange = idea('leaves-out-last-change', 'One of the changes has not been applied yet.');
const takesPercentOff = idea(
  'gives-remaining-percentage',
  'You gave the percentage that remains; the question asks for the percentage of the change.',
);
const percentOfChangeOnly = idea(
  'percent-of-the-change-only',
  'You took the second percentage of the increase only; it is taken of the whole new price.',
);
const appliesChangeAgain = idea(
  'applies-change-again',
  'You applied the change once more; here it has already happened and has to be undone.',
);
const subtractsPercents = idea(
  'subtracts-percentages',
  'You subtracted the percentages; a part of a part is found by multiplying.',
);

/**
 * Rungs 3 and 4. Easier: a part of a part, amounts given. Harder: going back to the amount before, no amount given,
 * the change that undoes another.
 */
export const compoundPercents = coreMathModel('number-and-ratio', {
  id: 'core_math.compound-percents',
  title: 'Percentages one after another, and backwards',
  concepts: ['percentages', 'percentage-change', 'growth-factors'],
  reasoning: ['analytical', 'systematic'],
  // Adding the percentages is tempting and always on offer, which separates well.
  discrimination: 1.4,
  forms: [
    overallChange,
    amountBefore('fell', (after, percent) => ({
      stem: `After a price reduction of ${percent}%, a coat costs ${money(after)}. What did it cost before the reduction?`,
      unit: '€',
    })),
    partOfPart,
    indexTable,
    amountBefore('grew', (after, percent) => ({
      stem: `This year ${after} pupils attend Emre’s school, ${percent}% more than last year. How many pupils attended it last year?`,
      unit: '',
    })),
    upAndDown,
    undoing,
  ],
});

function overallChange(random: Random): Drawn {
  const up = oneOf(random, [10, 20, 25, 30, 40, 50]);
  const down = oneOf(random, [10, 20, 30, 40]);
  const overall = ((100 + up) * (100 - down)) / 100 - 100;
  if (overall === 0 || up === down || !Number.isInteger(overall)) return;
  const says = (change: number) => (change < 0 ? `${numeral(-change)}% lower` : `${numeral(change)}% higher`);
  const mistaken = up - (down * up) / 100;
  if (!Number.isInteger(mistaken)) return;
  return {
    stem: `In spring a shop raises the price of a tent by ${up}%. In autumn it lowers the new price by ${down}%. How does the final price compare with the price at the beginning?`,
    answer: says(overall),
    distractors: [
      wrong(says(up - down), misconceptions.addsPercents),
      wrong(says(mistaken), percentOfChangeOnly),
      wrong(says(-overall), misconceptions.changesWrongWay),
    ],
    explanation: `Raising by ${up}% multiplies the price by ${numeral(1 + up / 100)}, lowering by ${down}% multiplies it by ${numeral(1 - down / 100)}. Together that is a factor of ${numeral(1 + overall / 100)}, so the final price is ${says(overall)}.`,
    steps: [
      `factors: ${numeral(1 + up / 100)} and ${numeral(1 - down / 100)}`,
      `${numeral(1 + up / 100)} × ${numeral(1 - down / 100)} = ${numeral(1 + overall / 100)}`,
      `${numeral(1 + overall / 100)} means ${says(overall)}`,
    ],
    hints: ladder(
      'A percentage change multiplies an amount by a factor; two changes multiply it twice.',
      `Try it with a tent that costs €100 at first. What does it cost after the rise of ${up}%?`,
      `The ${down}% is taken of the price after the rise, not of the first price. Which of the two is larger?`,
      'With €100 as the starting price, the final price almost reads itself as a percentage.',
    ),
    difficulty: -0.1 + (up > down ? 0 : 0.1) + (up % 20 === 0 ? 0 : 0.05),
  };
}

function amountBefore(
  change: 'fell' | 'grew',
  write: (after: number, percent: number) => { stem: string; unit: '€' | '' },
): Form {
  return (random) => {
    const percent = oneOf(random, [10, 15, 20, 25, 30, 40]);
    const before = change === 'fell' ? 10 * whole(random, 5, 20) : 20 * whole(random, 15, 60);
    const direction = change === 'fell' ? -1 : 1;
    const after = (before * (100 + direction * percent)) / 100;
    const mistaken = after - (direction * after * percent) / 100;
    const share = (after * percent) / 100;
    if (![after, mistaken, share].every(Number.isInteger)) return;
    const { stem, unit } = write(after, percent);
    const text = (amount: number) => unit + numeral(amount);
    const factor = numeral(1 + (direction * percent) / 100);
    return {
      stem,
      answer: text(before),
      distractors: [
        wrong(text(mistaken), misconceptions.percentOfWrongBase),
        wrong(text(after - direction * percent), misconceptions.percentAsAmount),
        wrong(text(after + direction * share), appliesChangeAgain),
      ],
      explanation: `The amount before is 100%, and ${text(after)} is ${100 + direction * percent}% of it. Dividing by ${factor} gives ${text(before)}.`,
      steps: [`${text(after)} = ${factor} × amount before`, `${numeral(after)} ÷ ${factor} = ${numeral(before)}`],
      hints: ladder(
        `The ${percent}% refers to the amount before the change, which is not ${text(after)}.`,
        `If the amount before is 100%, what percentage of it is ${text(after)}?`,
        `Test your result forwards: apply the change of ${percent}% to it and see whether ${text(after)} comes out.`,
        'Going backwards feels unfamiliar, but it is one division once you know the factor.',
      ),
      difficulty: (change === 'fell' ? 0.1 : 0.25) + (percent === 15 ? 0.1 : 0),
    };
  };
}

function partOfPart(random: Random): Drawn {
  const [adults, players] = [oneOf(random, [40, 60, 70, 80]), oneOf(random, [15, 25, 30, 35, 45])];
  const answer = (adults * players) / 100;
  if (!Number.isInteger(answer) || adults + players >= 100 || players >= adults || answer === adults - players) return;
  return {
    stem: `Of all members of a sports club, ${adults}% are adults, and ${players}% of the adults play table tennis. What percentage of all members are adults who play table tennis?`,
    answer: `${answer}%`,
    distractors: [
      wrong(`${players}%`, misconceptions.percentOfWrongBase),
      wrong(`${adults - players}%`, subtractsPercents),
      wrong(`${adults + players}%`, misconceptions.addsPercents),
    ],
    explanation: `Take a club of 100 members: ${adults} are adults, and ${players}% of ${adults} is ${answer}. So ${answer} of 100 members, ${answer}%, are adults who play table tennis.`,
    steps: [
      `of 100 members, ${adults} are adults`,
      `${players}% of ${adults} = ${answer}`,
      `${answer} of 100 = ${answer}%`,
    ],
    hints: ladder(
      `The ${players}% is a part of the adults, and the adults are only a part of the club.`,
      'Imagine a club with exactly 100 members and count how many adults it has.',
      `The result must be smaller than ${adults}%, because not all adults play. Is it smaller than ${players}% as well?`,
      'With 100 members in mind, percentages turn into people you can count.',
    ),
    difficulty: -0.35,
  };
}

function indexTable(random: Random): Drawn {
  const start = 1000 * whole(random, 2, 8);
  const [first, second, third] = [
    oneOf(random, [10, 20, 30, 50]),
    oneOf(random, [10, 20]),
    -oneOf(random, [10, 20, 50]),
  ];
  const change = (amount: number, percent: number) => (amount * (100 + percent)) / 100;
  const afterTwo = change(change(start, first), second);
  const answer = change(afterTwo, third);
  const added = change(start, first + second + third);
  if (answer === start || added === start || answer === added) return;
  const percent = (value: number) => (value < 0 ? `−${-value}%` : `+${value}%`);
  return {
    stem: `A music channel had ${numeral(start)} subscribers at the end of 2021. The table shows how the number changed in each of the following years. How many subscribers did it have at the end of 2024?`,
    stimulus: [
      table(
        ['Year', 'Change during the year'],
        [
          ['2022', percent(first)],
          ['2023', percent(second)],
          ['2024', percent(third)],
        ],
      ),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(added), misconceptions.addsPercents),
      wrong(numeral(afterTwo), leavesOutLastChange),
      wrong(numeral(change(afterTwo, -third)), misconceptions.changesWrongWay),
    ],
    explanation: `Each year’s percentage is taken of the number at the end of the year before: ${numeral(start)} becomes ${numeral(change(start, first))}, then ${numeral(afterTwo)}, then ${numeral(answer)}.`,
    steps: [
      `2022: ${numeral(start)} × ${numeral(1 + first / 100)} = ${numeral(change(start, first))}`,
      `2023: ${numeral(change(start, first))} × ${numeral(1 + second / 100)} = ${numeral(afterTwo)}`,
      `2024: ${numeral(afterTwo)} × ${numeral(1 + third / 100)} = ${numeral(answer)}`,
    ],
    hints: ladder(
      'Every line of the table starts from where the line before it ended.',
      `Begin with ${numeral(start)} and change it by ${percent(first)}; write the result down before you go on.`,
      'Keep a running number for the end of each year, and mind the year with the minus sign.',
      'Three short steps, all of the same kind; the round numbers make each of them manageable.',
    ),
    difficulty: -0.3 + (third === -50 ? 0 : 0.1),
  };
}

function upAndDown(random: Random): Drawn {
  const percent = oneOf(random, [10, 20, 30, 40]);
  const price = 100 * whole(random, 2, 9);
  const final = (price * (100 - percent) * (100 + percent)) / 10000;
  return {
    stem: `A bicycle costs ${money(price)}. Its price is first lowered by ${percent}% and then raised by ${percent}%. What does the bicycle cost in the end?`,
    answer: money(final),
    distractors: [
      wrong(money(price), sameDownAsUp),
      wrong(money(2 * price - final), misconceptions.changesWrongWay),
      wrong(money((price * (100 - percent)) / 100), leavesOutLastChange),
    ],
    explanation: `Lowering gives ${money((price * (100 - percent)) / 100)}. The rise of ${percent}% is taken of this smaller price, so it adds less than was taken away, and the bicycle ends at ${money(final)}.`,
    steps: [
      `${money(price)} × ${numeral(1 - percent / 100)} = ${money((price * (100 - percent)) / 100)}`,
      `${money((price * (100 - percent)) / 100)} × ${numeral(1 + percent / 100)} = ${money(final)}`,
    ],
    hints: ladder(
      `Both changes are ${percent}%, but of which amounts?`,
      `Work out the price after it has been lowered by ${percent}%, and only then raise that price.`,
      `Compare the euros taken off with the euros added on. Do they have to be equal?`,
      'Your first feeling about this question is worth testing with pencil and paper.',
    ),
    difficulty: -0.05,
    reasoning: ['intuitive', 'analytical'],
  };
}

function undoing(random: Random): Drawn {
  const [down, up] = oneOf(random, [
    [20, 25],
    [50, 100],
    [60, 150],
    [75, 300],
  ] as const);
  return {
    stem: `The water level of a reservoir, measured in metres, fell by ${down}% during a dry summer. By what percentage must the new level rise to return to the old one?`,
    answer: `${up}%`,
    distractors: [
      wrong(`${down}%`, sameDownAsUp),
      wrong(`${100 - down === down ? 200 : 100 - down}%`, takesPercentOff),
      wrong(`${100 + up === 200 ? 150 : 100 + up}%`, misconceptions.newOverOld),
    ],
    explanation: `If the old level is 100, the new one is ${100 - down}. It has to rise by ${down}, and ${down} of ${100 - down} is ${up}%.`,
    steps: [
      `old level 100, new level ${100 - down}`,
      `rise needed: ${down}`,
      `${down} ÷ ${100 - down} = ${numeral(up / 100)} = ${up}%`,
    ],
    hints: ladder(
      `The fall and the rise cover the same distance, but they are compared with different levels.`,
      `Let the old level be 100 units. Where does the water stand after falling by ${down}%?`,
      'The percentage you look for is taken of the lower level. Will that make it larger or smaller than the first one?',
      'Choosing 100 for the old level turns the puzzle into a small division.',
    ),
    difficulty: 0.7,
    reasoning: ['intuitive', 'analytical'],
  };
}
