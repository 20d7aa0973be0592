import { quantile, smooth } from '../numbers.ts';
import type { Sound } from './read-wav.ts';

/** Seconds between frames. */
export const hop = 0.01;
/** Digital silence, in dB below full scale. */
export const silence = -100;

/** Levels of frames of 10 ms in dB relative to a full-scale square wave. */
export interface Levels {
  /** Mean power over 30 ms: follows the ends of sounds. */
  readonly fine: Float64Array;
  /** Mean power over 50 ms: one peak for each syllable. */
  readonly coarse: Float64Array;
  /** Root mean square of each frame. */
  readonly amplitudes: Float64Array;
}

export function levelsOf({ rate, samples }: Sound): Levels {
  const power = new Float64Array(Math.floor(samples.length / (rate * hop)));
  for (let frame = 0; frame < power.length; frame++) {
    const from = Math.round(frame * hop * rate);
    const to = Math.min(samples.length, Math.round((frame + 1) * hop * rate));
    let sum = 0;
    let offset = 0;
    for (let index = from; index < to; index++) offset += samples[index] ?? 0;
    // A constant offset of cheap microphones is no sound.
    offset /= to - from;
    for (let index = from; index < to; index++) sum += ((samples[index] ?? 0) - offset) ** 2;
    power[frame] = sum / (to - from);
  }
  return {
    fine: smooth(power, 1).map(decibels),
    coarse: smooth(power, 2).map(decibels),
    amplitudes: power.map(Math.sqrt),
  };
}

const decibels = (power: number) => (power > 0 ? Math.max(silence, 10 * Math.log10(power)) : silence);

/** Below the loudest sounds, in dB, what still counts as speech (De Jong and Wempe 2009). */
const speechRange = 25;
/** Above the noise floor, in dB, what counts as speech. */
const aboveNoise = 6;
/** Without at least this distance, in dB, nothing separates speech from noise. */
const leastRange = 8;

/** The level that separates speech from pauses: relative to the loudest sounds, and above the noise floor. */
export function speechThreshold(fine: Float64Array): number {
  const loudest = quantile(fine, 0.99);
  const floor = quantile(fine, 0.05);
  return Math.min(loudest - leastRange, Math.max(loudest - speechRange, floor + aboveNoise));
}
