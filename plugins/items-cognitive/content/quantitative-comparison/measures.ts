import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { modelOf } from '../drafts.ts';
import { comparing } from './comparison-question.ts';

// Lengths, times, means. Difficulty from the number of quantities bound together: units −2, speed −0.8, a mean without
// its numbers +0.4, rectangles of the same perimeter +0.9, two means of groups of different size +1.5.
const tasks: Task[] = [
  comparing(-1.9, 1, [1, 2, 0], hints('Write both in the smaller unit.'), (random) => {
    const [one, large, small] = oneOf(random, [
      [60, 'hours', 'minutes'],
      [100, 'metres', 'centimetres'],
      [1000, 'kilograms', 'grams'],
      [24, 'days', 'hours'],
    ] as const);
    const [amount, extra] = [whole(random, 2, 6), oneOf(random, [0, -1, 1])];
    const other = one * amount + (extra * one) / (one === 24 ? 12 : 10);
    return {
      a: `${amount} ${large}`,
      b: `${other} ${small}`,
      differences: [one * amount - other],
      says: `${amount} ${large} are ${one * amount} ${small}.`,
      steps: [`${amount} × ${one} = ${one * amount}.`, `Compare ${one * amount} with ${other} ${small}.`],
    };
  }),
  comparing(-0.8, 2, [0, 2, 1], hints('Work out how far each gets in one hour.'), (random) => {
    const [distance, minutes, speed] = [
      whole(random, 4, 30),
      oneOf(random, [10, 15, 20, 30, 40]),
      whole(random, 10, 60),
    ];
    const first = (distance * 60) / minutes;
    if (Math.abs(first - speed) > 4 || !Number.isInteger(first)) return undefined;
    return {
      given: `One vehicle covers ${distance} km in ${minutes} minutes; another drives at ${speed} km/h.`,
      a: 'the speed of the first',
      b: 'the speed of the other',
      differences: [first - speed],
      says: `In one hour the first covers ${first} km, the other ${speed} km.`,
      steps: [`60 ÷ ${minutes} × ${distance} km = ${first} km in an hour.`, `Compare ${first} with ${speed}.`],
    };
  }),
  comparing(0.4, 3, [3, 2, 3], hints('Write down numbers with this mean, in two very different ways.'), (random) => {
    const mean = whole(random, 6, 15);
    const isSum = random() < 0.5;
    const triples: number[][] = [];
    for (let x = 0; x <= mean * 3; x++)
      for (let y = x; x + y + y <= mean * 3; y++) triples.push([x, y, mean * 3 - x - y]);
    return {
      given: `Three whole numbers, none below 0, have the mean ${mean}.`,
      a: isSum ? 'their sum' : 'the middle one of the three',
      b: isSum ? String(3 * mean) : String(mean),
      differences: triples.map(([x = 0, y = 0, z = 0]) => (isSum ? x + y + z - 3 * mean : y - mean)),
      says: isSum ? `The sum is three times the mean, ${3 * mean}.` : 'A mean fixes the sum, not the middle number.',
      steps: isSum
        ? [`3 × ${mean} = ${3 * mean}.`]
        : [`${mean}, ${mean}, ${mean}: the middle one is ${mean}.`, `0, 1, ${3 * mean - 1}: the middle one is 1.`],
    };
  }),
  comparing(
    0.9,
    4,
    [3, 0, 3],
    hints('Draw two rectangles with this perimeter, one long and one nearly square.'),
    (random) => {
      const half = whole(random, 9, 16);
      const largest = (half * half) / 4;
      const isAbove = random() < 0.5;
      const area = isAbove ? Math.ceil(largest) + whole(random, 1, 4) : Math.floor(largest) - whole(random, 2, 10);
      const sides = Array.from({ length: half * 10 - 1 }, (_, index) => (index + 1) / 10);
      return {
        given: `A rectangle has a perimeter of ${2 * half} cm.`,
        a: isAbove ? `${area} cm²` : 'the area of the rectangle',
        b: isAbove ? 'the area of the rectangle' : `${area} cm²`,
        differences: sides.map((side) => (isAbove ? area - side * (half - side) : side * (half - side) - area)),
        says: `The sides add up to ${half} cm; the area can be near 0 and is at most ${largest} cm², for the square.`,
        steps: [
          `Sides of 1 cm and ${half - 1} cm: ${half - 1} cm².`,
          `Both sides ${half / 2} cm: ${largest} cm², against ${area} cm².`,
        ],
      };
    },
  ),
  comparing(1.6, 5, [3, 1, 0], hints('Ask what would be needed to work out the mean of all.'), (random) => {
    const [one, two] = [whole(random, 10, 20), whole(random, 22, 34)];
    const knowsSizes = random() < 0.6;
    const [m, n] = [whole(random, 2, 9), whole(random, 2, 9)];
    if (m === n) return undefined;
    const sizes = knowsSizes
      ? [[m, n] as const]
      : Array.from({ length: 20 }, (_, index) => [1 + index, 20 - index] as const);
    const middle = (one + two) / 2;
    return {
      given: knowsSizes
        ? `${m} people have a mean age of ${one}, and ${n} others a mean age of ${two}.`
        : `A group has a mean age of ${one}, another one a mean age of ${two}.`,
      a: 'the mean age of all of them together',
      b: String(middle),
      differences: sizes.map(([first, second]) => (first * one + second * two) / (first + second) - middle),
      says: knowsSizes
        ? `The group of ${Math.max(m, n)} counts for more, so the mean lies on its side of ${middle}.`
        : 'The mean of all depends on how many people each group has.',
      steps: knowsSizes
        ? [
            `(${m} × ${one} + ${n} × ${two}) ÷ ${m + n} is compared with ${middle}.`,
            `${m * one + n * two} against ${m + n} × ${middle} = ${(m + n) * middle}.`,
          ]
        : [
            `With a larger first group the mean is below ${middle}.`,
            `With a larger second group it is above ${middle}.`,
          ],
    };
  }),
];

export const measureModels = [
  modelOf({
    area: 'quantitative-comparison',
    subcategory: 'measures',
    slug: 'comparing-measures',
    title: 'Comparing lengths, times and means',
    concepts: ['measures', 'means', 'comparison'],
    reasoning: ['analytical', 'systematic'],
    rounds: 3,
    tasks,
  }),
];

function hints(procedural: string): Task['hints'] {
  return [
    'Before comparing, ask whether the facts given settle both quantities.',
    procedural,
    'If something is left open, try its extremes.',
    'Only a few quantities are bound together here.',
  ];
}
