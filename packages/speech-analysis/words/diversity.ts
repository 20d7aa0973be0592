/** Ratio of types to tokens at which a factor is complete (McCarthy and Jarvis 2010). */
const factorRatio = 0.72;

/**
 * Measure of textual lexical diversity (MTLD; McCarthy and Jarvis 2010): the mean number of words in a row that keep a
 * type-token ratio above .72, read forwards and backwards. NaN where no word is repeated, because no factor begins then.
 */
export const mtld = (words: readonly string[]): number => (oneWay(words) + oneWay([...words].reverse())) / 2;

function oneWay(words: readonly string[]): number {
  let factors = 0;
  let types = new Set<string>();
  let tokens = 0;
  for (const word of words) {
    tokens++;
    types.add(word);
    if (types.size / tokens > factorRatio) continue;
    factors++;
    types = new Set();
    tokens = 0;
  }
  // The rest counts as the part of a factor that it has covered.
  if (tokens > 0) factors += (1 - types.size / tokens) / (1 - factorRatio);
  return factors > 0 ? words.length / factors : Number.NaN;
}
