import type { OpenItem } from '../../../items/item.ts';
import { functionWords } from './function-words.ts';
import { boundary, isWord, wordsOf } from './words.ts';

/** This many content words in the item's order count as copied … */
const chainLength = 6;
/** … even with this many words inserted or omitted. */
const maxInserted = 2;
const maxOmitted = 1;
/** This many consecutive words, including function words, count as copied as well. */
const runLength = 7;
/** Maximum number of words of an item's text that are compared. */
const maxCompared = 3000;

/**
 * The sentences of an answer, with text copied from the item's question, stimulus and hints replaced by boundaries. Words
 * count as copied where several occur in the item's order, even if function words between them were changed.
 */
export function withoutItemText(item: OpenItem, sentences: readonly (readonly string[])[]): string[][] {
  const answer = sentences.flat();
  const shown = itemTextOf(item).slice(0, maxCompared);
  const inRuns = runsIn(answer, shown);
  const inChains = sentences.flatMap((sentence) => copiedIn(sentence, shown));
  const isCopied = inChains.map((copied, index) => copied || inRuns[index]);
  let at = 0;
  return sentences.map((sentence) => sentence.map((word) => (isCopied[at++] ? boundary : word)));
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

/** A chain of words that ends at a word: its length, and the index of its first word. */
interface Chain {
  readonly length: number;
  readonly first: number;
}

function copiedIn(answer: readonly string[], shown: readonly string[]): boolean[] {
  const isCopied = answer.map(() => false);
  const words = meaningful(answer);
  const places = new Map<string, number[]>();
  for (const [place, { word }] of meaningful(shown).entries()) places.set(word, [...(places.get(word) ?? []), place]);
  const chains: ReadonlyMap<number, Chain>[] = [];
  for (const [at, { word, index }] of words.entries()) {
    const here = new Map<number, Chain>();
    for (const place of places.get(word) ?? []) {
      let best: Chain = { length: 1, first: index };
      for (let back = 1; back <= maxInserted + 1; back++) {
        for (let skip = 1; skip <= maxOmitted + 1; skip++) {
          const before = chains[at - back]?.get(place - skip);
          if (before && before.length >= best.length) best = { length: before.length + 1, first: before.first };
        }
      }
      here.set(place, best);
      if (best.length >= chainLength) isCopied.fill(true, best.first, index + 1);
    }
    chains.push(here);
  }
  return isCopied;
}

/** Words that match the item's text exactly, in a row. */
function runsIn(answer: readonly string[], shown: readonly string[]): boolean[] {
  const inRun = answer.map(() => false);
  const rowsOf = (words: readonly { word: string }[]) =>
    words
      .map((_, at) => words.slice(at, at + runLength).map(({ word }) => word))
      .filter((row) => row.length === runLength);
  const spoken = answer.flatMap((word, index) => (isWord(word) ? [{ word, index }] : []));
  const known = new Set(rowsOf(shown.filter(isWord).map((word) => ({ word }))).map((row) => row.join(' ')));
  for (const [at, row] of rowsOf(spoken).entries()) {
    if (!known.has(row.join(' '))) continue;
    inRun.fill(true, spoken[at]?.index ?? 0, (spoken[at + runLength - 1]?.index ?? -1) + 1);
  }
  return inRun;
}

/** Content words in comparable form, with their positions. */
function meaningful(words: readonly string[]): { word: string; index: number }[] {
  return words.flatMap((word, index) =>
    !isWord(word) || functionWords.has(word) ? [] : [{ word: word.replace(/(?<=\w{3})s$/, ''), index }],
  );
}
