import type { Random } from '../../../core/random.ts';
import { oneOf, several, whole } from '../../item-bank/items/services.ts';
import type { Known } from './computer-questions.ts';
import { practiceQuestions, testQuestions } from './computer-questions.ts';
import type { Task } from './early-models.ts';
import { questionModels, taskModels } from './early-models.ts';

const programs = taskModels(
  'early-computers',
  'step-by-step',
  'A computer follows steps',
  { easiest: -3.2, hardest: -1.6, concepts: ['early-programs'] },
  ({ random, level, isPractice }) => {
    const start = isPractice ? whole(random, 2, 6) : 0;
    const forward = whole(random, 4 + level, 7 + level);
    const back = whole(random, 1, 3 + Math.floor(level / 3));
    const again = level >= 4 ? whole(random, 2, 6) : 0;
    const answer = start + forward - back + again;
    if (back === again) return undefined;
    const last = again > 0 ? (isPractice ? ` Then it goes up ${again}.` : ` Then it goes ${again} steps forward.`) : '';
    return {
      stem: isPractice
        ? `A lift is at floor ${start}. It goes up ${forward}. Then it goes down ${back}.${last} At which floor does it stop?`
        : `A robot stands at 0. It goes ${forward} steps forward. Then it goes ${back} back.${last} Where does it stop?`,
      answer,
      wrong: [
        [start + forward + back + again, 'allForward'],
        ...(again > 0 ? [[answer - again, 'stepLeftOut'] as const] : [[start + forward, 'stepLeftOut'] as const]),
        [answer + 1, 'oneMore'],
        [answer - 1, 'oneLess'],
      ],
      explanation: `It does each step in turn. It stops at ${answer}.`,
      steps: [`Forward or up: ${start + forward}.`, `In the end: ${answer}.`],
      hints: {
        conceptual: 'A computer does exactly what each step says.',
        procedural: 'Do one step. Note where you are. Then do the next.',
        strategic: 'Draw a line with numbers, and move on it.',
        encouragement: 'One step at a time, like the robot.',
      },
    };
  },
);

/** Two kinds that differ in colour and in size, as a program that goes by one of them is shown. */
const kinds = {
  test: [
    ['apple', 'pear'],
    ['ball', 'cube'],
    ['cap', 'sock'],
    ['cup', 'plate'],
    ['kite', 'balloon'],
    ['shoe', 'glove'],
    ['lamp', 'clock'],
    ['fish', 'snail'],
  ],
  practice: [
    ['car', 'bus'],
    ['leaf', 'flower'],
    ['chair', 'table'],
    ['pen', 'book'],
    ['bag', 'box'],
    ['bird', 'bee'],
    ['tent', 'boat'],
    ['button', 'bead'],
    ['spoon', 'fork'],
    ['bike', 'truck'],
  ],
} as const;
const colours = ['red', 'green', 'blue', 'yellow'] as const;

const examples = taskModels(
  'early-computers',
  'learning-from-examples',
  'What a program learned from examples',
  { easiest: -3, hardest: -1.7, concepts: ['early-examples'] },
  ({ random, level, isPractice }) => {
    const [one, other] = kinds[isPractice ? 'practice' : 'test'][level] ?? ['apple', 'pear'];
    const [first, second] = several(random, colours, 2);
    // It goes by the colour; harder: the things named are those it never saw in this colour.
    const isSwapped = level >= 3;
    const shown = isSwapped ? `${second} ${one}` : `${oneOf(random, ['new', 'small', 'big'])} ${first} ${one}`;
    const answer = isSwapped ? other : one;
    return {
      stem: isPractice
        ? `A program looks at colours only. Each ${one} it saw was ${first}. Each ${other} was ${second}. What does it say to a ${shown}?`
        : `A program saw only ${first} ${one}s and ${second} ${other}s. It goes by colour. What does it call a ${shown}?`,
      answer: `A ${answer}`,
      onlyThese: true,
      wrong: [
        [`A ${isSwapped ? one : other}`, isSwapped ? 'knowsAll' : 'otherGroup'],
        ['Nothing', 'cannotAtAll'],
        ['It asks for help', 'likePerson'],
      ],
      explanation: `It goes by the colour. So it says ${answer}.`,
      steps: [`Look at the colour: ${isSwapped ? second : first}.`, `With this colour it saw: ${answer}.`],
      hints: {
        conceptual: 'A program can use only what it was shown.',
        procedural: 'Look at the colour. What had this colour before?',
        strategic: 'Forget what you know. Think like the program.',
        encouragement: 'Draw the things in their colours.',
      },
    };
  },
);

