import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { answerTo, stageOf } from '../immersion/testing.ts';

/** Opens a question for the learner. */
async function openQuestion({ person }: Owner) {
  const { sessionId, questionId } = answerTo(await stageOf(person, 'core_math'));
  return { sessionId, questionId };
}

export const named: AccessTestData['named'] = {
  generate: { belongsTo: 'person', make: async (owner) => ({ body: await openQuestion(owner) }) },
  track: {
    belongsTo: 'person',
    make: async (owner) => ({ body: { ...(await openQuestion(owner)), hintId: 'conceptual', hintType: 'conceptual' } }),
  },
};
