import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, percent, tasksOf } from './tasks.ts';

export const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

export const chartTasks: Readonly<Record<string, ModelTasks>> = {
  'chart-reading': tasksOf(
    'bar-charts comparison',
    ['analytical', 'intuitive'],
    [
      'Reading data often means comparing neighbours rather than looking up one value.',
      'Go along the row and mark what the question asks about.',
      'Read the question once more before you count.',
      'A stroke for each hit keeps the count safe.',
    ],
    [
      -1.5,
      (random) => {
        const values = Array.from({ length: 8 }, () => whole(random, 8, 30));
        const rises = values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length;
        if (values.some((value, at) => value === values[at - 1]) || rises < 2 || rises > 5) return;
        const falls = 7 - rises;
        return {
          stem: `A ${oneOf(random, ['weather station', 'greenhouse', 'beach guard', 'ski school'])} noted the temperature at eight times of a day, in this order. How many times was it warmer than at the time before?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Time', ...values.map((_, at) => `${at + 1}`)],
              rows: [['°C', ...values.map(String)]],
            },
          ],
          answer: rises,
          lures: [
            [falls, idea('mixes-up-rise-and-fall')],
            [rises + 1, idea('adds-one-too-many')],
            [values.filter((value) => value > sum(values) / 8).length, idea('goes-by-the-height-not-the-change')],
            [rises - 1, idea('overlooks-one-row')],
          ],
          explanation: `From time to time it goes ${values
            .slice(1)
            .map((value, at) => (value > (values[at] ?? 0) ? 'up' : 'down'))
            .join(', ')}.`,
          steps: [`up: ${rises} times`, `down: ${falls} times`],
        };
      },
    ],
    [
      -0.5,
      (random) => {
        const values = Array.from({ length: 5 }, () => 10 * whole(random, 3, 20));
        const [low, high] = [Math.min(...values), Math.max(...values)];
        if (new Set(values).size < 5) return;
        return {
          stem: `The table shows the parcels of a week. How many would there have been in all if the quietest day had been as busy as the busiest?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Day', 'Parcels'],
              rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day, at) => [day, `${values[at]}`]),
            },
          ],
          answer: sum(values) + high - low,
          lures: [
            [sum(values), idea('keeps-the-old-figures')],
            [sum(values) + high, idea('answers-with-the-whole-instead-of-the-change')],
            [high - low, idea('answers-another-question')],
            [5 * high, idea('takes-equal-shares')],
          ],
          explanation: `The sum is ${sum(values)}; the quietest day would have had ${high} instead of ${low}, ${high - low} more.`,
          steps: [`sum: ${sum(values)}`, `+ ${high - low} = ${sum(values) + high - low}`],
        };
      },
    ],
  ),
  'two-way-tables': tasksOf(
    'two-way-tables conditional-proportion',
    ['analytical'],
    [
      'A share has a whole; the words “of the” say which one it is.',
      'Find the missing numbers first, then divide part by whole.',
      'Rows and columns both add up; use the one with a single gap.',
      'There are only four cells inside the table.',
    ],
    [
      -0.8,
      (random) => {
        const whole_ = oneOf(random, [20, 25, 40, 50]);
        const part = whole(random, 3, whole_ - 3);
        const others = whole(random, 5, 40);
        const answer = (100 * part) / whole_;
        if (!Number.isInteger(answer) || answer === 50) return;
        const [a, b] = oneOf(random, [
          ['Swimmers', 'Divers'],
          ['Bakers', 'Cooks'],
          ['Actors', 'Dancers'],
        ] as const);
        return {
          stem: `One entry of the table is missing. What percentage of the ${a.toLowerCase()} come early?`,
          stimulus: [
            {
              kind: 'table',
              header: ['', 'Early', 'Late', 'All'],
              rows: [
                [a, '?', `${whole_ - part}`, `${whole_}`],
                [b, `${others}`, `${others + 7}`, `${2 * others + 7}`],
              ],
            },
          ],
          answer,
          lures: [
            [100 - answer, idea('answers-with-the-complement')],
            [part, idea('reads-a-number-as-a-percentage')],
            [Math.round((100 * part) / (part + others)), idea('turns-the-condition-round')],
            [Math.round((100 * part) / (whole_ + 2 * others + 7)), idea('uses-the-whole-as-the-base')],
          ],
          say: percent,
          explanation: `${whole_} − ${whole_ - part} = ${part} come early, and ${part} of ${whole_} is ${answer}%.`,
          steps: [`missing: ${part}`, `${part} ÷ ${whole_} = ${answer}%`],
        };
      },
    ],
    [
      0.0,
      (random) => {
        const rows = ['Red', 'Green', 'Blue', 'Gold'].map((name) => {
          const all = 10 * whole(random, 2, 12);
          return { name, all, yes: Math.round((all * whole(random, 2, 9)) / 10) };
        });
        const best = rows.reduce((one, other) => (other.yes / other.all > one.yes / one.all ? other : one));
        const most = rows.reduce((one, other) => (other.yes > one.yes ? other : one));
        const fewestNo = rows.reduce((one, other) => (other.all - other.yes < one.all - one.yes ? other : one));
        if (new Set(rows.map(({ yes, all }) => yes / all)).size < 4 || most === best || fewestNo === best) return;
        return {
          stem: `Four teams were asked whether they want to play on. The table shows the answers. In which team is the share of those who want to play on the largest?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Team', 'Yes', 'No'],
              rows: rows.map(({ name, all, yes }) => [name, `${yes}`, `${all - yes}`]),
            },
          ],
          answer: best.name,
          lures: [
            [most.name, idea('compares-counts-not-rates')],
            [fewestNo.name, idea('counts-one-side-only')],
            ...rows
              .filter((row) => row !== best)
              .map(({ name }) => [name, idea('goes-by-the-size-of-the-group')] as const),
          ],
          explanation: `The shares are ${rows.map(({ name, all, yes }) => `${Math.round((100 * yes) / all)}% (${name})`).join(', ')}.`,
          steps: rows.map(({ name, all, yes }) => `${name}: ${yes} of ${all}`),
        };
      },
    ],
  ),
  'rates-not-counts': tasksOf(
    'rates proportions',
    ['analytical'],
    [
      'Groups or ways of different size are compared by a rate: so much for each unit.',
      'Bring everything to the same unit, such as 100 km or 1,000 people.',
      'The largest number need not be the largest rate.',
      'One division for each row makes them comparable.',
    ],
    [
      -0.8,
      (random) => {
        const rows = ['Alfa', 'Brio', 'Cirrus', 'Delta'].map((name) => {
          const [rate, hundreds] = [whole(random, 3, 12), whole(random, 2, 9)];
          return { name, rate, km: 100 * hundreds, litres: rate * hundreds };
        });
        const best = rows.reduce((one, other) => (other.rate < one.rate ? other : one));
        const fewest = rows.reduce((one, other) => (other.litres < one.litres ? other : one));
        const farthest = rows.reduce((one, other) => (other.km > one.km ? other : one));
        if (new Set(rows.map(({ rate }) => rate)).size < 4 || fewest === best || farthest === best) return;
        return {
          stem: 'The table shows how far four cars were driven and how much petrol they used. Which car uses least petrol for the same way?',
          stimulus: [
            {
              kind: 'table',
              header: ['Car', 'Kilometres', 'Litres'],
              rows: rows.map(({ name, km, litres }) => [name, `${km}`, `${litres}`]),
            },
          ],
          answer: best.name,
          lures: [
            [fewest.name, idea('compares-counts-not-rates')],
            [farthest.name, idea('goes-by-the-size-of-the-group')],
            ...rows.filter((row) => row !== best).map(({ name }) => [name, idea('compares-counts-not-rates')] as const),
          ],
          explanation: `For 100 km they use ${rows.map(({ name, rate }) => `${rate} litres (${name})`).join(', ')}.`,
          steps: rows.map(({ name, litres, km, rate }) => `${name}: ${litres} ÷ ${km / 100} = ${rate}`),
        };
      },
    ],
    [
      0.3,
      (random) => {
        const [small, large, rate, have] = [
          1000 * whole(random, 4, 15),
          1000 * whole(random, 16, 40),
          whole(random, 2, 6),
          whole(random, 10, 60),
        ];
        const needed = (large / 1000) * rate;
        if (have >= needed - 2 || have === (small / 1000) * rate) return;
        return {
          stem: `In a town of ${small.toLocaleString('en-GB')} people there are ${(small / 1000) * rate} ${oneOf(random, ['dentists', 'teachers of music', 'plumbers', 'nurses'])}. A town of ${large.toLocaleString('en-GB')} people has ${have} of them. How many more would it need to have as many for each 1,000 people as the first town?`,
          answer: needed - have,
          lures: [
            [needed, idea('answers-with-the-whole-instead-of-the-change')],
            [Math.abs((small / 1000) * rate - have), idea('compares-counts-not-rates')],
            [(large - small) / 1000, idea('goes-by-the-size-of-the-group')],
            [rate, idea('answers-another-question')],
          ],
          explanation: `The first town has ${rate} for each 1,000 people; the second would need ${large / 1000} × ${rate} = ${needed} and has ${have}.`,
          steps: [
            `${(small / 1000) * rate} ÷ ${small / 1000} = ${rate}`,
            `${large / 1000} × ${rate} = ${needed}`,
            `${needed} − ${have} = ${needed - have}`,
          ],
        };
      },
    ],
  ),
  'groups-and-totals': tasksOf(
    'proportions aggregation two-way-tables',
    ['analytical', 'systematic'],
    [
      'A total is a mixture of its groups; how much of each there is decides.',
      'Work out the cases of each group, then add them and divide by all.',
      'Compare how the groups are mixed on either side.',
      'Counting cases makes the mixture visible.',
    ],
    [
      0.6,
      (random) => {
        const [easy, hard] = [10 * whole(random, 1, 9), 10 * whole(random, 1, 9)];
        const [p, q] = [10 * whole(random, 5, 9), 10 * whole(random, 1, 6)];
        const answer = (easy * p + hard * q) / (easy + hard);
        if (easy === hard || p - q < 20 || !Number.isInteger(answer)) return;
        return {
          stem: `A mechanic mends ${p}% of the easy and ${q}% of the hard cases at the first try. This month there were ${easy} easy and ${hard} hard cases. What percentage of all was mended at the first try?`,
          answer,
          lures: [
            [(p + q) / 2, idea('averages-the-averages')],
            [Math.round((easy * q + hard * p) / (easy + hard)), idea('mixes-up-the-weights')],
            [p, idea('takes-one-group-for-all')],
            [100 - answer, idea('answers-with-the-complement')],
            [q, idea('takes-one-group-for-all')],
          ],
          say: percent,
          explanation: `${(easy * p) / 100} easy and ${(hard * q) / 100} hard cases were mended, ${(easy * p + hard * q) / 100} of ${easy + hard}.`,
          steps: [
            `${(easy * p) / 100} + ${(hard * q) / 100} = ${(easy * p + hard * q) / 100}`,
            `÷ ${easy + hard} = ${answer}%`,
          ],
        };
      },
    ],
    [
      1.3,
      (random) => {
        const [p, q] = [whole(random, 60, 95), whole(random, 20, 55)];
        const share = 5 * whole(random, 2, 18);
        const total = (share * p + (100 - share) * q) / 100;
        if (!Number.isInteger(total) || share === 50) return;
        const who = oneOf(random, ['school of languages', 'driving school', 'flying school']);
        return {
          stem: `At a ${who}, ${p}% of the adults and ${q}% of the young people pass their test. Of all together, ${total}% pass. What percentage of those who take the test are adults?`,
          answer: share,
          lures: [
            [100 - share, idea('answers-with-the-complement')],
            [50, idea('takes-fifty-fifty')],
            [p - total, idea('subtracts-percentages-of-different-things')],
            [total, idea('carries-the-total-over-to-the-groups')],
            [total - q, idea('compares-with-the-difference')],
          ],
          say: percent,
          explanation: `The total lies ${total - q} of the ${p - q} points above the lower rate, so ${share}% are adults.`,
          steps: [`${total} − ${q} = ${total - q}`, `${p} − ${q} = ${p - q}`, `${total - q} ÷ ${p - q} = ${share}%`],
        };
      },
    ],
  ),
};
