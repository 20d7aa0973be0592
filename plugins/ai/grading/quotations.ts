import { wordsOf } from '../gate/secrets.ts';

export interface Quotation {
  readonly id: string;
  readonly quote: string;
}

export interface QuotationGiven {
  readonly answer: string;
  /** What the learner was shown: repeating it shows nothing. */
  readonly shown: readonly string[];
}

/** Words a quotation has at least, where the answer is long enough. */
const leastWords = 4;

/**
 * The criteria whose quotation stands: word for word in the answer, at least four words long or half of the answer, with
 * words of the learner's own, and on no words that another criterion rests on. Each criterion is asked for its own
 * evidence, so one sentence cannot earn every point. A criterion that another one's place is needed for loses nothing:
 * where the words stand several times, a free place is looked for.
 */
export function standingQuotations(quotations: readonly Quotation[], { answer, shown }: QuotationGiven): string[] {
  const words = wordsOf(answer);
  const least = Math.min(leastWords, Math.max(1, Math.ceil(words.length / 2)));
  const known = shown.map((text) => ` ${wordsOf(text).join(' ')} `);
  const taken = new Set<number>();
  const met: string[] = [];
  // The longest first: they have the fewest places.
  for (const { id, quote } of [...quotations].sort((one, other) => other.quote.length - one.quote.length)) {
    const quoted = wordsOf(quote);
    if (quoted.length < least || known.some((text) => text.includes(` ${quoted.join(' ')} `))) continue;
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
