import type { Who } from '../../core/contract/index.ts';
import { notFound } from '../../core/contract/index.ts';
import type { Guardians, People } from '../../core/services.ts';

/**
 * Lets those through who may read a learner's record: the learner, staff with `learner.read`, and guardians who are
 * named for the learner and have consented. To everyone else the learner does not exist.
 * @throws Failure not_found
 */
export async function assertMayRead(
  who: Who,
  userId: string,
  { people, guardians }: { people: Pick<People, 'one'>; guardians: Pick<Guardians, 'ofGuardian'> },
): Promise<void> {
  const isAllowed = who.user.id === userId || who.may('learner.read') || (await isGuardian());
  // In the words for an id that nobody has.
  if (!isAllowed) throw notFound('There is no such person.');
  await people.one({ who }, userId);

  async function isGuardian() {
    if (who.user.role !== 'guardian') return false;
    const ties = await guardians.ofGuardian({ who }, who.user.id);
    return ties.some(({ learnerId, consentedAt }) => learnerId === userId && consentedAt !== null);
  }
}
