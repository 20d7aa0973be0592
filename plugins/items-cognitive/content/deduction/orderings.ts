import type { Random } from '../../../../core/random.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task, Wrong } from '../drafts.ts';
import { at, choices, modelOf, permutations } from '../drafts.ts';
import { idea } from './ideas.ts';

// Three-term and longer series (after Sternberg 1980b on linear syllogisms): harder with each further name, with
// comparisons that are not told in order, with both words of a pair (“older”, “younger”), and where the order is not complete.
const tasks: Task[] = [
  { b: -2.1, load: 1, hints: hints(), write: (random) => askEnd(random, 3, { isInOrder: true, isMixed: false }) },
  { b: -1.4, load: 2, hints: hints(), write: (random) => askEnd(random, 4, { isInOrder: true, isMixed: false }) },
  { b: -0.6, load: 2, hints: hints(), write: (random) => askEnd(random, 4, { isInOrder: false, isMixed: true }) },
  { b: 0.2, load: 3, hints: hints(), write: (random) => askEnd(random, 5, { isInOrder: false, isMixed: true }) },
  { b: 0.7, load: 4, hints: hints(), write: (random) => askStatement(random, 4) },
  { b: 1.4, load: 5, hints: hints(), write: (random) => askStatement(random, 5) },
];

export const orderingModels = [
  modelOf({
    area: 'deduction',
    subcategory: 'orderings',
    slug: 'orderings',
    title: 'Putting people in order',
    concepts: ['deduction', 'transitivity'],
    reasoning: ['analytical', 'systematic'],
    rounds: 2,
    tasks,
  }),
];

export const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kim', 'Leo'];

const scales = [
  { more: 'older', less: 'younger', most: 'the oldest', least: 'the youngest', can: 'are all of different ages' },
  { more: 'taller', less: 'shorter', most: 'the tallest', least: 'the shortest', can: 'are all of different heights' },
  {
    more: 'faster',
    less: 'slower',
    most: 'the fastest',
    least: 'the slowest',
    can: 'ran a race and came in one by one',
  },
] as const;

type Pair = readonly [more: string, less: string];

function askEnd(
  random: Random,
  count: number,
  { isInOrder, isMixed }: { isInOrder: boolean; isMixed: boolean },
): Body | undefined {
  const people = shuffled(names, random).slice(0, count);
  const scale = oneOf(random, scales);
  const inLine = people.slice(1).map((name, index): Pair => [at(people, index), name]);
  const pairs = isInOrder ? inLine : shuffled(inLine, random);
  const asksMost = isInOrder ? random() < 0.5 : random() < 0.35;
  const asksSecond = !asksMost && count > 3 && random() < 0.5;
  const answer = at(people, asksMost ? 0 : asksSecond ? 1 : count - 1);
  const question = asksMost
    ? scale.most
    : asksSecond
      ? `second to ${scale.most}`.replace('second to the ', 'the second ')
      : scale.least;
  const wrong: Wrong<string>[] = people
    .filter((name) => name !== answer)
    .map(
      (name) =>
        [
          name,
          idea(
            (asksMost ? name === at(people, count - 1) : name === at(people, 0))
              ? 'reads-an-order-backwards'
              : 'stops-one-step-early',
          ),
        ] as const,
    );
  const found = choices(answer, shuffled(wrong, random), Math.min(4, count - 1));
  return (
    found && {
      ...found,
      stem: `${listing(people, random)} ${scale.can}. Who is ${question}?`,
      stimulus: [{ kind: 'text', text: pairs.map((pair) => told(pair, scale, isMixed && random() < 0.5)).join('\n') }],
      explanation: `The order is ${people.join(', ')}, ${scale.most} first. So ${answer} is ${question}.`,
      steps: [
        `Put together, from ${scale.most} to ${scale.least}: ${people.join(', ')}.`,
        `Asked for is ${question}: ${answer}.`,
      ],
    }
  );
}

/** The order is not complete: one of several statements must be true. */
function askStatement(random: Random, count: number): Body | undefined {
  const people = shuffled(names, random).slice(0, count);
  const scale = oneOf(random, scales);
  const every: Pair[] = people.flatMap((one, index) => people.slice(index + 1).map((other): Pair => [one, other]));
  const pairs = shuffled(every, random).slice(0, count - 1);
  const orders = permutations(people).filter((order) => pairs.every((pair) => holds(pair, order)));
  if (orders.length < 2) return undefined;
  const isGiven = ([one, other]: Pair) => pairs.some(([more, less]) => more === one && less === other);
  const both = every.flatMap(([one, other]): Pair[] => [
    [one, other],
    [other, one],
  ]);
  const certain = both.filter((pair) => !isGiven(pair) && orders.every((order) => holds(pair, order)));
  const open = both.filter(
    (pair) => orders.some((order) => holds(pair, order)) && !orders.every((order) => holds(pair, order)),
  );
  const impossible = both.filter((pair) => !orders.some((order) => holds(pair, order)) && !isGiven([pair[1], pair[0]]));
  const [answer] = shuffled(certain, random);
  if (!answer || open.length < 2) return undefined;
  const say = (pair: Pair) => told(pair, scale, false);
  const wrong: Wrong<string>[] = [
    ...shuffled(open, random)
      .slice(0, 3)
      .map((pair) => [say(pair), idea('takes-possible-for-certain')] as const),
    ...shuffled(impossible, random).map((pair) => [say(pair), idea('reads-an-order-backwards')] as const),
  ];
  const found = choices(say(answer), wrong, 3);
  return (
    found && {
      ...found,
      stem: `${listing(people, random)} ${scale.can}. Which statement must be true?`,
      stimulus: [{ kind: 'text', text: pairs.map((pair) => told(pair, scale, random() < 0.5)).join('\n') }],
      explanation: `There are ${orders.length} orders that fit all that is said. In every one of them this holds: ${say(answer)} The other statements fail in at least one.`,
      steps: [
        `Orders that fit, from ${scale.most} to ${scale.least}: ${orders
          .slice(0, 3)
          .map((order) => order.join(', '))
          .join('; ')}${orders.length > 3 ? ' and so on' : ''}.`,
        `In all of them: ${say(answer)}`,
      ],
    }
  );
}

function holds([more, less]: Pair, order: readonly string[]): boolean {
  return order.indexOf(more) < order.indexOf(less);
}

function told([more, less]: Pair, scale: (typeof scales)[number], isTurned: boolean): string {
  return isTurned ? `${less} is ${scale.less} than ${more}.` : `${more} is ${scale.more} than ${less}.`;
}

function listing(people: readonly string[], random: Random): string {
  const mixed = shuffled(people, random);
  return `${mixed.slice(0, -1).join(', ')} and ${at(mixed, mixed.length - 1)}`;
}

function hints(): Task['hints'] {
  return [
    'Comparisons can be chained: who is more than somebody is also more than everybody below.',
    'Write the names in a column and move them up or down, statement by statement.',
    'Begin with a statement that shares a name with another one.',
    'Every statement removes a good part of the orders that were possible.',
  ];
}
