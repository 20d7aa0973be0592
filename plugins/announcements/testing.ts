import { randomUUID } from 'node:crypto';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import type { Owner } from '../../tests/access/access-test-data.ts';

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

/** An announcement to everyone of the owner's institution, the owner included; at noon, so that no hours are quiet. */
export async function receivedBy({ at, institution }: Owner): Promise<string> {
  const id = await announce(await at.person('administrator', institution), null);
  await delivered(at);
  // Minors get it after the quiet hours.
  at.clock.forward(12 * 60 * 60);
  await delivered(at);
  return id;
}
