import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled, whole } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, counted, drawUntil, modelsOf, money, numberChoices, stepped } from '../drafts.ts';
import { lettering, line } from '../figures/shapes.ts';

const model = modelsOf('decisions-and-trade-offs');

export const breakEvenModels: ItemModel[] = [model('break-even', 'When one way becomes cheaper', 7, writeBreakEven)];

/** Two ways of paying: so much at once and so much for each use. The first costs less at the start, the second less per use. */
interface Comparison {
  first: { fixed: number; each: number };
  second: { fixed: number; each: number };
}

interface Story {
  draw(random: Random): Comparison;
  tell(comparison: Comparison): string;
  /** What is counted. */
  unit: [one: string, many: string];
  /** How the two ways are called in the solution. */
  ways: [string, string];
  /** A reading that forgets part of this story. */
  forgetful?: { comparison(c: Comparison): Comparison; idea: Wrong<number>[1] };
  graph?: boolean;
  b: number;
}

// Features: one fixed cost (-1) or two (+0), a value got back or an upkeep to be subtracted first (+0.4), percentages (+0.8), a graph (-0.2).
const stories: Story[] = [
  {
    draw: (random) => ({
      first: { fixed: 0, each: whole(random, 3, 9) },
      second: { fixed: stepped(random, 40, 90, 5), each: 0 },
    }),
    tell: ({ first, second }) =>
      `A single swim at the pool costs ${money(first.each)}. A yearly pass costs ${money(second.fixed)}, and every swim is then free. From how many swims a year on is the pass cheaper?`,
    unit: ['swim', 'swims'],
    ways: ['single tickets', 'the pass'],
    b: -1.3,
  },
  {
    draw: (random) => ({
      first: { fixed: 0, each: whole(random, 6, 14) },
      second: { fixed: stepped(random, 60, 140, 10), each: whole(random, 2, 4) },
    }),
    tell: ({ first, second }) =>
      `Hiring a bicycle costs ${money(first.each)} a day. With a club card for ${money(second.fixed)} a year the price falls to ${money(second.each)} a day. From how many days a year on is the card worth having?`,
    unit: ['day', 'days'],
    ways: ['without the card', 'with the card'],
    b: -0.8,
  },
  {
    draw: (random) => ({
      first: { fixed: stepped(random, 20, 60, 10), each: whole(random, 5, 8) },
      second: { fixed: stepped(random, 100, 180, 10), each: whole(random, 2, 4) },
    }),
    tell: ({ first, second }) =>
      `The lines show what it costs to have T-shirts printed by two firms. Lind charges ${money(first.fixed)} plus ${money(first.each)} a shirt, Mistral ${money(second.fixed)} plus ${money(second.each)} a shirt. From how many shirts on is Mistral cheaper?`,
    unit: ['shirt', 'shirts'],
    ways: ['Lind', 'Mistral'],
    graph: true,
    b: -0.5,
  },
  {
    draw: (random) => ({
      first: { fixed: 0, each: stepped(random, 12, 25, 1) },
      second: { fixed: stepped(random, 300, 480, 20), each: 0 },
    }),
    tell: ({ first, second }) =>
      `Zanele can hire a floor sander for ${money(first.each)} a day, or buy one for ${money(second.fixed + resale, '€')} and sell it afterwards for ${money(resale)}, however often she has used it. From how many days of use on is buying cheaper?`,
    unit: ['day', 'days'],
    ways: ['hiring', 'buying and selling'],
    forgetful: {
      comparison: ({ first, second }) => ({ first, second: { ...second, fixed: second.fixed + resale } }),
      idea: 'overlooks-money-coming-back',
    },
    b: -0.1,
  },
  {
    draw: (random) => {
      const upkeep = stepped(random, 20, 60, 10);
      return {
        first: { fixed: 0, each: upkeep + stepped(random, 110, 190, 10) },
        second: { fixed: stepped(random, 1200, 2400, 100), each: upkeep },
      };
    },
    tell: ({ first, second }) =>
      `A farm can cover its pump with solar panels for ${money(second.fixed)}. They save ${money(first.each)} of electricity a year, but looking after them costs ${money(second.each)} a year. After how many full years have the panels saved more than they cost?`,
    unit: ['year', 'years'],
    ways: ['without panels', 'with panels'],
    forgetful: {
      comparison: ({ first, second }) => ({ first, second: { ...second, each: 0 } }),
      idea: 'overlooks-a-running-cost',
    },
    b: 0.3,
  },
  {
    draw: (random) => ({
      first: { fixed: stepped(random, 200, 400, 50), each: stepped(random, 30, 45, 5) / 10 },
      second: { fixed: stepped(random, 700, 1200, 100), each: stepped(random, 10, 20, 5) / 10 },
    }),
    tell: ({ first, second }) =>
      `A pottery can buy a small kiln for ${money(first.fixed)} that uses ${money(first.each)} of gas per firing, or a modern one for ${money(second.fixed)} that uses ${money(second.each)} per firing. From how many firings on is the modern kiln cheaper in all?`,
    unit: ['firing', 'firings'],
    ways: ['the small kiln', 'the modern kiln'],
    b: 0.5,
  },
  {
    draw: (random) => {
      const order = oneOf(random, [30, 40, 50, 60]);
      const share = oneOf(random, [5, 10, 15, 20]);
      return {
        first: { fixed: 0, each: order },
        second: { fixed: stepped(random, 24, 60, 6), each: order * (1 - share / 100) },
      };
    },
    tell: ({ first, second }) =>
      `An online shop offers a yearly membership for ${money(second.fixed)}; members pay ${Math.round(100 - (100 * second.each) / first.each)}% less on every order. Farid’s orders come to ${money(first.each)} each before any reduction. From how many orders a year on does the membership pay off?`,
    unit: ['order', 'orders'],
    ways: ['without membership', 'with membership'],
    forgetful: {
      comparison: ({ first, second }) => ({
        first: { ...first, each: Math.round(100 - (100 * second.each) / first.each) },
        second: { ...second, each: 0 },
      }),
      idea: 'takes-the-percentage-as-an-amount',
    },
    b: 0.8,
  },
];

