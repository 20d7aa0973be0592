import { oneOf, whole } from '../../item-bank/items/services.ts';
import { taskModels } from './early-models.ts';
import type { MisconceptionId } from './misconceptions.ts';

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

type Choice = readonly [text: string, idea: MisconceptionId];
interface Known {
  readonly stem: string;
  readonly answer: string;
  readonly wrong: readonly [Choice, Choice, Choice];
  readonly because: string;
}

const test: readonly Known[] = [
  {
    stem: 'What can a calculator do very well?',
    answer: 'Add many numbers fast',
    wrong: [
      ['Feel proud of you', 'likePerson'],
      ['Choose a friend for you', 'likePerson'],
      ['Guess your secret wish', 'knowsAll'],
    ],
    because: 'A calculator works with numbers. It does not feel.',
  },
  {
    stem: 'A tablet has no camera. What can it not know?',
    answer: 'The colour of your shirt',
    wrong: [
      ['The result of 20 + 30', 'cannotAtAll'],
      ['The words you type', 'cannotAtAll'],
      ['Which button you touch', 'cannotAtAll'],
    ],
    because: 'Without a camera it gets no picture of you.',
  },
  {
    stem: 'A program knows pictures of cats and dogs only. It sees a horse. What may happen?',
    answer: 'It calls the horse a dog',
    wrong: [
      ['It asks its mother', 'likePerson'],
      ['It knows every animal anyway', 'knowsAll'],
      ['It gets scared and hides', 'likePerson'],
    ],
    because: 'It has learned two names only. So it may use one of them.',
  },
  {
    stem: 'How does a computer learn to tell apples from pears?',
    answer: 'From many pictures with names',
    wrong: [
      ['It tastes the fruit', 'likePerson'],
      ['It knows it from the start', 'knowsAll'],
      ['It dreams about fruit', 'likePerson'],
    ],
    because: 'People show it many examples, with the right names.',
  },
  {
    stem: 'A chat program tells you a fact about whales. What is a good idea?',
    answer: 'Check it in a book as well',
    wrong: [
      ['Believe it, as it is a computer', 'neverWrong'],
      ['Ask it if it is sad', 'likePerson'],
      ['Never use a computer again', 'cannotAtAll'],
    ],
    because: 'Chat programs can be wrong. A second source helps.',
  },
  {
    stem: 'A robot has seen only red balls. It must fetch a ball. Which one may it miss?',
    answer: 'A blue ball',
    wrong: [
      ['A big red ball', 'cannotAtAll'],
      ['A small red ball', 'cannotAtAll'],
      ['None, as it knows all balls', 'knowsAll'],
    ],
    because: 'All its examples were red. Blue is new to it.',
  },
  {
    stem: 'A music app plays songs like those you played. How does it choose?',
    answer: 'It uses what you played before',
    wrong: [
      ['It hears your thoughts', 'knowsAll'],
      ['It likes the same songs', 'likePerson'],
      ['It asks your best friend', 'likePerson'],
    ],
    because: 'It compares songs with the ones you played.',
  },
  {
    stem: 'The steps say: put on shoes, then socks. What does a robot do?',
    answer: 'It puts on the shoes first',
    wrong: [
      ['It laughs and starts again', 'likePerson'],
      ['It mends the steps itself', 'knowsAll'],
      ['It puts on the socks first', 'knowsAll'],
    ],
    because: 'A robot follows the steps as they are written.',
  },
];

