import type { Criterion, OpenItem } from './items/item.ts';

/** What a rubric found in an answer. */
export interface RubricVerdict {
  /** Ids of the criteria that are met. */
  readonly met: readonly string[];
  readonly points: number;
  readonly maximumPoints: number;
}

/**
 * Grades an open answer by its item's rubric: a criterion is met when every group of its evidence is matched by one of
 * the group's phrases, not denied, and the matches stand in an answer of sentences rather than a list of key words.
 */
export function gradeByRubric({ rubric }: OpenItem, answer: string): RubricVerdict {
  const words = wordsOf(answer);
  const met = isPadded(words) ? [] : rubric.criteria.filter((criterion) => isMet(criterion, words));
  return pointsOf(
    rubric.criteria,
    met.map(({ id }) => id),
  );
}

/** The points of the criteria that are met. */
export function pointsOf(criteria: readonly Criterion[], met: readonly string[]): RubricVerdict {
  const sum = (list: readonly Criterion[]) => list.reduce((points, criterion) => points + criterion.points, 0);
  return { met, points: sum(criteria.filter(({ id }) => met.includes(id))), maximumPoints: sum(criteria) };
}

const isMet = ({ evidence }: Criterion, words: readonly string[]) =>
  evidence.every((group) => group.some((phrase) => isSaid(phrase, words)));

/** Whether a phrase occurs at least once without a denial right before it. */
function isSaid(phrase: string, words: readonly string[]): boolean {
  const wanted = wordsOf(phrase, true);
  for (let start = 0; start + wanted.length <= words.length; start++) {
    const isHere = wanted.every((word, index) => matches(word, words[start + index] as string));
    if (isHere && (isDenial(wanted[0] as string) || !isDenied(words, start))) return true;
  }
  return false;
}

/** `average*` matches every word that begins so; plurals match their singular. */
function matches(pattern: string, word: string): boolean {
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1));
  return word === pattern || word === `${pattern}s` || `${word}s` === pattern;
}

const denials = new Set([
  'not',
  'no',
  'never',
  'without',
  'cannot',
  'isnt',
  'arent',
  'wasnt',
  'doesnt',
  'dont',
  'didnt',
  'wont',
  'cant',
  'nor',
]);
const isDenial = (word: string) => denials.has(word);

/** A denial within the three words before, unless another one takes it back or a "only" follows it: "not only". */
function isDenied(words: readonly string[], start: number): boolean {
  const near = words.slice(Math.max(0, start - 3), start);
  const before = near.slice(near.lastIndexOf(sentenceEnd) + 1);
  const count = before.filter((word, index) => isDenial(word) && before[index + 1] !== 'only').length;
  return count % 2 === 1;
}

/** Key words in a heap instead of an answer: the same word over and over. */
function isPadded(words: readonly string[]): boolean {
  return words.length >= 12 && new Set(words).size / words.length < 0.3;
}

/** Stands between the words of two sentences: a denial does not reach across. */
const sentenceEnd = '|';

/** Lower-case words and numbers; apostrophes inside words are dropped, so `isn't` is `isnt`. */
function wordsOf(text: string, isPattern = false): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/[.!?;](?=\s)/g, ` ${sentenceEnd} `);
  return plain.match(isPattern ? /[\p{L}\p{N}.%/+-]+\*?|\p{S}/gu : /[\p{L}\p{N}.%/+-]+|\p{S}/gu)?.map(trimmed) ?? [];
}

/** Each run of marks is looked at from its beginning only: a long one within a word would take its length squared. */
const trimmed = (word: string) => word.replace(/^[.\-/]+(?=.)|(?<=[^.\-/])[.\-/]+$/g, '');
