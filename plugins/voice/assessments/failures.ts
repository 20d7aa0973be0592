import type { SoundKind, WavProblem } from 'speech-analysis';

/** What a learner reads about a file that cannot be analysed. */
export const fileProblems: Readonly<Record<WavProblem, string>> = {
  empty: 'The recording is empty. Check your microphone and record again.',
  'not-wav': 'This file is not a WAV recording.',
  'other-format': 'This WAV file has another format. Use 16-bit PCM with one or two channels at 8 to 48 kHz.',
  truncated: 'The recording is incomplete. Send it again, or record it again.',
  'too-long': 'The recording is longer than the time limit of the prompt.',
};

/** What a learner reads about a recording without usable speech. */
export const soundProblems: Readonly<Record<Exclude<SoundKind, 'speech'>, string>> = {
  silence: 'No speech was heard: the recording is silent. Check that the right microphone is chosen and not muted.',
  noise: 'No speech was heard, only noise. Record in a quieter place or closer to the microphone.',
  music: 'No speech was heard, only tones or music. Record your voice without music.',
  clipped: 'The recording is distorted because it is too loud. Lower the level of the microphone or move away from it.',
  'too-short': 'There is too little speech to analyse. Speak for at least a few seconds.',
};
