import type { OpenItem } from '../../../items/item.ts';
import { functionWords } from './function-words.ts';
import { boundary, isWord, wordsOf } from './words.ts';

/** This many content words in the item's order count as copied … */
const chainOf = 6;
/** … even with this many words inserted or omitted. */
const mostBetween = 2;
const mostLeftOut = 1;
/** This many consecutive words, including function words, count as copied as well. */
const runOf = 7;
/** Maximum number of words of an item's text that are compared. */
const mostCompared = 3000;

/**
 * The sentences of an answer with what they take from the item's own text replaced by boundaries: from its question, what
 * it shows, and its hints. Words count as taken where several stand in the item's order, whatever small words were
 * changed between them.
 */
export function withoutItemText(item: OpenItem, sentences: readonly (readonly string[])[]): string[][] {
  const said = sentences.flat();
  const shown = itemTextOf(item).slice(0, mostCompared);
  const inRuns = runsIn(said, shown);
  const inChains = sentences.flatMap((sentence) => takenIn(sentence, shown));
  const isTaken = inChains.map((taken, index) => taken || inRuns[index]);
  let at = 0;
  return sentences.map((sentence) => sentence.map((word) => (isTaken[at++] ? boundary : word)));
}

/** The words a learner sees beside the question. */
export function itemTextOf({ stem, stimulus, hints }: OpenItem): string[] {
  return [stem, ...(stimulus ?? []).flatMap(textsIn), ...Object.values(hints ?? {})].flatMap((text) => wordsOf(text));
}

/** Every text in a block: of its cells, labels, code and descriptions. */
function textsIn(block: unknown): string[] {
  if (typeof block === 'string') return [block];
  if (Array.isArray(block)) return block.flatMap(textsIn);
  if (block === null || typeof block !== 'object') return [];
  return Object.entries(block).flatMap(([key, value]) => (key === 'kind' || key === 'shape' ? [] : textsIn(value)));
}

/** A chain of words that ends here: how long it is, and at which word it began. */
interface Chain {
  readonly length: number;
  readonly first: number;
}

function takenIn(said: readonly string[], shown: readonly string[]): boolean[] {
  const isTaken = said.map(() => false);
  const words = meaningful(said);
  const places = new Map<string, number[]>();
  for (const [place, { word }] of meaningful(shown).entries()) places.set(word, [...(places.get(word) ?? []), place]);
  const chains: ReadonlyMap<number, Chain>[] = [];
  for (const [at, { word, index }] of words.entries()) {
    const here = new Map<number, Chain>();
    for (const place of places.get(word) ?? []) {
      let best: Chain = { length: 1, first: index };
      for (let back = 1; back <= mostBetween + 1; back++) {
        for (let skip = 1; skip <= mostLeftOut + 1; skip++) {
          const before = chains[at - back]?.get(place - skip);
          if (before && before.length >= best.length) best = { length: before.length + 1, first: before.first };
        }
      }
      here.set(place, best);
      if (best.length >= chainOf) isTaken.fill(true, best.first, index + 1);
    }
    chains.push(here);
  }
  return isTaken;
}

/** Words that match the item's text exactly, in a row. */
function runsIn(said: readonly string[], shown: readonly string[]): boolean[] {
  const inRun = said.map(() => false);
  const rowsOf = (words: readonly { word: string }[]) =>
    words.map((_, at) => words.slice(at, at + runOf).map(({ word }) => word)).filter((row) => row.length === runOf);
  const spoken = said.flatMap((word, index) => (isWord(word) ? [{ word, index }] : []));
  const known = new Set(rowsOf(shown.filter(isWord).map((word) => ({ word }))).map((row) => row.join(' ')));
  for (const [at, row] of rowsOf(spoken).entries()) {
    if (!known.has(row.join(' '))) continue;
    inRun.fill(true, spoken[at]?.index ?? 0, (spoken[at + runOf - 1]?.index ?? -1) + 1);
  }
  return inRun;
}

/** Words of meaning as they compare, with their places. */
function meaningful(words: readonly string[]): { word: string; index: number }[] {
  return words.flatMap((word, index) =>
    !isWord(word) || functionWords.has(word) ? [] : [{ word: word.replace(/(?<=\w{3})s$/, ''), index }],
  );
}
