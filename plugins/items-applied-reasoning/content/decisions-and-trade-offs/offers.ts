import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, caseOf, drawUntil, grouped, modelsOf, money, stepped, wordChoices } from '../drafts.ts';
import type { MisconceptionId } from '../misconceptions.ts';

const model = modelsOf('decisions-and-trade-offs');

export const offerModels: ItemModel[] = [model('cheapest-offer', 'Which offer costs least', 6, writeCheapest)];

/** Cost of an offer: once, per period, so many units included per period, then a price a unit. */
interface Offer {
  once: number;
  fee: number;
  included: number;
  unit: number;
}

type Range = [low: number, high: number, step: number];

interface Market {
  names: [string, string, string, string];
  stem: string;
  /** Column titles; a column that is missing is not part of this market. */
  once?: string;
  fee: string;
  included?: string;
  unit: string;
  periods: number;
  /** Units a period. */
  use: number;
  useSays: string;
  ranges: { once?: Range; fee: Range; included?: Range; unit: Range };
  currency: string;
  b: number;
}

// Features: number of price parts (2 to 4), included units (+0.5), several periods (+0.3).
const markets: Market[] = [
  {
    names: ['Alba', 'Core', 'Delta', 'Peak'],
    stem: 'Ximena wants to go to a gym 8 times a month. Four gyms charge a monthly fee and a price for each visit. At which gym does she pay least?',
    fee: 'Monthly fee',
    unit: 'Each visit',
    periods: 1,
    use: 8,
    useSays: '8 visits',
    ranges: { fee: [0, 30, 2], unit: [1, 9, 1] },
    currency: '€',
    b: -1.8,
  },
  {
    names: ['InkWorks', 'PaperJet', 'PrintHub', 'QuickPress'],
    stem: 'A choir needs 60 posters. Four print shops charge for setting up, which includes the first few posters, and then for each further poster. Which shop is cheapest for this order?',
    fee: 'Setting up',
    included: 'Posters included',
    unit: 'Each further poster',
    periods: 1,
    use: 60,
    useSays: '60 posters',
    ranges: { fee: [5, 60, 5], included: [0, 20, 5], unit: [0.4, 2, 0.2] },
    currency: '€',
    b: -1.4,
  },
  {
    names: ['Breeze', 'Comet', 'Nova', 'Wave'],
    stem: 'Jun uses 14 GB of mobile data a month. Four plans charge a monthly fee that includes some data; data beyond that is paid for by the GB. Which plan is cheapest for Jun?',
    fee: 'Monthly fee',
    included: 'Included (GB)',
    unit: 'Each further GB',
    periods: 1,
    use: 14,
    useSays: '14 GB',
    ranges: { fee: [6, 40, 2], included: [0, 12, 2], unit: [1, 5, 0.5] },
    currency: '$',
    b: -0.9,
  },
  {
    names: ['Atlas', 'Bolt', 'Kombi', 'Mover'],
    stem: 'A family hires a van for one day and will drive 220 km. Four companies charge a price for the day, which includes some kilometres, and a price for each further kilometre. Which company is cheapest for this day?',
    fee: 'Day price',
    included: 'Included (km)',
    unit: 'Each further km',
    periods: 1,
    use: 220,
    useSays: '220 km',
    ranges: { fee: [30, 110, 5], included: [0, 150, 50], unit: [0.2, 0.7, 0.1] },
    currency: '€',
    b: -0.6,
  },
  {
    names: ['Bamboo', 'Cedar', 'Maple', 'Willow'],
    stem: 'Kwame wants to learn Spanish for 3 months with 6 lessons a month. Four schools charge a registration fee once, a monthly fee that includes some lessons, and a price for each further lesson. Which school is cheapest for the 3 months?',
    once: 'Registration',
    fee: 'Monthly fee',
    included: 'Lessons included a month',
    unit: 'Each further lesson',
    periods: 3,
    use: 6,
    useSays: '6 lessons a month',
    ranges: { once: [0, 90, 15], fee: [20, 90, 10], included: [0, 5, 1], unit: [8, 20, 2] },
    currency: '$',
    b: -0.2,
  },
  {
    names: ['Dataline', 'Keepsafe', 'Stratus', 'Vault'],
    stem: 'A research group stores 30 TB for 6 months. Four services charge for setting up once, then each month a fee that includes some storage, and a monthly price for each further TB. Which service is cheapest for the 6 months?',
    once: 'Setting up',
    fee: 'Monthly fee',
    included: 'Included (TB)',
    unit: 'Each further TB a month',
    periods: 6,
    use: 30,
    useSays: '30 TB a month',
    ranges: { once: [0, 480, 60], fee: [40, 240, 20], included: [0, 25, 5], unit: [4, 12, 1] },
    currency: '€',
    b: 0.2,
  },
];

