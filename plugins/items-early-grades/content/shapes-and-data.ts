import { several, whole } from '../../item-bank/items/services.ts';
import { taskModels } from './early-models.ts';
import { bars, pictureRows, polygon, squares } from './pictures.ts';

const corners = taskModels(
  'early-shapes',
  'sides-and-corners',
  'Sides and corners',
  { easiest: -4, hardest: -2.8, concepts: ['early-shapes'] },
  ({ random, level, isPractice }) => {
    const sides = 3 + Math.min(level, 6);
    return {
      stem: isPractice ? 'Count the straight sides of this shape.' : 'How many corners does this shape have?',
      stimulus: [polygon(sides, random() * 6)],
      answer: sides,
      wrong: [
        [sides + 1, 'oneMore'],
        [sides - 1, 'oneLess'],
        [sides + 2, 'oneMore'],
      ],
      explanation: `The shape has ${sides} sides and ${sides} corners.`,
      steps: ['Start at one corner.', `Go around once: ${sides}.`],
      hints: {
        conceptual: 'Two sides meet at each corner.',
        procedural: 'Choose a corner to start from. Go around once.',
        strategic: 'Keep your finger where you started.',
        encouragement: 'Go slowly around the shape.',
      },
    };
  },
);

const areas = taskModels(
  'early-shapes',
  'grey-squares',
  'Counting squares of a shape',
  { easiest: -3.4, hardest: -2, concepts: ['early-area'] },
  ({ random, level, isPractice }) => {
    const width = whole(random, 4, 6);
    const height = 2 + Math.floor(level / 3);
    const filled = Array.from({ length: height }, () => whole(random, 1, width - 1));
    const grey = filled.reduce((sum, count) => sum + count, 0);
    const white = width * height - grey;
    const answer = isPractice ? white : grey;
    const other = isPractice ? grey : white;
    return {
      stem: isPractice ? 'A floor gets grey tiles. How many tiles are still missing?' : 'How many squares are grey?',
      stimulus: [squares(filled, width)],
      answer,
      wrong: [
        [other, 'gapsCounted'],
        [answer + 1, 'oneMore'],
        [answer - 1, 'oneLess'],
        [width + height, 'outsideCounted'],
        [answer + 2, 'oneMore'],
      ],
      explanation: `Row by row they are ${answer} together.`,
      steps: ['Count each row.', `Together: ${answer}.`],
      hints: {
        conceptual: 'All squares are the same size. So you can count them.',
        procedural: 'Count one row after the other.',
        strategic: 'Write down the number of each row.',
        encouragement: 'One row at a time is enough.',
      },
    };
  },
);

const kinds = ['cats', 'dogs', 'birds', 'fish'];
const fruits = ['plums', 'pears', 'figs', 'limes'];

const barTasks = taskModels(
  'early-data',
  'reading-bars',
  'Reading bars',
  { easiest: -3.3, hardest: -1.8, concepts: ['early-charts'] },
  ({ random, level, isPractice }) => {
    const names = isPractice ? fruits : kinds;
    const values = several(random, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4);
    const shown = names.map((name, at) => [name, values[at] ?? 0] as const);
    const [one, other] = several(random, shown, 2);
    if (!one || !other || one[1] - other[1] < 2) return undefined;
    const isDifference = level >= 4;
    const answer = isDifference ? one[1] - other[1] : one[1];
    const ask = isPractice
      ? isDifference
        ? `Compare ${one[0]} and ${other[0]}. How much larger is the first number?`
        : `Children picked fruit. How many ${one[0]} did they pick?`
      : isDifference
        ? `How many more children have ${one[0]} than ${other[0]}?`
        : `How many children have ${one[0]}?`;
    return {
      stem: ask,
      stimulus: [bars(shown)],
      answer,
      wrong: [
        [isDifference ? one[1] + other[1] : other[1], isDifference ? 'bothBars' : 'otherBar'],
        ...(isDifference ? [[one[1], 'otherBar'] as const] : []),
        [answer + 1, 'oneMore'],
        [answer - 1, 'oneLess'],
        [answer + 2, 'oneMore'],
      ],
      explanation: isDifference
        ? `The bars show ${one[1]} and ${other[1]}. That is ${answer} more.`
        : `The bar of ${one[0]} ends at ${answer}.`,
      steps: [`${one[0]}: ${one[1]}`, `The answer is ${answer}.`],
      hints: {
        conceptual: 'The taller a bar is, the larger its number.',
        procedural: 'Find the name below. Then go up to the end.',
        strategic: 'Look to the left to read the number.',
        encouragement: 'One bar after the other is enough.',
      },
    };
  },
);

