import type { Search, SearchResult } from './screens.ts';

// What sources of Ctrl K are written with.

/**
 * How well texts fit a query: 0 where the first begins with it, 1 where a word of it does, 2 where it stands within it, 3
 * where all words of the query stand somewhere in the texts. Undefined where they do not fit.
 *
 * @example rankOf('prac', ['Practice', 'questions one at a time']) // 0
 */
export function rankOf(query: string, texts: readonly (string | null | undefined)[]): number | undefined {
  const [title = '', ...others] = texts.map((text) => plain(text ?? ''));
  const wanted = plain(query).trim();
  if (wanted === '') return undefined;
  if (title.startsWith(wanted)) return 0;
  if (title.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
  if (title.includes(wanted)) return 2;
  const all = [title, ...others].join('\n');
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? 3 : undefined;
}

/** Things whose texts fit, the best first; as results where `resultOf` says what each is. */
export function fitting<T, R>(
  query: string,
  things: readonly T[],
  textsOf: (thing: T) => readonly (string | null | undefined)[],
  resultOf: (thing: T) => R,
): (R & { rank: number })[] {
  return things
    .flatMap((thing) => {
      const rank = rankOf(query, textsOf(thing));
      return rank === undefined ? [] : [{ ...resultOf(thing), rank }];
    })
    .sort((one, other) => one.rank - other.rank);
}

/** Something that is there already, with words that people look for it by. */
export type Entry = SearchResult & { readonly words: string };

/** A source made of entries that never change: help, above all. */
export const among =
  (entries: readonly Entry[]): Search =>
  async (query) =>
    fitting(
      query,
      entries,
      ({ title, words }) => [title, words],
      ({ words: _, ...result }) => result,
    );

/** Without capitals and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