function writeCheapest(variant: number, random: Random): Draft {
  const market = caseOf(markets, variant);
  return drawUntil(() => {
    const offers = market.names.map((): Offer => drawOffer(market, random));
    const costs = offers.map((offer) => costOf(offer, market));
    const best = lowest(costs);
    // each way of reading the table carelessly must lead to one offer of its own
    const readings: Wrong<number[]>[] = [
      [offers.map(({ once }) => once), 'compares-one-price-only'],
      [offers.map(({ fee }) => fee), 'compares-one-price-only'],
      [offers.map(({ unit }) => unit), 'compares-one-price-only'],
      [offers.map(({ fee, unit }) => fee + unit), 'adds-prices-without-the-amount'],
      [offers.map((offer) => costOf({ ...offer, included: 0 }, market)), 'overlooks-what-is-included'],
      [offers.map((offer) => costOf({ ...offer, once: 0 }, market)), 'overlooks-a-one-off-cost'],
      [offers.map((offer) => costOf(offer, { ...market, periods: 1 })), 'counts-one-period-only'],
      [offers.map(({ included }) => -included), 'goes-by-what-is-included'],
    ];
    const attracted = shuffled(readings, random).flatMap(([values, idea]): Wrong<string>[] => {
      const index = lowest(values);
      return index === undefined ? [] : [[at(market.names, index), idea]];
    });
    if (best === undefined || !isTidy(costs)) return undefined;
    const answer = at(market.names, best);
    const choices = wordChoices(answer, oneIdeaEach(attracted));
    const cost = (name: string) => at(costs, market.names.indexOf(name as Market['names'][number]));
    return (
      choices && {
        stem: market.stem,
        stimulus: [
          { kind: 'table', header: headerOf(market), rows: offers.map((offer, i) => rowOf(market, offer, i)) },
        ],
        ...choices,
        order: [...market.names],
        explanation: `For ${market.useSays}${market.periods > 1 ? ` over ${market.periods} months` : ''} ${answer} comes to ${money(cost(answer), market.currency)}, less than each of the others. The lowest single price in a table says little; the whole cost of this use decides.`,
        steps: offers.map(
          (offer, i) => `${at(market.names, i)}: ${workingOf(offer, market)} = ${money(at(costs, i), market.currency)}`,
        ),
        hints: {
          conceptual: 'An offer made of several prices can only be judged for a particular amount of use.',
          procedural: `For each offer work out the whole cost for ${market.useSays}: first the fixed part, then what depends on use.`,
          strategic: market.included
            ? 'Take the included amount off the use first; only the rest is paid for by the unit.'
            : `Multiply each unit price by ${market.use} before you compare anything.`,
          encouragement: 'It is the same short calculation four times, and then one comparison.',
        },
        difficulty: market.b,
        discrimination: 1.1,
        concepts: ['cost-comparison', 'fixed-and-variable-costs'],
        reasoning: ['systematic', 'analytical'],
      }
    );
  });
}

/** Puts wrong answers that rest on different ideas before those that repeat one. */
function oneIdeaEach(wrong: Wrong<string>[]): Wrong<string>[] {
  const seen = new Set<MisconceptionId>();
  const first = wrong.filter(([, idea]) => !seen.has(idea) && seen.add(idea));
  return [...first, ...wrong.filter((pair) => !first.includes(pair))];
}

function drawOffer({ ranges }: Market, random: Random): Offer {
  const draw = (range?: Range) => (range ? stepped(random, ...range) : 0);
  return {
    once: draw(ranges.once),
    fee: draw(ranges.fee),
    included: draw(ranges.included),
    unit: Math.round(draw(ranges.unit) * 100) / 100,
  };
}

function costOf({ once, fee, included, unit }: Offer, { periods, use }: Market): number {
  return once + periods * (fee + Math.max(0, use - included) * unit);
}

/** The index of the single lowest value; undefined when two share it. */
function lowest(values: number[]): number | undefined {
  const least = Math.min(...values);
  return values.filter((value) => value === least).length === 1 ? values.indexOf(least) : undefined;
}

function isTidy(costs: number[]): boolean {
  const sorted = [...costs].sort((one, other) => one - other);
  const gap = at(sorted, 1) - at(sorted, 0);
  return (
    costs.every((cost) => Math.abs(cost - Math.round(cost)) < 1e-9) && gap >= 2 && at(sorted, 3) < 3 * at(sorted, 0)
  );
}

function headerOf({ once, fee, included, unit }: Market): string[] {
  return ['', once, fee, included, unit].filter((title) => title !== undefined).map((title) => title || 'Offer');
}

function rowOf(market: Market, offer: Offer, index: number): string[] {
  const { currency } = market;
  return [
    at(market.names, index),
    ...(market.once ? [money(offer.once, currency)] : []),
    money(offer.fee, currency),
    ...(market.included ? [grouped(offer.included)] : []),
    money(offer.unit, currency),
  ];
}

function workingOf({ once, fee, included, unit }: Offer, { periods, use }: Market): string {
  const month = `${fee} + ${use - included} × ${unit}`;
  return `${once ? `${once} + ` : ''}${periods > 1 ? `${periods} × (${month})` : month}`;
}
