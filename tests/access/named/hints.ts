import { answerTo, stageOf } from '../../../plugins/immersion/testing.ts';
import type { Knowledge, Owner } from '../named.ts';

/** The question that stands before a learner. */
async function asked({ person }: Owner) {
  const { sessionId, questionId } = answerTo(await stageOf(person, 'core_math'));
  return { sessionId, questionId };
}

export const named: Knowledge['named'] = {
  generate: { belongsTo: 'person', make: async (owner) => ({ body: await asked(owner) }) },
  track: {
    belongsTo: 'person',
    make: async (owner) => ({ body: { ...(await asked(owner)), hintId: 'conceptual', hintType: 'conceptual' } }),
  },
};
