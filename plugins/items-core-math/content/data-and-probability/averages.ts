import type { Random } from '../../../../core/random.ts';
import { oneOf, several, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { circle, figure, label, line, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const dividesByRows = idea(
  'divides-by-number-of-rows',
  'You divided by the number of rows; the total has to be divided by the number of people.',
);
const totalAsMean = idea('gives-total-for-mean', 'You found the total; the mean shares it out equally.');
const rangeForMean = idea(
  'confuses-range-with-average',
  'That is how far the values are spread; an average is one value in their midst.',
);
const averagesTheMeans = idea(
  'averages-mean-and-target',
  'You took the middle between the present mean and the one wanted; all the values have to be considered.',
);
const mostFrequent = idea(
  'confuses-mode-with-median',
  'That is the value that occurs most often; the median is the middle one in order.',
);
const middleOfEvenList = idea(
  'one-of-two-middle-values',
  'With an even number of values there are two in the middle; the median lies half-way between them.',
);
const middleOfScale = idea(
  'middle-of-scale-for-median',
  'You took the middle of the scale; the median is the middle of the values, and most may lie on one side.',
);
const medianOfHeights = idea(
  'median-of-frequencies',
  'You took the middle of the column heights; the median is one of the values along the scale.',
);

/** Rung 2. Harder: a frequency table, a missing value, an even number of values. */
export const averages = coreMathModel('data-and-probability', {
  id: 'core_math.averages',
  title: 'Mean, median and range',
  concepts: ['averages'],
  reasoning: ['systematic'],
  forms: [mean, median, missingValue, frequencyMean, evenMedian, dotPlotMedian, neededScore],
});

function mean(random: Random): Drawn {
  const values = Array.from({ length: 5 }, () => whole(random, 4, 19));
  const total = values.reduce((sum, value) => sum + value, 0);
  const answer = total / 5;
  const ordered = [...values].sort((a, b) => a - b);
  const middle = ordered[2] ?? 0;
  if (!Number.isInteger(answer) || middle === answer || new Set(values).size < 5) return;
  return {
    stem: `On five days Linh swam ${values.slice(0, 4).join(', ')} and ${values[4]} lengths of the pool. What is the mean number of lengths per day?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(middle), misconceptions.swapsAverages),
      wrong(numeral(total), totalAsMean),
      wrong(numeral((ordered[4] ?? 0) - (ordered[0] ?? 0)), rangeForMean),
    ],
    explanation: `Together Linh swam ${total} lengths. Shared equally among 5 days, that is ${total} ÷ 5 = ${answer} per day.`,
    steps: [`${values.join(' + ')} = ${total}`, `${total} ÷ 5 = ${answer}`],
    hints: ladder(
      'The mean is what each day would have if all days were made equal.',
      'How many lengths did Linh swim altogether?',
      'Share the total among the days; the result must lie between the smallest and the largest value.',
      'Move lengths in your mind from the strong days to the weak ones until all are level.',
    ),
    difficulty: -1.15,
  };
}

function median(random: Random): Drawn {
  const values = several(random, [12, 15, 17, 19, 22, 24, 28, 31, 35, 47], 7);
  const ordered = [...values].sort((a, b) => a - b);
  const answer = ordered[3] ?? 0;
  const unsorted = values[3] ?? 0;
  const total = values.reduce((sum, value) => sum + value, 0);
  const span = (ordered[6] ?? 0) - (ordered[0] ?? 0);
  if (unsorted === answer || total % 7 > 0 || total / 7 === answer) return;
  return {
    stem: `Seven people waited for ${values.slice(0, 6).join(', ')} and ${values[6]} minutes at an office. What is the median of the waiting times, in minutes?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral(unsorted), misconceptions.middleOfUnsorted),
      wrong(numeral(total / 7), misconceptions.swapsAverages),
      wrong(numeral(span), rangeForMean),
    ],
    explanation: `In order, the times are ${ordered.join(', ')}. The fourth of the seven has three on either side, so the median is ${answer}.`,
    steps: [`in order: ${ordered.join(', ')}`, `the middle one of seven is the fourth: ${answer}`],
    hints: ladder(
      'The median has as many values below it as above it.',
      'Write the seven times in order, from the shortest to the longest.',
      'Cross out one value at each end, again and again, until one is left.',
      'Sorting is the only work; then the middle shows itself.',
    ),
    difficulty: -1.0,
  };
}

