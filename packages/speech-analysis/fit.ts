/** Whether a transcript can be that of a recording, by its number of syllables. */
export type TranscriptFit = 'fits' | 'too-many-words' | 'too-few-words';

// The count of nuclei misses up to a fifth of the syllables of fast or noisy speech; recognisers leave words out.
const mostWords = 1.6;
const fewestWords = 0.5;

export function transcriptFit(syllablesOfText: number, syllablesHeard: number): TranscriptFit {
  if (syllablesOfText > syllablesHeard * mostWords) return 'too-many-words';
  return syllablesOfText < syllablesHeard * fewestWords ? 'too-few-words' : 'fits';
}
