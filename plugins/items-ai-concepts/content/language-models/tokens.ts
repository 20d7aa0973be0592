import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Wrong } from '../drafts.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

const hints = {
  conceptual: 'A language model does not read letters or words but tokens: pieces that its vocabulary happens to hold.',
  procedural:
    'Begin at the left, try the longest piece of the vocabulary that fits there, cut it off, and go on with the rest.',
  strategic: 'Follow the rule strictly, even where another cut would look nicer or need fewer pieces.',
  encouragement: 'The rule needs no knowledge of language at all. Work like a machine for a moment.',
};

function longestFirst(word: string, vocabulary: readonly string[]): string[] {
  if (word === '') return [];
  const fits = vocabulary.filter((piece) => word.startsWith(piece)).sort((one, other) => other.length - one.length);
  const piece = fits[0] ?? word.slice(0, 1);
  return [piece, ...longestFirst(word.slice(piece.length), vocabulary)];
}

function cutQuestion(setting: { word: string; vocabulary: string[]; lures: Wrong[]; harder: boolean }): Question {
  const { word, vocabulary, lures, harder } = setting;
  const pieces = longestFirst(word, vocabulary);
  const answer = pieces.join(' · ');
  return {
    stem: `A program cuts words into tokens. From the left it always takes the longest token of its vocabulary that fits. How does it cut “${word}”?`,
    stimulus: [{ kind: 'table', header: ['Vocabulary'], rows: [[vocabulary.join(', ')], ['and every single letter']] }],
    answer,
    distractors: distinct(answer, lures),
    explanation: `Taking the longest piece that fits, from left to right, gives ${answer}. Meaning plays no part in it.`,
    steps: pieces.map((piece, at) => `Rest “${pieces.slice(at).join('')}”: the longest token that fits is “${piece}”.`),
    hints,
    reasoning: ['systematic'],
    features: { steps: 2, abstraction: harder ? 1 : 0, closeness: harder ? 3 : 2, load: 1 },
  };
}

/** Words as lists of pieces, with how often each word occurs. */
type Counted = [pieces: string[], times: number][];

function pairs(words: Counted): Map<string, number> {
  const found = new Map<string, number>();
  for (const [pieces, times] of words) {
    for (const [at, piece] of pieces.entries()) {
      const next = pieces[at + 1];
      if (next !== undefined) found.set(`${piece} + ${next}`, (found.get(`${piece} + ${next}`) ?? 0) + times);
    }
  }
  return found;
}

function commonest(words: Counted): [string, number] {
  const sorted = [...pairs(words)].sort((one, other) => other[1] - one[1]);
  const [first, second] = sorted;
  if (!first || first[1] === second?.[1]) throw new Error('No single most frequent pair');
  return first;
}

function merged(words: Counted, pair: string): Counted {
  const [left = '', right = ''] = pair.split(' + ');
  return words.map(([pieces, times]) => {
    const result: string[] = [];
    for (const piece of pieces) {
      if (piece === right && result.at(-1) === left) result[result.length - 1] = left + right;
      else result.push(piece);
    }
    return [result, times];
  });
}

function countTable(words: Counted): BlockDraft {
  return {
    kind: 'table',
    header: ['Word in pieces', 'Times in the text'],
    rows: words.map(([pieces, times]) => [pieces.join(' '), String(times)]),
  };
}

const merging = {
  conceptual:
    'Vocabularies are built from the text: pieces that often stand side by side are joined into a longer piece.',
  procedural: 'List the neighbouring pairs, and for each add up how often the words occur that contain it.',
  strategic: 'Count occurrences in the text and not rows of the table: a frequent word counts many times.',
  encouragement: 'There are only a few different pairs. A tidy tally will settle it.',
};

function mergeQuestion(words: Counted, rounds: 1 | 2, lures: Wrong[]): Question {
  const [first, firstCount] = commonest(words);
  const after = merged(words, first);
  const [second, secondCount] = commonest(after);
  const answer = rounds === 1 ? first : second;
  const tally = (one: Counted) => [...pairs(one)].map(([pair, count]) => `${pair}: ${count}`).join(', ');
  return {
    stem: `To build a vocabulary, a program joins the two neighbouring pieces that stand side by side most often in the text, and repeats this. ${rounds === 1 ? 'Which pair does it join first?' : 'Which pair does it join second?'}`,
    stimulus: [countTable(words)],
    answer,
    distractors: distinct(answer, lures),
    explanation: `${rounds === 1 ? `“${first}” stands side by side ${firstCount} times, more often than any other pair.` : `First “${first}” is joined (${firstCount} times). Among the new pieces, “${second}” is the most frequent pair (${secondCount} times).`}`,
    steps:
      rounds === 1
        ? [`Tally: ${tally(words)}.`, `The highest is ${first}.`]
        : [
            `Tally at first: ${tally(words)}. Joined: ${first}.`,
            `Tally after that: ${tally(after)}.`,
            `The highest is now ${second}.`,
          ],
    hints: merging,
    reasoning: ['systematic', 'analytical'],
    features:
      rounds === 1
        ? { steps: 3, abstraction: 1, closeness: 2, load: 2 }
        : { steps: 5, abstraction: 2, closeness: 2, load: 2 },
  };
}