function missingValue(random: Random): Drawn {
  const target = whole(random, 12, 20);
  const known = [whole(random, 8, 24), whole(random, 8, 24), whole(random, 8, 24)];
  const sum = known.reduce((total, value) => total + value, 0);
  const missing = 4 * target - sum;
  if (
    missing < 5 ||
    missing > 30 ||
    missing === target ||
    new Set([...known, missing]).size < 4 ||
    sum % 3 > 0 ||
    sum / 3 === target
  )
    return;
  return {
    stem: `The table shows how many books four friends read last year. The mean for all four is ${target}. How many books did Bilal read?`,
    stimulus: [
      table(
        ['Name', 'Books'],
        [
          ['Aroha', `${known[0]}`],
          ['Bilal', '?'],
          ['Chidi', `${known[1]}`],
          ['Diana', `${known[2]}`],
        ],
      ),
    ],
    answer: numeral(missing),
    distractors: [
      wrong(numeral(target), misconceptions.missingEqualsMean),
      wrong(numeral(sum / 3), misconceptions.wrongTotal),
      wrong(numeral(Math.abs(2 * target - sum / 3)), averagesTheMeans),
    ],
    explanation: `A mean of ${target} for four people means ${4 * target} books altogether. The other three read ${sum}, so Bilal read ${4 * target} − ${sum} = ${missing}.`,
    steps: [
      `total: 4 × ${target} = ${4 * target}`,
      `the others: ${known.join(' + ')} = ${sum}`,
      `${4 * target} − ${sum} = ${missing}`,
    ],
    hints: ladder(
      'A mean and a number of people together tell the total.',
      `How many books must the four friends have read altogether, if the mean is ${target}?`,
      'Take off what the three others read, and check the mean with your result.',
      'Bilal’s number is not shown, but the mean has kept track of it.',
    ),
    difficulty: -0.6,
    reasoning: ['analytical'],
  };
}

function frequencyMean(random: Random): Drawn {
  const counts = [whole(random, 2, 6), whole(random, 4, 9), whole(random, 3, 8), whole(random, 1, 4)];
  const people = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const answer = total / people;
  const rows = total / 4;
  const values = counts.flatMap((count, index) => Array<number>(count).fill(index + 1));
  const middle = ((values[Math.floor((people - 1) / 2)] ?? 0) + (values[Math.floor(people / 2)] ?? 0)) / 2;
  if (!Number.isInteger(answer * 10) || Number.isInteger(answer) || !Number.isInteger(rows * 2) || people > 25) return;
  return {
    stem: `The table shows how many pets the ${people} members of a club have. What is the mean number of pets per member?`,
    stimulus: [
      table(
        ['Pets', 'Members'],
        counts.map((count, index) => [`${index + 1}`, `${count}`]),
      ),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(2.5), misconceptions.plainAverage),
      wrong(numeral(rows), dividesByRows),
      wrong(numeral(middle), misconceptions.swapsAverages),
    ],
    explanation: `Altogether there are ${counts.map((count, index) => `${count} × ${index + 1}`).join(' + ')} = ${total} pets. Shared among ${people} members, that is ${total} ÷ ${people} = ${numeral(answer)}.`,
    steps: [
      `pets: ${counts.map((count, index) => `${count} × ${index + 1}`).join(' + ')} = ${total}`,
      `members: ${people}`,
      `${total} ÷ ${people} = ${numeral(answer)}`,
    ],
    hints: ladder(
      'Each row stands for several members, so the rows do not count equally.',
      'How many pets do the members of each row have together? Multiply within the rows.',
      `Add up all pets and share them among the ${people} members, not among the rows.`,
      'Imagine all members standing in line, each with a number in hand, and add those numbers.',
    ),
    difficulty: -0.45,
  };
}

function evenMedian(random: Random): Drawn {
  const values = several(random, [3, 4, 6, 7, 9, 11, 12, 14, 17, 18, 21], 6);
  const ordered = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [ordered[2], ordered[3]];
  const unsorted = ((values[2] ?? 0) + (values[3] ?? 0)) / 2;
  const answer = (low + high) / 2;
  if (unsorted === answer || high - low < 2 || !Number.isInteger(answer)) return;
  return {
    stem: `Six parcels have the masses ${values.slice(0, 5).join(', ')} and ${values[5]} kg. What is the median of the masses?`,
    answer: `${numeral(answer)} kg`,
    distractors: [
      wrong(`${numeral(unsorted)} kg`, misconceptions.middleOfUnsorted),
      wrong(`${high} kg`, middleOfEvenList),
      wrong(`${low} kg`, middleOfEvenList),
    ],
    explanation: `In order, the masses are ${ordered.join(', ')} kg. The two in the middle are ${low} and ${high}, and half-way between them lies ${numeral(answer)} kg.`,
    steps: [
      `in order: ${ordered.join(', ')}`,
      `the two in the middle: ${low} and ${high}`,
      `(${low} + ${high}) ÷ 2 = ${numeral(answer)} kg`,
    ],
    hints: ladder(
      'The median splits the ordered values into two halves of equal size.',
      'Put the six masses in order first. Which two are in the middle?',
      'The median need not be one of the values; there must be three on each side of it.',
      'With six values the middle falls between two of them, and that is where to look.',
    ),
    difficulty: -0.8,
  };
}

