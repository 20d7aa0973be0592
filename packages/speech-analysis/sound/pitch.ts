import { PitchDetector } from 'pitchy';
import { median } from '../numbers.ts';
import { hop } from './levels.ts';
import type { Sound } from './read-wav.ts';

const lowest = 60;
const highest = 500;
/** Clarity of the McLeod method from which a frame counts as voiced. */
const leastClarity = 0.7;
/** Frames on each side whose median a frame is compared with. */
const neighbours = 5;
/** A step of an octave from its neighbours is an error of the method, not speech. */
const octaveError = 1.6;

/**
 * Fundamental frequency of frames of 10 ms in Hz, 0 where unvoiced: the McLeod pitch method (McLeod and Wyvill 2005) over
 * 40 ms, between 60 and 500 Hz.
 * @param isSpeech frames outside speech are not analysed
 */
export function pitchOf(sound: Sound, isSpeech: (frame: number) => boolean, frames: number): Float64Array {
  const { rate, samples } = halved(sound);
  const size = 2 * Math.round(0.02 * rate);
  const detector = PitchDetector.forFloat32Array(size);
  const window = new Float32Array(size);
  const pitch = new Float64Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    if (!isSpeech(frame)) continue;
    const from = Math.round((frame + 0.5) * hop * rate) - size / 2;
    if (from < 0 || from + size > samples.length) continue;
    window.set(samples.subarray(from, from + size));
    const [found, clarity] = detector.findPitch(window, rate);
    if (clarity >= leastClarity && found >= lowest && found <= highest) pitch[frame] = found;
  }
  return withoutOctaveErrors(pitch);
}

/** Every second sample, after averaging neighbours: F0 lies far below, and the analysis takes half the time. */
function halved({ rate, samples }: Sound): Sound {
  if (rate < 16_000) return { rate, samples };
  const factor = Math.round(rate / 8_000);
  const result = new Float32Array(Math.floor(samples.length / factor));
  for (let index = 0; index < result.length; index++) {
    let sum = 0;
    for (let offset = 0; offset < factor; offset++) sum += samples[index * factor + offset] ?? 0;
    result[index] = sum / factor;
  }
  return { rate: rate / factor, samples: result };
}

function withoutOctaveErrors(pitch: Float64Array): Float64Array {
  return pitch.map((value, frame) => {
    if (value === 0) return 0;
    const around = [...pitch.subarray(Math.max(0, frame - neighbours), frame + neighbours + 1)].filter(
      (each) => each > 0,
    );
    const centre = median(around);
    if (around.length < 3) return 0;
    return value > centre * octaveError || value < centre / octaveError ? 0 : value;
  });
}
