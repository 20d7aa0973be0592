import type { FileAnswer, InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Guardians, PersonalDataService } from '../../../core/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { ChildData } from './contract.ts';
import type { Telling, Told } from './erasure-letters.ts';

interface Dependencies {
  readonly guardians: Pick<Guardians, 'ofGuardian'>;
  readonly record: Pick<LearnerRecord, 'minority'>;
  readonly personalData: PersonalDataService;
  readonly db: Database;
  readonly telling: Telling;
  /** Has a letter written, once the transaction is committed. */
  enqueue(institution: InstitutionRef, told: Told, tx: Tx): Promise<unknown>;
}

/**
 * Guardians act for children under 13, and for those whose age nobody knows; older ones ask for themselves. Whoever is tied
 * to a child may, with consent or without (decision 029).
 */
export function createChildData({ db, guardians, record, personalData, telling, enqueue }: Dependencies) {
  /** @throws Failure not_found for anybody else's child, conflict for one who is older */
  const assertMine = async (who: Who, userId: string): Promise<void> => {
    const ties = await guardians.ofGuardian({ who }, who.user.id);
    if (!ties.some(({ learnerId }) => learnerId === userId)) throw notFound('There is no such person.');
    const { ageBand } = await record.minority({ who }, { id: userId, role: 'learner' });
    if (ageBand !== 'under-13' && ageBand !== 'unknown') {
      throw conflict('From 13 on learners decide about their data themselves, in their profile.');
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
      await assertMine(who, userId);
      return dataOf(who, userId);
    },
    async archive(who: Who, userId: string): Promise<FileAnswer> {
      await assertMine(who, userId);
      return personalData.archive({ who }, userId);
    },
    async erase(who: Who, userId: string, password: string): Promise<ChildData> {
      await assertMine(who, userId);
      await personalData.assertThemselves(who, { password });
      await db.transaction(async (tx) => {
        const context = { who, tx };
        const before = await personalData.pendingErasure(context, userId);
        await personalData.askErasure(context, userId, 'guardian');
        if (before?.askedBy === 'guardian') return;
        for (const told of await telling.others(context, userId, who.user)) await enqueue(who.institution, told, tx);
      });
      return dataOf(who, userId);
    },
    async keep(who: Who, userId: string): Promise<void> {
      await assertMine(who, userId);
      await personalData.keepAccount({ who }, userId);
    },
  };
}
