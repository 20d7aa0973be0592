import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Words that may come next, with probabilities in per cent. */
type Next = Record<string, number>;

function table(start: string, next: Next): BlockDraft {
  return {
    kind: 'table',
    caption: `After “${start}”`,
    header: ['Next word', 'Probability'],
    rows: Object.entries(next).map(([word, probability]) => [word, `${figure(probability)}%`]),
  };
}

function likeliest(next: Next): string {
  return Object.entries(next).reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

const hints = {
  conceptual:
    'A language model writes one word at a time. For each it has a probability for every word that could follow.',
  procedural: 'Find the row of the word in question, and note its probability before you do anything else with it.',
  strategic: 'Ask whether the model takes the likeliest word or draws by chance; the two lead to different texts.',
  encouragement: 'The table gives all the numbers. You only have to decide what is done with them.',
};

function greedyQuestion(start: string, next: Next, story: string): Question {
  const answer = likeliest(next);
  const words = Object.keys(next);
  const lure = (word: string) => {
    if (word === words[0]) return idea.firstInListTaken;
    return (next[word] ?? 0) === Math.min(...Object.values(next)) ? idea.surpriseWanted : idea.senseDecides;
  };
  return {
    stem: `${story} It always continues with the most probable word. Which word does it write after “${start}”?`,
    stimulus: [table(start, next)],
    answer,
    distractors: words.filter((word) => word !== answer).map((word) => wrong(word, lure(word))),
    explanation: `With this rule the highest probability decides, and that is the ${figure(next[answer] ?? 0)}% of “${answer}”.`,
    steps: [`The highest probability in the table is ${figure(next[answer] ?? 0)}%.`, `It belongs to “${answer}”.`],
    hints: { ...hints, procedural: 'Look down the column of probabilities for the largest number.' },
    features: { steps: 1, abstraction: 0, closeness: 0, load: 1 },
    reasoning: ['intuitive'],
  };
}

function drawnQuestion(start: string, next: Next, word: string, times: number): Question {
  const share = next[word] ?? 0;
  const answer = figure((times * share) / 100);
  return {
    stem: `A language model draws each next word by chance, with the probabilities of the table. It continues “${start}” ${times} times. About how often does “${word}” come next?`,
    stimulus: [table(start, next)],
    answer: `about ${answer} times`,
    distractors: distinct(`about ${answer} times`, [
      wrong(`all ${times} times`, idea.likeliestAlways),
      wrong(`about ${figure(share)} times`, idea.percentTakenForCount),
      wrong(`about ${figure(times / Object.keys(next).length)} times`, idea.equalChances),
      wrong('never', idea.likeliestAlways),
    ]),
    explanation: `Over many draws a word comes up about as often as its probability says: ${figure(share)}% of ${times} is ${answer}.`,
    steps: [`“${word}” has the probability ${figure(share)}%.`, `${figure(share)}% of ${times} = ${answer}.`],
    hints,
    features: { steps: 2, abstraction: 1, closeness: 1, load: 1 },
  };
}

function chainQuestion(start: string, first: Next, word: string, second: Next, then: string): Question {
  const one = first[word] ?? 0;
  const two = second[then] ?? 0;
  const answer = `${figure((one * two) / 100)}%`;
  return {
    stem: `A language model draws each next word by chance. How likely is it that it continues “${start}” with “${word} ${then}”?`,
    stimulus: [table(start, first), table(`${start} ${word}`, second)],
    answer,
    distractors: distinct(
      answer,
      [
        wrong(`${figure(two)}%`, idea.onlyLastWordCounts),
        wrong(`${figure((one + two) / 2)}%`, idea.probabilitiesAveraged),
        wrong(`${figure(one + two)}%`, idea.probabilitiesAdded),
        wrong(`${figure(one)}%`, idea.onlyFirstWordCounts),
      ].filter(({ text }) => Number.parseFloat(text) <= 100),
    ),
    explanation: `“${word}” comes in ${figure(one)}% of cases, and in ${figure(two)}% of those “${then}” follows: ${figure(one)}% × ${figure(two)}% = ${answer}.`,
    steps: [
      `After “${start}”: “${word}” with ${figure(one)}%.`,
      `After “${start} ${word}”: “${then}” with ${figure(two)}%.`,
      `Both in a row: ${figure(one / 100)} × ${figure(two / 100)} = ${figure((one * two) / 10_000, 4)}, that is ${answer}.`,
    ],
    hints: {
      ...hints,
      procedural:
        'Find the probability of the first word, then that of the second one after it, and think of what share of a share is.',
    },
    features: { steps: 3, abstraction: 1, closeness: 2, load: 1 },
  };
}

const harbour = { boats: 45, wind: 30, gulls: 15, music: 10 };
const bread = { fresh: 25, warm: 40, dark: 20, expensive: 15 };
const train = { late: 20, full: 50, empty: 5, cold: 25 };

/** Choosing, drawing and chaining next words from tables of probabilities. */
export const nextWord = questionList({
  id: 'next-word',
  contentArea: 'language-models',
  title: 'Probabilities of the next word',
  discrimination: 1.4,
  concepts: ['next-word-prediction', 'sampling'],
  reasoning: ['analytical'],
  questions: [
    greedyQuestion(
      'In the harbour we heard',
      { wind: 30, boats: 45, gulls: 15, music: 10 },
      'A language model writes a travel report.',
    ),
    greedyQuestion('The bread was', bread, 'A language model writes a story about a bakery.'),
    greedyQuestion('The bus to Accra was', train, 'A language model completes messages.'),
    drawnQuestion('In the harbour we heard', harbour, 'gulls', 200),
    drawnQuestion('The bread was', { fresh: 25, warm: 35, dark: 30, costly: 10 }, 'dark', 40),
    chainQuestion(
      'At dawn the',
      { valley: 40, city: 50, sea: 10 },
      'valley',
      { slept: 20, shone: 70, shook: 10 },
      'shone',
    ),
    chainQuestion(
      'She opened the',
      { door: 60, letter: 30, box: 10 },
      'letter',
      { slowly: 50, again: 40, there: 10 },
      'slowly',
    ),
    {
      stem: 'A program should find the most probable continuation of two words for “The king”. Which one is it?',
      stimulus: [
        {
          kind: 'table',
          caption: 'After “The king”',
          header: ['Next word', 'Probability'],
          rows: [
            ['was', '50%'],
            ['rode', '40%'],
            ['sang', '10%'],
          ],
        },
        {
          kind: 'table',
          caption: 'The word after that',
          header: ['After', 'Most probable word', 'Probability'],
          rows: [
            ['was', 'old', '30%'],
            ['rode', 'home', '60%'],
            ['sang', 'loudly', '90%'],
          ],
        },
      ],
      answer: 'rode home',
      distractors: [
        wrong('was old', idea.greedyIsBest),
        wrong('sang loudly', idea.onlyLastWordCounts),
        wrong('was home', idea.wordsMixedAcrossBranches),
      ],
      explanation:
        'The products are 0.5 × 0.3 = 15% for “was old”, 0.4 × 0.6 = 24% for “rode home” and 0.1 × 0.9 = 9% for “sang loudly”. The likeliest first word does not begin the likeliest pair.',
      steps: ['was old: 0.50 × 0.30 = 0.15.', 'rode home: 0.40 × 0.60 = 0.24.', 'sang loudly: 0.10 × 0.90 = 0.09.'],
      hints: {
        conceptual: 'The best pair of words need not begin with the best single word.',
        procedural: 'Follow each first word to its best second word and multiply.',
        strategic: 'Make a short list of whole continuations with their probabilities before you compare.',
        encouragement: 'Three products stand between you and the answer.',
      },
      reasoning: ['systematic'],
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'A language model keeps only the two most probable next words and scales their probabilities so that they add up to 100%. What is then the probability of “forest”?',
      stimulus: [table('They walked through the', { forest: 45, town: 30, snow: 15, night: 10 })],
      answer: '60%',
      distractors: [
        wrong('45%', idea.probabilityUnchanged),
        wrong('70%', idea.restGivenToBest),
        wrong('50%', idea.equalChances),
      ],
      explanation: '“forest” and “town” have 45% and 30%, together 75%. Of these, “forest” has 45 ÷ 75 = 60%.',
      steps: [
        'Kept: forest 45% and town 30%, together 75%.',
        'Scaled: 45 ÷ 75 = 0.6.',
        'So “forest” comes with 60%, “town” with 40%.',
      ],
      hints: {
        conceptual:
          'After words have been struck off, the others must share the whole, in the proportion that they had.',
        procedural: 'Add the probabilities of the kept words; that sum is the new whole.',
        strategic: 'Check that the two new probabilities add up to 100% and are in the old proportion.',
        encouragement: 'It is the same as shares of a smaller cake.',
      },
      features: { steps: 3, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'A language model draws only from the smallest set of most probable words whose probabilities add up to at least 85%. From how many words does it draw here?',
      stimulus: [table('The old map showed a', { river: 40, road: 25, lake: 12, wall: 10, tower: 8, cave: 5 })],
      answer: '4',
      distractors: [
        wrong('3', idea.limitNotReached),
        wrong('5', idea.oneWordTooMany),
        wrong('2', idea.singleLimitUsed),
      ],
      order: ['2', '3', '4', '5'],
      explanation: 'From the top: 40%, 65%, 77%, 87%. The fourth word brings the sum over 85%, so four words are kept.',
      steps: ['river: 40%.', 'road: 65%.', 'lake: 77%, not yet 85%.', 'wall: 87%, enough. Four words.'],
      hints: {
        conceptual: 'The set grows from the most probable word downwards until it covers enough.',
        procedural: 'Add the probabilities from the top, one after the other, and watch the running sum.',
        strategic: 'The word that takes the sum over the limit still belongs to the set.',
        encouragement: 'A short running sum, nothing more.',
      },
      reasoning: ['systematic'],
      features: { steps: 4, abstraction: 1, closeness: 3, load: 1 },
    },
    {
      stem: 'How surprised a model is by a word is measured in bits: probability 1/2 gives 1 bit, 1/4 gives 2 bits, 1/8 gives 3 bits, and so on. Two models read the same four words. Which statement is right?',
      stimulus: [
        {
          kind: 'table',
          header: ['Probability given to', 'word 1', 'word 2', 'word 3', 'word 4'],
          rows: [
            ['Model G', '1/2', '1/4', '1/4', '1/8'],
            ['Model H', '1/2', '1/2', '1/2', '1/64'],
          ],
        },
      ],
      answer: 'G is less surprised on average: 2 against 2.25 bits.',
      distractors: [
        wrong('H is less surprised on average: 1 against 1.75 bits.', idea.rareWordLeftOut),
        wrong('H is less surprised on average: it had three good guesses.', idea.countOfGoodGuesses),
        wrong('Both are equally surprised on average: 2 bits each.', idea.bitsMiscounted),
      ],
      explanation:
        'G has 1 + 2 + 2 + 3 = 8 bits, H has 1 + 1 + 1 + 6 = 9 bits, so 2 and 2.25 bits a word. One very improbable word outweighs three good guesses.',
      steps: [
        'G: 1, 2, 2 and 3 bits, together 8, mean 2.',
        'H: 1, 1, 1 and 6 bits (1/64 = 1/2⁶), together 9, mean 2.25.',
        '2 is less than 2.25.',
      ],
      hints: {
        conceptual: 'A model is judged by the probability that it gave to what really came, over all words.',
        procedural:
          'Turn each probability into bits by counting how often 2 is multiplied in the denominator, then average.',
        strategic: 'Do not let the good guesses dazzle you: look at the worst one as well.',
        encouragement: 'Only powers of two occur, so everything can be counted on fingers.',
      },
      concepts: ['next-word-prediction', 'surprise', 'entropy'],
      features: { steps: 5, abstraction: 3, closeness: 3, load: 1 },
    },
    {
      stem: 'A model gives the words of a sentence of three words the probabilities 1/2, 1/4 and 1/8, each given the words before. Its perplexity is 2 to the power of the average number of bits (1/2: 1 bit, 1/4: 2 bits, 1/8: 3 bits). What is it, and what does it say?',
      answer: '4: as unsure as between 4 equal words',
      distractors: [
        wrong('2: as unsure as between 2 equal words', idea.bitsForPerplexity),
        wrong('64: as unsure as between 64 equal words', idea.totalForAverage),
        wrong('6: as unsure as between 6 equal words', idea.sumOfBitsTaken),
      ],
      explanation:
        'The bits are 1, 2 and 3, on average 2, and 2² = 4. Choosing blindly among four equal words would also give 2 bits a word.',
      steps: [
        'Bits: 1 + 2 + 3 = 6, average 6 ÷ 3 = 2.',
        'Perplexity: 2² = 4.',
        'Among 4 equally likely words each has 1/4, that is 2 bits.',
      ],
      hints: {
        conceptual: 'Perplexity turns average surprise back into a number of equally likely choices.',
        procedural: 'Write down the bits for each word, take their mean, and raise 2 to that power.',
        strategic: 'Keep three things apart: the sum of bits, their mean, and the power of two.',
        encouragement: 'The numbers are as friendly as can be; go through the definition word by word.',
      },
      concepts: ['perplexity', 'entropy'],
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
  ],
});
