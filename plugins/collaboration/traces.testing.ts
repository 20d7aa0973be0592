import { expect } from 'vitest';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { setAgeBand } from '../learner/testing.ts';
import { addDocument, openCopy, openRoom } from './testing.ts';

/** Opens a room and writes in a document. The words in the document belong to the room and stay; the name of their writer does not. */
export const leaveTraces: LeaveTraces = async ({ at, person, words }) => {
  await setAgeBand(at, person, 'adult');
  const room = await openRoom(person, { name: words('person').slice(0, 80) });
  const copy = await openCopy(await person.connect(), await addDocument(person, room));
  copy.text.insert(0, 'A shared sentence');
  await expect.poll(() => copy.shared.state).toBe('saved');
};
