import type { MisconceptionId } from './misconceptions.ts';

type Choice = readonly [text: string, idea: MisconceptionId];
export interface Known {
  readonly stem: string;
  readonly answer: string;
  readonly wrong: readonly [Choice, Choice, Choice];
  readonly because: string;
}

export const testQuestions: readonly Known[] = [
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
  {
    stem: 'A phone opens when it sees your face. What does it compare?',
    answer: 'Your face with a stored picture',
    wrong: [
      ['Your voice with your name', 'knowsAll'],
      ['How much it likes you', 'likePerson'],
      ['Nothing, it just knows you', 'knowsAll'],
    ],
    because: 'It stored a picture of your face before.',
  },
  {
    stem: 'A computer drew a cat with five legs. Why can that happen?',
    answer: 'It does not know what legs are for',
    wrong: [
      ['It wanted to make a joke', 'likePerson'],
      ['It saw such a cat outside', 'likePerson'],
      ['Five legs must be right', 'neverWrong'],
    ],
    because: 'It puts together parts of pictures. It does not know cats.',
  },
  {
    stem: 'Which job can a computer do alone?',
    answer: 'Put 500 numbers in order',
    wrong: [
      ['Comfort a sad child', 'likePerson'],
      ['Decide what is fair', 'likePerson'],
      ['Enjoy a birthday party', 'likePerson'],
    ],
    because: 'Putting numbers in order needs only clear steps.',
  },
  {
    stem: 'A shop’s computer says you bought shoes. You did not. What happened?',
    answer: 'Somebody typed something wrong',
    wrong: [
      ['The computer made it up for fun', 'likePerson'],
      ['You forgot it, computers are right', 'neverWrong'],
      ['The computer wanted shoes', 'likePerson'],
    ],
    because: 'A computer keeps what it is given, mistakes too.',
  },
  {
    stem: 'Two people ask a chat program the same question. The answers differ. Why?',
    answer: 'It puts its words together anew',
    wrong: [
      ['It likes one person more', 'likePerson'],
      ['Both people heard wrong', 'neverWrong'],
      ['It has changed its mind', 'likePerson'],
    ],
    because: 'It chooses words each time, partly by chance.',
  },
  {
    stem: 'A program learned from old photos only. What will it find hard?',
    answer: 'Things that are new today',
    wrong: [
      ['Things in old photos', 'cannotAtAll'],
      ['Counting the photos', 'cannotAtAll'],
      ['Nothing, it has learned enough', 'knowsAll'],
    ],
    because: 'It never saw new things in its examples.',
  },
];

export const practiceQuestions: readonly Known[] = [
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
