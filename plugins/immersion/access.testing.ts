import type { AccessTestData } from '../../tests/access/access-test-data.ts';
import { answerTo, finishAllSections, hastyPlacement, stageOf, submit } from './testing.ts';

export const named: AccessTestData['named'] = {
  results: {
    belongsTo: 'person',
    async make({ person }) {
      const sessionId = await finishAllSections(person);
      await submit(person);
      return { query: { sessionId } };
    },
  },
  stage: { belongsTo: 'everyone', make: () => ({ params: { stage: 'core_math' } }) },
  analyze: {
    belongsTo: 'person',
    make: async ({ person }) => ({ body: answerTo(await stageOf(person, 'core_math')) }),
  },
  submit: {
    belongsTo: 'person',
    make: async ({ person }) => ({ body: { sessionId: await finishAllSections(person) } }),
  },
  pause: {
    belongsTo: 'person',
    async make({ person }) {
      const { sessionId, questions } = await stageOf(person, 'core_math');
      return { body: { sessionId, questionId: questions[0]?.id } };
    },
  },
  resume: {
    belongsTo: 'person',
    make: async ({ person }) => ({ body: { sessionId: (await stageOf(person, 'core_math')).sessionId } }),
  },
  abandon: {
    belongsTo: 'person',
    make: async ({ person }) => ({ body: { sessionId: (await stageOf(person, 'core_math')).sessionId } }),
  },
  decide: {
    belongsTo: 'institution',
    async make({ at, institution }) {
      const learner = await at.person('learner', institution);
      return { params: { sessionId: await hastyPlacement(at, learner) }, body: { accept: true } };
    },
  },
  grant: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ body: { userId: (await at.person('learner', institution)).user.id } }),
  },
};
