import { randomUUID } from 'node:crypto';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { panelsPath, studyWithPanel } from './testing.ts';

/** A study of the administrator, who is in its panel and has written a note. */
export const leaveTraces: LeaveTraces = async ({ at, staff, words }) => {
  const { studyId } = await studyWithPanel(at, staff, { phase: 'round2', panelists: [staff] });
  await staff.post(`${panelsPath}/${studyId}/notes`, { id: randomUUID(), text: words('staff') });
};
