import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from 'seeded-random';
import type { Sound } from './read-wav.ts';
import { readWav } from './read-wav.ts';

const folder = path.join(import.meta.dirname, '../fixtures');
export const rate = 16_000;

/** What is known about a recording of espeak-ng; times are in seconds. */
interface Known {
  readonly text: string;
  readonly words: readonly (readonly [begins: number, word: string])[];
  /** Vowels in espeak-ng's phonemes. */
  readonly syllables: number;
  readonly pauses: readonly number[];
  readonly begins: number;
  readonly ends: number;
  readonly hertz: number | null;
}

export const recordings: Readonly<Record<string, Known>> = JSON.parse(
  readFileSync(path.join(folder, 'speech.json'), 'utf8'),
);

export const bytesOf = (name: string): Uint8Array => readFileSync(path.join(folder, `${name}.wav`));
export const recording = (name: string): Sound => readWav(bytesOf(name), { maxSeconds: 60 });

/** A sound of some seconds from a function of the time. */
export function soundOf(seconds: number, sample: (time: number) => number): Sound {
  return { rate, samples: Float32Array.from({ length: seconds * rate }, (_, index) => sample(index / rate)) };
}

export function noise(amplitude: number, seed = 'noise'): () => number {
  const random = seededRandom(seed);
  return () => amplitude * (random() + random() + random() - 1.5);
}

/** Notes of half a second each, with five overtones that fade. */
export function melody(time: number): number {
  const notes = [262, 330, 392, 330, 294, 349, 440, 392];
  const note = notes[Math.floor(time * 2) % notes.length] ?? 262;
  const within = time % 0.5;
  const tone = [1, 2, 3, 4, 5].reduce((sum, each) => sum + Math.sin(2 * Math.PI * note * each * time) / each, 0);
  return 0.2 * tone * Math.exp(-4 * within) * Math.min(1, within * 100);
}

/** Three notes at once, four times a second. */
export function chords(time: number): number {
  const root = [196, 262, 220, 294][Math.floor(time * 4) % 4] ?? 196;
  const within = time % 0.25;
  const tone = [1, 1.26, 1.5, 2, 3].reduce((sum, each) => sum + Math.sin(2 * Math.PI * root * each * time), 0);
  return 0.1 * tone * Math.exp(-6 * within) * Math.min(1, within * 100);
}

/** 16-bit WAV bytes of a sound, with one channel or the same samples in two. */
export function wavOf({ rate, samples }: Sound, channels = 1): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2 * channels);
  const view = new DataView(bytes.buffer);
  const tag = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  tag(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, samples.length * 2 * channels, true);
  for (const [index, sample] of samples.entries()) {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    for (let channel = 0; channel < channels; channel++)
      view.setInt16(44 + 2 * (index * channels + channel), value, true);
  }
  return bytes;
}
