import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { euros, idea, names, percent, tasksOf } from './tasks.ts';

export const decisionTasks: Readonly<Record<string, ModelTasks>> = {
  'cheapest-offer': tasksOf(
    'cost-comparison fixed-and-variable-costs',
    ['systematic', 'analytical'],
    [
      'What an offer costs depends on how much one takes of it.',
      'Work out the whole cost for the amount that is needed, for each way of buying.',
      'Look for a mixture of offers that may be cheaper than one alone.',
      'A few multiplications show the cheapest way.',
    ],
    [
      -0.9,
      (random) => {
        const [single, rides] = [whole(random, 2, 5), whole(random, 12, 38)];
        const pack = single * 10 - whole(random, 3, single * 3);
        const packs = Math.floor(rides / 10);
        const rest = rides % 10;
        const mixed = packs * pack + Math.min(rest * single, pack);
        if (rest === 0 || rest * single === pack || packs < 1) return;
        return {
          stem: `A single ride on a ${oneOf(random, ['cable car', 'merry-go-round', 'river bus', 'night bus'])} costs €${single}, a book of 10 rides €${pack}. What do ${rides} rides cost at least?`,
          answer: mixed,
          lures: [
            [rides * single, idea('compares-one-price-only')],
            [
              (packs + 1) * pack === mixed ? packs * pack + rest * single : (packs + 1) * pack,
              idea('plays-it-too-safe'),
            ],
            [packs * pack, idea('overlooks-a-condition')],
            [packs * pack + rest, idea('adds-prices-without-the-amount')],
          ],
          say: euros,
          explanation: `${packs} ${packs === 1 ? 'book' : 'books'} cost ${euros(packs * pack)}. For the other ${rest} rides, single tickets cost ${euros(rest * single)} and one more book ${euros(pack)}.`,
          steps: [
            `${packs} × ${pack} = ${packs * pack}`,
            `rest: ${Math.min(rest * single, pack)}`,
            `together ${mixed}`,
          ],
        };
      },
    ],
    [
      0.1,
      (random) => {
        const [price, count, off] = [
          whole(random, 6, 24),
          3 * whole(random, 2, 5) + whole(random, 0, 2),
          oneOf(random, [20, 25, 30, 40]),
        ];
        const free = Math.floor(count / 3);
        const [a, b] = [(count - free) * price, (count * price * (100 - off)) / 100];
        if (a === b || !Number.isInteger(b * 2)) return;
        return {
          stem: `A jar of paint costs €${price}. One shop gives every third jar for nothing, another takes ${off}% off each. How much does the cheaper shop save over the other for ${count} jars?`,
          answer: Math.abs(a - b),
          lures: [
            [Math.min(a, b), idea('answers-another-question')],
            [count * price - Math.min(a, b), idea('answers-with-the-whole-instead-of-the-change')],
            [free * price, idea('looks-at-one-option-only')],
            [off, idea('takes-the-percentage-as-an-amount')],
          ],
          say: euros,
          explanation: `With ${free} free jars, ${count - free} are paid: ${euros(a)}. With ${off}% off it is ${euros(b)}.`,
          steps: [
            `${count - free} × ${price} = ${a}`,
            `${count} × ${price} × ${(100 - off) / 100} = ${b}`,
            `difference: ${euros(Math.abs(a - b))}`,
          ],
        };
      },
    ],
  ),
  'break-even': tasksOf(
    'break-even fixed-and-variable-costs',
    ['analytical'],
    [
      'What is dearer at first pays off when its savings have reached the extra price.',
      'Find what is saved each time, and ask how often that fits into what has to be made up.',
      'Check the number just before and the number itself.',
      'One division and a look at the remainder are enough.',
    ],
    [
      -0.6,
      (random) => {
        const [extra, saved] = [whole(random, 30, 150), whole(random, 4, 13)];
        const months = Math.ceil(extra / saved);
        if (extra % saved === 0) return;
        const what = oneOf(random, ['lamp', 'fridge', 'pump', 'heater']);
        return {
          stem: `A thrifty ${what} costs €${extra} more than an ordinary one and saves €${saved} of electricity at the end of each month. After how many full months has it saved more than it cost extra?`,
          answer: months,
          lures: [
            [months - 1, idea('rounds-down-to-a-loss')],
            [extra - saved, idea('subtracts-instead-of-dividing')],
            [months + 1, idea('adds-one-too-many')],
            [Math.round(extra / 12), idea('overlooks-a-running-cost')],
          ],
          explanation: `After ${months - 1} months it has saved ${euros((months - 1) * saved)}, after ${months} months ${euros(months * saved)}.`,
          steps: [
            `${extra} ÷ ${saved} lies between ${months - 1} and ${months}`,
            `${months} × ${saved} = ${months * saved}`,
          ],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [share, yearly] = [oneOf(random, [4, 5, 8, 10, 12, 15]), 50 * whole(random, 4, 20)];
        const worth = (yearly * share) / 100;
        return {
          stem: `With a card a ${oneOf(random, ['bookshop', 'garden centre', 'theatre', 'swimming pool'])} takes ${share}% off everything for a year. ${names(random, 1)[0]} spends ${euros(yearly)} there a year at full prices. Up to which price of the card is it not dearer than buying without it?`,
          answer: worth,
          lures: [
            [share, idea('takes-the-percentage-as-an-amount')],
            [yearly - worth, idea('answers-with-the-complement')],
            [worth / 2, idea('takes-fifty-fifty')],
            [(yearly * share) / 1000, idea('divides-by-the-wrong-share')],
          ],
          say: euros,
          explanation: `The card saves ${share}% of ${euros(yearly)}, which is ${euros(worth)}; up to that price it is worth it.`,
          steps: [`${share}% of ${yearly} = ${worth}`],
        };
      },
    ],
  ),
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
  'scarce-resource': tasksOf(
    'optimisation opportunity-cost constraints',
    ['analytical', 'creative'],
    [
      'What counts is what each thing brings for a unit of what is scarce.',
      'Divide the gain of each thing by what it uses up, and begin with the best.',
      'See whether the remainder can be used better by an exchange.',
      'Only a few plans come into question; try them.',
    ],
    [
      0.4,
      (random) => {
        const kinds = ['vases', 'bowls', 'plates'].map((name) => ({
          name,
          minutes: whole(random, 4, 20),
          gain: whole(random, 5, 40),
        }));
        const hours = whole(random, 2, 6);
        const total = ({ minutes, gain }: { minutes: number; gain: number }) =>
          Math.floor((60 * hours) / minutes) * gain;
        const best = Math.max(...kinds.map(total));
        const byPiece = kinds.reduce((one, other) => (other.gain > one.gain ? other : one));
        const least = kinds.reduce((one, other) => (other.minutes < one.minutes ? other : one));
        if (total(byPiece) === best || total(least) === best) return;
        return {
          stem: `A kiln is free for ${hours} hours and fires one piece at a time. Only one kind of piece is to be fired today. The table shows minutes and gain for a piece. What is the largest gain?`,
          stimulus: [
            {
              kind: 'table',
              header: ['Kind', 'Minutes', 'Gain in €'],
              rows: kinds.map(({ name, minutes, gain }) => [name, `${minutes}`, `${gain}`]),
            },
          ],
          answer: best,
          lures: [
            [total(byPiece), idea('takes-the-highest-gain-per-piece')],
            [total(least), idea('takes-what-needs-least')],
            [kinds.reduce((sum, each) => sum + total(each), 0), idea('overlooks-the-shared-limit')],
            [byPiece.gain * hours, idea('overlooks-a-limit')],
          ],
          say: euros,
          explanation: `In ${60 * hours} minutes the kinds bring ${kinds.map((kind) => `${euros(total(kind))} (${kind.name})`).join(', ')}.`,
          steps: kinds.map(
            (kind) => `${kind.name}: ${Math.floor((60 * hours) / kind.minutes)} pieces, ${euros(total(kind))}`,
          ),
        };
      },
    ],
    [
      1.3,
      (random) => {
        const [t1, g1, t2, g2] = [
          whole(random, 3, 8),
          whole(random, 5, 20),
          whole(random, 4, 11),
          whole(random, 6, 28),
        ];
        const limit = whole(random, 20, 50);
        const plans = Array.from({ length: Math.floor(limit / t1) + 1 }, (_, a) => ({
          a,
          b: Math.floor((limit - a * t1) / t2),
        }));
        const value = ({ a, b }: { a: number; b: number }) => a * g1 + b * g2;
        const best = Math.max(...plans.map(value));
        const only1 = Math.floor(limit / t1) * g1;
        const only2 = Math.floor(limit / t2) * g2;
        const rate1 = g1 / t1 > g2 / t2;
        const greedy = rate1 ? value(plans.at(-1) ?? { a: 0, b: 0 }) : only2 + Math.floor((limit % t2) / t1) * g1;
        if (t1 === t2 || best === greedy || best === only1 || best === only2) return;
        return {
          stem: `A van holds ${limit} crates’ worth of room. A ${oneOf(random, ['table', 'desk', 'cupboard'])} takes the room of ${t1} crates and earns €${g1}; a ${oneOf(random, ['sofa', 'wardrobe', 'piano'])} takes ${t2} and earns €${g2}. There are plenty of both. What can one load earn at most?`,
          answer: best,
          lures: [
            [greedy, idea('does-not-use-up-the-rest')],
            [only1, idea('looks-at-one-option-only')],
            [only2, idea('takes-the-highest-gain-per-piece')],
            [best + Math.min(g1, g2), idea('overlooks-a-limit')],
          ],
          say: euros,
          explanation: `Of all loads that fit, ${plans.filter((plan) => value(plan) === best).map(({ a, b }) => `${a} and ${b}`)[0]} pieces of the two kinds earn most: ${euros(best)}.`,
          steps: plans.slice(0, 4).map((plan) => `${plan.a} and ${plan.b}: ${euros(value(plan))}`),
        };
      },
    ],
  ),
};
