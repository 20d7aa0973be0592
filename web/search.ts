import type { Search, SearchResult } from './screens.ts';

// Helpers for sources of the search.

/**
 * How well texts match a query: 0 where the first text begins with it, 1 where one of its words does, 2 where it contains the
 * query, 3 where the texts contain all words of the query; undefined without a match.
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

/** The results for the things whose texts match a query, the best first. */
export function matching<T, R>(
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

/** A fixed result, with further words that people may search for. */
export type Entry = SearchResult & { readonly words: string };

/** A source of fixed entries, such as help. */
export const among =
  (entries: readonly Entry[]): Search =>
  async (query) =>
    matching(
      query,
      entries,
      ({ title, words }) => [title, words],
      ({ words: _, ...result }) => result,
    );

/** In lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
