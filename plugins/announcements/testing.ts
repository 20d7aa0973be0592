import { randomUUID } from 'node:crypto';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Owner } from '../../tests/access/access-test-data.ts';
import { addTo, createClass } from '../classes/testing.ts';

export const announcementsPath = '/api/announcements';

/** Announces something to a class, or to everyone. Returns its id. */
export async function announce(by: TestPerson, classId: string | null, more: object = {}): Promise<string> {
  const id = randomUUID();
  const { status, body } = await by.post(announcementsPath, {
    ...{ id, classId, title: 'Trip', text: 'We meet on Friday.' },
    ...more,
  });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return id;
}

/** Waits until announcements are published and delivered. */
export const delivered = ({ platform }: TestPlatform) => platform.queueing.waitUntilIdle();

/** An announcement to a class of which the owner is the only learner, after any quiet hours. */
export async function receivedBy({ at, institution, person }: Owner): Promise<string> {
  const administrator = await at.person('administrator', institution);
  const classId = await createClass(administrator);
  await addTo(administrator, classId, person);
  const id = await announce(administrator, classId);
  await delivered(at);
  // Minors get it after the quiet hours.
  at.clock.forward(12 * 60 * 60);
  await delivered(at);
  return id;
}
