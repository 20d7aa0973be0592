import { at, oneOf, whole } from '../../../../item-bank/items/services.ts';
import { indexOfMost } from '../../drafts.ts';
import { barChart, lineChart } from '../../figures/charts.ts';
import { idea, unit } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

const practice = conceptPracticeOf('data-interpretation');
const hours = ['6', '8', '10', '12', '14', '16'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const place = ['station', 'market', 'harbour', 'museum', 'pool'];

export const chartConcepts = [
  practice(
    'line-charts',
    'Line charts',
    ['intuitive', 'systematic'],
    [
      'A point of the line says how much there was at one moment.',
      'Read the height of each point you need at the scale on the left.',
      'Between two marks, look how far up the point is.',
      'Most of the points can be left aside.',
    ],
    [
      -0.9,
      (random) => {
        const values = hours.map(() => 5 * whole(random, 1, 12));
        const limit = 10 * whole(random, 2, 5);
        const above = values.filter((value) => value > limit).length;
        if (values.includes(limit) || above < 2 || above > 4 || above === 3) return;
        return {
          stem: `The line shows how many people were in a ${oneOf(random, place)} from 6 to 16 o’clock, counted every two hours. At how many of the counts were there more than ${limit}?`,
          stimulus: [lineChart({ title: 'People', categories: hours, values, max: 60, step: 10 })],
          answer: above,
          lures: [
            [6 - above, idea('answers-with-the-complement')],
            [above + 1, idea('reads-a-neighbour')],
            [2 * above, idea('adds-one-too-many')],
            [above - 1, idea('overlooks-one-row')],
          ],
          explanation: `Above ${limit} are the points ${values.filter((value) => value > limit).join(', ')}.`,
          steps: hours.map((hour, index) => `${hour} o’clock: ${values[index]}`),
        };
      },
    ],
  ),
  practice(
    'rate-of-change',
    'How fast something changes',
    ['analytical'],
    [
      'How fast something changes is its change divided by the time it took.',
      'Read both ends of the part in question and subtract.',
      'Then ask how many units of time lie between the two ends.',
      'Two readings, one subtraction, one division.',
    ],
    [
      -0.2,
      (random) => {
        const values = hours.map(() => 5 * whole(random, 1, 12));
        const [from, to] = [whole(random, 0, 2), whole(random, 3, 5)];
        const change = at(values, to) - at(values, from);
        const time = 2 * (to - from);
        const answer = change / time;
        if (change <= 0 || !Number.isInteger(2 * answer)) return;
        return {
          stem: `The line shows the water level of a ${oneOf(random, ['lock', 'dock', 'basin', 'well'])} in centimetres, read every two hours. By how much did the level rise in an hour, on average, from ${hours[from]} to ${hours[to]} o’clock?`,
          stimulus: [lineChart({ title: 'Level (cm)', categories: hours, values, max: 60, step: 10 })],
          answer,
          lures: [
            [change, idea('answers-with-the-whole-instead-of-the-change')],
            [change / (to - from), idea('uses-the-wrong-number-of-values')],
            [at(values, to) / time, idea('goes-by-the-height-not-the-change')],
            [change / (time + 2), idea('adds-one-too-many')],
            [change / 2, idea('uses-the-wrong-number-of-values')],
          ],
          say: unit('cm'),
          explanation: `The level rose from ${values[from]} to ${values[to]} cm in ${time} hours: ${change} ÷ ${time} = ${answer}.`,
          steps: [`${values[to]} − ${values[from]} = ${change}`, `${change} ÷ ${time} = ${answer}`],
        };
      },
    ],
  ),
  practice(
    'reading-scales',
    'Reading scales',
    ['systematic'],
    [
      'The marks of a scale need not stand for ones.',
      'Work out how much lies between two neighbouring marks.',
      'A bar that ends halfway between two marks has the value in the middle.',
      'Read two bars carefully, and the rest is easy.',
    ],
    [
      -1.2,
      (random) => {
        const step = oneOf(random, [4, 8, 20, 40]);
        const values = weekdays.map(() => (step / 2) * whole(random, 1, 12));
        const most = indexOfMost(values);
        const least = indexOfMost(values.map((value) => -value));
        if (most === undefined || least === undefined) return;
        const answer = at(values, most) - at(values, least);
        return {
          stem: `The bars show how many loaves a ${oneOf(random, ['bakery', 'mill shop', 'canteen', 'hostel'])} sold each day. How many more did it sell on the best day than on the worst?`,
          stimulus: [barChart({ title: 'Loaves', categories: weekdays, values, max: 6 * step, step })],
          answer,
          lures: [
            [answer / step, idea('counts-scale-marks-as-ones')],
            [at(values, most), idea('answers-with-the-whole-instead-of-the-change')],
            [answer + step / 2, idea('reads-a-neighbour')],
            [at(values, most) + at(values, least), idea('adds-instead-of-subtracting')],
            [answer - step / 2, idea('reads-a-neighbour')],
          ],
          explanation: `Two marks are ${step} apart. The bars show ${values[most]} on ${weekdays[most]} and ${values[least]} on ${weekdays[least]}.`,
          steps: [`best: ${values[most]}`, `worst: ${values[least]}`, `difference: ${answer}`],
        };
      },
    ],
  ),
  practice(
    'signed-quantities',
    'Gains and losses',
    ['systematic'],
    [
      'Gains and losses are added with their signs.',
      'Collect all gains and all losses, and take one sum from the other.',
      'Let a gain and a loss of the same size cancel.',
      'Five small numbers, one result.',
    ],
    [
      -0.4,
      (random) => {
        const changes = weekdays.map(() => whole(random, -12, 12));
        const [gains, losses] = [changes.filter((each) => each > 0), changes.filter((each) => each < 0)];
        const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
        const [start, end] = [whole(random, 40, 80), sum(changes)];
        if (changes.includes(0) || gains.length < 2 || losses.length < 2 || end === 0) return;
        return {
          stem: `A ${oneOf(random, ['depot', 'kennel', 'car park', 'boat yard'])} begins the week with ${start} places taken. The table shows how the number changes each day. How many are taken after Friday?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Day', 'Change'],
              rows: weekdays.map((day, index) => [
                day,
                `${at(changes, index) > 0 ? '+' : '−'}${Math.abs(at(changes, index))}`,
              ]),
            },
          ],
          answer: start + end,
          lures: [
            [start + sum(changes.map(Math.abs)), idea('adds-losses-as-gains')],
            [start - end, idea('reverses-the-comparison')],
            [start + at(changes, 4), idea('looks-at-the-last-value-only')],
            [start + sum(gains), idea('counts-one-side-only')],
          ],
          explanation: `Gains of ${sum(gains)} and losses of ${-sum(losses)} make ${end > 0 ? '+' : '−'}${Math.abs(end)} in all.`,
          steps: [
            `gains: ${gains.join(' + ')} = ${sum(gains)}`,
            `losses: ${losses.map(Math.abs).join(' + ')} = ${-sum(losses)}`,
            `${start} + ${sum(gains)} − ${-sum(losses)} = ${start + end}`,
          ],
        };
      },
    ],
  ),
];
