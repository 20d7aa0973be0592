import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { answerTo, completeRun, hint, skipToQuestion, startForm, startTopic, submit } from './testing.ts';

/** Completes a run with a hint and an open answer, and leaves another run open. */
export const leaveTraces: LeaveTraces = async ({ person, words }) => {
  const run = await startForm(person);
  await hint(person, run, 1);
  const open = await skipToQuestion(person, run, 'open_ended');
  await submit(person, answerTo(open, words('person')));
  await completeRun(person, run.runId);
  await submit(person, answerTo(await startTopic(person)));
};
