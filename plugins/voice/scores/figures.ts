import type { Figure as Measured, SoundAnalysis, WordAnalysis } from 'speech-analysis';
import type { Figure } from '../contract.ts';

const ofSound: Readonly<Record<keyof SoundAnalysis['figures'], readonly [name: string, description: string]>> = {
  speechRate: ['Speech rate', 'Syllables heard, divided by the time from the first word to the last'],
  articulationRate: ['Articulation rate', 'Syllables heard, divided by the time without pauses'],
  pauseShare: ['Pauses', 'Share of the time that is silent for a quarter of a second or longer'],
  pauseLength: ['Length of a pause', 'Mean of the pauses'],
  pausesPerMinute: ['Number of pauses', 'Pauses of a quarter of a second or longer'],
  pitch: ['Pitch', 'Median of your voice’s fundamental frequency. It is not scored'],
  pitchVariation: ['Variation of pitch', 'Standard deviation of the pitch. It is not scored'],
  loudnessVariation: ['Variation of loudness', 'Standard deviation of the syllables’ levels. It is not scored'],
  signalToNoise: ['Signal to noise', 'Level of your voice above that of the pauses: the quality of the recording'],
};

const ofWords: Readonly<Record<keyof WordAnalysis['figures'], readonly [name: string, description: string]>> = {
  diversity: ['Variety of words', 'MTLD: words in a row with a varied vocabulary'],
  lessCommonWords: ['Less common words', 'Share of your different words that occur less than ten times in a million'],
  fillersPer100: ['Fillers', '“Um”, “uh” and the like in the transcript. Speech recognition often leaves them out'],
  readability: [
    'Reading level',
    'School grade by Flesch and Kincaid, from the length of sentences and words. It is not scored',
  ],
};

/** Figures with their names, for people. Shares become percentages. */
export function namedFigures(sound: SoundAnalysis, words: WordAnalysis | null): Figure[] {
  const named = (
    names: Readonly<Record<string, readonly [string, string]>>,
    figures: Readonly<Record<string, Measured>>,
  ) =>
    Object.entries(names).flatMap(([key, [name, description]]) => {
      const figure = figures[key];
      return figure ? [{ name, description, ...inUnits(figure) }] : [];
    });
  return [...named(ofSound, sound.figures), ...(words ? named(ofWords, words.figures) : [])];
}

function inUnits({ value, standardError, unit }: Measured): Pick<Figure, 'value' | 'standardError' | 'unit'> {
  if (unit !== 'share') return { value, standardError, unit };
  return { value: value * 100, standardError: standardError === null ? null : standardError * 100, unit: '%' };
}
