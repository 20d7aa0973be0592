import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, counted, drawUntil, listed, modelsOf, money, numberChoices, stepped } from '../drafts.ts';

const model = modelsOf('decisions-and-trade-offs');

export const bottleneckModels: ItemModel[] = [
  model('scarce-resource', 'Making the most of what is scarce', 6, writeScarce),
];

interface Thing {
  name: [one: string, many: string];
  /** Units of the scarce resource and gain for each piece, and how many can be used at most. */
  takes: number;
  gain: number;
  most: number;
}

interface Workshop {
  opening: string;
  /** Says how much there is of what is scarce. */
  limit(capacity: number): string;
  names: [one: string, many: string][];
  /** Title of the column that says what one piece needs, and the unit it is measured in. */
  needs: string;
  unit: [one: string, many: string];
  capacity: [low: number, high: number, step: number];
  takes: [low: number, high: number, step: number];
  gain: [low: number, high: number, step: number];
  most: [low: number, high: number];
  gainSays: string;
  say(total: number): string;
  question: string;
  b: number;
}

// Features: two kinds of thing (0.5) or three (+0.6), an exchange at the end that the rule of thumb misses (+0.3).
const workshops: Workshop[] = [
  {
    opening: 'A school workshop makes lamps and stools for a sale.',
    limit: (hours) => `There are ${hours} hours of work left.`,
    names: [
      ['lamp', 'lamps'],
      ['stool', 'stools'],
    ],
    needs: 'Hours each',
    unit: ['hour', 'hours'],
    capacity: [20, 40, 2],
    takes: [1, 4, 1],
    gain: [8, 30, 2],
    most: [4, 12],
    gainSays: 'Profit each',
    say: (total) => money(total),
    question: 'What is the highest total profit that can be reached?',
    b: 0.5,
  },
  {
    opening: 'A garden project grows beans and pumpkins for sale.',
    limit: (barrels) => `It may use ${barrels} barrels of water a week.`,
    names: [
      ['bed of beans', 'beds of beans'],
      ['bed of pumpkins', 'beds of pumpkins'],
    ],
    needs: 'Barrels a week for each bed',
    unit: ['barrel', 'barrels'],
    capacity: [18, 36, 1],
    takes: [2, 5, 1],
    gain: [20, 70, 5],
    most: [3, 9],
    gainSays: 'Earnings from each bed',
    say: (total) => money(total),
    question: 'What are the highest total earnings that can be reached?',
    b: 0.9,
  },
  {
    opening: 'A mobile clinic plans a day of visits to schools and farms.',
    limit: (minutes) => `The team has ${minutes} minutes, one visit after another.`,
    names: [
      ['school visit', 'school visits'],
      ['farm visit', 'farm visits'],
    ],
    needs: 'Minutes each',
    unit: ['minute', 'minutes'],
    capacity: [300, 480, 30],
    takes: [30, 75, 15],
    gain: [4, 20, 2],
    most: [3, 9],
    gainSays: 'People helped each time',
    say: (total) => counted(total, 'person', 'people'),
    question: 'How many people can be helped at most in one day?',
    b: 0.8,
  },
  {
    opening: 'A charity loads one van with relief goods.',
    limit: (kilograms) => `The van can carry ${kilograms} kg.`,
    names: [
      ['food parcel', 'food parcels'],
      ['tent', 'tents'],
      ['tool set', 'tool sets'],
    ],
    needs: 'Weight in kg',
    unit: ['kilogram', 'kilograms'],
    capacity: [160, 300, 10],
    takes: [10, 40, 5],
    gain: [2, 12, 1],
    most: [3, 8],
    gainSays: 'People served by each',
    say: (total) => counted(total, 'person', 'people'),
    question: 'How many people can be served at most with one load?',
    b: 1.5,
  },
  {
    opening: 'Before it opens, a bakery makes bread, cakes and tarts, one thing in the oven at a time.',
    limit: (minutes) => `The oven can be used for ${minutes} minutes.`,
    names: [
      ['tray of bread', 'trays of bread'],
      ['cake', 'cakes'],
      ['tart', 'tarts'],
    ],
    needs: 'Minutes each',
    unit: ['minute', 'minutes'],
    capacity: [180, 300, 20],
    takes: [15, 45, 5],
    gain: [6, 30, 2],
    most: [2, 6],
    gainSays: 'Profit each',
    say: (total) => money(total),
    question: 'What is the highest total profit that can be reached?',
    b: 1.1,
  },
  {
    opening:
      'Ingrid revises for an exam with three parts. A topic brings its points only when it has been revised in full.',
    limit: (hours) => `She has ${hours} hours left.`,
    names: [
      ['statistics topic', 'statistics topics'],
      ['history topic', 'history topics'],
      ['language topic', 'language topics'],
    ],
    needs: 'Hours each',
    unit: ['hour', 'hours'],
    capacity: [18, 30, 1],
    takes: [2, 6, 1],
    gain: [3, 15, 1],
    most: [2, 5],
    gainSays: 'Points each',
    say: (total) => counted(total, 'point'),
    question: 'How many points can she gain at most?',
    b: 1.8,
  },
];

