import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { ageBandOf } from '../../learner/education/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Answers } from '../contract.ts';
import { SetupRow } from '../models.ts';
import { certainAge, yearMs } from './ages.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'setAgeBand'>;
  /** Tells the learner's open tabs; called once it is stored. */
  changed(institution: InstitutionRef, userId: string, revision: number): void;
}

/**
 * Lets learners grow older by themselves: who said 17 is surely 18 a year later. What guardians were asked for, and may
 * see, ends then also for those who never look at their setup again.
 */
export function createGrowing({ db, clock, record, changed }: Dependencies) {
  return async (institution: InstitutionRef): Promise<void> => {
    const who: Actor = unprivilegedActor(institution);
    for (const { userId } of await outgrown({ who })) {
      const revision = await db.transaction((tx) => grow({ who, tx }, userId));
      if (revision !== undefined) changed(institution, userId, revision);
    }
  };

  /** Those whose answers say less than they surely are. */
  function outgrown(context: { who: Actor; tx?: Tx }) {
    const grown = 'first_age + floor(extract(epoch from (?::timestamptz - first_age_at)) * 1000 / ?)';
    return db
      .rows(SetupRow, context)
      .whereRaw(`(profile->>'age')::int < ${grown}`, [clock.now(), yearMs])
      .select('userId')
      .execute();
  }

  async function grow(context: { who: Actor; tx: Tx }, userId: string): Promise<number | undefined> {
    const row = await db.rows(SetupRow, context).findById(userId).forUpdate();
    if (!row?.profile?.age || row.firstAge === null || row.firstAgeAt === null) return undefined;
    const age = certainAge({ age: row.firstAge, at: row.firstAgeAt }, clock.now());
    if (age <= row.profile.age) return undefined;
    const older = (answers: Answers) => ({ ...answers, age });
    const draft = row.draft && (row.draft.age === row.profile.age ? older(row.draft) : row.draft);
    const revision = row.revision + 1;
    await db
      .rows(SetupRow, context)
      .findById(userId)
      .patch({ profile: older(row.profile), draft, revision, updatedAt: clock.now() });
    await record.setAgeBand(context, userId, ageBandOf(age));
    return revision;
  }
}