function dotPlotMedian(random: Random): Drawn {
  const counts = shuffled([1, 2, 3, 4, 1], random);
  const list = counts.flatMap((count, index) => Array(count).fill(index + 1) as number[]);
  const answer = list[5] ?? 0;
  const mode = counts.indexOf(4) + 1;
  // The heights in order are 1, 1, 2, 3, 4, so 2 is the median of the heights; 3 is the middle of the scale.
  if (new Set([answer, mode, 2, 3]).size < 4) return;
  const at = (value: number, height: number): Point => [60 + (value - 1) * 52, 118 - height * 22];
  return {
    stem: 'Each dot in the figure stands for one student and shows how many languages the student speaks. What is the median number of languages?',
    stimulus: [
      figure(
        `Dot plot over the numbers 1 to 5. ${counts.map((count, index) => `Above ${index + 1}: ${count} ${count === 1 ? 'dot' : 'dots'}`).join('; ')}.`,
        330,
        178,
        [
          line([30, 130], [300, 130], { tone: 'muted' }),
          ...counts.flatMap((count, index) =>
            Array.from({ length: count }, (_, k) => circle(at(index + 1, k), 7, { tone: 'accent', filled: true })),
          ),
          ...counts.map((_, index) => label([at(index + 1, 0)[0], 144], String(index + 1), { size: 13 })),
          label([165, 166], 'Languages', { size: 13 }),
        ],
      ),
    ],
    answer: numeral(answer),
    distractors: [wrong(numeral(mode), mostFrequent), wrong('3', middleOfScale), wrong('2', medianOfHeights)],
    order: [answer, mode, 2, 3].sort((a, b) => a - b).map(String),
    explanation: `There are 11 dots, so the median is the sixth in order. Counting from the left, the sixth dot stands above ${answer}.`,
    steps: [
      `dots: ${counts.join(' + ')} = 11`,
      'the middle one of 11 is the sixth',
      `counting from the left, the sixth stands above ${answer}`,
    ],
    hints: ladder(
      'The median is the value of the middle student when all are lined up in order.',
      'How many dots are there altogether? Which place in the line is the middle one?',
      'Count the dots column by column from the left; the highest column has no special role here.',
      'The figure has sorted the students for you, so only counting remains.',
    ),
    difficulty: -0.7,
    reasoning: ['analytical'],
  };
}

function neededScore(random: Random): Drawn {
  const [tests, now] = [whole(random, 3, 5), whole(random, 64, 78)];
  const rise = oneOf(random, [2, 3, 4]);
  const target = now + rise;
  const needed = target * (tests + 1) - now * tests;
  if (needed > 98) return;
  const number = ['', '', '', 'three', 'four', 'five'][tests];
  return {
    stem: `After ${number} tests, Kofi has a mean of ${now} points. How many points does he need in the next test to raise his mean to exactly ${target}?`,
    answer: numeral(needed),
    distractors: [
      wrong(numeral(target), misconceptions.missingEqualsMean),
      wrong(numeral(target + rise), averagesTheMeans),
      wrong(numeral(needed - target + now), misconceptions.offByOne),
    ],
    explanation: `So far Kofi has ${tests} × ${now} = ${now * tests} points. For a mean of ${target} in ${tests + 1} tests he needs ${tests + 1} × ${target} = ${target * (tests + 1)}, so ${needed} more.`,
    steps: [
      `points so far: ${tests} × ${now} = ${now * tests}`,
      `points needed: ${tests + 1} × ${target} = ${target * (tests + 1)}`,
      `${target * (tests + 1)} − ${now * tests} = ${needed}`,
    ],
    hints: ladder(
      'Means can be turned back into totals.',
      `How many points does Kofi have so far, with a mean of ${now}? How many must it be after one more test?`,
      `The next test has to reach ${target} and also lift all the earlier tests. Will ${target} be enough?`,
      'Compare two totals, before and after; the difference is the test you look for.',
    ),
    difficulty: -0.35,
    reasoning: ['analytical'],
  };
}
