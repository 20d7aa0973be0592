import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { answerTo, stageOf } from '../immersion/testing.ts';

/** Hints requested and opened in a placement. */
export const leaveTraces: LeaveTraces = async ({ person }) => {
  const { sessionId, questionId } = answerTo(await stageOf(person, 'core_math'));
  await person.post('/api/assessment/hints/generate-personalized-hints', { sessionId, questionId });
  await person.post('/api/assessment/track-hint-usage', {
    sessionId,
    questionId,
    hintId: 'conceptual',
    hintType: 'conceptual',
  });
};
