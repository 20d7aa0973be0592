import { randomUUID } from 'node:crypto';
import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { agree, promptEntry, recordingForm, sendRecording } from './testing.ts';

async function assessed({ at, person, institution }: Owner): Promise<string> {
  await agree(at, person, institution);
  const id = randomUUID();
  await sendRecording(person, { id });
  return id;
}

const ofAssessment = {
  belongsTo: 'person',
  make: async (owner: Owner) => ({ params: { id: await assessed(owner) } }),
} as const;

export const named: AccessTestData['named'] = {
  // The caller chooses the id, which names nothing of another person.
  analyze: {
    belongsTo: 'everyone',
    make: async ({ at, person, institution }) => {
      await agree(at, person, institution);
      return { body: recordingForm() };
    },
  },
  savePrompt: {
    belongsTo: 'everyone',
    make: () => ({ params: { id: randomUUID() }, body: promptEntry }),
  },
  removePrompt: {
    belongsTo: 'institution',
    async make({ person }) {
      const id = randomUUID();
      await person.put(`/api/voice-assessments/own-prompts/${id}`, promptEntry);
      return { params: { id } };
    },
  },
  one: ofAssessment,
  recording: ofAssessment,
  // Deleting what is not there is done already.
  remove: { ...ofAssessment, othersGet: 200 },
};
