import type { Figure } from '../figure.ts';
import { figureOf } from '../figure.ts';
import { mean, median, quantile, standardDeviation, sum } from '../numbers.ts';
import type { SoundKind, Traits } from './kind.ts';
import { clippedShare, crossingVariation, heldShare, kindOf, modulationOf } from './kind.ts';
import { hop, levelsOf, speechThreshold } from './levels.ts';
import { pitchOf } from './pitch.ts';
import type { Sound } from './read-wav.ts';
import type { Stretch } from './speech-runs.ts';
import { pausesBetween, speechRuns } from './speech-runs.ts';
import { syllableNuclei } from './syllable-nuclei.ts';

/** A pause within the speech. Times are in seconds from the beginning of the recording. */
export interface Pause {
  readonly from: number;
  readonly seconds: number;
}

/** What is heard in a recording. Figures that there is too little sound for are absent. */
export interface SoundAnalysis {
  readonly kind: SoundKind;
  readonly traits: Traits;
  /** Length of the recording in seconds. */
  readonly seconds: number;
  /** From the first sound to the last, in seconds; null without speech. */
  readonly speech: { readonly from: number; readonly to: number } | null;
  readonly pauses: readonly Pause[];
  /** Number of syllable nuclei. */
  readonly syllables: number;
  readonly figures: {
    /** Median fundamental frequency. */
    readonly pitch?: Figure;
    /** Standard deviation of the fundamental frequency. */
    readonly pitchVariation?: Figure;
    /** Syllables divided by the time from first to last sound. */
    readonly speechRate?: Figure;
    /** Syllables divided by that time without pauses. */
    readonly articulationRate?: Figure;
    /** Pauses as a share of that time. */
    readonly pauseShare?: Figure;
    readonly pauseLength?: Figure;
    readonly pausesPerMinute?: Figure;
    /** Standard deviation of the syllables' levels. */
    readonly loudnessVariation?: Figure;
    /** Level of the speech above that of the pauses. */
    readonly signalToNoise?: Figure;
  };
}

/** Analyses one recording. It identifies nobody: no figure describes the voice's timbre. */
export function analyseSound(sound: Sound): SoundAnalysis {
  const levels = levelsOf(sound);
  const threshold = speechThreshold(levels.fine);
  const runs = speechRuns(levels.fine, threshold);
  const isSpeech = framesIn(runs, levels.fine.length);
  const pitch = pitchOf(sound, (frame) => isSpeech[frame] === 1, levels.fine.length);
  const inRuns = sum(runs.map(({ from, to }) => to - from));
  const traits: Traits = {
    clipped: clippedShare(sound.samples),
    voiced: inRuns === 0 ? 0 : pitch.filter((each) => each > 0).length / inRuns,
    modulation: modulationOf(levels, runs),
    held: heldShare(pitch),
    crossingVariation: crossingVariation(sound.samples, sound.rate, runs),
    seconds: inRuns * hop,
    loudest: quantile(levels.fine, 0.99),
  };
  const kind = runs.length === 0 ? (traits.loudest > -55 ? 'noise' : 'silence') : kindOf(traits);
  const seconds = sound.samples.length / sound.rate;
  const [first, last] = [runs[0], runs.at(-1)];
  if (kind !== 'speech' || !first || !last) {
    return { kind, traits, seconds, speech: null, pauses: [], syllables: 0, figures: {} };
  }
  const nuclei = syllableNuclei(levels.coarse, pitch, runs, threshold);
  const pauses = pausesBetween(runs);
  const blocks = blocksOf(
    { from: first.from, to: last.to },
    { pitch, nuclei, pauses, coarse: levels.coarse, isSpeech },
  );
  return {
    kind,
    traits,
    seconds,
    speech: { from: first.from * hop, to: last.to * hop },
    pauses: pauses.map(({ from, to }) => ({ from: from * hop, seconds: (to - from) * hop })),
    syllables: nuclei.length,
    figures: figuresOf(blocks, signalToNoise(levels.fine, isSpeech)),
  };
}