/** What Zanele gets back for the machine, in euros. */
const resale = 120;

function writeBreakEven(variant: number, random: Random): Draft {
  const story = caseOf(stories, variant);
  const [one, many] = story.unit;
  return drawUntil(() => {
    const comparison = story.draw(random);
    const { first, second } = comparison;
    const equal = equalAt(comparison);
    const answer = Math.floor(equal + 1e-9) + 1;
    const saving = first.each - second.each;
    const extra = second.fixed - first.fixed;
    const wrong: Wrong<number | undefined>[] = [
      [answer - 1, Number.isInteger(equal) ? 'stops-at-equal-cost' : 'rounds-down-to-a-loss'],
      [second.each ? Math.ceil(extra / first.each) : undefined, 'divides-by-one-price-only'],
      [first.fixed ? Math.ceil(second.fixed / saving) : undefined, 'overlooks-one-fixed-cost'],
      [second.each ? Math.ceil(extra / (first.each + second.each)) : undefined, 'adds-instead-of-subtracting'],
      [second.each >= 2 ? Math.ceil(extra / second.each) : undefined, 'divides-by-one-price-only'],
      [second.each ? undefined : extra - first.each, 'subtracts-instead-of-dividing'],
      [answer + 1, 'adds-one-too-many'],
    ];
    if (story.forgetful) {
      const { comparison: forget, idea } = story.forgetful;
      wrong.unshift([Math.floor(equalAt(forget(comparison))) + 1, idea]);
    }
    const plausible = wrong.filter(([count]) => count && count >= answer / 4 && count <= answer * 5);
    const choices = numberChoices(answer, shuffled(plausible, random), (n) => counted(n, one, many));
    if (!choices || answer < 4 || answer > 400) return undefined;
    const [a, b] = story.ways;
    const costs = (n: number) => `${a} ${money(cost(first, n))}, ${b} ${money(cost(second, n))}`;
    return {
      stem: story.tell(comparison),
      stimulus: story.graph ? [costGraph(comparison, story)] : [],
      ...choices,
      explanation: `The extra ${money(extra)} at the start must be made up by saving ${money(saving)} for each ${one}. ${
        Number.isInteger(equal)
          ? `After ${counted(equal, one, many)} both ways cost the same, so`
          : `${money(extra)} divided by ${money(saving)} lies between ${answer - 1} and ${answer}, so`
      } the balance tips at ${counted(answer, one, many)}.`,
      steps: [
        `Extra cost at the start: ${money(extra)}.`,
        `Saved for each ${one}: ${money(first.each)} − ${money(second.each)} = ${money(saving)}.`,
        `After ${counted(answer - 1, one, many)}: ${costs(answer - 1)}.`,
        `After ${counted(answer, one, many)}: ${costs(answer)}.`,
      ],
      hints: {
        conceptual: 'A higher cost at the start pays off once enough small savings have added up.',
        procedural: `Work out the extra cost at the start (${b} against ${a}), and how much is saved for each ${one}.`,
        strategic: `Test your number: work out both totals for it and for one ${one} fewer.`,
        encouragement: 'One subtraction and one division lead there; the test at the end makes it certain.',
      },
      difficulty: story.b,
      discrimination: 1.3,
      concepts: ['break-even', 'fixed-and-variable-costs'],
      reasoning: story.graph ? ['analytical', 'intuitive'] : ['analytical'],
    };
  });
}

