import { isDenial } from './evidence.ts';
import { isPhraseAt } from './phrase-pattern.ts';
import { isWord, pause, sentencesOf } from './words.ts';

export type Sentence = readonly string[];

/** The sentences that an answer itself asserts, with "375g" as two words. */
export const claimedSentences = (answer: string): Sentence[] => sentencesOf(ownClaims(answer)).map(separateUnits);

/** The position of a phrase in a sentence, in words. */
export interface Place {
  readonly first: number;
  readonly end: number;
}

export function placesOf(phrase: string, sentence: Sentence, except: readonly string[] | undefined): Place[] {
  const pattern = phrase.split(' ');
  return sentence.flatMap((_, first) => {
    const end = isPhraseAt(pattern, sentence, first, except);
    return end === undefined ? [] : [{ first, end }];
  });
}

/** Whether the phrase is asserted and not denied. */
export function isAsserted(sentence: Sentence, { first, end }: Place): boolean {
  const before = sinceTurn(sentence.slice(0, first));
  const clause = before.slice(before.findLastIndex((word) => clauseEnds.has(word)) + 1);
  if (denialsIn(clause) % 2 === 1) return false;
  return isOwnClaim(sentence, { first, end });
}

/** Number of denials; "not only" is none. */
export const denialsIn = (words: Sentence) =>
  words.filter((word, index) => isDenying(word) && words[index + 1] !== 'only').length;

/** Whether the phrase is neither supposed, nor rejected, nor another person's opinion. */
function isOwnClaim(sentence: Sentence, { first, end }: Place): boolean {
  const before = sinceTurn(sentence.slice(0, first));
  const clause = before.slice(before.findLastIndex((word) => clauseEnds.has(word)) + 1);
  if (clause.slice(-supposedWords).some((word) => supposing.has(word))) return false;
  return isOwnOpinion(sentence, { first, end });
}

/** Whether the phrase is neither asked, nor rejected, nor another person's opinion. */
export function isOwnOpinion(sentence: Sentence, { first, end }: Place): boolean {
  const before = sinceTurn(sentence.slice(0, first));
  const clause = before.slice(before.findLastIndex((word) => clauseEnds.has(word)) + 1);
  if (clause.includes('whether')) return false;
  if (isRejected(before, sentence.slice(end))) return false;
  return !isReported(before, sentence.slice(end));
}

/** The text after the last "but", which retracts the text before it. */
const sinceTurn = (words: Sentence) => words.slice(words.findLastIndex((word) => turns.has(word)) + 1);
export const turns = setOf('but however');
export const clauseEnds = setOf(', | because so but and while whereas since therefore although');
/** Words after which a supposition no longer applies. */
const supposedWords = 4;
const supposing = setOf('if unless suppose supposing assume assuming imagine sure');
const isDenying = (word: string) => isDenial(word) || moreDenials.has(word);
const moreDenials = setOf('nothing nobody none instead rather wouldnt shouldnt couldnt');

/** "It would be wrong to say that …", "that … is a mistake". */
function isRejected(before: Sentence, after: Sentence): boolean {
  const at = before.findLastIndex((word) => rejecting.has(word));
  if (at >= 0 && before.slice(at).some((word) => word === 'that' || word === 'to')) return true;
  const [verb = '', ...rest] = after.filter((word) => word !== 'would').slice(0, 5);
  const reach = rest.slice(0, 2);
  return (
    isBeing.has(verb) && (reach.some((word) => rejecting.has(word)) || (reach[0] === 'not' && reach[1] === 'true'))
  );
}
const rejecting = setOf('wrong false untrue mistake incorrect nonsense myth');
const isBeing = setOf('is was be are isnt would');

/** "Sam thinks that …", "one would say that …", "it looks … but": another person's opinion, or a first impression. */
function isReported(before: Sentence, after: Sentence): boolean {
  if (before.some((word, index) => word === 'first' && before[index - 1] === 'at')) return true;
  const isTakenBack = after.some((word) => turns.has(word));
  return before.some((word, index) => {
    const subject = before.slice(Math.max(0, index - 3), index).filter(isWord);
    if (impression.has(word)) return isTakenBack;
    if (!reporting.has(word) && !(modals.has(word) && isTakenBack)) return false;
    if (subject.length === 0 || before[index - 1] === pause) return false;
    return !subject.some((each) => each === 'i' || each === 'we' || each === 'can');
  });
}
const reporting = setOf(
  'think thinks thought say says said claim claims claimed believe believes believed assume assumes assumed suppose supposes argue argues write writes wrote',
);
const impression = setOf('look looks seem seems sound sounds appear appears');
const modals = setOf('would might could may');

/** Removes questions and quotations, which assert nothing. */
function ownClaims(answer: string): string {
  const marked = answer.replaceAll(/[“”„«»]/g, '"').split('"');
  // An unpaired quotation mark quotes nothing.
  const isWhole = marked.length % 2 === 1;
  const unquoted = isWhole ? marked.filter((_, index) => index % 2 === 0).join(' ') : marked.join(' ');
  return unquoted
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .join('');
}

/** "375g" as a number and its unit. */
const separateUnits = (sentence: Sentence): string[] =>
  sentence.flatMap((word) => {
    const parts = /^(\d[\d.]*)(\p{L}+|%)$/u.exec(word);
    return parts ? [parts[1] ?? '', parts[2] ?? ''] : [word];
  });

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
