import { syllable } from 'syllable';
import type { Figure } from '../figure.ts';
import { figureOf } from '../figure.ts';
import { sum } from '../numbers.ts';
import { mtld } from './diversity.ts';
import { zipf } from './rarity.ts';
import { isFiller, wordsOf } from './words.ts';

/** Words below this frequency are less common: fewer than ten in a million (van Heuven et al. 2014). */
export const commonFrom = 4;

/** What the words of a transcript show. Figures that there are too few words for are absent. */
export interface WordAnalysis {
  /** Number of words, without fillers. */
  readonly words: number;
  readonly fillers: number;
  readonly syllables: number;
  readonly figures: {
    /** MTLD: words in a row with varied vocabulary. From 50 words on. */
    readonly diversity?: Figure;
    /** Less common words as a share of the different words that the corpus knows. From 30 words on. */
    readonly lessCommonWords?: Figure;
    readonly fillersPer100?: Figure;
    /** School grade by Flesch and Kincaid, only where the transcript has sentences. */
    readonly readability?: Figure;
  };
  /** Different less common words, in order of appearance; at most twelve. */
  readonly lessCommon: readonly string[];
}

const fewestForDiversity = 50;
const fewestForRarity = 30;
const fewestSentences = 3;
/** Words in a sentence beyond which the text has no sentences, as from a recogniser without punctuation. */
const longestSentence = 60;
const mostListed = 12;

export function analyseWords(text: string): WordAnalysis {
  const all = wordsOf(text);
  const words = all.filter((word) => !isFiller(word));
  const isLessCommon = (word: string) => (zipf(word) ?? commonFrom) < commonFrom;
  const rareShare = (list: readonly string[]) => {
    const known = [...new Set(list)].filter((word) => zipf(word) !== undefined);
    return known.filter(isLessCommon).length / known.length;
  };
  const figures = {
    diversity: words.length < fewestForDiversity ? undefined : ofWords(words, 'words', mtld),
    lessCommonWords: words.length < fewestForRarity ? undefined : ofWords(words, 'share', rareShare),
    fillersPer100: ofWords(all, 'per 100 words', (list) => (list.filter(isFiller).length * 100) / list.length),
    readability: readabilityOf(text),
  };
  return {
    words: words.length,
    fillers: all.length - words.length,
    syllables: sum(words.map(syllable)),
    figures: Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined)),
    lessCommon: [...new Set(words.filter(isLessCommon))].slice(0, mostListed),
  };
}

/** Ten blocks of words that follow one another. */
const blocks = 10;

function ofWords(words: readonly string[], unit: Figure['unit'], statistic: (words: readonly string[]) => number) {
  const count = Math.min(blocks, words.length);
  const parts = Array.from({ length: count }, (_, index) =>
    words.slice(Math.round((index * words.length) / count), Math.round(((index + 1) * words.length) / count)),
  );
  return figureOf(parts, unit, (list) => statistic(list.flat()));
}

/** Grade = 0.39 · words per sentence + 11.8 · syllables per word − 15.59 (Kincaid et al. 1975). */
function readabilityOf(text: string): Figure | undefined {
  const sentences = text
    .split(/[.!?]+(?=\s|$)/)
    .map((sentence) => wordsOf(sentence).filter((word) => !isFiller(word)))
    .filter((sentence) => sentence.length > 0);
  const isRunOn = sentences.some((sentence) => sentence.length > longestSentence);
  if (sentences.length < fewestSentences || isRunOn || !/[.!?]\s*$/.test(text)) return undefined;
  return figureOf(sentences, 'grade', (list) => {
    const words = list.flat();
    return (0.39 * words.length) / list.length + (11.8 * sum(words.map(syllable))) / words.length - 15.59;
  });
}
