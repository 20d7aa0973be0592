import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, several, whole } from '../../../item-bank/items/services.ts';
import { table } from '../figures.ts';
import { fraction, fractionText } from '../fractions.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { listed, numeral } from '../number-text.ts';
import { ladderOf, percent } from './stories.ts';

const runningTotal = idea(
  'practice-total-for-hour',
  'You took the largest running total; what came in one hour is the difference to the hour before.',
);
const earlyHour = idea(
  'practice-reads-another-hour',
  'You read another hour than the one with the largest difference.',
);
export const share = (over: number, under: number) => fractionText(fraction(over, under));

export const dataTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.charts-and-tables': {
    hints: ladderOf(
      'A table answers only what one takes from it; sometimes the numbers wanted have to be worked out first.',
      'Note beside each row what you need from it.',
      'Read the headings again: do they give amounts or running totals?',
      'A few subtractions make the table speak.',
    ),
    tasks: [
      [
        -1.1,
        (random) => {
          const rain = Array.from({ length: 4 }, () => whole(random, 20, 90));
          const mean = rain.reduce((sum, each) => sum + each, 0) / 4;
          const most = Math.max(...rain);
          const rest = rain.filter((each) => each !== most);
          if (!Number.isInteger(mean) || rest.length < 3) return;
          return {
            stem: 'The table gives the rain of four months. By how many millimetres does the wettest month lie above the mean of the four?',
            stimulus: [
              table(
                ['Month', 'Rain in mm'],
                several(random, ['March', 'April', 'June', 'July', 'October', 'November'], 4).map((month, at) => [
                  month,
                  `${rain[at]}`,
                ]),
              ),
            ],
            answer: most - mean,
            lures: [
              [most - Math.min(...rain), m.answersOtherQuantity],
              [mean, m.stopsOneStepEarly],
              [most - Math.max(...rest), m.answersOtherQuantity],
              [Math.round(most - (mean * 4 - most) / 3), m.wrongTotal],
            ],
            explanation: `The mean is ${rain.join(' + ')} = ${mean * 4}, divided by 4, ${mean} mm; ${most} lies ${most - mean} above it.`,
            steps: [`${mean * 4} ÷ 4 = ${mean}`, `${most} − ${mean} = ${most - mean}`],
          };
        },
      ],
      [
        -0.3,
        (random) => {
          const perHour = Array.from({ length: 5 }, () => whole(random, 8, 60));
          const most = Math.max(...perHour);
          const at = perHour.indexOf(most);
          if (at === 4 || at === 0 || perHour.filter((each) => each > most - 4).length > 1) return;
          let total = 0;
          const totals = perHour.map((each) => (total += each));
          const start = whole(random, 8, 14);
          const span = (hour: number) => `from ${start + hour}:00 to ${start + hour + 1}:00`;
          return {
            stem: `At a ${oneOf(random, ['zoo', 'fair', 'castle', 'market'])} the visitors are counted from the opening on. The table shows how many had come in all by each hour. In which hour did most of them come?`,
            stimulus: [
              table(
                ['By', 'Visitors so far'],
                [[`${start}:00`, '0'], ...totals.map((each, hour) => [`${start + hour + 1}:00`, `${each}`])],
              ),
            ],
            answer: span(at),
            lures: [
              [span(4), runningTotal],
              [span(0), earlyHour],
              ...[1, 2, 3].filter((hour) => hour !== at).map((hour) => [span(hour), earlyHour] as const),
            ],
            explanation: `From hour to hour ${listed(perHour.map(String))} visitors came; the most, ${most}, came ${span(at)}.`,
            steps: [`differences: ${perHour.join(', ')}`, `largest: ${most}`],
          };
        },
      ],
    ],
  },
  'core_math.averages': {
    hints: ladderOf(
      'A mean is the total shared out equally, so that mean and number of values give the total.',
      'Work with totals: before and after, or all together.',
      'A middle value has as many values below it as above it.',
      'Totals are easy to add and to subtract.',
    ),
    tasks: [
      [
        -0.6,
        (random) => {
          const [count, mean, rise] = [whole(random, 4, 9), whole(random, 8, 40), whole(random, 1, 4)];
          const added = mean + rise * (count + 1);
          return {
            stem: `The mean of ${count} numbers is ${mean}. One more number is added to them, and the mean becomes ${mean + rise}. Which number was added?`,
            answer: added,
            lures: [
              [mean + rise, m.missingEqualsMean],
              [mean + rise * count, m.offByOne],
              [mean + 2 * rise, m.stopsOneStepEarly],
              [rise * (count + 1), m.startLeftOut],
            ],
            explanation: `The total grows from ${count} × ${mean} = ${count * mean} to ${count + 1} × ${mean + rise} = ${(count + 1) * (mean + rise)}, by ${added}.`,
            steps: [
              `${count} × ${mean} = ${count * mean}`,
              `${count + 1} × ${mean + rise} = ${(count + 1) * (mean + rise)}`,
              `difference: ${added}`,
            ],
          };
        },
      ],
      [
        0.1,
        (random) => {
          const [a, b, c, d] = [
            whole(random, 2, 8),
            whole(random, 9, 14),
            whole(random, 18, 26),
            whole(random, 27, 45),
          ];
          const x = (a + b + c + d) / 4;
          if (!Number.isInteger(x) || x <= b || x >= c || x === (b + c) / 2) return;
          return {
            stem: `Five lengths in order are ${a}, ${b}, x, ${c} and ${d} cm. Their mean is the same as their median. What is x, in centimetres?`,
            answer: x,
            lures: [
              [Math.round((b + c) / 2), m.middleOfUnsorted],
              [Math.round((a + b + c + d) / 5), m.wrongTotal],
              [Math.round((a + d) / 2), m.splitsEqually],
              [a + b + c + d, m.stopsOneStepEarly],
            ],
            explanation: `The median is x. If the mean is x as well, all five sum to 5x, so ${a} + ${b} + ${c} + ${d} = 4x and x = ${x}.`,
            steps: [`${a + b + c + d} + x = 5x`, `x = ${a + b + c + d} ÷ 4 = ${x}`],
          };
        },
      ],
    ],
  },
  'core_math.two-way-tables': {
    hints: ladderOf(
      'In a table with two kinds of groups, each row and each column adds up.',
      'Fill in what can be worked out, one cell after the other.',
      'Ask which group is the whole of the share you need.',
      'One cell leads to the next.',
    ),
    tasks: [
      [
        -0.3,
        (random) => {
          const [leftGirls, rightGirls, leftBoys, rightBoys] = [
            whole(random, 3, 12),
            whole(random, 20, 60),
            whole(random, 3, 12),
            whole(random, 20, 60),
          ];
          const all = leftGirls + rightGirls + leftBoys + rightBoys;
          if (leftGirls === leftBoys) return;
          return {
            stem: `Of ${all} children at a camp ${leftGirls + rightGirls} are girls, and ${leftGirls + leftBoys} children write with the left hand. ${rightBoys} boys write with the right hand. How many girls write with the left hand?`,
            answer: leftGirls,
            lures: [
              [leftBoys, m.answersOtherQuantity],
              [leftBoys + rightBoys, m.stopsOneStepEarly],
              [rightGirls, m.answersOtherQuantity],
              [Math.round((leftGirls + leftBoys) / 2), m.splitsEqually],
            ],
            explanation: `There are ${leftBoys + rightBoys} boys, ${leftBoys} of whom write with the left hand. Of the ${leftGirls + leftBoys} left-handers, ${leftGirls} are girls.`,
            steps: [
              `boys: ${all} − ${leftGirls + rightGirls} = ${leftBoys + rightBoys}`,
              `left-handed boys: ${leftBoys}`,
              `${leftGirls + leftBoys} − ${leftBoys} = ${leftGirls}`,
            ],
          };
        },
      ],
      [
        0.6,
        (random) => {
          const [adults, swimA, swimC] = [10 * whole(random, 2, 8), 10 * whole(random, 1, 9), 10 * whole(random, 1, 9)];
          const both = (adults * swimA) / 100;
          const swimmers = both + ((100 - adults) * swimC) / 100;
          const answer = (100 * both) / swimmers;
          if (swimA === swimC || !Number.isInteger(answer) || answer === adults) return;
          return {
            stem: `${adults}% of the members of a club are adults, the others children. ${swimA}% of the adults and ${swimC}% of the children swim. What percentage of those who swim are adults?`,
            answer,
            lures: [
              [both, m.percentOfWrongBase],
              [swimA, m.conditionReversed],
              [swimmers, m.answersOtherQuantity],
              [Math.round((100 * swimA) / (swimA + swimC)), m.plainAverage],
              [100 - answer, m.answersOtherQuantity],
            ],
            say: percent,
            explanation: `Of 100 members ${numeral(both)} are adults who swim and ${numeral(swimmers - both)} children who swim: ${numeral(both)} of ${numeral(swimmers)} is ${answer}%.`,
            steps: [
              `adults who swim: ${numeral(both)} of 100`,
              `all who swim: ${numeral(swimmers)} of 100`,
              `${numeral(both)} ÷ ${numeral(swimmers)} = ${answer}%`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.reasoning-with-averages': {
    hints: ladderOf(
      'Means can be combined only through the totals behind them.',
      'Write each mean as a total divided by a number, and work with the totals.',
      'A common mean balances: what lies above it on one side lies below it on the other.',
      'Once the totals are written down, simple arithmetic is left.',
    ),
    tasks: [
      [
        0.5,
        (random) => {
          const [a, b, c] = [whole(random, 4, 40), whole(random, 4, 40), whole(random, 4, 40)];
          const [x, y, z] = [(a + b) / 2, (b + c) / 2, (a + c) / 2];
          if (new Set([a, b, c]).size < 3 || ![x, y, z].every(Number.isInteger)) return;
          return {
            stem: `Of three numbers, the first and the second have the mean ${x}, the second and the third ${y}, the first and the third ${z}. What is the first number?`,
            answer: a,
            lures: [
              [b, m.answersOtherQuantity],
              [c, m.answersOtherQuantity],
              [(x + y + z) / 3, m.plainAverage],
              [x + y + z, m.stopsOneStepEarly],
            ],
            explanation: `All three sum to ${x} + ${y} + ${z} = ${x + y + z}. The second and the third make ${2 * y} of it, so ${a} is left.`,
            steps: [`sum of all: ${x + y + z}`, `${x + y + z} − 2 × ${y} = ${a}`],
          };
        },
      ],
      [
        1.1,
        (random) => {
          const [count, below, above, other] = [
            whole(random, 4, 20),
            whole(random, 1, 6),
            whole(random, 1, 6),
            whole(random, 58, 80),
          ];
          const more = (count * below) / above;
          if (!Number.isInteger(more) || more === count || more < 2 || below === above) return;
          return {
            stem: `A boat crew of ${count} has a mean weight of ${other - below} kg. Some people with a mean weight of ${other + above} kg join, and now the mean is ${other} kg. How many have joined?`,
            answer: more,
            lures: [
              [count, m.plainAverage],
              [(count * above) / below, m.weightsWrongWay],
              [count + more, m.answersOtherQuantity],
              [below + above, m.additiveScaling],
            ],
            explanation: `Each of the ${count} is on average ${below} kg below the new mean, each new one ${above} kg above it: ${count} × ${below} = ${above} × ${more}.`,
            steps: [`missing: ${count} × ${below} = ${count * below} kg`, `${count * below} ÷ ${above} = ${more}`],
          };
        },
      ],
    ],
  },
};