const people = ['Ana', 'Bo', 'Cem', 'Dia', 'Eli', 'Fay', 'Gus', 'Hoa'];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const tableTasks = taskModels(
  'early-data',
  'reading-a-table',
  'Reading a table',
  { easiest: -3.2, hardest: -1.8, concepts: ['early-tables'] },
  ({ random, level, isPractice }) => {
    const names = isPractice ? several(random, days, 4) : several(random, people, 4);
    const top = 10 + 12 * level;
    const values = Array.from({ length: 4 }, () => whole(random, 2, top));
    if (new Set(values).size < 4) return undefined;
    const order = [...values].sort((one, other) => one - other);
    const wanted = isPractice ? order[0] : order[3];
    const nameOf = (value: number | undefined) => names[values.indexOf(value ?? -1)] ?? '';
    const opposite = isPractice ? order[3] : order[0];
    return {
      stem: isPractice ? 'A pool counts its guests. Which day had the fewest?' : 'Who read the most pages?',
      stimulus: [
        {
          kind: 'table',
          header: isPractice ? ['Day', 'Guests'] : ['Child', 'Pages'],
          rows: names.map((name, at) => [name, String(values[at] ?? 0)]),
        },
      ],
      answer: nameOf(wanted),
      wrong: [
        [nameOf(opposite), 'otherEnd'],
        [nameOf(order[1]), 'otherRow'],
        [nameOf(order[2]), 'otherRow'],
      ],
      explanation: `The number is ${wanted}. No other row has ${isPractice ? 'less' : 'more'}.`,
      steps: ['Compare the numbers of all rows.', `Find ${wanted}, and read the name.`],
      hints: {
        conceptual: 'Each row belongs to one name.',
        procedural: 'Compare the numbers two by two.',
        strategic: 'Keep the best one so far in mind.',
        encouragement: 'Read row by row. You can do it.',
      },
    };
  },
);

const pictureTasks = taskModels(
  'early-data',
  'picture-chart',
  'Charts made of pictures',
  { easiest: -3, hardest: -1.6, concepts: ['early-charts'] },
  ({ random, level, isPractice }) => {
    const each = level < 3 ? 2 : level < 6 ? 5 : 10;
    const names = several(random, isPractice ? days : people, 3);
    const rows = names.map((name) => [name, whole(random, 2, 7)] as const);
    const [one, other] = rows;
    if (!one || !other || one[1] === other[1]) return undefined;
    const answer = one[1] * each;
    const things = isPractice ? 'visits' : 'books';
    return {
      stem: `Each dot stands for ${each} ${things}. How many ${things} ${isPractice ? `were there on ${one[0]}` : `did ${one[0]} read`}?`,
      stimulus: [pictureRows(rows)],
      answer,
      wrong: [
        [one[1], 'onePicture'],
        [other[1] * each, 'otherRow'],
        [answer + each, 'oneMore'],
        [answer - each, 'oneLess'],
        [one[1] + each, 'addsNumbers'],
      ],
      explanation: `There are ${one[1]} dots. Each stands for ${each}. That is ${answer}.`,
      steps: [`Count the dots: ${one[1]}.`, `${one[1]} × ${each} = ${answer}`],
      hints: {
        conceptual: 'One dot stands for more than one thing.',
        procedural: `Count in steps of ${each}, one step for each dot.`,
        strategic: 'Find the right row first.',
        encouragement: 'Touch the dots while you count.',
      },
    };
  },
);

export const shapeTasks = [...corners, ...areas];
export const dataTasks = [...barTasks, ...tableTasks, ...pictureTasks];
