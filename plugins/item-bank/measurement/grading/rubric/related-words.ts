import type { OpenItem } from '../../../items/item.ts';
import { isAt } from './evidence.ts';
import { functionWords } from './function-words.ts';
import { itemTextOf } from './own-text.ts';
import { isWord, wordsOf } from './words.ts';

/** Number of content words from which an answer must relate to its question, and the minimum share that does. */
const fewWords = 12;
const minRelated = 0.45;
/** Number of words from which an answer must be more than evidence, and the maximum share of evidence. */
const shortAnswer = 6;
const maxEvidence = 0.85;
/** Maximum number of interchangeable phrases in an answer, plus one for this many words. */
const maxAlternatives = 7;
const wordsForAnother = 20;

/** Whether an answer relates to its question; a list of key words for many questions hardly does. */
export function isRelated(item: OpenItem, words: readonly string[]): boolean {
  const contentWords = words.filter((word) => /^[\p{L}\p{N}]/u.test(word) && !functionWords.has(word));
  if (contentWords.length < fewWords) return true;
  const known = vocabularyOf(item);
  return contentWords.filter((word) => known.has(stemOf(word))).length >= minRelated * contentWords.length;
}

/** Whether an answer is hardly more than the rubric's phrases, or has many with the same meaning. */
export function isMadeOfEvidence({ rubric }: OpenItem, answer: readonly string[]): boolean {
  const words = answer.filter(isWord);
  const isEvidence = words.map(() => false);
  let alternatives = 0;
  for (const group of rubric.criteria.flatMap(({ evidence }) => evidence)) {
    const found = group.filter((phrase) => {
      const wanted = wordsOf(phrase, true);
      const starts = words.flatMap((_, start) => (isAt(wanted, words, start) ? [start] : []));
      for (const start of starts) isEvidence.fill(true, start, start + wanted.length);
      return starts.length > 0;
    });
    alternatives = Math.max(alternatives, found.length);
  }
  if (alternatives > maxAlternatives + words.length / wordsForAnother) return true;
  return words.length >= shortAnswer && isEvidence.filter(Boolean).length > maxEvidence * words.length;
}

function vocabularyOf(item: OpenItem): Set<string> {
  const { criteria, modelAnswer } = item.rubric;
  const texts = [modelAnswer, item.explanation ?? '', ...(item.steps ?? []), ...criteria.map(({ says }) => says)];
  const phrases = criteria.flatMap(({ evidence }) => evidence.flat());
  const words = [...itemTextOf(item), ...[...texts, ...phrases].flatMap((text) => wordsOf(text))];
  return new Set(words.filter((word) => !functionWords.has(word)).map(stemOf));
}

/** The part of a word that is compared: "divided" and "divide" match. */
const stemOf = (word: string) => (/^\p{L}/u.test(word) ? word.slice(0, 5) : word);
