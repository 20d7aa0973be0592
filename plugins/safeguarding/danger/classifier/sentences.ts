/** Longer sentences are split into overlapping parts. */
const maxWords = 26;
/** Two neighbouring sentences form a part if they have at most this many words. */
const maxWordsOfPair = 34;

/**
 * The parts of a text to be classified: every sentence, and every two neighbouring ones together.
 * @param spelling from `slangWordsOf`
 */
export function partsOf(spelling: string): string[][] {
  const sentences = spelling
    .split('|')
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const parts = sentences.flatMap(windowsOf);
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next && sentence.length + next.length <= maxWordsOfPair) parts.push([...sentence, '|', ...next]);
  }
  return parts;
}

function windowsOf(words: string[]): string[][] {
  if (words.length <= maxWords) return [words];
  const windows: string[][] = [];
  for (let begin = 0; begin < words.length - maxWords / 2; begin += maxWords / 2)
    windows.push(words.slice(begin, begin + maxWords));
  return windows;
}
