import type { FileAnswer, InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Guardians, PersonalDataService } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { ChildData } from './contract.ts';
import type { ErasureLetters, Recipient } from './erasure-letters.ts';

interface Dependencies {
  readonly guardians: Pick<Guardians, 'ofGuardian'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  readonly personalData: PersonalDataService;
  readonly db: Database;
  readonly erasureLetters: ErasureLetters;
  /** Enqueues a letter, to be sent after the commit. */
  enqueue(institution: InstitutionRef, recipient: Recipient, tx: Tx): Promise<unknown>;
}

/**
 * Data about children, for their guardians. Guardians act for children under 13 or of unknown age; older learners act
 * themselves. Any guardian tied to the child may act, with or without consent (decision 029).
 */
export function createChildData({ db, guardians, record, personalData, erasureLetters, enqueue }: Dependencies) {
  /** @throws Failure not_found for other children, conflict for older learners */
  const assertActsFor = async (who: Who, userId: string): Promise<void> => {
    const ties = await guardians.ofGuardian({ who }, who.user.id);
    if (!ties.some(({ learnerId }) => learnerId === userId)) throw notFound('Person not found.');
    const { ageBand } = await record.minority({ who }, { id: userId, role: 'learner' });
    if (ageBand !== 'under-13' && ageBand !== 'unknown') {
      throw conflict('Learners of 13 and over manage their data themselves, in their profile.');
    }
  };
  const dataOf = async (who: Who, userId: string): Promise<ChildData> => {
    const [held, pending] = await Promise.all([
      personalData.held({ who }, userId),
      personalData.pendingErasure({ who }, userId),
    ]);
    return { held, erasedOn: pending?.dueAt.toISOString() ?? null };
  };
  return {
    async of(who: Who, userId: string): Promise<ChildData> {
      await assertActsFor(who, userId);
      return dataOf(who, userId);
    },
    async archive(who: Who, userId: string): Promise<FileAnswer> {
      await assertActsFor(who, userId);
      return personalData.archive({ who }, userId);
    },
    async erase(who: Who, userId: string, password: string): Promise<ChildData> {
      await assertActsFor(who, userId);
      await personalData.reauthenticate(who, { password });
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const before = await personalData.pendingErasure(context, userId);
        await personalData.askErasure(context, userId, 'guardian');
        if (before?.askedBy === 'guardian') return;
        for (const recipient of await erasureLetters.recipients(context, userId, who.user))
          await enqueue(who.institution, recipient, tx);
      });
      return dataOf(who, userId);
    },
    async keep(who: Who, userId: string): Promise<void> {
      await assertActsFor(who, userId);
      await personalData.keepAccount({ who }, userId);
    },
  };
}
