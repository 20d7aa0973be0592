/** Longer sentences are read in overlapping parts. */
const maxWords = 26;
/** Two neighbouring sentences are read together when they are no longer. */
const maxWordsOfPair = 34;

/**
 * The parts of a text that are judged: every sentence, and every two neighbouring ones together.
 * @param spelling as `slangWordsOf` gives it
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
