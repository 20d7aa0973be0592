import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf, number } from '../drafts.ts';
import { comparing, eitherWay } from './comparison-question.ts';

// What is not known takes every value that the facts allow; the verdict is worked out over all of them (a range of
// whole numbers, and halves and tenths between them where fractions are allowed). Difficulty from the kind of cases
// to think of: one equation −1.4, an order of unknowns −0.2, negative numbers +0.4 to +1, fractions below 1 +1.4,
// two unknowns bound to each other +1.8.
const wholes = Array.from({ length: 41 }, (_, index) => index - 20);
const fine = Array.from({ length: 401 }, (_, index) => (index - 200) / 10);

type Three = readonly [p: number, q: number, r: number];

/** p − r for all whole numbers p > q > r. */
const inOrder = once(() => threes(([p, q, r]) => p > q && q > r).map(([p, , r]) => p - r));
/** p − q for all whole numbers p and q above r. */
const belowBoth = once(() => threes(([p, q, r]) => p > r && q > r).map(([p, q]) => p - q));

const tasks: Task[] = [
  comparing(-1.5, 2, [0, 1, 2], hints('Solve the equation first.'), (random) => {
    const [times, add, x, b] = [whole(random, 2, 6), whole(random, 2, 12), whole(random, 2, 9), whole(random, 2, 9)];
    if (Math.abs(x - b) > 1) return undefined;
    return {
      given: `${times}x + ${add} = ${times * x + add}.`,
      a: 'x',
      b: String(b),
      differences: wholes.filter((value) => times * value + add === times * x + add).map((value) => value - b),
      says: `The equation holds for x = ${x} only.`,
      steps: [`${times}x = ${times * x}.`, `x = ${x}, compared with ${b}.`],
    };
  }),
  comparing(-0.2, 3, [3, 0, 3], hints('Put the three in order as far as the facts go.'), (random) => {
    const isKnown = random() < 0.4;
    const [x, y, z] = oneOf(random, [
      ['p', 'q', 'r'],
      ['x', 'y', 'z'],
      ['k', 'm', 'n'],
    ]);
    return {
      given: isKnown ? `${x} > ${y} and ${y} > ${z}.` : `${x} > ${z} and ${y} > ${z}.`,
      a: String(x),
      b: String(isKnown ? z : y),
      differences: isKnown ? inOrder() : belowBoth(),
      says: isKnown
        ? `${x} is greater than ${y}, which is greater than ${z}.`
        : `Both are greater than ${z}; nothing is said about ${x} and ${y} themselves.`,
      steps: isKnown
        ? [`${x} > ${y} > ${z}, so ${x} > ${z}.`]
        : [`${z} = 0, ${x} = 1, ${y} = 2 is allowed.`, `${z} = 0, ${x} = 2, ${y} = 1 is allowed as well.`],
    };
  }),
  comparing(0.3, 3, [3, 0, 1], hints('Try a positive number, a negative number and zero.'), (random) => {
    const [times, isPositive, add] = [whole(random, 2, 5), random() < 0.5, oneOf(random, [0, 0, 1, 3])];
    const allowed = fine.filter((x) => (isPositive ? x > 0 : true));
    return eitherWay(
      {
        ...(isPositive && { given: 'x is greater than 0.' }),
        a: `${times}x${add ? ` + ${add}` : ''}`,
        b: 'x',
        differences: allowed.map((x) => times * x + add - x),
        says: isPositive
          ? `A positive number becomes greater when it is multiplied by ${times}${add ? ` and ${add} is added` : ''}.`
          : `For a positive x the product is greater; for x = −10 it is ${number(-10 * times + add)}, which is less than −10.`,
        steps: isPositive
          ? [`The difference is ${times - 1}x${add ? ` + ${add}` : ''}, which is greater than 0.`]
          : [`x = 10: ${10 * times + add} against 10.`, `x = −10: ${number(-10 * times + add)} against −10.`],
      },
      random,
    );
  }),
  comparing(0.9, 4, [3, 1, 0], hints('Square a few numbers, also one between 0 and 1.'), (random) => {
    const range = oneOf(random, ['x > 0', 'x > 1', '0 < x < 1', 'x < 0'] as const);
    const allows = {
      'x > 0': (x: number) => x > 0,
      'x > 1': (x: number) => x > 1,
      '0 < x < 1': (x: number) => x > 0 && x < 1,
      'x < 0': (x: number) => x < 0,
    };
    return eitherWay(
      {
        given: `${range}.`,
        a: 'x²',
        b: 'x',
        differences: fine.filter(allows[range]).map((x) => x * x - x),
        says:
          range === 'x > 0'
            ? 'Squaring makes numbers above 1 greater and numbers between 0 and 1 smaller.'
            : range === 'x > 1'
              ? 'Squaring makes a number above 1 greater.'
              : range === '0 < x < 1'
                ? 'Squaring makes a number between 0 and 1 smaller.'
                : 'The square of a negative number is positive.',
        steps:
          range === 'x > 0'
            ? ['x = 2: 4 against 2.', 'x = 0.5: 0.25 against 0.5.']
            : [`Try one number with ${range} and square it; all the others behave alike.`],
      },
      random,
    );
  }),
  comparing(1.4, 4, [3, 0, 2], hints('Try pairs of different sign, and pairs of the same size.'), (random) => {
    const kind = oneOf(random, ['squares', 'product', 'opposite'] as const);
    const pairs = wholes.flatMap((x) => wholes.map((y) => [x, y] as const));
    if (kind === 'squares') {
      return {
        given: 'x > y.',
        a: 'x²',
        b: 'y²',
        differences: pairs.filter(([x, y]) => x > y).map(([x, y]) => x * x - y * y),
        says: 'A smaller number can have a greater square if it is negative.',
        steps: ['x = 3, y = 2: 9 against 4.', 'x = 2, y = −3: 4 against 9.'],
      };
    }
    if (kind === 'product') {
      return {
        given: 'x and y are different whole numbers.',
        a: 'x² + y²',
        b: '2xy',
        differences: pairs.filter(([x, y]) => x !== y).map(([x, y]) => x * x + y * y - 2 * x * y),
        says: 'The difference is x² − 2xy + y² = (x − y)², which is positive for different numbers.',
        steps: ['x² + y² − 2xy = (x − y)².', 'A square of a number other than 0 is positive.'],
      };
    }
    return {
      given: 'x and y are whole numbers.',
      a: '(x − y)²',
      b: '(y − x)²',
      differences: pairs.map(([x, y]) => (x - y) ** 2 - (y - x) ** 2),
      says: 'y − x is x − y with the sign reversed, and squaring removes the sign.',
      steps: ['y − x = −(x − y).', 'The square of a number and of its opposite are the same.'],
    };
  }),
  comparing(1.9, 5, [2, 3, 0], hints('Express one side with the help of the fact that is given.'), (random) => {
    const [total, kind] = [whole(random, 4, 12), oneOf(random, ['shift', 'product', 'middle'] as const)];
    const pairs = wholes.flatMap((x) => wholes.map((y) => [x, y] as const)).filter(([x, y]) => x + y === total);
    if (kind === 'shift') {
      return {
        given: `x + y = ${total}, both whole numbers.`,
        a: 'x² − y²',
        b: `${total} times (x − y)`,
        differences: pairs.map(([x, y]) => x * x - y * y - total * (x - y)),
        says: `x² − y² is (x + y)(x − y), and x + y is ${total}.`,
        steps: ['x² − y² = (x + y)(x − y).', `With x + y = ${total} both are ${total}(x − y).`],
      };
    }
    if (kind === 'product') {
      const product = Math.floor((total * total) / 4) - whole(random, 0, 3);
      return {
        given: `x + y = ${total}, both whole numbers.`,
        a: 'xy',
        b: String(product),
        differences: pairs.map(([x, y]) => x * y - product),
        says: `The product changes with the pair: for 0 and ${total} it is 0, for halves that are as equal as possible it is ${Math.floor((total * total) / 4)}.`,
        steps: [
          `0 × ${total} = 0.`,
          `${Math.floor(total / 2)} × ${Math.ceil(total / 2)} = ${Math.floor((total * total) / 4)}, against ${product}.`,
        ],
      };
    }
    return {
      given: `x + y = ${total}, both whole numbers.`,
      a: String(Math.floor((total * total) / 4) + 1),
      b: 'xy',
      differences: pairs.map(([x, y]) => Math.floor((total * total) / 4) + 1 - x * y),
      says: `The product is largest where the two are as equal as possible: ${Math.floor((total * total) / 4)}.`,
      steps: [
        `${Math.floor(total / 2)} × ${Math.ceil(total / 2)} = ${Math.floor((total * total) / 4)} is the largest product.`,
      ],
    };
  }),
];

export const unknownModels = [
  modelOf({
    area: 'quantitative-comparison',
    subcategory: 'unknowns',
    slug: 'comparing-unknowns',
    title: 'Comparing what is not fully known',
    concepts: ['variables', 'comparison', 'cases'],
    reasoning: ['analytical', 'systematic'],
    rounds: 3,
    tasks,
  }),
];

function threes(isAllowed: (three: Three) => boolean): Three[] {
  return wholes.flatMap((p) => wholes.flatMap((q) => wholes.map((r): Three => [p, q, r]).filter(isAllowed)));
}

/** Many cases, the same for every draw. */
function once(work: () => readonly number[]): () => readonly number[] {
  let known: readonly number[] | undefined;
  return () => {
    known ??= work();
    return known;
  };
}

function hints(procedural: string): Task['hints'] {
  return [
    'A comparison is settled only if it comes out alike in every case that is allowed.',
    procedural,
    'Look for a case that overturns your first impression: zero, a negative number, a fraction.',
    'Two well-chosen cases often settle the matter.',
  ];
}
