import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { euros, idea, percent, tasksOf } from './tasks.ts';

export const choiceTasks: Readonly<Record<string, ModelTasks>> = {
  'weighted-criteria': tasksOf(
    'weighted-criteria decision-making',
    ['systematic', 'analytical'],
    [
      'A weight says how often a score counts.',
      'Multiply each score by its weight and add, or look only at where the two differ.',
      'A lead in one criterion can make up for a lag in another.',
      'Differences are smaller numbers than totals.',
    ],
    [
      -0.4,
      (random) => {
        const weights = [whole(random, 1, 5), whole(random, 1, 5), whole(random, 1, 5)];
        const rows = [0, 1].map(() => [whole(random, 2, 9), whole(random, 2, 9), whole(random, 2, 9)]);
        const sum = (row: readonly number[]) => row.reduce((all, score, at) => all + score * (weights[at] ?? 0), 0);
        const plain = (row: readonly number[]) => row.reduce((all, score) => all + score, 0);
        const [a, b] = [rows[0] ?? [], rows[1] ?? []];
        const lead = Math.abs(sum(a) - sum(b));
        if (lead === 0 || new Set(weights).size < 2) return;
        const traits = oneOf(random, [
          ['Quiet', 'Price', 'View'],
          ['Speed', 'Comfort', 'Safety'],
          ['Taste', 'Health', 'Effort'],
        ] as const);
        return {
          stem: `Two offers have been scored on three criteria, each with a weight. By how many weighted points does the better one lead?`,
          stimulus: [
            {
              kind: 'table',
              header: ['', ...traits],
              rows: [
                ['Weight', ...weights.map(String)],
                ['First', ...a.map(String)],
                ['Second', ...b.map(String)],
              ],
            },
          ],
          answer: lead,
          lures: [
            [Math.abs(plain(a) - plain(b)), idea('ignores-the-weights')],
            [Math.max(sum(a), sum(b)), idea('answers-another-question')],
            [Math.abs((a[0] ?? 0) - (b[0] ?? 0)) * (weights[0] ?? 1), idea('looks-at-the-heaviest-criterion-only')],
            [lead + (weights[1] ?? 1), idea('mixes-up-the-weights')],
          ],
          explanation: `The weighted totals are ${sum(a)} and ${sum(b)}.`,
          steps: [`first: ${sum(a)}`, `second: ${sum(b)}`, `difference: ${lead}`],
        };
      },
    ],
    [
      0.9,
      (random) => {
        const [gain, loss, weight] = [whole(random, 1, 5), whole(random, 1, 5), whole(random, 2, 8)];
        const needed = (weight * loss) / gain;
        const [base, other] = [whole(random, 2, 4), whole(random, 2, 4)];
        if (!Number.isInteger(needed) || needed === weight || needed > 12) return;
        const [x, y] = oneOf(random, [
          ['price', 'quality'],
          ['distance', 'size'],
          ['taste', 'health'],
        ] as const);
        return {
          stem: `Flat A scores ${base + gain} for ${x} and ${other} for ${y}; flat B scores ${base} for ${x} and ${other + loss} for ${y}. The weight of ${y} is ${weight}. With which weight of ${x} do both have the same weighted total?`,
          answer: needed,
          lures: [
            [weight, idea('ignores-the-weights')],
            [Math.round((weight * gain) / loss), idea('mixes-up-the-weights')],
            [weight * loss, idea('stops-at-equal-cost')],
            [10 - weight, idea('answers-with-the-complement')],
            [needed + 1, idea('adds-one-too-many')],
          ],
          explanation: `A leads by ${gain} in ${x}, B by ${loss} in ${y}, which counts ${weight} × ${loss} = ${weight * loss}. So ${gain} times the weight must be ${weight * loss}.`,
          steps: [`${y}: ${weight} × ${loss} = ${weight * loss}`, `${weight * loss} ÷ ${gain} = ${needed}`],
        };
      },
    ],
  ),
  'going-on-or-stopping': tasksOf(
    'sunk-cost decision-making opportunity-cost',
    ['analytical'],
    [
      'What is already spent is gone either way; only what is still to come differs.',
      'For each choice write what still has to be paid and what it will bring.',
      'Cross out in the story all amounts that are the same for both choices.',
      'Two short sums decide it.',
    ],
    [
      -0.3,
      (random) => {
        const [spent, still, brings] = [
          10 * whole(random, 20, 90),
          10 * whole(random, 5, 60),
          10 * whole(random, 10, 90),
        ];
        if (Math.abs(brings - still) < 20 || brings > spent + still) return;
        const going = brings > still;
        const amount = Math.abs(brings - still);
        const text = (on: boolean, value: number) => `${on ? 'going on' : 'stopping'}, by ${euros(value)}`;
        return {
          stem: `${euros(spent)} have gone into the programming of a ${oneOf(random, ['game', 'website', 'planetarium show', 'quiz'])}. Another ${euros(still)} would finish it, and then it would bring in ${euros(brings)}; unfinished it is worth nothing. Which choice is better from now on, and by how much?`,
          answer: text(going, amount),
          lures: [
            [text(!going, amount), idea('reverses-the-comparison')],
            [text(false, spent + still - brings), idea('counts-what-is-already-spent')],
            [text(true, spent), idea('wants-to-save-what-is-already-spent')],
            [text(true, brings), idea('overlooks-the-cost-still-to-come')],
          ],
          explanation: `The ${euros(spent)} are gone either way. Going on costs ${euros(still)} and brings ${euros(brings)}.`,
          steps: [`going on: ${brings} − ${still} = ${brings - still}`, 'stopping: 0', `difference: ${euros(amount)}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const [paid, rest, extra, fresh] = [
          10 * whole(random, 10, 40),
          10 * whole(random, 10, 60),
          5 * whole(random, 2, 12),
          10 * whole(random, 15, 90),
        ];
        const months = whole(random, 6, 24);
        const old = rest + extra * months;
        if (Math.abs(old - fresh) < 20) return;
        const what = oneOf(random, ['oven', 'boat', 'copier', 'piano']);
        return {
          stem: `A first repair of an old ${what} cost ${euros(paid)}, and it is still broken. A second repair for ${euros(rest)} would mend it, but it would need ${euros(extra)} more a month than a new one that costs ${euros(fresh)}. It is needed for ${months} months. By how much is the cheaper way cheaper from now on?`,
          answer: Math.abs(old - fresh),
          lures: [
            [Math.abs(old + paid - fresh), idea('counts-what-is-already-spent')],
            [Math.abs(rest - fresh), idea('overlooks-a-running-cost')],
            [Math.abs(rest + extra - fresh), idea('counts-one-period-only')],
            [old, idea('overlooks-the-alternative')],
          ],
          say: euros,
          explanation: `From now on the old one costs ${euros(rest)} + ${months} × ${euros(extra)} = ${euros(old)}, the new one ${euros(fresh)}.`,
          steps: [`${rest} + ${months} × ${extra} = ${old}`, `difference to ${fresh}: ${Math.abs(old - fresh)}`],
        };
      },
    ],
  ),
  'expected-value': tasksOf(
    'expected-value decision-making',
    ['analytical'],
    [
      'On average, an amount counts as much as the share of cases in which it is due.',
      'Imagine 100 cases and add up what happens in all of them.',
      'Then divide by the cases, and compare.',
      'Counting 100 cases keeps the numbers whole.',
    ],
    [
      0.3,
      (random) => {
        const [fare, fine, chance] = [whole(random, 2, 6), 10 * whole(random, 4, 12), whole(random, 2, 12)];
        const mean = (fine * chance) / 100;
        if (Math.abs(mean - fare) < 0.3) return;
        return {
          stem: `A parking ticket costs €${fare}. Whoever parks without one is found in ${chance}% of the cases and then pays €${fine}. By how much does the average cost of parking without a ticket differ from the price of the ticket?`,
          answer: Math.abs(Math.round((mean - fare) * 100) / 100),
          lures: [
            [mean, idea('answers-another-question')],
            [fine - fare, idea('takes-the-worst-case-as-the-rule')],
            [fare, idea('overlooks-the-bad-case')],
            [Math.abs(fine / 2 - fare), idea('takes-fifty-fifty')],
          ],
          say: euros,
          explanation: `In 100 cases ${chance} fines of €${fine} are due, ${euros(mean)} a case, while a ticket is €${fare}.`,
          steps: [
            `${chance}% of ${fine} = ${mean}`,
            `difference to ${fare}: ${euros(Math.abs(Math.round((mean - fare) * 100) / 100))}`,
          ],
        };
      },
    ],
    [
      0.9,
      (random) => {
        const [sure, high, low] = [10 * whole(random, 10, 40), 10 * whole(random, 40, 90), 10 * whole(random, 0, 9)];
        const chance = (100 * (sure - low)) / (high - low);
        if (!Number.isInteger(chance) || chance < 10 || chance > 90 || chance === 50) return;
        return {
          stem: `A ${oneOf(random, ['farmer', 'painter', 'beekeeper', 'potter'])} can sell everything today for ${euros(sure)}, or go to a fair that brings ${euros(high)} in good weather and ${euros(low)} in bad weather. How likely must good weather be, so that the fair brings as much on average?`,
          answer: chance,
          lures: [
            [100 - chance, idea('answers-with-the-complement')],
            [50, idea('takes-fifty-fifty')],
            [Math.round((100 * sure) / high), idea('overlooks-the-bad-case')],
            [Math.round((100 * (high - sure)) / high), idea('compares-with-the-difference')],
          ],
          say: percent,
          explanation: `Good weather gives ${euros(high - low)} more than bad; ${euros(sure - low)} of that are needed: ${chance}%.`,
          steps: [`${sure} − ${low} = ${sure - low}`, `${sure - low} ÷ ${high - low} = ${chance}%`],
        };
      },
    ],
  ),
};
