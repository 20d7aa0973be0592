import type { OpenItem, WrongConclusion } from '../items/item.ts';
import { isDenial } from './evidence.ts';
import { isPhraseAt } from './phrase-pattern.ts';
import { isWord, pause, sentencesOf } from './words.ts';

/** Share of an item's points that an answer with a wrong conclusion earns at most, rounded down. */
const mostOfPoints = 1 / 3;
export const mostWithWrongConclusion = (maximumPoints: number) => Math.floor(maximumPoints * mostOfPoints + 1e-9);

/**
 * The first of an item's wrong conclusions that an answer draws. A conclusion that is denied, quoted, asked, supposed, or
 * reported as somebody else's opinion is not drawn.
 */
export function wrongConclusionIn({ rubric }: OpenItem, answer: string): WrongConclusion | undefined {
  const { wrongConclusions = [] } = rubric;
  if (wrongConclusions.length === 0) return undefined;
  const sentences = sentencesOf(ownClaims(answer)).map(separateUnits);
  return wrongConclusions.find((conclusion) => isDrawn(conclusion, sentences));
}

type Sentence = readonly string[];

function isDrawn({ phrases, except, unless, notIn }: WrongConclusion, sentences: readonly Sentence[]): boolean {
  const isSaidIn = (sentence: Sentence, wanted: readonly string[]) =>
    wanted.some((phrase) => placesOf(phrase, sentence, except).some((at) => isAsserted(sentence, at)));
  if (unless && sentences.some((sentence) => isSaidIn(sentence, unless))) return false;
  return sentences.some(
    (sentence) =>
      !notIn?.some((phrase) => placesOf(phrase, sentence, undefined).length > 0) && isSaidIn(sentence, phrases),
  );
}

/** From which word to which a phrase reaches, wherever it stands. */
interface Place {
  readonly first: number;
  readonly end: number;
}

function placesOf(phrase: string, sentence: Sentence, except: readonly string[] | undefined): Place[] {
  const pattern = phrase.split(' ');
  return sentence.flatMap((_, first) => {
    const end = isPhraseAt(pattern, sentence, first, except);
    return end === undefined ? [] : [{ first, end }];
  });
}

function isAsserted(sentence: Sentence, { first, end }: Place): boolean {
  const before = sinceTurn(sentence.slice(0, first));
  const clause = before.slice(before.findLastIndex((word) => clauseEnds.has(word)) + 1);
  const denials = clause.filter((word, index) => isDenying(word) && clause[index + 1] !== 'only').length;
  if (denials % 2 === 1) return false;
  if (clause.slice(-mostSupposed).some((word) => supposing.has(word)) || clause.includes('whether')) return false;
  if (isRejected(before, sentence.slice(end))) return false;
  return !isReported(before, sentence.slice(end));
}

/** What follows the last "but": whatever stands before it is taken back. */
const sinceTurn = (words: Sentence) => words.slice(words.findLastIndex((word) => turns.has(word)) + 1);
const turns = setOf('but however');
const clauseEnds = setOf(', | because so but and while whereas since therefore although');
const mostSupposed = 4;
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

/** "Sam thinks that …", "one would say that …", "it looks … but": somebody else's opinion, or a first impression. */
function isReported(before: Sentence, after: Sentence): boolean {
  if (before.some((word, index) => word === 'first' && before[index - 1] === 'at')) return true;
  const isTakenBack = after.some((word) => turns.has(word));
  return before.some((word, index) => {
    const subject = before.slice(Math.max(0, index - 3), index).filter(isWord);
    if (impression.has(word)) return isTakenBack;
    if (!reporting.has(word) && !(mays.has(word) && isTakenBack)) return false;
    if (subject.length === 0 || before[index - 1] === pause) return false;
    return !subject.some((each) => each === 'i' || each === 'we' || each === 'can');
  });
}
const reporting = setOf(
  'think thinks thought say says said claim claims claimed believe believes believed assume assumes assumed suppose supposes argue argues write writes wrote',
);
const impression = setOf('look looks seem seems sound sounds appear appears');
const mays = setOf('would might could may');

/** Without questions, and without what stands in quotation marks: neither is claimed. */
function ownClaims(answer: string): string {
  const marked = answer.replaceAll(/[“”„«»]/g, '"').split('"');
  // A mark without its other half quotes nothing.
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

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
