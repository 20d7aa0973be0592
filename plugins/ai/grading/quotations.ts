import { wordsOf } from '../calls/text/secrets.ts';

export interface Quotation {
  readonly id: string;
  readonly quote: string;
}

export interface QuotationGiven {
  readonly answer: string;
  /** The number of consecutive words of a quotation that are the learner's own. */
  ownWordsIn(quote: string): number;
}

/** Minimum words of a quotation, where the answer is long enough. */
const minWords = 4;

/**
 * The criteria with a valid quotation: word for word in the answer, at least four words or half of the answer long, with
 * as many consecutive words the learner's own, and without overlap with another criterion's quotation, so that one
 * sentence cannot earn every point. Where the words occur several times, a free occurrence is used.
 */
export function validQuotations(quotations: readonly Quotation[], { answer, ownWordsIn }: QuotationGiven): string[] {
  const words = wordsOf(answer);
  const least = Math.min(minWords, Math.max(1, Math.ceil(words.length / 2)));
  const taken = new Set<number>();
  const met: string[] = [];
  // The longest first, because they have the fewest possible places.
  for (const { id, quote } of [...quotations].sort((one, other) => other.quote.length - one.quote.length)) {
    const quoted = wordsOf(quote);
    if (quoted.length < least || ownWordsIn(quote) < least) continue;
    const place = placesOf(quoted, words).find((at) => quoted.every((_, index) => !taken.has(at + index)));
    if (place === undefined) continue;
    for (const index of quoted.keys()) taken.add(place + index);
    met.push(id);
  }
  return met;
}

/** The positions at which the quotation occurs. */
const placesOf = (quoted: readonly string[], words: readonly string[]) =>
  [...words.keys()].filter((at) => quoted.every((word, index) => words[at + index] === word));
