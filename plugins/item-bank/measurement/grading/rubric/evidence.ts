import { boundary, pause, wordsOf } from './words.ts';

/** Whether every group of a criterion's evidence is matched by one of its phrases that is not denied. */
export function isEvident(evidence: readonly (readonly string[])[], words: readonly string[]): boolean {
  const phrases = evidence.map((group) => group.map((phrase) => wordsOf(phrase, true)));
  if (isDismissed(words)) return false;
  const clauses = clausesOf(words);
  return phrases.every((group) => group.some((phrase) => isSaid(phrase, clauses)));
}

/** Words, and for each whether a clause begins with it. */
interface Clauses {
  readonly words: readonly string[];
  readonly begins: readonly boolean[];
}

function clausesOf(words: readonly string[]): Clauses {
  const spoken = words.flatMap((word, index) => (word === pause ? [] : [{ word, begins: words[index - 1] === pause }]));
  return { words: spoken.map(({ word }) => word), begins: spoken.map(({ begins }) => begins) };
}

/** Whether a phrase occurs at least once without a denial right before it. */
function isSaid(wanted: readonly string[], clauses: Clauses): boolean {
  const { words } = clauses;
  for (let start = 0; start + wanted.length <= words.length; start++) {
    if (!isAt(wanted, words, start)) continue;
    if (isDenial(wanted[0] as string) || !isDenied(clauses, start)) return true;
  }
  return false;
}

export const isAt = (wanted: readonly string[], words: readonly string[], start: number) =>
  wanted.length > 0 && wanted.every((word, index) => matches(word, words[start + index] ?? boundary));

/** `average*` matches every word that begins so; plurals match their singular. */
function matches(pattern: string, word: string): boolean {
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1));
  return word === pattern || word === `${pattern}s` || `${word}s` === pattern;
}

const denials = new Set(
  'not no never without cannot isnt arent wasnt doesnt dont didnt wont cant nor neither hardly'.split(' '),
);
export const isDenial = (word: string) => denials.has(word);

/** A denial within the three words before, unless a second one cancels it or "only" follows it: "not only". */
function isDenied({ words, begins }: Clauses, start: number): boolean {
  let first = start;
  while (first > 0 && start - first < 3 && !begins[first] && words[first - 1] !== boundary) first -= 1;
  const before = words.slice(first, start);
  const count = before.filter((word, index) => isDenial(word) && before[index + 1] !== 'only').length;
  return count % 2 === 1;
}

/** "It is wrong that …", "nobody can say that …": everything after it is denied. */
const dismissal =
  /^(?:(?:so|but|and|i think|i believe) )?(?:it is|its|it isnt|that is|thats) (?:wrong|false|untrue|nonsense|incorrect|not (?:true|right|correct|the case)|a (?:mistake|lie)) (?:that|to (?:say|think|believe|claim)) /;
const isDismissed = (words: readonly string[]) => dismissal.test(words.join(' '));
