import type { Lesson } from '../lessons/index.ts';
import { lessons } from '../lessons/index.ts';
import { followUpIn } from './follow-up.ts';
import { foreignWords } from './subjects.ts';
import { contentWords, isNear, wordsOf } from './words.ts';

/** Words that look like a misspelling of a lesson's name. */
const lookalikes = new Set(
  (
    'media modal chapter raise units powder meal means meant range orange change changes changed climate taken radio factory fiction ' +
    'friction faction ration relation correction corrections promotion portion parameter parameters decision decisions multiple ' +
    'into education variant estate entry party scare simple simples rated raised courses'
  ).split(' '),
);

/** The lessons that a message is about, the best match first, at most two. */
export function lessonsIn(text: string): Lesson[] {
  const words = wordsOf(
    text.replaceAll(
      /(?:what )?(?:do|does|did) [\w\s]{1,40}? mean\b|\b(?:i|you|not|really|it|that|this|which|always) means?\b|\bmeans? (?:that|it|they|there)\b|\bmeaning\b/gi,
      (match) => match.replace(/mean(?:s|ing)?/i, ''),
    ),
  );
  if (words.length === 0) return [];
  const indexOf = createIndex(words);
  const found = lessonNames
    .map(({ lesson, names }) => ({ lesson, ...best(names, words, indexOf) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [first] = found;
  if (!first) return [];
  if (isAboutAnother(text, words, first.matched)) return [];
  const taken = new Set(first.matched);
  const second = found.find(
    ({ lesson, matched, score }) =>
      lesson !== first.lesson && matched.every((word) => !taken.has(word)) && score >= first.score * 0.5,
  );
  if (!second || !/(?<!^\W*)\b(?:vs|versus|and|or|difference|differ|confuse\w*|mix|compared?)\b/i.test(text))
    return [first.lesson];
  const place = ({ matched }: typeof first) => Math.min(...matched);
  return [first, second].toSorted((one, other) => place(one) - place(other)).map(({ lesson }) => lesson);
}

/**
 * "The rate of photosynthesis" is about photosynthesis: next to a word of another subject, a lesson's name does not
 * count.
 */
function isAboutAnother(text: string, words: readonly string[], matched: readonly number[]): boolean {
  if (hasOtherMeaning(text)) return true;
  // An argument with "so" is about reasoning, whatever its subject.
  if (/\w\W+so\b/i.test(text)) return false;
  const foreign = foreignWords(text);
  // "Power of" says no more than "power".
  const telling = matched.filter((at) => contentWords(words[at] ?? '').length > 0).length;
  if (foreign.length >= telling && foreign.length * 5 >= contentWords(text).length && foreign.length > 0) return true;
  const rest = words.slice(Math.max(...matched) + 1);
  const [of, ...after] = rest[1] && /^(?:an?|the|my)$/.test(rest[1]) ? [rest[0], ...rest.slice(2)] : rest;
  return /^(?:of|in|from)$/.test(of ?? '') && foreignWords(after[0] ?? '').length > 0;
}

export const hasOtherMeaning = (text: string) => otherMeanings.test(text);

/** Lessons' names in combination with a word that gives them another meaning. */
const otherMeanings =
  /\bhalf[- ]?li(?:fe|ves)\b|\b(?:lose|losing|gain|gaining|body) weight\b|\bdiabetes\b|\bcircles? of friends\b|\broots? of (?:an?|the|my) (?:tree|plant|tooth)\b|\bfast (?:is|does|are|do) (?:sound|light)\b|\b[A-Z][a-z]?\d? ?\+ ?[A-Z][a-z]?\d? ?(?:->|→|=)/;

/**
 * Whether a message is about a subject that the tutor does not teach: a third or more of its words are foreign to the
 * lessons, or it asks something without pointing back to the conversation.
 */
export function isOtherSubject(message: string): boolean {
  const foreign = foreignWords(message).length;
  const words = contentWords(message).filter((word) => !/\d/.test(word)).length;
  if (hasOtherMeaning(message) || (foreign > 0 && foreign * 3 >= words)) return true;
  return (
    followUpIn(message) === 'question' &&
    wordsOf(message).length > 3 &&
    lessonsIn(message).length === 0 &&
    !pointingBack.test(message)
  );
}

const pointingBack =
  /\b(?:it|its|it's|that|thats|that's|this|they|them|these|those|there|here|ones?|then|so|we|u|you|again|else|more|\d+|my|first|next|answer|result|step|number|multiply|divide|add|subtract|mean|means)\b/i;

/** The id of the lesson for a kind of formula or conclusion that the tutor cannot work out. */
export function shapeOf(message: string): string | undefined {
  if (/[a-z\d)]\s*(?:[<>≤≥]|<=|>=)\s*-?\d/i.test(message)) return 'inequalities';
  if (/\d?x\s*[-+]\s*\d*y\s*=|\d?y\s*[-+]\s*\d*x\s*=/i.test(message)) return 'simultaneous-equations';
  if (/\b(?:all|every|each|no|some)\b.{2,60}\b(?:some|all|every|no)\b.{2,60}\b(?:are|is|must|so)\b/is.test(message))
    return 'syllogisms';
  if (/\b\d+ (?:days?|hours?|weeks?|minutes?)\b.{0,60}\bafter [a-z]\b/i.test(message)) return 'critical-path';
  return /\bif\b.{3,120}[.,;].{3,120}\b(?:so|therefore|does (?:that|it) mean|must|means|then)\b/is.test(message)
    ? 'conditional-statements'
    : undefined;
}

/** The lesson's name that matches best, scored by its length in letters, less misspelt words and words in between. */
function best(
  names: readonly (readonly string[])[],
  words: readonly string[],
  indexOf: (wanted: string) => number,
): { score: number; matched: number[] } {
  let result: { score: number; matched: number[] } = { score: 0, matched: [] };
  for (const wanted of names) {
    const matched = wanted.map(indexOf);
    if (matched.includes(-1)) continue;
    // The words of a longer name may be apart, but not at opposite ends of a story.
    const between = Math.max(...matched) - Math.min(...matched) + 1 - wanted.length;
    if (between > 6) continue;
    const misspelt = wanted.filter((word, index) => words[matched[index] ?? -1] !== word).length;
    const isInOrder = matched.every((at, index) => index === 0 || at > (matched[index - 1] ?? 0));
    const score =
      wanted.join('').length + 4 * (wanted.length - 1) - misspelt - Math.max(0, between) / 2 - (isInOrder ? 0 : 5);
    if (score > result.score) result = { score, matched };
  }
  return result;
}

const lessonNames = lessons.map((lesson) => ({ lesson, names: lesson.names.map((name) => name.split(' ')) }));

/** Finds the index of a word or a similar one; remembers results, because many names share their words. */
function createIndex(words: readonly string[]): (wanted: string) => number {
  const known = new Map<string, number>();
  for (const [at, word] of words.entries()) if (!known.has(word)) known.set(word, at);
  // Similar words begin with the same letter (`isNear`).
  const places = words.flatMap((word, at) => (lookalikes.has(word) ? [] : [at]));
  const byLetter = Map.groupBy(places, (at) => words[at]?.[0]);
  return (wanted) => {
    const found = known.get(wanted);
    if (found !== undefined) return found;
    const near = byLetter.get(wanted[0])?.find((at) => isNear(words[at] ?? '', wanted)) ?? -1;
    known.set(wanted, near);
    return near;
  };
}
