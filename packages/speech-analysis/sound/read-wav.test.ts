import { expect, test } from 'vitest';
import type { WavProblem } from './read-wav.ts';
import { readWav, WavError } from './read-wav.ts';
import { bytesOf, soundOf, wavOf } from './sounds.testing.ts';

const limits = { maxSeconds: 10 };
const tone = soundOf(1, (time) => Math.sin(2 * Math.PI * 200 * time) / 2);

test('16-bit files with one and two channels are read, with other chunks before the samples', () => {
  const one = readWav(wavOf(tone), limits);
  const two = readWav(wavOf(tone, 2), limits);
  expect(one.rate).toBe(16_000);
  expect(one.samples.length).toBe(16_000);
  expect(two.samples).toEqual(one.samples);
  const plain = wavOf(tone);
  const list = new Uint8Array([76, 73, 83, 84, 3, 0, 0, 0, 1, 2, 3, 0]);
  const withList = new Uint8Array([...plain.subarray(0, 36), ...list, ...plain.subarray(36)]);
  expect(readWav(withList, limits).samples).toEqual(one.samples);
});

const changed = (at: number, ...values: number[]) => {
  const bytes = wavOf(tone);
  bytes.set(values, at);
  return bytes;
};

test.each<[string, Uint8Array, WavProblem]>([
  ['no bytes', new Uint8Array(), 'empty'],
  ['no samples', wavOf(soundOf(0, () => 0)), 'empty'],
  ['an MP3 named .wav', new TextEncoder().encode(`ID3${'x'.repeat(500)}`), 'not-wav'],
  ['RIFF of another kind', changed(8, 65, 86, 73, 32), 'not-wav'],
  ['32-bit floating point', changed(20, 3), 'other-format'],
  ['24 bits', changed(34, 24), 'other-format'],
  ['three channels', changed(22, 3), 'other-format'],
  ['no channels', changed(22, 0), 'other-format'],
  ['4 kHz', changed(24, 0xa0, 0x0f), 'other-format'],
  ['96 kHz', changed(24, 0x00, 0x77, 0x01), 'other-format'],
  ['fewer samples than its header claims', wavOf(tone).subarray(0, 20_000), 'truncated'],
  ['a size of 4 GiB', changed(40, 255, 255, 255, 255), 'truncated'],
  ['a header alone', wavOf(tone).subarray(0, 36), 'truncated'],
  ['half a header', wavOf(tone).subarray(0, 30), 'truncated'],
  ['eleven seconds', wavOf(soundOf(11, () => 0)), 'too-long'],
])('%s is refused', (_, bytes, code) => {
  expect(() => readWav(bytes, limits)).toThrow(expect.objectContaining({ name: WavError.name, code }));
});

test('the first 200 bytes may be anything without another error', () => {
  const whole = bytesOf('middle-flat');
  for (let at = 0; at < 200; at++) {
    for (const value of [0, 1, 127, 255]) {
      const bytes = Uint8Array.from(whole.subarray(0, 4000));
      bytes[at] = value;
      try {
        readWav(bytes, limits);
      } catch (error) {
        expect(error).toBeInstanceOf(WavError);
      }
    }
  }
});
