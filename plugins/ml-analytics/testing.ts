import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { learnerRecord } from '../learner/services.ts';
import { addPlacement, withinFirst } from '../learner/testing.ts';

const dayMs = 86_400_000;

/** Days before now on the clock of the platform, at an hour in UTC. */
export function daysAgo(at: TestPlatform, days: number, hour = 16): Date {
  const midnight = Math.floor(at.clock.now().getTime() / dayMs) * dayMs;
  return new Date(midnight - days * dayMs + hour * 3_600_000);
}

/** Placements of a learner on past days, with these abilities in logits. */
export async function addResults(
  at: TestPlatform,
  person: Pick<TestPerson, 'user'>,
  results: readonly (readonly [daysAgo: number, theta: number])[],
): Promise<void> {
  for (const [days, theta] of results) await addPlacement(at, person, { at: daysAgo(at, days), theta });
}

/** Notes an action of study on each of these past days. */
export async function studyOn(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  days: readonly number[],
  hour = 16,
): Promise<void> {
  const record = at.platform.host.service(learnerRecord);
  for (const day of days) {
    const noted = { userId: user.id, kind: 'study', id: `day ${day} ${hour}`, at: daysAgo(at, day, hour) } as const;
    await record.noteActivity(withinFirst(at), noted);
  }
}