function framesIn(runs: readonly Stretch[], length: number): Uint8Array {
  const frames = new Uint8Array(length);
  for (const { from, to } of runs) frames.fill(1, from, to);
  return frames;
}

/** A stretch of speech with its pauses, for the errors of figures. */
interface Block {
  readonly seconds: number;
  /** Semitones above 1 Hz, of voiced frames. */
  readonly pitch: readonly number[];
  readonly syllableLevels: readonly number[];
  readonly pauses: readonly number[];
  /** Seconds of pauses within the block. */
  readonly silent: number;
}

interface Heard {
  readonly pitch: Float64Array;
  readonly nuclei: readonly number[];
  readonly pauses: readonly Stretch[];
  readonly coarse: Float64Array;
  readonly isSpeech: Uint8Array;
}

/** Blocks of at least two seconds, so that neighbours depend little on each other; at most twenty. */
const shortestBlock = 2;
const mostBlocks = 20;

function blocksOf({ from, to }: Stretch, { pitch, nuclei, pauses, coarse, isSpeech }: Heard): Block[] {
  const count = Math.max(1, Math.min(mostBlocks, Math.floor(((to - from) * hop) / shortestBlock)));
  const edge = (index: number) => from + Math.round(((to - from) * index) / count);
  return Array.from({ length: count }, (_, index) => {
    const [begin, end] = [edge(index), edge(index + 1)];
    const isInside = (frame: number) => frame >= begin && frame < end;
    return {
      seconds: (end - begin) * hop,
      pitch: [...pitch.subarray(begin, end)].filter((each) => each > 0).map((each) => 12 * Math.log2(each)),
      syllableLevels: nuclei.filter(isInside).map((frame) => coarse[frame] ?? Number.NaN),
      pauses: pauses.filter((pause) => isInside(pause.from)).map((pause) => (pause.to - pause.from) * hop),
      silent: isSpeech.subarray(begin, end).filter((each) => each === 0).length * hop,
    };
  });
}

function figuresOf(blocks: readonly Block[], noise: Figure | undefined): SoundAnalysis['figures'] {
  const all = <T>(list: readonly Block[], part: (block: Block) => readonly T[]) => list.flatMap(part);
  const total = (list: readonly Block[], part: (block: Block) => number) => sum(list.map(part));
  const seconds = (list: readonly Block[]) => total(list, (block) => block.seconds);
  const silent = (list: readonly Block[]) => total(list, (block) => block.silent);
  const syllables = (list: readonly Block[]) => total(list, (block) => block.syllableLevels.length);
  const pitch = (list: readonly Block[]) => all(list, (block) => block.pitch);
  const pauses = (list: readonly Block[]) => all(list, (block) => block.pauses);
  const figures = {
    pitch: figureOf(blocks, 'Hz', (list) => 2 ** (median(pitch(list)) / 12)),
    pitchVariation: figureOf(blocks, 'semitones', (list) => standardDeviation(pitch(list))),
    speechRate: figureOf(blocks, 'syllables/s', (list) => syllables(list) / seconds(list)),
    articulationRate: figureOf(blocks, 'syllables/s', (list) => syllables(list) / (seconds(list) - silent(list))),
    pauseShare: figureOf(blocks, 'share', (list) => silent(list) / seconds(list)),
    pauseLength: figureOf(blocks, 's', (list) => mean(pauses(list))),
    pausesPerMinute: figureOf(blocks, 'per minute', (list) => (pauses(list).length * 60) / seconds(list)),
    loudnessVariation: figureOf(blocks, 'dB', (list) => standardDeviation(all(list, (block) => block.syllableLevels))),
    signalToNoise: noise,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));
}

/** Seconds of silence that the level of the noise is estimated from. */
const leastSilence = 0.3;

function signalToNoise(fine: Float64Array, isSpeech: Uint8Array): Figure | undefined {
  const silent = [...fine].filter((_, frame) => isSpeech[frame] === 0);
  const spoken = [...fine].filter((_, frame) => isSpeech[frame] === 1);
  if (silent.length * hop < leastSilence) return undefined;
  return { value: median(spoken) - median(silent), standardError: null, unit: 'dB' };
}
