import { describe, expect, test } from 'vitest';
import { analyseSound } from './analyse-sound.ts';
import type { Sound } from './read-wav.ts';
import { chords, melody, noise, rate, recording, recordings, soundOf } from './sounds.testing.ts';

describe.each(Object.entries(recordings))('speech of espeak-ng, %s', (name, known) => {
  const found = analyseSound(recording(name));
  const duration = known.ends - known.begins;

  test('is recognised as speech, with its pauses within 60 ms', () => {
    expect(found.kind).toBe('speech');
    // Closures of stops in slow speech are silent for as long as a short pause.
    const long = found.pauses.filter(({ seconds }) => seconds >= 0.285);
    expect(long).toHaveLength(known.pauses.length);
    for (const [index, pause] of long.entries()) {
      expect(Math.abs(pause.seconds - (known.pauses[index] ?? 0))).toBeLessThan(0.06);
    }
  });

  test('begins and ends where the words do, so that the pace is within 5 %', () => {
    const heard = (found.speech?.to ?? 0) - (found.speech?.from ?? 0);
    expect(Math.abs(heard / duration - 1)).toBeLessThan(0.05);
  });

  test('has its fundamental frequency within 3 %', () => {
    if (known.hertz === null) return;
    expect(Math.abs((found.figures.pitch?.value ?? 0) / known.hertz - 1)).toBeLessThan(0.03);
    expect(found.figures.pitchVariation?.value).toBeLessThan(0.3);
  });
});

test.each([
  ['slow', 0.05],
  ['usual', 0.05],
  // Neighbouring vowels of fast speech share a peak.
  ['fast', 0.07],
] as const)('the %s story has its syllables a second within %d', (name, tolerance) => {
  const { ends = 0, begins = 0, syllables = 0 } = recordings[name] ?? {};
  const { speechRate, articulationRate } = analyseSound(recording(name)).figures;
  expect(Math.abs((speechRate?.value ?? 0) / (syllables / (ends - begins)) - 1)).toBeLessThan(tolerance);
  expect(articulationRate?.value).toBeGreaterThan(speechRate?.value ?? 0);
});

test('a voice with intonation varies more than one without', () => {
  expect(analyseSound(recording('high-voice')).figures.pitchVariation?.value).toBeGreaterThan(1.5);
});

const mixed = (sound: Sound, add: () => number): Sound => ({
  ...sound,
  samples: sound.samples.map((each) => each + add()),
});

test('noise 20 dB below the speech changes pauses by less than 100 ms and the pace by less than 10 %', () => {
  const clean = analyseSound(recording('usual'));
  const noisy = analyseSound(mixed(recording('usual'), noise(0.03)));
  expect(noisy.kind).toBe('speech');
  expect(noisy.figures.signalToNoise?.value).toBeLessThan(25);
  expect(Math.abs(noisy.syllables / clean.syllables - 1)).toBeLessThan(0.1);
  for (const [index, seconds] of [0.4, 1.2].entries()) {
    expect(Math.abs((noisy.pauses[index]?.seconds ?? 0) - seconds)).toBeLessThan(0.1);
  }
});

const looped = (sound: Sound, times: number): Sound => {
  const samples = new Float32Array(sound.samples.length * times);
  for (let time = 0; time < times; time++) samples.set(sound.samples, time * sound.samples.length);
  return { ...sound, samples };
};

test('every rate has a standard error where there are at least eight seconds, and it shrinks with more speech', () => {
  const once = analyseSound(recording('usual')).figures.speechRate?.standardError ?? 0;
  const often = analyseSound(looped(recording('usual'), 4)).figures.speechRate?.standardError ?? 0;
  expect(once).toBeGreaterThan(0);
  expect(often).toBeLessThan(once);
  expect(analyseSound(recording('high-voice')).figures.speechRate?.standardError).toBeNull();
});

test.each<[string, Sound, string]>([
  ['silence', soundOf(5, () => 0), 'silence'],
  ['a quiet hiss', soundOf(5, noise(0.001)), 'silence'],
  ['noise', soundOf(5, noise(0.2)), 'noise'],
  ['a tone', soundOf(5, (time) => 0.3 * Math.sin(2 * Math.PI * 220 * time)), 'music'],
  ['a melody', soundOf(8, melody), 'music'],
  ['chords', soundOf(8, chords), 'music'],
  ['a word', { rate, samples: recording('usual').samples.slice(0, rate) }, 'too-short'],
  ['a click', soundOf(3, (time) => (time > 1 && time < 1.02 ? 0.9 : 0)), 'silence'],
  [
    'clipped speech',
    { rate, samples: recording('usual').samples.map((each) => Math.max(-1, Math.min(1, each * 12))) },
    'clipped',
  ],
])('%s is no speech and has no figures', (_, sound, kind) => {
  const found = analyseSound(sound);
  expect(found.kind).toBe(kind);
  expect(found.figures).toEqual({});
});

test('samples of any rate give the same figures', () => {
  const usual = recording('usual');
  const doubled = {
    rate: 32_000,
    samples: Float32Array.from({ length: usual.samples.length * 2 }, (_, at) => usual.samples[at >> 1] ?? 0),
  };
  const half = {
    rate: 8_000,
    samples: Float32Array.from(
      { length: usual.samples.length >> 1 },
      (_, at) => ((usual.samples[2 * at] ?? 0) + (usual.samples[2 * at + 1] ?? 0)) / 2,
    ),
  };
  const expected = analyseSound(usual).figures.pitch?.value ?? 0;
  for (const sound of [doubled, half]) {
    const found = analyseSound(sound);
    expect(found.kind).toBe('speech');
    expect(Math.abs((found.figures.pitch?.value ?? 0) / expected - 1)).toBeLessThan(0.03);
  }
});
