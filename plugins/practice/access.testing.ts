import type { AccessTestData, Owner } from '../../tests/access/access-test-data.ts';
import { answerTo, standingOf, startForm, submit } from './testing.ts';

const params = async ({ person }: Owner) => ({ params: { runId: (await startForm(person)).runId } });

export const named: AccessTestData['named'] = {
  run: { belongsTo: 'person', make: params },
  complete: { belongsTo: 'person', make: params },
  next: {
    belongsTo: 'person',
    async make({ person }) {
      const run = await startForm(person);
      const given = answerTo(run);
      await submit(person, given);
      return { params: { runId: run.runId }, body: { after: given.questionId } };
    },
  },
  hint: {
    belongsTo: 'person',
    async make({ person }) {
      const run = await startForm(person);
      return { params: { runId: run.runId }, body: { questionId: standingOf(run).question.id, number: 1 } };
    },
  },
  submitAnswer: {
    belongsTo: 'person',
    othersGet: 409,
    make: async ({ person }) => ({ body: answerTo(await startForm(person)) }),
  },
};
