import { conceptCount, conceptsOf, conceptsOfPair, conceptsWithin, isWithoutSpaces } from '../concepts/concepts.ts';

/** Cached features of a word. */
interface Word {
  readonly hash: number;
  readonly concepts: readonly number[];
  /** Features of the word's characters. */
  readonly grams: readonly number[];
}

/** Features of a few sentences as numbers below `featureSpace`: word and concept features, and character features. */
export interface Features {
  readonly words: readonly number[];
  readonly grams: readonly number[];
}

export const featureSpace = 1 << 20;

/** Words further apart than this have no common feature. */
const skipped = 4;
const conceptReach = 7;

/** The features of a sequence of words; `|` ends a sentence. */
export function featuresOf(words: readonly string[]): Features {
  const found = new Set<number>();
  const grams = new Set<number>();
  const hashes: number[] = [];
  const concepts: { id: number; at: number }[] = [];
  for (const [index, text] of words.entries()) {
    if (text === '|') continue;
    const word = wordOf(text);
    const at = hashes.length;
    hashes.push(word.hash);
    for (const gram of word.grams) grams.add(gram);
    for (const id of word.concepts) concepts.push({ id, at });
    for (const id of conceptsOfPair(text, words[index + 1] ?? '')) concepts.push({ id, at });
  }
  addWords(found, hashes);
  addConcepts(found, concepts, hashes);
  found.add(mixed(kinds.length, Math.min(7, hashes.length >> 1), 0));
  return { words: [...found], grams: [...grams] };
}

const kinds = {
  word: 1,
  pair: 2,
  triple: 3,
  skip: 4,
  concept: 5,
  conceptPair: 6,
  conceptTriple: 7,
  wordConcept: 8,
  conceptSet: 9,
  length: 10,
  gram: 11,
} as const;

function addWords(found: Set<number>, hashes: readonly number[]) {
  for (let at = 0; at < hashes.length; at++) {
    const word = hashes[at] ?? 0;
    const next = hashes[at + 1];
    const afterNext = hashes[at + 2];
    found.add(mixed(kinds.word, word, 0));
    if (next === undefined) continue;
    found.add(mixed(kinds.pair, word, next));
    if (afterNext !== undefined) found.add(mixed(kinds.triple, mixed(kinds.pair, word, next), afterNext));
    for (let other = at + 2; other <= at + skipped && other < hashes.length; other++)
      found.add(mixed(kinds.skip, word, hashes[other] ?? 0));
  }
}

function addConcepts(
  found: Set<number>,
  concepts: readonly { readonly id: number; readonly at: number }[],
  hashes: readonly number[],
) {
  const distinct = new Set<number>();
  for (const [index, { id, at }] of concepts.entries()) {
    distinct.add(id);
    found.add(mixed(kinds.concept, id, 0));
    const before = hashes[at - 1];
    const after = hashes[at + 1];
    if (before !== undefined) found.add(mixed(kinds.wordConcept, id, before));
    if (after !== undefined) found.add(mixed(kinds.wordConcept, id + conceptCount, after));
    for (let other = index + 1; other < concepts.length && other <= index + conceptReach; other++) {
      const second = concepts[other];
      if (!second || second.at === at) continue;
      if (second.at - at > conceptReach) break;
      found.add(mixed(kinds.conceptPair, id, second.id));
      for (let last = other + 1; last < concepts.length && last <= other + 3; last++) {
        const third = concepts[last];
        if (third && third.at !== second.at && third.at - second.at <= conceptReach)
          found.add(mixed(kinds.conceptTriple, id * conceptCount + second.id, third.id));
      }
    }
  }
  const all = [...distinct].sort((a, b) => a - b).slice(0, 14);
  for (const [index, first] of all.entries())
    for (const second of all.slice(index + 1)) found.add(mixed(kinds.conceptSet, first, second));
}

const known = new Map<string, Word>();
const maxKnown = 20_000;

function wordOf(text: string): Word {
  const before = known.get(text);
  if (before) return before;
  const word = isWithoutSpaces(text)
    ? { hash: hashOf(text), concepts: conceptsWithin(text), grams: gramsOf(text, 1, 4) }
    : { hash: hashOf(text), concepts: conceptsOf(text), grams: gramsOf(`<${text.slice(0, 24)}>`, 3, 5) };
  if (known.size >= maxKnown) known.clear();
  known.set(text, word);
  return word;
}

function gramsOf(text: string, shortest: number, longest: number): number[] {
  const found = new Set<number>();
  for (let length = shortest; length <= longest; length++)
    for (let at = 0; at + length <= text.length; at++)
      found.add(mixed(kinds.gram, hashOf(text.slice(at, at + length)), length));
  return [...found];
}

/** FNV-1a over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function mixed(kind: number, first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35);
  hash ^= hash >>> 13;
  return (Math.imul(hash, 0x27d4eb2f) >>> 8) & (featureSpace - 1);
}