function cost({ fixed, each }: Comparison['first'], count: number): number {
  return Math.round((fixed + each * count) * 100) / 100;
}

function equalAt({ first, second }: Comparison): number {
  return Math.round(((second.fixed - first.fixed) / (first.each - second.each)) * 1e6) / 1e6;
}

/** Both costs over 0 to 60 units, drawn to scale. */
function costGraph({ first, second }: Comparison, { ways, unit }: Story): BlockDraft {
  const most = 60;
  const top = Math.ceil(Math.max(cost(first, most), cost(second, most)) / 100) * 100;
  const point = (count: number, amount: number): [number, number] => [
    48 + (count / most) * 230,
    200 - (amount / top) * 170,
  ];
  const marks = Array.from({ length: top / 100 + 1 }, (_, index) => index * 100);
  return {
    kind: 'figure',
    alt: `Line graph of cost in euros against number of ${unit[1]} from 0 to ${most}. ${ways[0]} rises from ${first.fixed} to ${cost(first, most)}, ${ways[1]} from ${second.fixed} to ${cost(second, most)}.`,
    width: 350,
    height: 236,
    shapes: [
      lettering(6, 13, 'Cost in €', { anchor: 'start', size: 13 }),
      ...marks.flatMap((mark) => [
        line(point(0, mark), point(most, mark), mark ? 'muted' : 'ink', mark !== 0),
        lettering(42, point(0, mark)[1], String(mark), { anchor: 'end' as const, size: 13 }),
      ]),
      ...[0, 20, 40, 60].map((count) => lettering(point(count, 0)[0], 214, String(count), { size: 13 })),
      lettering(320, 214, unit[1], { size: 13 }),
      line(point(0, first.fixed), point(most, cost(first, most)), 'accent'),
      line(point(0, second.fixed), point(most, cost(second, most)), 'strong', true),
      lettering(point(most, 0)[0] + 6, point(most, cost(first, most))[1], ways[0], { anchor: 'start', size: 13 }),
      lettering(point(most, 0)[0] + 6, point(most, cost(second, most))[1], ways[1], { anchor: 'start', size: 13 }),
    ],
  };
}
