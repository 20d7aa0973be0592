import { mean, quantile, smooth, standardDeviation } from '../numbers.ts';
import type { Levels } from './levels.ts';
import { hop } from './levels.ts';
import type { Stretch } from './speech-runs.ts';

/** What a recording contains. Only speech has figures. */
export type SoundKind = 'speech' | 'silence' | 'noise' | 'music' | 'clipped' | 'too-short';

/** The properties that the kind is decided by. */
export interface Traits {
  /** Shares of 0 to 1. */
  readonly clipped: number;
  /** Share of frames within runs that have a pitch. */
  readonly voiced: number;
  /** Standard deviation of the amplitude's changes between 2 and 8 Hz, relative to its mean. */
  readonly modulation: number;
  /** Share of voiced frames whose pitch stays within 1 % for at least 80 ms, as held notes do and speech seldom does. */
  readonly held: number;
  /** Variation of the rate of zero crossings: fricatives cross often, vowels and instruments seldom. */
  readonly crossingVariation: number;
  /** Seconds of sound, without pauses. */
  readonly seconds: number;
  /** Level of the loudest sounds in dB. */
  readonly loudest: number;
}

/** Below this level, in dB, even a quiet voice is not heard. */
const quietest = -55;
/** Share of clipped samples from which levels and pitch are wrong. */
const mostClipped = 0.02;
/** Seconds of speech below which figures mean nothing. */
const shortest = 2;
/** Speech has the rhythm of its syllables; noise and held tones have none (Houtgast and Steeneken 1985). */
const leastModulation = 0.28;
const leastVoiced = 0.2;

export function kindOf(traits: Traits): SoundKind {
  if (traits.loudest < quietest) return 'silence';
  if (traits.clipped > mostClipped) return 'clipped';
  if (traits.modulation < leastModulation) return traits.voiced > 0.5 ? 'music' : 'noise';
  if (traits.voiced < leastVoiced) return traits.crossingVariation < 0.3 ? 'noise' : 'music';
  if (traits.crossingVariation < 1 || (traits.held > 0.9 && traits.crossingVariation < 2)) return 'music';
  if (traits.seconds < shortest) return 'too-short';
  return 'speech';
}

export function modulationOf({ amplitudes }: Levels, runs: readonly Stretch[]): number {
  // A moving average of 60 ms passes what is slower than about 8 Hz, one of 500 ms what is slower than about 1 Hz.
  const syllabic = smooth(amplitudes, 3);
  const slow = smooth(amplitudes, 25);
  const inRuns = runs.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => (syllabic[from + index] ?? 0) - (slow[from + index] ?? 0)),
  );
  const loudness = mean(runs.flatMap(({ from, to }) => [...slow.subarray(from, to)]));
  return inRuns.length < 2 ? 0 : standardDeviation(inRuns) / loudness;
}

/** Samples at full scale, three or more in a row, as a share of all. */
export function clippedShare(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  // A limiter may hold the signal a little below full scale.
  if (peak < 0.5) return 0;
  const limit = peak * 0.999;
  let clipped = 0;
  let run = 0;
  for (const sample of samples) {
    if (Math.abs(sample) >= limit) run++;
    else {
      if (run >= 3) clipped += run;
      run = 0;
    }
  }
  return (clipped + (run >= 3 ? run : 0)) / samples.length;
}

export function heldShare(pitch: Float64Array): number {
  let held = 0;
  let voiced = 0;
  let from = 0;
  for (let frame = 0; frame <= pitch.length; frame++) {
    const here = pitch[frame] ?? 0;
    const first = pitch[from] ?? 0;
    if (here > 0) voiced++;
    if (here > 0 && first > 0 && Math.abs(here / first - 1) < 0.01) continue;
    if (first > 0 && frame - from >= 0.08 / hop) held += frame - from;
    from = frame;
  }
  return voiced === 0 ? 0 : held / voiced;
}

/** Interdecile range of zero crossings by frame, in thousands a second. */
export function crossingVariation(samples: Float32Array, rate: number, runs: readonly Stretch[]): number {
  const length = Math.round(rate * hop);
  const rates = runs.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, index) => {
      const begin = Math.round((from + index) * hop * rate);
      let crossings = 0;
      for (let at = begin + 1; at < begin + length; at++) {
        if ((samples[at] ?? 0) >= 0 !== (samples[at - 1] ?? 0) >= 0) crossings++;
      }
      return crossings / hop / 1000;
    }),
  );
  return rates.length === 0 ? 0 : quantile(rates, 0.9) - quantile(rates, 0.1);
}
