import { oneOf, whole } from '../../item-bank/items/services.ts';
import { taskModels } from './early-models.ts';
import { balls } from './pictures.ts';

const counting = taskModels(
  'early-number',
  'counting',
  'Counting things in a picture',
  { easiest: -4, hardest: -3, concepts: ['early-counting'] },
  ({ random, level, isPractice }) => {
    const count = 6 + 2 * level + whole(random, 0, 1);
    const name = isPractice ? 'dots' : oneOf(random, ['balls', 'buttons', 'beads', 'coins']);
    return {
      stem: isPractice ? 'Here are some dots. How many do you find?' : `How many ${name} are in the picture?`,
      stimulus: [balls(count, name)],
      answer: count,
      wrong: [
        [count + 1, 'oneMore'],
        [count - 1, 'oneLess'],
        [count - 5, 'oneRow'],
        [count + 2, 'oneMore'],
      ],
      explanation: `Each full row has 5. All rows together have ${count}.`,
      steps: ['Count the full rows in fives.', `Then count on to ${count}.`],
      hints: {
        conceptual: 'Every thing counts once. None is left out.',
        procedural: 'A full row has 5. Count the full rows first.',
        strategic: 'Touch each thing while you count.',
        encouragement: 'Take your time. You can count it twice.',
      },
    };
  },
);

const things = [
  ['shells', 'finds'],
  ['stickers', 'gets'],
  ['cards', 'wins'],
  ['pens', 'buys'],
] as const;

const adding = taskModels(
  'early-number',
  'adding-and-taking-away',
  'Adding and taking away',
  { easiest: -3.8, hardest: -2, concepts: ['early-addition', 'early-subtraction'] },
  ({ random, level, isPractice }) => {
    const [thing, verb] = oneOf(random, things);
    const name = oneOf(random, ['Mia', 'Ali', 'Noa', 'Ben', 'Lin', 'Zoe']);
    const first = whole(random, 8 + 7 * level, 14 + 8 * level);
    const second = whole(random, 3 + 2 * level, 6 + 3 * level);
    const answer = isPractice ? first - second : first + second;
    if (isPractice && level < 5 !== first % 10 >= second % 10) return undefined;
    return {
      stem: isPractice
        ? `A bag holds ${first} nuts. Birds eat ${second} of them. How many nuts are left?`
        : `${name} has ${first} ${thing}. Then ${name} ${verb} ${second} more. How many ${thing} are there now?`,
      answer,
      wrong: [
        [isPractice ? first + second : first - second, 'otherOperation'],
        [answer - 10, 'tenLess'],
        [answer + 1, 'oneMore'],
        [answer + 10, 'tenMore'],
      ],
      explanation: isPractice
        ? `We take ${second} away from ${first}. The result is ${answer}.`
        : `${first} and ${second} together make ${answer}.`,
      steps: [isPractice ? `${first} − ${second} = ${answer}` : `${first} + ${second} = ${answer}`],
      hints: {
        conceptual: 'Do things come to it, or do they go away?',
        procedural: 'Go to the next full ten first.',
        strategic: 'Think: is your result larger or smaller than before?',
        encouragement: 'You can draw small lines to help you.',
      },
    };
  },
);

const comparing = taskModels(
  'early-number',
  'comparing-numbers',
  'Comparing numbers',
  { easiest: -3.2, hardest: -1.9, concepts: ['early-place-value'] },
  ({ random, level, isPractice }) => {
    const low = level < 3 ? 2 : 10;
    const tens = whole(random, low, level < 3 ? 8 : 88);
    const numbers = new Set([10 * tens + whole(random, 0, 4), 10 * (tens + 1) + whole(random, 0, 3)]);
    numbers.add(10 * tens + whole(random, 5, 9));
    numbers.add(10 * (tens - 1) + 9);
    if (numbers.size < 4) return undefined;
    const sorted = [...numbers].sort((one, other) => one - other);
    const isSecond = level % 2 === 1;
    const answer = sorted[isPractice ? (isSecond ? 1 : 0) : isSecond ? 2 : 3] as number;
    const place = isSecond ? 'second-' : '';
    const others = sorted.filter((number) => number !== answer);
    return {
      stem: isPractice
        ? `Four numbers are on cards. Which one is the ${place}smallest?`
        : `Which of these numbers is the ${place}largest?`,
      stimulus: [{ kind: 'text', text: `${[sorted[1], sorted[3], sorted[0], sorted[2]].join('   ')}` }],
      answer,
      onlyThese: true,
      wrong: others
        .reverse()
        .map((number) => [number, number === (isPractice ? sorted[3] : sorted[0]) ? 'otherEnd' : 'lastDigit'] as const),
      explanation: `Compare the hundreds first, then the tens, then the ones. ${answer} is it.`,
      steps: ['Compare the first digits.', 'Where they are the same, compare the next ones.'],
      hints: {
        conceptual: 'A digit counts more the further left it stands.',
        procedural: 'Compare the digits from left to right.',
        strategic: 'Cross out one number after the other.',
        encouragement: 'Look at two numbers at a time.',
      },
    };
  },
);

export const numberTasks = [...counting, ...adding, ...comparing];
