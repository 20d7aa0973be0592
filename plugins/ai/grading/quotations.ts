import { wordsOf } from '../calls/text/secrets.ts';

export interface Quotation {
  readonly id: string;
  readonly quote: string;
}

export interface QuotationGiven {
  readonly answer: string;
  /** How many words in a row of a quotation are the learner's own. */
  ownWordsIn(quote: string): number;
}

/** Words a quotation has at least, where the answer is long enough. */
const leastWords = 4;

/**
 * The criteria whose quotation stands: word for word in the answer, at least four words long or half of the answer, as
 * many of them in a row the learner's own, and on no words that another criterion rests on. Each criterion is asked for its own
 * evidence, so one sentence cannot earn every point. A criterion that another one's place is needed for loses nothing:
 * where the words stand several times, a free place is looked for.
 */
export function standingQuotations(quotations: readonly Quotation[], { answer, ownWordsIn }: QuotationGiven): string[] {
  const words = wordsOf(answer);
  const least = Math.min(leastWords, Math.max(1, Math.ceil(words.length / 2)));
  const taken = new Set<number>();
  const met: string[] = [];
  // The longest first: they have the fewest places.
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

/** Where the words stand in a row. */
const placesOf = (quoted: readonly string[], words: readonly string[]) =>
  [...words.keys()].filter((at) => quoted.every((word, index) => words[at + index] === word));
