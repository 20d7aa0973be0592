import { eastAsianConcepts } from './east-asian.ts';
import { englishConcepts } from './english.ts';
import { otherConcepts } from './other-languages.ts';

/** The names of all concepts. A concept is identified by its index. */
const names = [
  ...new Set([...Object.keys(englishConcepts), ...Object.keys(otherConcepts), ...Object.keys(eastAsianConcepts)]),
];
/** Size classes of numbers: small, age of a child, age of an adult, large. */
const sizes = ['few', 'childs-age', 'adults-age', 'many'] as const;
export const conceptCount = names.length + sizes.length;

const whole = new Map<string, number[]>();
const stems = new Map<string, number[]>();
const pairs = new Map<string, number[]>();
const pairBeginnings = new Set<string>();
/** Words of scripts without spaces, by their first character, longest first. */
const fragments = new Map<string, { text: string; concept: number }[]>();
let maxStemLength = 0;

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

for (const concepts of [englishConcepts, otherConcepts, eastAsianConcepts])
  for (const [name, entries] of Object.entries(concepts))
    for (const entry of entries.split(/\s+/)) addEntry(entry.replaceAll("'", ''), names.indexOf(name));
for (const found of fragments.values()) found.sort((a, b) => b.text.length - a.text.length);

function addEntry(entry: string, concept: number) {
  if (withoutSpaces.test(entry)) {
    const first = entry.slice(0, 1);
    fragments.set(first, [...(fragments.get(first) ?? []), { text: entry, concept }]);
    return;
  }
  if (entry.includes('_')) {
    const words = entry.split('_').slice(0, 2);
    addTo(pairs, words.join(' '), concept);
    pairBeginnings.add(words[0] ?? '');
  } else if (entry.endsWith('*')) {
    const stem = entry.slice(0, -1);
    maxStemLength = Math.max(maxStemLength, stem.length);
    addTo(stems, stem, concept);
  } else addTo(whole, entry, concept);
}

function addTo(map: Map<string, number[]>, key: string, concept: number) {
  const known = map.get(key) ?? [];
  if (!known.includes(concept)) map.set(key, [...known, concept]);
}

const none: readonly number[] = [];

/** The concepts of a word, numbered from 0 to `conceptCount` - 1. */
export function conceptsOf(word: string): readonly number[] {
  const found = whole.get(word);
  if (found) return found;
  if (/^\d+$/.test(word)) return [names.length + sizeOf(Number(word))];
  for (let length = Math.min(word.length, maxStemLength); length >= 3; length--) {
    const ofStem = stems.get(word.slice(0, length));
    if (ofStem) return ofStem;
  }
  return none;
}

/** The concepts of two consecutive words. */
export const conceptsOfPair = (first: string, second: string): readonly number[] =>
  pairBeginnings.has(first) ? (pairs.get(`${first} ${second}`) ?? none) : none;

/** The concepts within a run of characters without spaces, in order. */
export function conceptsWithin(run: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < run.length; ) {
    const here = fragments.get(run.charAt(at))?.find(({ text }) => run.startsWith(text, at));
    if (here) found.push(here.concept);
    at += here?.text.length ?? 1;
  }
  return found;
}

export const isWithoutSpaces = (word: string): boolean => withoutSpaces.test(word);

function sizeOf(number: number): number {
  if (number < 9) return 0;
  if (number < 18) return 1;
  return number < 80 ? 2 : 3;
}
