import { knexOf } from '../../core/db/index.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { regrading } from '../item-bank/services.ts';
import { stages } from './contract.ts';
import { analyze, answerTo, stageOf, submit } from './testing.ts';

/** Completes a placement with open answers, one of them regraded by staff, and grants another one. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  for (const stage of stages) {
    for (let state = await stageOf(person, stage); state.questions.length > 0; state = await stageOf(person, stage)) {
      const given = answerTo(state);
      await analyze(person, typeof given.answer === 'string' ? { ...given, answer: words('person') } : given);
    }
  }
  await submit(person);
  const answered = await knexOf(at.platform.database)('item_bank.responses as response')
    .join('item_bank.items as item', (on) =>
      on.on('item.item_id', 'response.item_id').andOn('item.version', 'response.item_version'),
    )
    .where({ 'response.user_id': person.user.id })
    .whereNotNull('response.answer_text')
    .first<{ id: string; content: { rubric: { criteria: { id: string }[] } } }>('response.id', 'item.content');
  if (answered) {
    const met = answered.content.rubric.criteria.map(({ id }) => id);
    const within = { who: { institution: at.institution } };
    const given = { userId: person.user.id, questionId: answered.id, met, grader: 'staff' };
    await at.platform.host.service(regrading).regrade(within, given);
    await at.platform.queueing.waitUntilIdle();
  }
  await staff.post('/api/assessment/ai-immersion/grants', { userId: person.user.id, reason: words('staff') });
};
