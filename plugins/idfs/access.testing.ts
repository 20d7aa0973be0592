import type { AccessTestData } from '../../tests/access/access-test-data.ts';
import { answerSome, complete, hastySession, startSession } from './testing.ts';

export const named: AccessTestData['named'] = {
  answer: {
    belongsTo: 'person',
    othersGet: 409,
    async make({ person }) {
      const { questions } = await startSession(person);
      return { body: { questionId: questions[0]?.id, answer: 0, timeSpent: 1000 } };
    },
  },
  complete: {
    belongsTo: 'person',
    make: async ({ person }) => ({ body: { sessionId: (await startSession(person)).sessionId } }),
  },
  result: {
    belongsTo: 'person',
    async make({ person }) {
      const session = await startSession(person);
      await answerSome(person, session, 1);
      return { params: { sessionId: (await complete(person)).sessionId } };
    },
  },
  learnerResults: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ params: { userId: (await at.person('learner', institution)).user.id } }),
  },
  decide: {
    belongsTo: 'institution',
    async make({ at, institution }) {
      const learner = await at.person('learner', institution);
      return { params: { sessionId: await hastySession(at, learner) }, body: { accept: true } };
    },
  },
  grant: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ body: { userId: (await at.person('learner', institution)).user.id } }),
  },
  giveExtraTime: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({
      params: { userId: (await at.person('learner', institution)).user.id },
      body: { extraTime: { kind: 'factor', factor: 1.5 } },
    }),
  },
  withdrawExtraTime: {
    belongsTo: 'institution',
    make: async ({ at, institution }) => ({ params: { userId: (await at.person('learner', institution)).user.id } }),
  },
  extend: {
    belongsTo: 'institution',
    async make({ at, institution }) {
      const learner = await at.person('learner', institution);
      return { params: { sessionId: (await startSession(learner)).sessionId }, body: { minutes: 90 } };
    },
  },
};
