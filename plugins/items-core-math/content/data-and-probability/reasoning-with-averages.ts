import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { barChart } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { figure, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const meanUnchanged = idea(
  'mean-unaffected-by-extreme',
  'The mean reacts to every value; a single very large one pulls it up.',
);
const medianFollows = idea(
  'median-follows-extreme',
  'The median looks only at the middle of the order; how far out the largest value lies does not matter.',
);
const spreadMoves = idea(
  'spread-changes-with-shift',
  'Adding the same to every value moves them all, but leaves the distances between them as they are.',
);
const oneChangeForAll = idea(
  'whole-change-in-mean',
  'The change of one value is shared out over all values before it shows in the mean.',
);
const scalesLikeShift = idea(
  'scaling-as-shift',
  'Multiplying every value multiplies mean and range as well; it does not only move them.',
);
const averagesMeanAndValue = idea(
  'averages-mean-and-new-value',
  'You averaged the mean with one value; the mean already stands for all the results together.',
);

/** Rungs 3 and 4. Harder: totals to be rebuilt from means, a statement about all data sets of a kind. */
export const reasoningWithAverages = coreMathModel('data-and-probability', {
  id: 'core_math.reasoning-with-averages',
  title: 'What averages do when data change',
  concepts: ['averages', 'weighted-mean'],
  reasoning: ['analytical'],
  // A plain average is close at hand and wrong, so only the idea of a total helps.
  discrimination: 1.4,
  forms: [combinedMean, outlierMoves, personLeaves, shiftedData, correctedValue, shareFromMeans],
});

function combinedMean(random: Random): Drawn {
  const [n, m] = oneOf(random, [
    [12, 18],
    [10, 30],
    [16, 24],
    [20, 30],
    [15, 25],
  ] as const);
  const [first, second] = [whole(random, 58, 75), whole(random, 60, 88)];
  const answer = (n * first + m * second) / (n + m);
  const swapped = (m * first + n * second) / (n + m);
  if (
    Math.abs(first - second) < 5 ||
    (first + second) % 2 > 0 ||
    !Number.isInteger(answer) ||
    !Number.isInteger(swapped)
  )
    return;
  return {
    stem: `In a test, the ${n} students of group A had a mean of ${first} points and the ${m} students of group B a mean of ${second} points. What was the mean of all students?`,
    answer: numeral(answer),
    distractors: [
      wrong(numeral((first + second) / 2), misconceptions.plainAverage),
      wrong(numeral(swapped), misconceptions.weightsWrongWay),
      wrong(numeral(first + second), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Group A has ${n} × ${first} = ${numeral(n * first)} points in all, group B ${m} × ${second} = ${numeral(m * second)}. Shared among ${n + m} students, that is ${numeral(n * first + m * second)} ÷ ${n + m} = ${numeral(answer)}.`,
    steps: [
      `totals: ${numeral(n * first)} and ${numeral(m * second)}`,
      `all points: ${numeral(n * first + m * second)}, all students: ${n + m}`,
      `${numeral(n * first + m * second)} ÷ ${n + m} = ${numeral(answer)}`,
    ],
    hints: ladder(
      'A larger group has more influence on the mean of all.',
      `What is the total number of points of group A, with ${n} students and a mean of ${first}?`,
      `To which of ${first} and ${second} should the common mean lie closer? Use this as a check.`,
      'Totals can be added without worries; means cannot. So go by way of the totals.',
    ),
    difficulty: 0.2,
    reasoning: ['systematic', 'analytical'],
  };
}

function outlierMoves(random: Random): Drawn {
  const salaries = [22, 24, 25, 27, 29, 31, 34].map((value) => value + whole(random, 0, 1));
  const top = salaries.at(-1) ?? 0;
  const raised = top + oneOf(random, [35, 42, 49, 56]);
  if (new Set(salaries).size < 7) return;
  return {
    stem: `Seven employees earn the hourly wages shown in the table, in euros. The highest wage, €${top}, is raised to €${raised}; the others stay as they are. What happens to the mean and the median of the seven wages?`,
    stimulus: [table(['Employee', '1', '2', '3', '4', '5', '6', '7'], [['Wage (€)', ...salaries.map(String)]])],
    answer: `The mean rises by €${(raised - top) / 7}; the median stays the same`,
    distractors: [
      wrong(`The mean rises by €${raised - top}; the median stays the same`, oneChangeForAll),
      wrong(`Both rise by €${(raised - top) / 7}`, medianFollows),
      wrong('Both stay the same', meanUnchanged),
    ],
    explanation: `The total rises by €${raised - top}, and shared among seven wages the mean rises by €${(raised - top) / 7}. The fourth wage in order is still the same, and it is the median.`,
    steps: [
      `total rises by ${raised} − ${top} = ${raised - top}`,
      `mean rises by ${raised - top} ÷ 7 = ${(raised - top) / 7}`,
      `the fourth of the seven wages stays €${salaries[3]}`,
    ],
    hints: ladder(
      'Mean and median use the data in different ways: one uses the total, the other the order.',
      `By how much does the total of the seven wages change when €${top} becomes €${raised}?`,
      'Does the order of the wages change? And the wage in the middle?',
      'Deal with the two averages one after the other, and leave the choices aside until then.',
    ),
    difficulty: 0.5,
    reasoning: ['intuitive', 'analytical'],
  };
}

function personLeaves(random: Random): Drawn {
  const [n, mean] = [whole(random, 5, 8), whole(random, 22, 34)];
  const newMean = mean - whole(random, 1, 3);
  const left = n * mean - (n - 1) * newMean;
  const word = ['', '', '', '', '', 'Five', 'Six', 'Seven', 'Eight'][n];
  return {
    stem: `${word} people in a minibus have a mean age of ${mean} years. One of them gets off, and the mean age of the others is ${newMean} years. How old is the person who got off?`,
    answer: `${left} years`,
    distractors: [
      wrong(`${mean} years`, misconceptions.missingEqualsMean),
      wrong(`${2 * mean - newMean} years`, oneChangeForAll),
      wrong(`${left - mean + newMean} years`, misconceptions.offByOne),
    ],
    explanation: `Before, the ages add up to ${n} × ${mean} = ${n * mean} years; afterwards to ${n - 1} × ${newMean} = ${(n - 1) * newMean}. The difference of ${left} years is the age of the person who got off.`,
    steps: [
      `before: ${n} × ${mean} = ${n * mean}`,
      `after: ${n - 1} × ${newMean} = ${(n - 1) * newMean}`,
      `${n * mean} − ${(n - 1) * newMean} = ${left}`,
    ],
    hints: ladder(
      'A mean and a number of people give a total, before and after.',
      `What do the ages of all ${n} people add up to, if their mean is ${mean}?`,
      'The total shrinks by exactly the age of the person who leaves.',
      'The mean fell, so somebody older than most has left; expect a larger number.',
    ),
    difficulty: 0.4,
    reasoning: ['systematic', 'analytical'],
  };
}

function shiftedData(random: Random): Drawn {
  const [mean, range] = [whole(random, 14, 22), whole(random, 6, 12)];
  const [factor, shift] = [whole(random, 2, 3), whole(random, 3, 9)];
  const say = (m: number, r: number) => `Mean ${m}, range ${r}`;
  if (factor * mean + shift === factor * range) return;
  return {
    stem: `A list of numbers has the mean ${mean} and the range ${range} (the largest minus the smallest number). Every number is multiplied by ${factor}, and then ${shift} is added to each. What are the new mean and the new range?`,
    answer: say(factor * mean + shift, factor * range),
    distractors: [
      wrong(say(factor * mean + shift, factor * range + shift), spreadMoves),
      wrong(say(factor * mean + shift, range), scalesLikeShift),
      wrong(say(factor * (mean + shift), factor * range), misconceptions.firstTermOnly),
    ],
    explanation: `The mean goes through the same steps as every number: ${factor} × ${mean} + ${shift} = ${factor * mean + shift}. The distance between largest and smallest is multiplied by ${factor}, but adding ${shift} to both leaves it alone: ${factor * range}.`,
    steps: [
      `mean: ${factor} × ${mean} + ${shift} = ${factor * mean + shift}`,
      `range: ${factor} × ${range} = ${factor * range}; adding ${shift} changes nothing`,
    ],
    hints: ladder(
      'The mean tells where the numbers lie, the range how far apart they are.',
      `Take a small list, for example 10 and 20, multiply by ${factor} and add ${shift}; watch its mean and its range.`,
      'Which of the two steps changes the distance between the largest and the smallest number?',
      'Consider the two steps separately, each for the mean and for the range.',
    ),
    difficulty: 0.65,
    concepts: ['averages', 'spread'],
  };
}

function correctedValue(random: Random): Drawn {
  const [n, mean] = [oneOf(random, [10, 20, 25]), whole(random, 40, 60)];
  const [wrongValue, rightValue] = oneOf(random, [
    [18, 68],
    [29, 79],
    [37, 87],
    [16, 66],
  ] as const);
  const rise = (rightValue - wrongValue) / n;
  return {
    stem: `The mean of ${n} test results was calculated as ${mean} points. Then it turned out that one result had been entered as ${wrongValue} instead of ${rightValue}. What is the correct mean?`,
    answer: numeral(mean + rise),
    distractors: [
      wrong(numeral(mean + rightValue - wrongValue), oneChangeForAll),
      wrong(numeral(mean - rise), misconceptions.reversesOperation),
      wrong(numeral((mean + rightValue) / 2), averagesMeanAndValue),
    ],
    explanation: `The total was too small by ${rightValue} − ${wrongValue} = ${rightValue - wrongValue}. Shared among ${n} results, this raises the mean by ${numeral(rise)} to ${numeral(mean + rise)}.`,
    steps: [
      `correction of the total: ${rightValue} − ${wrongValue} = ${rightValue - wrongValue}`,
      `per result: ${rightValue - wrongValue} ÷ ${n} = ${numeral(rise)}`,
      `${mean} + ${numeral(rise)} = ${numeral(mean + rise)}`,
    ],
    hints: ladder(
      'Correcting one result changes the total, and the total is shared among all.',
      `By how much was the total too small when ${wrongValue} stood in place of ${rightValue}?`,
      `Share the correction among the ${n} results. Does the mean rise or fall?`,
      'You need not know the other results; they stay as they are.',
    ),
    difficulty: 0.35,
  };
}

function shareFromMeans(random: Random): Drawn {
  const [low, high, all, percent] = oneOf(random, [
    [18, 28, 20, 20],
    [16, 26, 20, 40],
    [36, 56, 40, 20],
    [18, 34, 30, 75],
    [34, 54, 40, 30],
    [30, 40, 37.5, 75],
  ] as const);
  const chart = barChart(
    [
      { name: 'Beginners', value: low },
      { name: 'Advanced', value: high },
      { name: 'All', value: all },
    ],
    { from: 0, to: Math.ceil((high + 6) / 20) * 20, grid: 10, title: 'Mean time (minutes)' },
    true,
  );
  const ofAll = (100 * (all - low)) / all;
  if (!Number.isInteger(ofAll * 10)) return;
  return {
    stem: 'In a running club, some members are beginners and all the others are advanced. The chart shows the mean training time per day of each group and of all members. What percentage of the members are advanced?',
    stimulus: [
      figure(
        `Bar chart of mean training time in minutes: beginners ${low}, advanced ${high}, all members ${all}.`,
        chart.width,
        chart.height,
        chart.shapes,
      ),
    ],
    answer: `${percent}%`,
    distractors: [
      wrong(`${100 - percent}%`, misconceptions.weightsWrongWay),
      wrong('50%', misconceptions.plainAverage),
      wrong(`${numeral(ofAll)}%`, misconceptions.wrongTotal),
    ],
    explanation: `If all members were beginners, the mean would be ${low}; each percent of advanced members lifts it by 1% of ${high} − ${low} = ${high - low}. The mean lies ${all - low} above ${low}, and ${all - low} of ${high - low} is ${percent}%.`,
    steps: [
      `way from ${low} to ${high}: ${high - low} minutes`,
      `way from ${low} to ${all}: ${all - low} minutes`,
      `${all - low} ÷ ${high - low} = ${percent}%`,
    ],
    hints: ladder(
      'The mean of all lies between the means of the groups, closer to that of the larger group.',
      `How far is it from ${low} up to ${all}, and how far from ${low} up to ${high}?`,
      `If all were beginners, the mean would be ${low}; if half were advanced, it would lie in the middle. Where does ${all} lie?`,
      'Think of a scale that balances at the mean, with one group sitting at each end.',
    ),
    difficulty: 1.0,
    reasoning: ['creative', 'analytical'],
  };
}
