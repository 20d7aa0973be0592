import type { Verdict } from '../../../items/item.ts';
import type { Place, Sentence } from './assertion.ts';
import { clauseEnds, denialsIn, isOwnOpinion, placesOf, setOf, turns } from './assertion.ts';
import { disfavours, favours, judgements } from './judgement-words.ts';
import { isWord } from './words.ts';

/**
 * The first of an item's wrong verdicts that an answer contains. Clauses are examined one by one:
 * - *judged*: the clause, or the one before if it begins with a pronoun, names the subject, and the clause contains the wrong
 *   judgement or denies its opposite;
 * - *chosen*: the clause names the wrong choice with a word in its favour, or an alternative with a word against it, in the
 *   case that this or a neighbouring clause names.
 *
 * Verdicts that are retracted by "but", asked, supposed, quoted, or reported do not count.
 */
export function wrongVerdictIn(verdicts: readonly Verdict[], sentences: readonly Sentence[]): Verdict | undefined {
  const clauses = sentences.flatMap(clausesOf);
  return verdicts.find((verdict) =>
    clauses.some((clause, index) => {
      if (verdict.notIn?.some((phrase) => placesOf(phrase, clause.sentence, undefined).length > 0)) return false;
      const before = clauses[index - 1];
      return verdict.kind === 'judged' ? isJudged(verdict, clause, before) : isChosen(verdict, clause, clauses, index);
    }),
  );
}

interface Clause {
  readonly words: Sentence;
  readonly sentence: Sentence;
  /** The position of its first word in the sentence. */
  readonly from: number;
}

function clausesOf(sentence: Sentence): Clause[] {
  const ends = sentence.flatMap((word, index) => (clauseEnds.has(word) || begins.has(word) ? [index] : []));
  return [-1, ...ends]
    .map((end, index) => {
      const from = end + 1;
      return { words: sentence.slice(from, ends[index] ?? sentence.length), sentence, from };
    })
    .filter(({ words }) => words.some(isWord));
}
const begins = setOf('though then however hence thus still or');

type Judged = Extract<Verdict, { kind: 'judged' }>;
type Chosen = Extract<Verdict, { kind: 'chosen' }>;

function isJudged({ about, as }: Judged, clause: Clause, before: Clause | undefined): boolean {
  if (about && !names(clause, about) && !(before && refersBack(clause) && names(before, about))) return false;
  const opposite = judgements[as].denied;
  return isSaid(clause, judgements[as].phrases, 0) || (!!opposite && isSaid(clause, judgements[opposite].phrases, 1));
}

function isChosen(
  { one, over = [], when, otherwise = [] }: Chosen,
  clause: Clause,
  all: readonly Clause[],
  at: number,
) {
  const isOne = names(clause, one);
  if (isOne === names(clause, over)) return false;
  const phrases = isOne ? [favours, disfavours] : [disfavours, favours];
  const isFor = isSaid(clause, phrases[0] ?? [], 0, !!when) || isSaid(clause, phrases[1] ?? [], 1, !!when);
  if (!isFor) return false;
  if (!when) return true;
  if (names(clause, when) || names(clause, otherwise)) return names(clause, when) && !names(clause, otherwise);
  const beside = [all[at - 1], all[at + 1]].find(
    (each) =>
      each?.sentence === clause.sentence &&
      !names(each, [...one, ...over]) &&
      (names(each, when) || names(each, otherwise)),
  );
  return !!beside && names(beside, when) && !names(beside, otherwise);
}

const names = ({ words }: Clause, phrases: readonly string[]) =>
  phrases.some((phrase) => placesOf(phrase, words, undefined).length > 0);

const refersBack = ({ words }: Clause) => words.slice(0, 2).some((word) => pronouns.has(word));
const pronouns = setOf('it its this that thats they these those he she which');

/** Whether the clause contains one of the phrases with an even (0) or odd (1) number of denials. */
function isSaid(clause: Clause, phrases: readonly string[], parity: 0 | 1, hasCases = false): boolean {
  return phrases.some((phrase) =>
    placesOf(phrase, clause.words, undefined).some(({ first, end }) => {
      const place: Place = { first: clause.from + first, end: clause.from + end };
      const around = [...clause.words.slice(0, first), ...clause.words.slice(end)];
      if (denialsIn(around) % 2 !== parity || !isOwnOpinion(clause.sentence, place)) return false;
      return hasCases || !isQualified(clause.sentence, place);
    }),
  );
}

/** Whether a phrase is supposed, retracted by "but", or limited by a condition. */
function isQualified(sentence: Sentence, { first, end }: Place): boolean {
  const [before, after] = [sentence.slice(0, first), sentence.slice(end)];
  return (
    before.some((word) => supposing.has(word)) ||
    before.at(-1) === 'how' ||
    after.some((word) => turns.has(word)) ||
    after.slice(0, 2).some((word) => limits.has(word))
  );
}
const supposing = setOf('if suppose supposing unless imagine');
const limits = setOf('only if unless that about as');
