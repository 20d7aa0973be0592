import { readFileSync } from 'node:fs';
import { analyseSound, analyseWords, readWav } from 'speech-analysis';
import type { Figure } from './bench.ts';

const fixtures = new URL('../../packages/speech-analysis/fixtures/', import.meta.url);

/** Processor time of analysing one minute of speech with its words. */
export async function measureVoice(): Promise<Figure[]> {
  const spoken = readWav(readFileSync(new URL('usual.wav', fixtures)), { maxSeconds: 60 });
  const minute = Float32Array.from(
    { length: 60 * spoken.rate },
    (_, at) => spoken.samples[at % spoken.samples.length] ?? 0,
  );
  const text = Array.from({ length: 6 }, () => 'Last Monday our team had to repair a broken machine.').join(' ');
  const seconds = () => {
    const before = process.cpuUsage();
    analyseSound({ rate: spoken.rate, samples: minute });
    analyseWords(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  };
  seconds();
  const value = Math.min(seconds(), seconds(), seconds());
  return [{ what: 'analysis of 60 s of speech (processor time)', value, unit: 's', goal: 1 }];
}
