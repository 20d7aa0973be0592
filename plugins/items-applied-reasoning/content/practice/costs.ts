import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { euros, idea, names, tasksOf } from './tasks.ts';

export const costTasks: Readonly<Record<string, ModelTasks>> = {
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
