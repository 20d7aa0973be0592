import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Wrong } from '../drafts.ts';
import { distinct, listed, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A very small text and the counts of its neighbouring words: the simplest language model there is. */
type Text = readonly string[];

function followers(text: Text, word: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const sentence of text) {
    const words = sentence.split(' ');
    for (const [at, one] of words.entries()) {
      const next = words[at + 1];
      if (one === word && next !== undefined) found.set(next, (found.get(next) ?? 0) + 1);
    }
  }
  return found;
}

function occurrences(text: Text, word: string): number {
  return text.flatMap((sentence) => sentence.split(' ')).filter((one) => one === word).length;
}

function total(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** "2/5", in lowest terms. */
function fraction(part: number, whole: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(part, whole);
  return part % whole === 0 ? String(part / whole) : `${part / common}/${whole / common}`;
}

function shown(text: Text): BlockDraft[] {
  return [{ kind: 'table', header: ['Training text'], rows: text.map((sentence) => [sentence]) }];
}

const intro =
  'A very simple language model has read only the sentences of the table. It looks at one word to choose the next, with the frequencies of the text.';

const hints = {
  conceptual: 'The model knows nothing but which word followed which, and how often.',
  procedural: 'Mark every place where the given word stands in the text, and write down the word after it.',
  strategic: 'Count twice: once all places of the word, once those with the continuation in question.',
  encouragement: 'The whole knowledge of this model fits on a scrap of paper, so you can have it complete.',
};

function shareQuestion(text: Text, word: string, next: string): Question {
  const counts = followers(text, word);
  const answer = fraction(counts.get(next) ?? 0, total(counts));
  const words = text.flatMap((sentence) => sentence.split(' '));
  return {
    stem: `${intro} With which probability does it write “${next}” after “${word}”?`,
    stimulus: shown(text),
    answer,
    distractors: distinct(answer, [
      wrong(fraction(1, counts.size), idea.equalChances),
      wrong(fraction(counts.get(next) ?? 0, text.length), idea.sentencesAsBase),
      wrong(fraction(occurrences(text, next), words.length), idea.contextIgnored),
      wrong(fraction(counts.get(next) ?? 0, occurrences(text, next)), idea.conditionTurnedRound),
      wrong('1', idea.likeliestAlways),
    ]),
    explanation: `“${word}” is followed ${total(counts)} times by some word, ${counts.get(next)} of them by “${next}”. That makes ${answer}.`,
    steps: [
      `After “${word}” come ${listed([...counts].map(([one, count]) => `“${one}” (${count})`))}.`,
      `“${next}”: ${counts.get(next)} of ${total(counts)} = ${answer}.`,
    ],
    hints,
    features: { steps: 2, abstraction: 1, closeness: 2, load: 1 },
  };
}

function chainOf(text: Text, start: string, length: number): string[] {
  const chain = [start];
  while (chain.length < length) {
    const counts = [...followers(text, chain.at(-1) ?? '')].sort((one, other) => other[1] - one[1]);
    const [first, second] = counts;
    if (!first || first[1] === second?.[1]) throw new Error(`No clear next word after ${chain.join(' ')}`);
    chain.push(first[0]);
  }
  return chain;
}

function chainQuestion(text: Text, start: string, length: number, lures: Wrong[]): Question {
  const answer = chainOf(text, start, length).join(' ');
  return {
    stem: `${intro} It always takes the most frequent next word. Which ${length} words does it write, beginning with “${start}”?`,
    stimulus: shown(text),
    answer,
    distractors: distinct(answer, lures),
    explanation: `At each word the model takes the most frequent follower, without remembering what stood before. That leads to “${answer}”.`,
    steps: chainOf(text, start, length)
      .slice(0, -1)
      .map(
        (word) =>
          `After “${word}”: ${listed([...followers(text, word)].map(([one, count]) => `“${one}” (${count})`))}.`,
      ),
    hints,
    reasoning: ['systematic'],
    features: { steps: 3, abstraction: 1, closeness: 2, load: 1 },
  };
}

function possible(text: Text, sentence: string): boolean {
  const words = sentence.split(' ');
  return words.every((word, at) => at === 0 || followers(text, words[at - 1] ?? '').has(word));
}

function impossibleQuestion(text: Text, offered: string[]): Question {
  const impossible = offered.filter((sentence) => !possible(text, sentence));
  const [answer] = impossible;
  if (answer === undefined || impossible.length > 1) throw new Error('Not exactly one sentence is impossible');
  const words = answer.split(' ');
  const gap = words.findIndex((word, at) => at > 0 && !followers(text, words[at - 1] ?? '').has(word));
  return {
    stem: `${intro} Which of these can it never write?`,
    stimulus: shown(text),
    answer,
    distractors: offered
      .filter((sentence) => sentence !== answer)
      .map((sentence) => wrong(sentence, text.includes(sentence) ? idea.readMeansNotWritten : idea.onlyKnownSentences)),
    explanation: `“${words[gap]}” never follows “${words[gap - 1]}” in the text. The other sentences are made of steps that all occur, even if the whole sentence does not.`,
    steps: [
      `Check each sentence pair by pair.`,
      `In “${answer}” the pair “${words[gap - 1]} ${words[gap]}” does not occur in the text.`,
      'All pairs of the other sentences do occur, so the model can write them.',
    ],
    hints: {
      ...hints,
      procedural: 'Cut each offered sentence into neighbouring pairs and look for every pair in the text.',
      strategic: 'The model may write sentences that it never read, so look for pairs and not for whole sentences.',
    },
    reasoning: ['creative', 'systematic'],
    features: { steps: 3, abstraction: 1, closeness: 3, load: 1 },
  };
}

function sentenceQuestion(text: Text, sentence: string): Question {
  const words = sentence.split(' ');
  const factors = words.slice(1).map((word, at) => {
    const counts = followers(text, words[at] ?? '');
    return { pair: `${words[at]} ${word}`, part: counts.get(word) ?? 0, whole: total(counts) };
  });
  const part = factors.reduce((product, factor) => product * factor.part, 1);
  const whole = factors.reduce((product, factor) => product * factor.whole, 1);
  const answer = fraction(part, whole);
  const last = factors.at(-1) ?? { part: 1, whole: 1 };
  const lowest = factors.reduce((one, other) => (other.part / other.whole < one.part / one.whole ? other : one));
  return {
    stem: `${intro} It begins with “${words[0]}”. With which probability are its next words “${words.slice(1).join(' ')}”?`,
    stimulus: shown(text),
    answer,
    distractors: distinct(answer, [
      wrong(fraction(text.filter((one) => one === sentence).length, text.length), idea.onlyKnownSentences),
      wrong(fraction(last.part, last.whole), idea.onlyLastWordCounts),
      wrong(fraction(lowest.part, lowest.whole), idea.weakestLinkOnly),
      wrong(fraction(1, text.length), idea.sentencesAsBase),
      wrong(fraction(1, words.length), idea.equalChances),
    ]),
    explanation: `The steps have the probabilities ${listed(factors.map((factor) => fraction(factor.part, factor.whole)))}; multiplied, ${answer}.`,
    steps: [...factors.map((factor) => `“${factor.pair}”: ${factor.part} of ${factor.whole}.`), `Product: ${answer}.`],
    hints: { ...hints, procedural: 'Find the probability of every step from word to word, and multiply them.' },
    reasoning: ['analytical', 'systematic'],
    features: { steps: 4, abstraction: 2, closeness: 3, load: 1 },
  };
}

const market: Text = ['we buy red apples', 'we buy green apples', 'they buy red onions', 'we sell red apples'];
const river: Text = ['the river is wide', 'the river is cold', 'the boat is wide', 'the river sleeps'];
const cooks: Text = [
  'the cook tastes the soup',
  'the guest praises the cook',
  'the cook praises the soup',
  'the cook tastes the bread',
];
const night: Text = [
  'the owl hunts at night',
  'the cat sleeps at noon',
  'the owl sleeps at noon',
  'the cat hunts at night',
];

/** What a model that counts neighbouring words knows, writes, and cannot write. */
export const countedText = questionList({
  id: 'counted-text',
  contentArea: 'language-models',
  title: 'A language model made of counts',
  discrimination: 1.4,
  concepts: ['next-word-prediction', 'training-data'],
  reasoning: ['analytical'],
  questions: [
    shareQuestion(market, 'buy', 'red'),
    shareQuestion(river, 'river', 'is'),
    shareQuestion(cooks, 'the', 'cook'),
    chainQuestion(market, 'they', 4, [
      wrong('they buy red onions', idea.onlyKnownSentences),
      wrong('they buy green apples', idea.senseDecides),
      wrong('they sell red apples', idea.senseDecides),
    ]),
    chainQuestion(
      ['rain falls on the roof', 'snow falls on the hill', 'light falls on the hill', 'the hill is green'],
      'rain',
      5,
      [
        wrong('rain falls on the roof', idea.onlyKnownSentences),
        wrong('rain falls on the snow', idea.senseDecides),
        wrong('rain is on the hill', idea.wordsMixedAcrossBranches),
      ],
    ),
    impossibleQuestion(night, [
      'the cat hunts at noon',
      'the owl hunts at night',
      'the owl sleeps at night',
      'the owl hunts the cat',
    ]),
    impossibleQuestion(river, ['the boat is cold', 'the river is wide', 'the boat sleeps', 'the river is cold']),
    sentenceQuestion(market, 'we buy red onions'),
    sentenceQuestion(river, 'the boat is cold'),
  ],
});
