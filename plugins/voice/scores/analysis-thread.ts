import type { SoundAnalysis, TranscriptFit, WavProblem, WordAnalysis } from 'speech-analysis';
import { analyseSound, analyseWords, readWav, transcriptFit, WavError } from 'speech-analysis';

export interface ToAnalyse {
  readonly bytes: Uint8Array;
  readonly transcript: string;
  readonly maxSeconds: number;
}

export type Analysed =
  | { readonly problem: WavProblem }
  | {
      readonly problem: null;
      readonly sound: SoundAnalysis;
      /** Null without a transcript. */
      readonly words: (WordAnalysis & { readonly fit: TranscriptFit }) | null;
    };

/** Loads the word list once, then analyses one recording after another. */
export const open =
  () =>
  ({ bytes, transcript, maxSeconds }: ToAnalyse): Analysed => {
    try {
      const sound = analyseSound(readWav(bytes, { maxSeconds }));
      if (transcript.trim() === '' || sound.kind !== 'speech') return { problem: null, sound, words: null };
      const words = analyseWords(transcript);
      const fit = transcriptFit(words.syllables, sound.syllables);
      return { problem: null, sound, words: words.words === 0 ? null : { ...words, fit } };
    } catch (error) {
      if (error instanceof WavError) return { problem: error.code };
      throw error;
    }
  };
