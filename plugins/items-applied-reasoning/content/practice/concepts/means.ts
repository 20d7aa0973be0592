import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { dotPlot } from '../../figures/dot-plot.ts';
import { idea, names, percent, unit } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

const practice = conceptPracticeOf('data-interpretation');
const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

export const meanConcepts = [
  practice(
    'mixtures',
    'Mixtures',
    ['analytical'],
    [
      'In a mixture the amounts of what is dissolved add up, not the percentages.',
      'Work out for each part how much of the substance it holds.',
      'The result lies between the two percentages, nearer to that of the larger part.',
      'Two amounts, one sum and one division.',
    ],
    [
      0.3,
      (random) => {
        const [one, other] = [whole(random, 1, 8), whole(random, 1, 8)];
        const [strong, weak] = [10 * whole(random, 4, 9), 5 * whole(random, 0, 6)];
        const answer = (one * strong + other * weak) / (one + other);
        if (one === other || !Number.isInteger(answer)) return;
        const what = oneOf(random, ['juice', 'syrup', 'milk', 'tea']);
        return {
          stem: `${one} ${one === 1 ? 'litre' : 'litres'} of a drink with ${strong}% ${what} and ${other} ${other === 1 ? 'litre' : 'litres'} of one with ${weak}% ${what} are poured together. What percentage of the mixture is ${what}?`,
          answer,
          lures: [
            [(strong + weak) / 2, idea('averages-the-averages')],
            [strong + weak, idea('adds-percentages-of-different-things')],
            [(one * weak + other * strong) / (one + other), idea('mixes-up-the-weights')],
            [strong - weak, idea('subtracts-percentages-of-different-things')],
          ],
          say: percent,
          explanation: `The mixture holds ${(one * strong) / 100} + ${(other * weak) / 100} litres in ${one + other} litres: ${answer}%.`,
          steps: [
            `${one} × ${strong}% + ${other} × ${weak}% = ${(one * strong + other * weak) / 100}`,
            `${(one * strong + other * weak) / 100} ÷ ${one + other} = ${answer}%`,
          ],
        };
      },
    ],
  ),
  practice(
    'average-speed',
    'Average speed',
    ['analytical'],
    [
      'Average speed is the whole way divided by the whole time.',
      'Find the time for each part of the way before you average anything.',
      'More time is spent at the slow speed, so it counts more.',
      'Times, then a sum, then one division.',
    ],
    [
      0.5,
      (random) => {
        const [fast, slow, parts] = [whole(random, 3, 12), whole(random, 2, 9), whole(random, 1, 4)];
        const way = parts * fast * slow;
        const answer = (2 * fast * slow) / (fast + slow);
        if (fast <= slow || !Number.isInteger(2 * answer)) return;
        const what = oneOf(random, ['A rower', 'A hiker', 'A rider', 'A skater']);
        return {
          stem: `${what} goes ${way} km at ${fast} km/h and the same way back at ${slow} km/h. What is the average speed of the whole trip?`,
          answer,
          lures: [
            [(fast + slow) / 2, idea('averages-the-averages')],
            [fast - slow, idea('adds-instead-of-subtracting')],
            [way / (way / fast + way / slow), idea('counts-one-way-only')],
            [slow, idea('takes-one-group-for-all')],
          ],
          say: unit('km/h'),
          explanation: `There it takes ${way / fast} h, back ${way / slow} h: ${2 * way} km in ${way / fast + way / slow} h.`,
          steps: [
            `${way} ÷ ${fast} = ${way / fast}`,
            `${way} ÷ ${slow} = ${way / slow}`,
            `${2 * way} ÷ ${way / fast + way / slow} = ${answer}`,
          ],
        };
      },
    ],
  ),
  practice(
    'working-backwards',
    'Working backwards',
    ['systematic', 'creative'],
    [
      'Where the end is known, the way leads backwards, with each step undone.',
      'Begin with the last step and do its opposite.',
      'Go forwards from your result once, to see whether the end comes out.',
      'Each step back is a single operation.',
    ],
    [
      -0.2,
      (random) => {
        const [left, eaten, given] = [whole(random, 3, 20), whole(random, 2, 9), whole(random, 2, 12)];
        const afterHalf = left + given;
        const answer = 2 * afterHalf + eaten;
        const [who, friend] = names(random, 2);
        const what = oneOf(random, ['plums', 'stamps', 'marbles', 'cards']);
        return {
          stem: `${who} first loses ${eaten} ${what}, then gives half of the rest to ${friend}, and then another ${given} to a neighbour. ${left} are left. How many ${what} did ${who} have at first?`,
          answer,
          lures: [
            [2 * afterHalf, idea('leaves-out-the-last-step')],
            [2 * left + given + eaten, idea('does-the-moves-in-the-wrong-order')],
            [2 * (left + given + eaten), idea('does-the-moves-in-the-wrong-order')],
            [left + given + eaten, idea('overlooks-a-condition')],
          ],
          explanation: `Before the neighbour there were ${afterHalf}, before ${friend} ${2 * afterHalf}, and at first ${answer}.`,
          steps: [
            `${left} + ${given} = ${afterHalf}`,
            `2 × ${afterHalf} = ${2 * afterHalf}`,
            `${2 * afterHalf} + ${eaten} = ${answer}`,
          ],
        };
      },
    ],
  ),
  practice(
    'dot-plots',
    'Dot plots',
    ['systematic', 'intuitive'],
    [
      'Each dot is one observation; its place on the line is its value.',
      'Count dots from the left, not the numbers on the line.',
      'Count all dots once before you look for anything else.',
      'There are only a few dots; counting them is quick.',
    ],
    [
      -0.7,
      (random) => {
        const values = Array.from({ length: 11 }, () => whole(random, 0, 10)).toSorted((one, other) => one - other);
        const limit = whole(random, 3, 7);
        const answer = values.filter((value) => value > limit).length;
        const what = oneOf(random, ['Eggs in a nest', 'Goals in a match', 'Pages read', 'Trains delayed']);
        const distinct = new Set(values.filter((value) => value > limit)).size;
        if (answer < 3 || answer === distinct) return;
        return {
          stem: `How many dots of the plot stand for more than ${limit}?`,
          stimulus: [dotPlot(values, what)],
          answer,
          lures: [
            [distinct, idea('counts-each-value-once')],
            [values.filter((value) => value >= limit).length, idea('counts-the-limit-itself')],
            [11 - answer, idea('answers-with-the-complement')],
            [10 - limit, idea('counts-scale-marks-as-ones')],
          ],
          explanation: `The values above ${limit} are ${values.filter((value) => value > limit).join(', ')}: ${answer} dots.`,
          steps: [`above ${limit}: ${answer} dots`],
        };
      },
    ],
  ),
  practice(
    'outliers',
    'Outliers',
    ['analytical', 'creative'],
    [
      'One value far from the others pulls the mean towards itself.',
      'Find the value that lies apart, and work with the total without it.',
      'Compare the mean before and after: the change tells how strong the pull was.',
      'One subtraction and one division do it.',
    ],
    [
      0.2,
      (random) => {
        const usual = Array.from({ length: 4 }, () => whole(random, 20, 35));
        const far = whole(random, 90, 160);
        const [all, rest] = [(total(usual) + far) / 5, total(usual) / 4];
        if (!Number.isInteger(all) || !Number.isInteger(rest)) return;
        const values = usual.toSpliced(whole(random, 0, 4), 0, far);
        const what = oneOf(random, [
          'ages of the riders in a lift',
          'prices of five lamps in euros',
          'ages of five players',
        ]);
        return {
          stem: `The ${what} are ${values.join(', ')}. One value lies far from the others. By how much does the mean fall if it is left out?`,
          answer: all - rest,
          lures: [
            [rest, idea('answers-with-the-whole-instead-of-the-change')],
            [far - rest, idea('answers-another-question')],
            [all - total(usual) / 5, idea('uses-the-wrong-number-of-values')],
            [far - all, idea('answers-another-question')],
          ],
          explanation: `With all values the mean is ${all}, without ${far} it is ${rest}.`,
          steps: [
            `${total(usual) + far} ÷ 5 = ${all}`,
            `${total(usual)} ÷ 4 = ${rest}`,
            `${all} − ${rest} = ${all - rest}`,
          ],
        };
      },
    ],
  ),
];
