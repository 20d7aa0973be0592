import type { Criterion, OpenItem } from '../../../items/item.ts';
import { mostWithWrongConclusion, wrongConclusionIn } from './conclusions.ts';
import { isEvident } from './evidence.ts';
import { withoutItemText } from './own-text.ts';
import { isMadeOfEvidence, isRelated } from './related-words.ts';
import { areListed, fewestWords, isList, statementsIn } from './sentences.ts';
import { boundary, isWord, sentencesOf, wordsOf } from './words.ts';

/** What a rubric found in an answer. */
export interface RubricVerdict {
  /** Ids of the criteria that are met. */
  readonly met: readonly string[];
  readonly points: number;
  readonly maximumPoints: number;
  /** The reason why an answer earns nothing: most of it is the item's text, or it is a list. */
  readonly refused?: 'pasted' | 'listed';
  /** The wrong conclusion that it draws; it then earns at most a third of the points. */
  readonly wrongConclusion?: string;
}

/**
 * Grades an open answer by its item's rubric. Text copied from the item is removed first. The rest counts in sentences: a
 * criterion is met when every group of its evidence is matched, not denied, within one sentence or two consecutive ones. A
 * sentence meets no more criteria than it has statements.
 */
export function gradeByRubric(item: OpenItem, answer: string): RubricVerdict {
  const { criteria } = item.rubric;
  if (isShort(item, answer)) return findEvidence(item, answer);
  const given = sentencesOf(answer);
  const sentences = withFragments(withoutItemText(item, given));
  const refused = refusalOf(item, given, withoutItemText(item, given));
  if (refused) return { ...pointsOf(criteria, []), refused };
  return capPoints(item, metIn(criteria, sentences), wrongConclusionIn(item, answer)?.says);
}

/** The points of the met criteria, capped where the answer draws a wrong conclusion. */
export function capPoints(
  { rubric: { criteria } }: OpenItem,
  met: readonly string[],
  wrongConclusion: string | undefined,
): RubricVerdict {
  const whole = pointsOf(criteria, met);
  if (wrongConclusion === undefined) return whole;
  let left = mostWithWrongConclusion(whole.maximumPoints);
  const kept = criteria.filter(({ id, points }) => {
    if (!met.includes(id) || points > left) return false;
    left -= points;
    return true;
  });
  const ids = kept.map(({ id }) => id);
  return { ...pointsOf(criteria, ids), wrongConclusion };
}

/**
 * Finds evidence anywhere in any text, to detect texts that give an answer away. Not for grading.
 */
export function findEvidence({ rubric: { criteria } }: OpenItem, text: string): RubricVerdict {
  const words = sentencesOf(text).flatMap((sentence) => [...sentence, boundary]);
  return pointsOf(
    criteria,
    criteria.filter(({ evidence }) => isEvident(evidence, words)).map(({ id }) => id),
  );
}

/** The points of the criteria that are met. */
export function pointsOf(criteria: readonly Criterion[], met: readonly string[]): RubricVerdict {
  const sum = (list: readonly Criterion[]) => list.reduce((points, criterion) => points + criterion.points, 0);
  return { met, points: sum(criteria.filter(({ id }) => met.includes(id))), maximumPoints: sum(criteria) };
}

/** Items that ask for a word or a number accept short answers; longer answers are graded as sentences. */
const isShort = ({ rubric }: OpenItem, answer: string) =>
  rubric.form === 'words' && answer.trim().split(/\s+/).length <= maxShortWords + wordsOf(rubric.modelAnswer).length;
const maxShortWords = 4;

/** Share of words from which an answer counts as copied text, or as a list. */
const copiedShare = 0.7;
const maxListed = 0.5;

function refusalOf(
  item: OpenItem,
  given: readonly (readonly string[])[],
  withoutCopies: readonly (readonly string[])[],
): RubricVerdict['refused'] {
  const count = (sentences: readonly (readonly string[])[]) => sentences.flat().filter(isWord).length;
  const words = count(given);
  if (words === 0) return undefined;
  if (words - count(withoutCopies) >= copiedShare * words) return 'pasted';
  const flat = given.flat();
  const isListed =
    count(given.filter(isList)) >= maxListed * words ||
    areListed(given) ||
    !isRelated(item, flat) ||
    isMadeOfEvidence(item, flat);
  return isListed ? 'listed' : undefined;
}

/** Joins short fragments to the neighbouring sentence: "It does not follow. Take 14." */
function withFragments(sentences: readonly string[][]): string[][] {
  const isShort = (words: readonly string[]) => words.filter(isWord).length < fewestWords;
  const joined: string[][] = [];
  let waiting: string[] = [];
  for (const words of sentences) {
    if (!isShort(words)) {
      joined.push([...waiting, ...words]);
      waiting = [];
    } else if (joined.length > 0) joined.push([...(joined.pop() ?? []), boundary, ...words]);
    else waiting = [...waiting, ...words, boundary];
  }
  return joined;
}

/**
 * The criteria that the sentences meet together. Each is assigned to a sentence that meets it and has statements left, if
 * necessary by moving other criteria (a matching by augmenting paths).
 */
function metIn(criteria: readonly Criterion[], sentences: readonly (readonly string[])[]): string[] {
  const statements = sentences.map(statementsIn);
  const meeting = criteria.map(({ evidence }) =>
    sentences.flatMap((sentence, at) => {
      if (statements[at] === 0) return [];
      if (isEvident(evidence, sentence)) return [at];
      const before = sentences[at - 1];
      return before && statements[at - 1] !== 0 && isEvident(evidence, [...before, boundary, ...sentence]) ? [at] : [];
    }),
  );
  const owners = sentences.map((): number[] => []);
  const place = (criterion: number, tried: Set<number>): boolean => {
    for (const at of meeting[criterion] ?? []) {
      if (tried.has(at)) continue;
      tried.add(at);
      const assigned = owners[at] ?? [];
      if (assigned.length < (statements[at] ?? 0)) {
        assigned.push(criterion);
        return true;
      }
      const moved = assigned.find((other) => place(other, tried));
      if (moved !== undefined) {
        assigned.splice(assigned.indexOf(moved), 1, criterion);
        return true;
      }
    }
    return false;
  };
  // A criterion that is moved keeps a sentence, so earlier ones stay met.
  const met = criteria.map((_, criterion) => place(criterion, new Set()));
  return criteria.filter((_, index) => met[index]).map(({ id }) => id);
}