const weather: Readonly<Record<'test' | 'practice', readonly (readonly [string, string, string, string])[]>> = {
  test: [
    ['it rains', 'the sun shines', 'closes the roof', 'opens the roof'],
    ['it is dark', 'it is light', 'turns the lamp on', 'turns the lamp off'],
    ['it is cold', 'it is warm', 'starts the heater', 'stops the heater'],
  ],
  practice: [
    ['a ball comes', 'no ball comes', 'lifts its arm', 'lowers its arm'],
    ['a car comes', 'no car comes', 'shows red', 'shows green'],
    ['the bag is full', 'the bag is empty', 'drives home', 'drives on'],
  ],
};

const conditions = taskModels(
  'early-computers',
  'if-then',
  'If this, then that',
  { easiest: -3.6, hardest: -2, concepts: ['early-conditions'] },
  ({ random, level, isPractice }) => {
    const [when, otherwise, does, doesNot] = oneOf(random, weather[isPractice ? 'practice' : 'test']);
    const name = oneOf(random, ['Robi', 'Tik', 'Zap', 'Momo', 'Pip', 'Kiko']);
    const isTrue = level % 2 === 0;
    const times = level >= 4 ? whole(random, 2, 9) : 0;
    const told = `If ${when}, ${name} ${does}. If not, ${name} ${doesNot}.`;
    const now = isTrue ? when : otherwise;
    const answer = `It ${isTrue ? does : doesNot}`;
    return {
      stem: isPractice
        ? `Robot ${name} has a rule. ${told} Now ${now}${times ? `, ${times} times` : ''}. What will you see?`
        : `${told} Now ${now}${times ? ` for ${times} hours` : ''}. What does ${name} do?`,
      answer,
      onlyThese: true,
      wrong: [
        [`It ${isTrue ? doesNot : does}`, 'ruleBackwards'],
        ['It decides what it likes', 'likePerson'],
        [level % 4 < 2 ? 'It sulks' : 'It waits for its mood', 'likePerson'],
      ],
      explanation: `The rule says what happens: ${answer.toLowerCase()}.`,
      steps: [`Now ${now}.`, `${answer}.`],
      hints: {
        conceptual: 'A robot does what its rule says.',
        procedural: 'Find out which part of the rule is true now.',
        strategic: 'Cover the part that is not true now.',
        encouragement: 'Read the rule twice. It is short.',
      },
    };
  },
);

const repeats = taskModels(
  'early-computers',
  'doing-it-again',
  'Doing it again and again',
  { easiest: -3, hardest: -1.6, concepts: ['early-loops'] },
  ({ random, level, isPractice }) => {
    const times = whole(random, 2 + Math.floor(level / 3), 4 + Math.floor(level / 2));
    const each = whole(random, 2, 3 + level);
    const start = level >= 4 ? whole(random, 1, 9) : 0;
    const answer = start + times * each;
    if (times === each) return undefined;
    return {
      stem: isPractice
        ? `A printer makes ${each} stars in a line.${start ? ` ${start} stars are there already.` : ''} It makes ${times} lines. How many stars are there?`
        : `A robot${start ? ` stands at ${start}. It` : ''} jumps ${each} steps. It repeats this until it has jumped ${times} times. ${start ? 'Where does it stop?' : 'How many steps is that?'}`,
      answer,
      wrong: [
        [start + each, 'stepLeftOut'],
        [start + times + each, 'addsNumbers'],
        ...(start ? [[times * each, 'stepLeftOut'] as const] : []),
        [answer + each, 'stepTooFar'],
        [answer + 1, 'oneMore'],
      ],
      explanation: `It does the same ${times} times. The result is ${answer}.`,
      steps: [`${times} times ${each} is ${times * each}.`, `In the end: ${answer}.`],
      hints: {
        conceptual: 'To repeat means to do the same step again.',
        procedural: 'Count on by the same number each time.',
        strategic: 'Keep a finger up for each time.',
        encouragement: 'One round after the other.',
      },
    };
  },
);

const asTask =
  ({ because, ...question }: Known) =>
  (random: Random): Task => ({
    ...question,
    explanation: because,
    steps: [because],
    hints: {
      conceptual: 'A computer works with what it gets, and with its rules.',
      procedural: 'Ask: where would the computer get this from?',
      strategic: 'Leave out what only living things can do.',
      encouragement: oneOf(random, ['Think of a computer that you know.', 'Imagine that you are the computer.']),
    },
  });

const knowing = questionModels(
  'early-computers',
  'what-computers-know',
  'What a computer can and cannot know',
  { easiest: -3.4, hardest: -1.5, concepts: ['early-computers'] },
  { test: testQuestions.map(asTask), practice: practiceQuestions.map(asTask) },
);

export const computerTasks = [...programs, ...examples, ...conditions, ...repeats, ...knowing];
