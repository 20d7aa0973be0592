import { determiners, functionWords, isVerb, linking, neverAfterDeterminer, neverAfterLink } from './function-words.ts';
import { isWord, pause } from './words.ts';

type Sentence = readonly string[];

/** Minimum words of a sentence, and words needed for each statement. */
export const fewestWords = 5;
const wordsOfStatement = 4;
/** Maximum number of statements counted in a sentence. */
const maxStatements = 4;

/**
 * The number of criteria that a sentence can meet: 0 where it is not a sentence, else at most one for each of its statements
 * and for every four words. A statement has a verb, the sign of an equation, or a number.
 */
export function statementsIn(sentence: Sentence): number {
  const words = sentence.filter(isWord);
  if (words.length < fewestWords || isList(sentence)) return 0;
  const verbs = words.filter((word, index) => isVerb(word) && !isVerb(words[index - 1] ?? '')).length;
  if (verbs === 0 && !words.some((word) => operators.has(word))) return 0;
  const parts = sentence.join(' ').split(/ (?:,|so|and|because|but) /);
  const withContent = parts.filter((part) => /\d/.test(part) || part.split(' ').some(isVerb)).length;
  return Math.min(Math.max(verbs + 1, withContent), Math.floor(words.length / wordsOfStatement), maxStatements);
}

const operators: ReadonlySet<string> = new Set(['+', '×', '÷', '*', '/']);

/** Whether a sentence is a list of key words: repetitive, an enumeration, or words without grammar between them. */
export function isList(sentence: Sentence): boolean {
  const words = sentence.filter(isWord);
  if (isRepetitive(words) || hasLongRun(sentence) || isEnumeration(sentence)) return true;
  const spoken = spokenIn(sentence);
  const grammar = spoken.filter((word) => functionWords.has(word)).length;
  return spoken.length >= fewestWords && grammar < spoken.length * minGrammar.sentence;
}

/** Whether sentences are filled-in patterns, or lists with function words in between. */
export function areListed(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap(spokenIn);
  if (words.length >= 12) {
    const grammar = words.filter((word) => functionWords.has(word));
    if (grammar.length < words.length * minGrammar.answer || isMonotonous(grammar, words.length)) return true;
  }
  const slips = sentences.reduce((sum, sentence) => sum + slipsIn(sentence), 0);
  return slips >= slipsOfList || isPattern(sentences);
}

/** Minimum share of function words; in print it is about a half. */
const minGrammar = { sentence: 0.15, answer: 0.3 };
/** Number of slips from which an answer counts as a list. */
const slipsOfList = 2;

const spokenIn = (sentence: Sentence) => sentence.filter((word) => /^(?:a|i|\p{L}{2,})/u.test(word));

const isRepetitive = (words: Sentence) => words.length >= 12 && new Set(words).size / words.length < 0.35;

/** Content words without a verb, a pause or a function word between them. */
function hasLongRun(sentence: Sentence): boolean {
  let run = 0;
  for (const word of sentence) {
    const isMeaning = isWord(word) && !functionWords.has(word) && !isVerb(word) && /^[\p{L}\p{N}]/u.test(word);
    run = isMeaning ? run + 1 : 0;
    if (run >= longestRun) return true;
  }
  return false;
}
const longestRun = 6;

/** Whether most parts between commas, colons and slashes are fragments without a verb. */
function isEnumeration(sentence: Sentence): boolean {
  const parts = sentence
    .join(' ')
    .split(/[,/]/)
    .map((part) => part.trim().split(' ').filter(Boolean))
    .filter((part) => part.length > 0);
  const hasLetters = (part: readonly string[]) => part.some((word) => /\p{L}/u.test(word));
  const isScrap = (part: readonly string[]) =>
    part.length <= 4 && hasLetters(part) && !part.some((word) => isVerb(word) || word === 'who');
  const isFormula = (part: readonly string[]) => parts.length <= maxFormulas && part.some((word) => /[\d+]/.test(word));
  const scraps = parts.filter((part) => isScrap(part) && !isFormula(part));
  return parts.length >= 5 && scraps.length > parts.length * 0.6;
}

const maxFormulas = 10;

/** Whether there are few different function words, or one occurs unnaturally often. */
function isMonotonous(grammar: Sentence, words: number): boolean {
  const counts = new Map<string, number>();
  for (const word of grammar) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (words >= 20 && counts.size < 5) return true;
  return grammar.length >= 6 && Math.max(...counts.values()) > grammar.length * 0.5;
}

/** The number of function words before words that cannot follow them: "the of", "the is", "with so". */
function slipsIn(sentence: Sentence): number {
  const slips = sentence.filter((word, index) => {
    const next = sentence[index + 1] ?? pause;
    return (determiners.has(word) && neverAfterDeterminer.has(next)) || (linking.has(word) && neverAfterLink.has(next));
  });
  return slips.length;
}

/** "The x is the y. The z is the w.": most sentences begin with the same few function words. */
function isPattern(sentences: readonly Sentence[]): boolean {
  if (sentences.length < 4) return false;
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const beginning = sentence
      .filter((word) => functionWords.has(word))
      .slice(0, 3)
      .join(' ');
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  const isOne = Math.max(...counts.values()) >= sentences.length * 0.6;
  return isOne || (sentences.length >= 8 && counts.size <= sentences.length * 0.6);
}