function writeScarce(variant: number, random: Random): Draft {
  const shop = caseOf(workshops, variant);
  return drawUntil(() => {
    const things = shop.names.map(
      (name): Thing => ({
        name,
        takes: stepped(random, ...shop.takes),
        gain: stepped(random, ...shop.gain),
        most: whole(random, ...shop.most),
      }),
    );
    const capacity = stepped(random, ...shop.capacity);
    const best = bestPlan(things, capacity);
    const total = gainOf(things, best);
    const byGain = greedy(things, capacity, (thing) => thing.gain);
    const byRate = greedy(things, capacity, (thing) => thing.gain / thing.takes);
    const byEase = greedy(things, capacity, (thing) => -thing.takes);
    // one thing must be limited and not everything may fit, or there is nothing to decide
    if (
      usedBy(
        things,
        things.map((t) => t.most),
      ) <= capacity ||
      best.filter((n) => n > 0).length < 2
    )
      return undefined;
    const rates = things.map((thing) => thing.gain / thing.takes);
    if (new Set(rates).size < rates.length) return undefined;
    // where the gain for each unit decides, a reader can see why; the harder half also needs a look at what is left over
    const mustExchange = variant % 2 === 1;
    if (mustExchange === (gainOf(things, byRate) === total)) return undefined;
    const richest = at(
      [...things].sort((one, other) => other.gain / other.takes - one.gain / one.takes),
      0,
    );
    // the piece that brings most must not be the one that uses the scarce thing best
    if (things.some((thing) => thing.gain > richest.gain) === false) return undefined;
    const choices = numberChoices(
      total,
      shuffled<Wrong<number | undefined>>(
        [
          [gainOf(things, byGain), 'takes-the-highest-gain-per-piece'],
          [gainOf(things, byEase), 'takes-what-needs-least'],
          [mustExchange ? gainOf(things, byRate) : undefined, 'does-not-use-up-the-rest'],
          [gainOf(things, equalPlan(things, capacity)), 'makes-equal-numbers-of-each'],
          [Math.floor(capacity / richest.takes) * richest.gain, 'overlooks-a-limit'],
          [
            gainOf(
              things,
              things.map((thing) => thing.most),
            ),
            'overlooks-the-shared-limit',
          ],
        ],
        random,
      ),
      shop.say,
    );
    const plan = listed(best.flatMap((n, i) => (n ? [counted(n, ...at(things, i).name)] : [])));
    const used = usedBy(things, best);
    return (
      choices && {
        stem: `${shop.opening} ${shop.limit(capacity)} The last column says how many of each there can be at most. ${shop.question}`,
        stimulus: [
          {
            kind: 'table',
            header: ['Kind', shop.needs, shop.gainSays, 'At most'],
            rows: things.map(({ name, takes, gain, most }) => [
              capitalised(name[0]),
              String(takes),
              shop.say(0).startsWith('€') ? money(gain) : String(gain),
              String(most),
            ]),
          },
        ],
        ...choices,
        explanation: `The best plan is ${plan}; it uses ${used} of the ${capacity} ${shop.unit[1]}. What counts is the gain for each ${shop.unit[0]}${mustExchange ? ', and then whether an exchange uses the remainder better' : ''}.`,
        steps: [
          ...things.map(
            (thing) =>
              `${capitalised(thing.name[0])}: ${thing.gain} ÷ ${thing.takes} = ${(thing.gain / thing.takes).toFixed(2)} for each ${shop.unit[0]}.`,
          ),
          `Best plan within the limits: ${plan}.`,
          `Use: ${used} of ${capacity}. Total: ${best.flatMap((n, i) => (n ? [`${n} × ${at(things, i).gain}`] : [])).join(' + ')} = ${total}.`,
        ],
        hints: {
          conceptual:
            'When one thing is scarce, judge every use of it by what one unit brings, not by what one piece brings.',
          procedural: `Divide the gain of each row by what it needs; then begin with the row where one ${shop.unit[0]} brings most.`,
          strategic: `When something is left over at the end, try exchanging one piece for others that use up the ${shop.unit[1]}.`,
          encouragement: 'The limits in the last column keep the number of plans worth trying small.',
        },
        difficulty: shop.b,
        discrimination: 1.4,
        concepts: ['optimisation', 'opportunity-cost', 'constraints'],
        reasoning: ['analytical', 'creative'],
      }
    );
  });
}

/** Tries every whole plan within the limits. */
function bestPlan(things: Thing[], capacity: number): number[] {
  const [first, ...rest] = things;
  if (!first) return [];
  let best: number[] = things.map(() => 0);
  for (let count = 0; count <= first.most && count * first.takes <= capacity; count++) {
    const plan = [count, ...bestPlan(rest, capacity - count * first.takes)];
    if (gainOf(things, plan) > gainOf(things, best)) best = plan;
  }
  return best;
}

/** Takes as many as possible of the thing that ranks highest, then of the next. */
function greedy(things: Thing[], capacity: number, rank: (thing: Thing) => number): number[] {
  let left = capacity;
  const plan = things.map(() => 0);
  for (const thing of [...things].sort((one, other) => rank(other) - rank(one))) {
    const count = Math.min(thing.most, Math.floor(left / thing.takes));
    plan[things.indexOf(thing)] = count;
    left -= count * thing.takes;
  }
  return plan;
}

function equalPlan(things: Thing[], capacity: number): number[] {
  const each = Math.floor(
    capacity /
      usedBy(
        things,
        things.map(() => 1),
      ),
  );
  return things.map((thing) => Math.min(each, thing.most));
}

function gainOf(things: Thing[], plan: number[]): number {
  return things.reduce((total, thing, i) => total + thing.gain * at(plan, i), 0);
}

function usedBy(things: Thing[], plan: number[]): number {
  return things.reduce((total, thing, i) => total + thing.takes * at(plan, i), 0);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
