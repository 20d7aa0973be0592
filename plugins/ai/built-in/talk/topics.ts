import type { Lesson } from '../lessons/index.ts';
import { lessons } from '../lessons/index.ts';
import { isNear, wordsOf } from './words.ts';

/** Lessons a message is about, the clearest first, two at most. */
export function lessonsIn(text: string): Lesson[] {
  const words = wordsOf(
    text.replaceAll(/what (?:do|does|did) [\w\s]{1,40}? mean\b|\b(?:i|you) mean\b/gi, (match) =>
      match.replace(/mean$/i, ''),
    ),
  );
  if (words.length === 0) return [];
  const found = lessons
    .map((lesson) => ({ lesson, ...best(lesson, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [first] = found;
  if (!first) return [];
  const taken = new Set(first.matched);
  const second = found.find(
    ({ lesson, matched, score }) =>
      lesson !== first.lesson && matched.every((word) => !taken.has(word)) && score >= first.score * 0.5,
  );
  if (!second || !/\b(?:vs|versus|and|or|difference|differ|confuse\w*|mix|compared?)\b/i.test(text))
    return [first.lesson];
  const place = ({ matched }: typeof first) => Math.min(...matched);
  return [first, second].toSorted((one, other) => place(one) - place(other)).map(({ lesson }) => lesson);
}

/** The name of the lesson that is said most fully: its length in letters, less where it was misspelt. */
function best({ names }: Lesson, words: readonly string[]): { score: number; matched: number[] } {
  let result: { score: number; matched: number[] } = { score: 0, matched: [] };
  for (const name of names) {
    const wanted = name.split(' ');
    const matched = wanted.map((word) => indexOf(words, word));
    if (matched.includes(-1)) continue;
    // Words of a longer name may stand apart, but not at the two ends of a story.
    if (Math.max(...matched) - Math.min(...matched) > wanted.length + 5) continue;
    const misspelt = wanted.filter((word, index) => words[matched[index] ?? -1] !== word).length;
    const score = wanted.join('').length + 4 * (wanted.length - 1) - misspelt;
    if (score > result.score) result = { score, matched };
  }
  return result;
}

function indexOf(words: readonly string[], wanted: string): number {
  const exact = words.indexOf(wanted);
  return exact >= 0 ? exact : words.findIndex((word) => isNear(word, wanted));
}
