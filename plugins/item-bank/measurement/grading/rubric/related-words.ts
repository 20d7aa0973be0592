import type { OpenItem } from '../../../items/item.ts';
import { isAt } from './evidence.ts';
import { functionWords } from './function-words.ts';
import { itemTextOf } from './own-text.ts';
import { isWord, wordsOf } from './words.ts';

/** Number of content words from which an answer must relate to its question, and the minimum share that does. */
const fewWords = 12;
const leastRelated = 0.45;
/** Number of words from which an answer must be more than evidence, and the maximum share of evidence. */
const shortAnswer = 6;
const mostEvidence = 0.85;
/** Maximum number of interchangeable phrases in an answer, plus one for this many words. */
const mostAlternatives = 7;
const wordsForAnother = 20;

/** Whether an answer relates to its question; a list of key words for many questions hardly does. */
export function isRelated(item: OpenItem, words: readonly string[]): boolean {
  const said = words.filter((word) => /^[\p{L}\p{N}]/u.test(word) && !functionWords.has(word));
  if (said.length < fewWords) return true;
  const known = vocabularyOf(item);
  return said.filter((word) => known.has(stemOf(word))).length >= leastRelated * said.length;
}

/** Whether an answer is hardly more than the rubric's phrases, or has many with the same meaning. */
export function isMadeOfEvidence({ rubric }: OpenItem, answer: readonly string[]): boolean {
  const words = answer.filter(isWord);
  const isEvidence = words.map(() => false);
  let most = 0;
  for (const group of rubric.criteria.flatMap(({ evidence }) => evidence)) {
    const found = group.filter((phrase) => {
      const wanted = wordsOf(phrase, true);
      const starts = words.flatMap((_, start) => (isAt(wanted, words, start) ? [start] : []));
      for (const start of starts) isEvidence.fill(true, start, start + wanted.length);
      return starts.length > 0;
    });
    most = Math.max(most, found.length);
  }
  if (most > mostAlternatives + words.length / wordsForAnother) return true;
  return words.length >= shortAnswer && isEvidence.filter(Boolean).length > mostEvidence * words.length;
}

function vocabularyOf(item: OpenItem): Set<string> {
  const { criteria, modelAnswer } = item.rubric;
  const texts = [modelAnswer, item.explanation ?? '', ...(item.steps ?? []), ...criteria.map(({ says }) => says)];
  const phrases = criteria.flatMap(({ evidence }) => evidence.flat());
  const words = [...itemTextOf(item), ...[...texts, ...phrases].flatMap((text) => wordsOf(text))];
  return new Set(words.filter((word) => !functionWords.has(word)).map(stemOf));
}

/** As far as words compare: "divided" and "divide". */
const stemOf = (word: string) => (/^\p{L}/u.test(word) ? word.slice(0, 5) : word);