/** Cutting words into tokens, building a vocabulary, and what tokens cost. */
export const tokens = questionList({
  id: 'tokens',
  contentArea: 'language-models',
  title: 'Words cut into tokens',
  discrimination: 1.3,
  concepts: ['tokens'],
  reasoning: ['analytical'],
  questions: [
    cutQuestion({
      word: 'notable',
      vocabulary: ['no', 'not', 'table', 'able', 'tab'],
      lures: [
        wrong('no · table', idea.meaningDecidesCut),
        wrong('no · tab · l · e', idea.shortestFirst),
        wrong('not · a · b · l · e', idea.lettersAfterFirst),
      ],
      harder: false,
    }),
    cutQuestion({
      word: 'carpets',
      vocabulary: ['car', 'carp', 'pet', 'pets', 'et'],
      lures: [
        wrong('car · pets', idea.fewestPieces),
        wrong('car · pet · s', idea.shortestFirst),
        wrong('carp · e · t · s', idea.lettersAfterFirst),
      ],
      harder: true,
    }),
    cutQuestion({
      word: 'together',
      vocabulary: ['to', 'tog', 'get', 'her', 'the', 'ether'],
      lures: [
        wrong('to · get · her', idea.meaningDecidesCut),
        wrong('to · g · ether', idea.shortestFirst),
        wrong('tog · e · the · r', idea.longestNotSeen),
      ],
      harder: true,
    }),
    {
      stem: 'A model is paid for by the number of tokens. The same notice is needed in three languages. Which language costs most, and how much more than the cheapest?',
      stimulus: [
        {
          kind: 'table',
          header: ['Language', 'Words', 'Tokens per word'],
          rows: [
            ['Language P', '400', '1.5'],
            ['Language Q', '300', '3'],
            ['Language R', '350', '2'],
          ],
        },
      ],
      answer: 'Q, half as much again as P',
      distractors: [
        wrong('Q, exactly twice as much as P', idea.ratesComparedWithoutAmounts),
        wrong('P, a third more than Q', idea.wordsForTokens),
        wrong('R, a sixth more than P', idea.middleTakenForDearest),
      ],
      explanation:
        'P needs 400 × 1.5 = 600 tokens, Q 300 × 3 = 900 and R 350 × 2 = 700. Q costs 900 ÷ 600 = 1.5 times as much as P, although it has the fewest words.',
      steps: [
        'P: 400 × 1.5 = 600 tokens.',
        'Q: 300 × 3 = 900 tokens.',
        'R: 350 × 2 = 700 tokens.',
        '900 is 300 more than 600: half as much again.',
      ],
      hints: {
        conceptual: 'Cost follows tokens, and a language may need more tokens for the same content.',
        procedural: 'Multiply words and tokens per word for each language before you compare.',
        strategic: 'The question has two parts: which is dearest, and how it compares with the cheapest.',
        encouragement: 'Three multiplications in the head and one comparison.',
      },
      features: { steps: 3, abstraction: 0, closeness: 2, load: 1 },
    },
    {
      stem: 'Pairs of neighbouring pieces are counted in a text of the words below. How often does the pair e + a occur?',
      stimulus: [
        countTable([
          [['t', 'e', 'a'], 4],
          [['m', 'e', 'a', 't'], 2],
          [['s', 'e', 'a'], 5],
          [['s', 'a', 'm', 'e'], 3],
        ]),
      ],
      answer: figure(
        pairs([
          [['t', 'e', 'a'], 4],
          [['m', 'e', 'a', 't'], 2],
          [['s', 'e', 'a'], 5],
          [['s', 'a', 'm', 'e'], 3],
        ]).get('e + a') ?? 0,
      ),
      distractors: [
        wrong('3', idea.rowsForOccurrences),
        wrong('14', idea.lettersNotNeighbours),
        wrong('5', idea.highestRowOnly),
      ],
      explanation:
        'The pair stands in “tea” (4 times), “meat” (2) and “sea” (5), together 11. In “same” the letters are there, but not side by side in this order.',
      steps: ['tea: 4 occurrences.', 'meat: 2.', 'sea: 5.', 'same: e and a do not stand side by side. Together 11.'],
      hints: merging,
      features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
    },
    mergeQuestion(
      [
        [['l', 'o', 'n', 'g'], 3],
        [['s', 'o', 'n', 'g'], 4],
        [['t', 'o', 'n'], 6],
        [['l', 'o', 't'], 5],
      ],
      1,
      [
        wrong('t + o', idea.highestRowOnly),
        wrong('l + o', idea.firstPairTaken),
        wrong('n + g', idea.endingLooksCommon),
      ],
    ),
    mergeQuestion(
      [
        [['l', 'o', 'w'], 6],
        [['s', 'l', 'o', 'w'], 3],
        [['n', 'o', 'w'], 5],
        [['l', 'o', 't'], 2],
      ],
      1,
      [wrong('l + o', idea.firstPairTaken), wrong('n + o', idea.oneWordTaken), wrong('s + l', idea.longestWordDecides)],
    ),
    mergeQuestion(
      [
        [['t', 'e', 'a'], 4],
        [['t', 'e', 'a', 'm'], 3],
        [['s', 'e', 'a'], 5],
        [['m', 'e', 't'], 2],
      ],
      2,
      [wrong('t + e', idea.oldCountsUsed), wrong('s + ea', idea.highestRowOnly), wrong('e + a', idea.firstRoundTaken)],
    ),
    mergeQuestion(
      [
        [['h', 'a', 't'], 6],
        [['c', 'a', 't'], 5],
        [['c', 'h', 'a', 't'], 3],
        [['h', 'a', 'y'], 4],
      ],
      2,
      [wrong('a + t', idea.firstRoundTaken), wrong('h + a', idea.oldCountsUsed), wrong('c + at', idea.highestRowOnly)],
    ),
  ],
});
