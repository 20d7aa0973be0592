import { oneOf, several } from '../../item-bank/items/services.ts';
import { taskModels } from './early-models.ts';

const groups = {
  animals: ['dog', 'cow', 'sheep', 'goat', 'horse'],
  vehicles: ['car', 'bus', 'train', 'bike', 'boat'],
  fruit: ['apple', 'pear', 'banana', 'cherry', 'plum'],
  tools: ['hammer', 'saw', 'spade', 'drill', 'rake'],
  colours: ['red', 'blue', 'green', 'yellow', 'brown'],
  clothes: ['shirt', 'sock', 'coat', 'hat', 'scarf'],
  body: ['arm', 'leg', 'nose', 'ear', 'knee'],
  shapes: ['circle', 'square', 'triangle', 'star', 'oval'],
  days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Sunday'],
  months: ['March', 'April', 'July', 'October', 'December'],
  birds: ['owl', 'duck', 'robin', 'crow', 'swan'],
  fish: ['shark', 'salmon', 'tuna', 'trout', 'cod'],
} as const;
type Group = keyof typeof groups;

/** From groups that differ in everything to groups that are close. */
const pairs: readonly (readonly [Group, Group])[] = [
  ['animals', 'vehicles'],
  ['fruit', 'tools'],
  ['colours', 'clothes'],
  ['body', 'fruit'],
  ['tools', 'clothes'],
  ['shapes', 'colours'],
  ['animals', 'fish'],
  ['birds', 'fish'],
  ['days', 'months'],
  ['months', 'days'],
];

const oddOneOut = taskModels(
  'early-sorting-and-rules',
  'belongs-together',
  'What belongs together',
  { easiest: -3.9, hardest: -2.2, concepts: ['early-sorting'] },
  ({ random, level, isPractice }) => {
    const [group, other] = pairs[level] ?? ['animals', 'vehicles'];
    const [one, two, three, four] = several(random, groups[group], 4);
    if (!one || !two || !three || !four) return undefined;
    const odd = several(random, groups[other], 3);
    return {
      stem: isPractice
        ? `These belong together: ${one}, ${two}, ${three}. Which word belongs to them?`
        : 'Three words belong together. Which one does not?',
      answer: isPractice ? four : (odd[0] ?? ''),
      onlyThese: true,
      wrong: (isPractice ? odd : [one, two, three]).map((word) => [word, isPractice ? 'otherGroup' : 'sameGroup']),
      explanation: isPractice ? `It is one more of the same kind: ${four}.` : `It is another kind of thing: ${odd[0]}.`,
      steps: ['Say what the words have in common.', 'Test each word.'],
      hints: {
        conceptual: 'Words of a group name the same kind of thing.',
        procedural: 'Say one thing that is true for three words.',
        strategic: 'Put two words together first. Then find the third.',
        encouragement: 'Read the words aloud, one by one.',
      },
    };
  },
);

const names = ['Ana', 'Bo', 'Cem', 'Dia', 'Eli', 'Fay', 'Gus', 'Hoa', 'Ida', 'Jon'];

/** What is compared: how two are told apart, and who is asked for. */
const comparisons: Readonly<
  Record<'test' | 'practice', readonly Readonly<Record<'more' | 'most' | 'least', string>>[]>
> = {
  test: [
    { more: 'taller than', most: 'tallest', least: 'smallest' },
    { more: 'older than', most: 'oldest', least: 'youngest' },
  ],
  practice: [
    { more: 'faster than', most: 'fastest', least: 'slowest' },
    { more: 'stronger than', most: 'strongest', least: 'weakest' },
  ],
};

const clues = taskModels(
  'early-sorting-and-rules',
  'putting-in-order',
  'Putting in order from clues',
  { easiest: -2.9, hardest: -1.6, concepts: ['early-order'] },
  ({ random, level, isPractice }) => {
    const words = oneOf(random, comparisons[isPractice ? 'practice' : 'test']);
    const order = several(random, names, 4);
    const [first, second, third, last] = order;
    if (!first || !second || !third || !last) return undefined;
    const told = [
      `${first} is ${words.more} ${second}.`,
      `${second} is ${words.more} ${third}.`,
      `${third} is ${words.more} ${last}.`,
    ];
    // In order, then with the clues turned round.
    const shown = level < 3 ? told : several(random, told, 3);
    const isMost = level % 2 === 0;
    const answer = isMost ? first : last;
    return {
      stem: `${shown.join(' ')} Who is the ${isMost ? words.most : words.least}?`,
      answer,
      onlyThese: true,
      wrong: order
        .filter((name) => name !== answer)
        .map((name) => [name, name === (isMost ? last : first) ? 'otherEnd' : 'middleOfOrder'] as const)
        .reverse(),
      explanation: `The order is ${order.join(', ')}.`,
      steps: [`Put them in a row: ${order.join(', ')}.`, `The answer is ${answer}.`],
      hints: {
        conceptual: 'Each clue puts two children in order.',
        procedural: 'Write the names in a row. Use one clue after the other.',
        strategic: 'Look for the child nobody comes before.',
        encouragement: 'Draw small people, if you like.',
      },
    };
  },
);

export const orderTasks = [...oddOneOut, ...clues];
