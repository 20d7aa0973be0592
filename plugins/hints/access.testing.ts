import type { Knowledge, Owner } from '../../tests/access/named.ts';
import { answerTo, stageOf } from '../immersion/testing.ts';

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