const practice: readonly Known[] = [
  {
    stem: 'Which of these needs a person?',
    answer: 'Being a good friend',
    wrong: [
      ['Sorting 1,000 names', 'cannotAtAll'],
      ['Counting clicks', 'cannotAtAll'],
      ['Showing the time', 'cannotAtAll'],
    ],
    because: 'Friends care for each other. A computer does not feel.',
  },
  {
    stem: 'A robot vacuum stops in front of a step. Why?',
    answer: 'A sensor measured the edge',
    wrong: [
      ['It is afraid of heights', 'likePerson'],
      ['It knows every house', 'knowsAll'],
      ['It feels tired now', 'likePerson'],
    ],
    because: 'A sensor measures. A program then stops the wheels.',
  },
  {
    stem: 'A weather app says: no rain today. Then it rains. What does that show?',
    answer: 'A forecast can be wrong',
    wrong: [
      ['The app told a lie', 'likePerson'],
      ['It did not rain', 'neverWrong'],
      ['The app was in a bad mood', 'likePerson'],
    ],
    because: 'A forecast is a good guess from data.',
  },
  {
    stem: 'You type “huose”. The computer marks the word. How does it know?',
    answer: 'The word is not in its list',
    wrong: [
      ['It thought about houses', 'likePerson'],
      ['It read your mind', 'knowsAll'],
      ['It went to school', 'likePerson'],
    ],
    because: 'It compares each word with a list of words.',
  },
  {
    stem: 'What should you not tell a chat program?',
    answer: 'Your home address',
    wrong: [
      ['A question about stars', 'neverWrong'],
      ['A sum to check', 'cannotAtAll'],
      ['A word to spell', 'cannotAtAll'],
    ],
    because: 'Your address is private. You do not know who reads it.',
  },
  {
    stem: 'A game gets faster when you win. Why?',
    answer: 'A rule in the program says so',
    wrong: [
      ['The game is angry', 'likePerson'],
      ['It wants to beat you', 'likePerson'],
      ['It knows you are good at all games', 'knowsAll'],
    ],
    because: 'People wrote the rule into the program.',
  },
  {
    stem: 'A voice helper does not understand a new word. What helps it most?',
    answer: 'Many recordings of that word',
    wrong: [
      ['Waiting until it grows up', 'likePerson'],
      ['Saying please to it', 'likePerson'],
      ['Nothing, it knows all words', 'knowsAll'],
    ],
    because: 'It learns words from examples.',
  },
  {
    stem: 'Who made the rules of a computer game?',
    answer: 'The people who wrote it',
    wrong: [
      ['The screen made them', 'likePerson'],
      ['The computer wished for them', 'likePerson'],
      ['Nobody, they were always there', 'knowsAll'],
    ],
    because: 'People write programs, and programs hold the rules.',
  },
  {
    stem: 'A plant app knows 10 plants. Your plant is new to it. What is true?',
    answer: 'Its answer may be wrong',
    wrong: [
      ['It always finds the name', 'neverWrong'],
      ['It will smell the plant', 'likePerson'],
      ['It calls a gardener', 'knowsAll'],
    ],
    because: 'It can name only the plants it was shown.',
  },
  {
    stem: 'A camera counts cars at night. It misses dark cars. What would help?',
    answer: 'Teaching it with night pictures',
    wrong: [
      ['Telling it to try harder', 'likePerson'],
      ['Trusting its number anyway', 'neverWrong'],
      ['Giving it a rest', 'likePerson'],
    ],
    because: 'It needs examples like those it will meet.',
  },
];

const knowing = taskModels(
  'early-computers',
  'what-computers-know',
  'What a computer can and cannot know',
  { easiest: -3.4, hardest: -1.5, concepts: ['early-computers'] },
  ({ random, level, isPractice }) => {
    const known = (isPractice ? practice : test)[level];
    if (!known) throw new Error(`There is no question ${level}`);
    return {
      ...known,
      explanation: known.because,
      steps: [known.because],
      hints: {
        conceptual: 'A computer works with what it gets, and with its rules.',
        procedural: 'Ask: where would the computer get this from?',
        strategic: 'Leave out what only living things can do.',
        encouragement: oneOf(random, ['Think of a computer that you know.', 'Imagine that you are the computer.']),
      },
    };
  },
);

export const computerTasks = [...programs, ...knowing];
