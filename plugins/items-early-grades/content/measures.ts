import { oneOf, whole } from '../../item-bank/items/services.ts';
import { taskModels } from './early-models.ts';
import { ruler } from './pictures.ts';

const lengths = taskModels(
  'early-measuring',
  'reading-a-ruler',
  'Reading a ruler',
  { easiest: -3.4, hardest: -2.1, concepts: ['early-length'] },
  ({ random, level, isPractice }) => {
    const from = level < 2 ? 0 : whole(random, 1, 5);
    const length = whole(random, 3, 7);
    const to = from + length;
    if (to > 12) return undefined;
    const name = isPractice ? 'ribbon' : oneOf(random, ['pencil', 'straw', 'stick', 'spoon']);
    const text = (number: number) => `${number} cm`;
    return {
      stem: isPractice ? 'A ribbon lies at a ruler. Find its length.' : `How long is the ${name} in the picture?`,
      stimulus: [ruler(from, to, name)],
      answer: text(length),
      wrong: [
        ...(from > 0 ? [[text(to), 'endMark'] as const] : []),
        [text(length + 1), 'countsMarks'],
        ...(from > 0 && from !== length ? [[text(from), 'startMark'] as const] : []),
        [text(length - 1), 'oneLess'],
        [text(length + 2), 'oneMore'],
      ],
      explanation: `It goes from ${from} to ${to}. That is ${length} steps of 1 cm.`,
      steps: [`${to} − ${from} = ${length}`],
      hints: {
        conceptual: 'A length is counted in steps of 1 cm.',
        procedural: 'Find the mark at the start first. It may not be zero.',
        strategic: 'Move along the ruler step by step. Count the steps.',
        encouragement: 'Use your finger on the screen, if you like.',
      },
    };
  },
);

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const times = taskModels(
  'early-measuring',
  'when-it-ends',
  'When something ends',
  { easiest: -3, hardest: -1.6, concepts: ['early-time'] },
  ({ random, level, isPractice }) => {
    const crosses = level >= 4;
    const hour = whole(random, 2, 9);
    const minute = oneOf(random, crosses ? [35, 40, 45, 50] : [0, 5, 10, 15]);
    const lasts = level < 2 ? oneOf(random, [20, 30]) : oneOf(random, [25, 35, 40]);
    const start = 60 * hour + minute;
    const end = start + lasts;
    if (crosses !== minute + lasts >= 60) return undefined;
    const thing = oneOf(random, ['film', 'game', 'show', 'lesson']);
    return {
      stem: isPractice
        ? `A bus leaves at ${clock(start)}. The ride takes ${lasts} minutes. When does the bus arrive?`
        : `A ${thing} starts at ${clock(start)}. It lasts ${lasts} minutes. When does it end?`,
      answer: clock(end),
      wrong: [
        [clock(crosses ? end - 60 : end + 60), 'hourForgotten'],
        [clock(start - lasts), 'timeBackwards'],
        [clock(end + 10), 'tenMore'],
        [clock(end - 10), 'tenLess'],
      ],
      explanation: `${lasts} minutes after ${clock(start)} it is ${clock(end)}.`,
      steps: ['An hour has 60 minutes.', `So it is ${clock(end)}.`],
      hints: {
        conceptual: 'Time goes on from the start.',
        procedural: 'Add ten minutes again and again.',
        strategic: 'Stop at the full hour, and go on from there.',
        encouragement: 'Think of the hands of a clock.',
      },
    };
  },
);

const money = taskModels(
  'early-measuring',
  'buying-several',
  'Buying several things',
  { easiest: -3, hardest: -1.7, concepts: ['early-multiplication', 'early-money'] },
  ({ random, level, isPractice }) => {
    const price = whole(random, 3 + level, 5 + level);
    const count = whole(random, 2 + Math.floor(level / 3), 4 + Math.floor(level / 2));
    const thing = oneOf(random, [
      ['ball', 'balls'],
      ['kite', 'kites'],
      ['book', 'books'],
      ['game', 'games'],
    ] as const);
    const given = 20 * Math.ceil((price * count + 1) / 20);
    const total = price * count;
    const answer = isPractice ? given - total : total;
    if (price === count || (isPractice && given > 100)) return undefined;
    const text = (amount: number) => `€${amount}`;
    return {
      stem: isPractice
        ? `Tickets cost ${text(price)} each. You need ${count} and pay with ${text(given)}. How much do you get back?`
        : `One ${thing[0]} costs ${text(price)}. You buy ${count} ${thing[1]}. How much do you pay?`,
      answer: text(answer),
      wrong: isPractice
        ? [
            [text(total), 'otherOperation'],
            [text(given - price), 'priceOfOne'],
            [text(answer + 10), 'tenMore'],
            [text(answer + 1), 'oneMore'],
          ]
        : [
            [text(price + count), 'addsNumbers'],
            [text(total - price), 'stepLeftOut'],
            [text(total + price), 'stepTooFar'],
            [text(price), 'priceOfOne'],
          ],
      explanation: isPractice
        ? `They cost ${text(total)} together. You get ${text(answer)} back.`
        : `There are ${count} at ${text(price)} each. Together they cost ${text(total)}.`,
      steps: [`${count} × ${price} = ${total}`, `The answer is ${text(answer)}.`],
      hints: {
        conceptual: 'Each one has its price. The price comes again for each.',
        procedural: 'Add the price once for every one that you buy.',
        strategic: 'Find the price of two first.',
        encouragement: 'You can count with your fingers.',
      },
    };
  },
);

export const measureTasks = [...lengths, ...times, ...money];
