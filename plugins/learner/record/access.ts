import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { Guardians, People, Relations } from '../../../core/services.ts';
import type { LearnerRecord } from '../services.ts';

interface GuardianDependencies {
  readonly guardians: Pick<Guardians, 'ofGuardian'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
}

/** Whether the caller is a guardian linked to the learner who has consented, while the learner is not an adult. */
export async function isReadingGuardian(who: Who, userId: string, { guardians, record }: GuardianDependencies) {
  if (who.user.role !== 'guardian') return false;
  const ties = await guardians.ofGuardian({ who }, who.user.id);
  if (!ties.some(({ learnerId, consentedAt }) => learnerId === userId && consentedAt !== null)) return false;
  return (await record.minority({ who }, { id: userId, role: 'learner' })).ageBand !== 'adult';
}

/**
 * Requires that the caller may read a learner's record: the learner, staff with `learner.read` who see the learner, and
 * linked guardians who have consented, while the learner is not an adult.
 * @throws Failure not_found
 */
export async function assertMayRead(
  who: Who,
  userId: string,
  {
    people,
    relations,
    record,
  }: {
    people: Pick<People, 'one'>;
    relations: Pick<Relations, 'mayFor'>;
    record: Pick<LearnerRecord, 'isReadByGuardian'>;
  },
): Promise<void> {
  const isAllowed =
    who.user.id === userId ||
    (await relations.mayFor({ who }, 'learner.read', userId)) ||
    (await record.isReadByGuardian({ who }, userId));
  // The same message as for an unknown id.
  if (!isAllowed) throw notFound('Person not found.');
  await people.one({ who }, userId);
}
