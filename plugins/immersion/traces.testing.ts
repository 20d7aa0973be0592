import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { stages } from './contract.ts';
import { analyze, answerTo, stageOf, submit } from './testing.ts';

/** A placement with open-ended answers, and another one allowed. */
export const leaveTraces: LeaveTraces = async ({ person, staff, words }) => {
  for (const stage of stages) {
    for (let state = await stageOf(person, stage); state.questions.length > 0; state = await stageOf(person, stage)) {
      const given = answerTo(state);
      await analyze(person, typeof given.answer === 'string' ? { ...given, answer: words('person') } : given);
    }
  }
  await submit(person);
  await staff.post('/api/assessment/ai-immersion/grants', { userId: person.user.id, reason: words('staff') });
};
