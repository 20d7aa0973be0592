import type { SoundAnalysis, WordAnalysis } from 'speech-analysis';
import type { Details } from '../contract.ts';

interface Heard {
  readonly sound: SoundAnalysis;
  /** Null without a transcript that fits. */
  readonly words: WordAnalysis | null;
  readonly criteria: Details['criteria'];
  readonly timeLimit: number;
}

const whole = (value: number) => Math.round(value);

/** What was measured, in sentences. Each states its figure. */
export function insightsOf({ sound, words, criteria }: Heard): string[] {
  const { speechRate, pauseShare } = sound.figures;
  const met = criteria.filter(({ isMet }) => isMet).length;
  return [
    ...(criteria.length > 0 ? [`Your answer contains ${met} of ${criteria.length} ideas of the prompt.`] : []),
    ...(speechRate ? [`You spoke ${speechRate.value.toFixed(1)} syllables a second, pauses included.`] : []),
    ...(pauseShare ? [`${whole(pauseShare.value * 100)} % of the time was pauses.`] : []),
    ...(words && words.lessCommon.length > 0
      ? [`Less common words you used: ${words.lessCommon.slice(0, 6).join(', ')}.`]
      : []),
    ...(words && words.fillers > 0 ? [`The transcript has ${words.fillers} fillers such as “um”.`] : []),
  ];
}

/** What to do next time, for what the figures show. */
export function recommendationsOf({ sound, words, criteria, timeLimit }: Heard): string[] {
  const { articulationRate, pauseShare, signalToNoise } = sound.figures;
  const missing = criteria.filter(({ isMet }) => !isMet);
  const advice = [
    ...missing.slice(0, 2).map(({ says }) => `Next time, include this idea: ${lowerFirst(says)}.`),
    (articulationRate?.value ?? 0) > 6 && 'Speak more slowly where an idea is new to your listeners.',
    (pauseShare?.value ?? 0) > 0.4 &&
      'Note three key words before you start, so that you pause less to look for the next idea.',
    (words?.figures.fillersPer100?.value ?? 0) > 4 && 'Replace fillers by a short silence.',
    (words?.figures.diversity?.value ?? 100) < 40 && 'Try other words for what you mention more than once.',
    sound.seconds < timeLimit / 3 && `Use more of the ${timeLimit} seconds: an example makes an idea clear.`,
    (signalToNoise?.value ?? 100) < 15 && 'Record in a quieter place or closer to the microphone.',
  ].filter((each) => each !== false);
  return advice.length > 0 ? advice : ['Try a more difficult prompt next.'];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
