import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { agree, sendRecording, speechText } from './testing.ts';

/** A consent, and an assessment with a recording and a transcript in the learner's words. */
export const leaveTraces: LeaveTraces = async ({ at, person, words }) => {
  await agree(at, person);
  await sendRecording(person, { transcript: `${speechText} ${words('person')}` });
};
