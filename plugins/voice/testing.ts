import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { Answer, TestPerson, TestPlatform } from '../../core/testing.ts';
import { setAgeBand } from '../learner/testing.ts';

const speech = new URL('../../packages/speech-analysis/fixtures/usual.wav', import.meta.url);

/** Ten seconds of speech, 40 syllables. */
export const speechBytes = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(speech));
export const speechText =
  'Last Monday our team had to repair a broken machine. We divided the task and everybody tested a part. In the end it worked better than before.';

/** The learner is an adult and agrees to recordings. */
export async function agree(
  at: TestPlatform,
  person: TestPerson,
  institution: InstitutionRef = at.institution,
): Promise<void> {
  await setAgeBand(at, person, 'adult', institution);
  await person.put('/api/voice-assessments/consent', { isGiven: true });
}

interface Sent {
  readonly id?: string;
  readonly transcript?: string;
  readonly promptId?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** A recording in the form that the browser sends. */
export function recordingForm({
  id = randomUUID(),
  transcript = speechText,
  promptId = 'learning-from-examples',
  bytes = speechBytes(),
}: Sent = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, transcript, promptId, duration: '10' })) form.append(name, value);
  form.append('audio', new File([bytes], 'recording.wav', { type: 'audio/wav' }));
  return form;
}

export const sendRecording = (person: Pick<TestPerson, 'post'>, sent: Sent = {}): Promise<Answer> =>
  person.post('/api/voice-assessments/analyze', recordingForm(sent));

/** A prompt of an institution's own. */
export const promptEntry = {
  category: 'Science',
  difficulty: 'beginner',
  prompt: 'Explain why we see a different shape of the moon on different days, and how you know.',
  expectedKeywords: ['sunlight', 'orbit'],
  timeLimit: 60,
  ideas: [
    {
      counts: 'comprehension',
      says: 'Says that the moon moves around the earth',
      words: ['around the earth', 'orbit*'],
    },
    { counts: 'technicalAccuracy', says: 'Names the part that the sun lights', words: ['sunlight', 'lit by the sun'] },
  ],
  modelAnswer:
    'We see different shapes because the moon moves around the earth every month. We see only the part of it that sunlight reaches, as I watched for a month.',
};
