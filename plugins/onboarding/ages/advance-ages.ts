import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { ageBandOf } from '../../learner/education/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { Answers } from '../contract.ts';
import { SetupRow } from '../models.ts';
import { minimumAge, yearMs } from './ages.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'setAgeBand'>;
  /** Notifies the learner's open tabs. Called after the change is stored. */
  notifyTabs(institution: InstitutionRef, userId: string, revision: number): void;
}

/**
 * Creates the nightly job that raises stored ages: a learner who stated 17 is at least 18 a year later. Without it,
 * guardians would keep their access to learners who have come of age but never open their setup again.
 */
export function createAgeAdvance({ db, clock, record, notifyTabs }: Dependencies) {
  return async (institution: InstitutionRef): Promise<void> => {
    const who: Actor = unprivilegedActor(institution);
    for (const { userId } of await outdatedSetups({ who })) {
      const revision = await db.transaction((tx) => advanceAge({ who, tx }, userId));
      if (revision !== undefined) notifyTabs(institution, userId, revision);
    }
  };

  /** Setups whose stored age is below the learner's minimum age now. */
  function outdatedSetups(context: CallContext<Actor>) {
    const currentAge = 'first_age + floor(extract(epoch from (?::timestamptz - first_age_at)) * 1000 / ?)';
    return db
      .rows(SetupRow, context)
      .whereRaw(`(profile->>'age')::int < ${currentAge}`, [clock.now(), yearMs])
      .select('userId')
      .execute();
  }

  async function advanceAge(context: TransactionContext<Actor>, userId: string): Promise<number | undefined> {
    const row = await db.rows(SetupRow, context).findById(userId).forUpdate();
    if (!row?.profile?.age || row.firstAge === null || row.firstAgeAt === null) return undefined;
    const age = minimumAge({ age: row.firstAge, at: row.firstAgeAt }, clock.now());
    if (age <= row.profile.age) return undefined;
    const withAge = (answers: Answers) => ({ ...answers, age });
    const draft = row.draft && (row.draft.age === row.profile.age ? withAge(row.draft) : row.draft);
    const revision = row.revision + 1;
    await db
      .rows(SetupRow, context)
      .findById(userId)
      .patch({ profile: withAge(row.profile), draft, revision, updatedAt: clock.now() });
    await record.setAgeBand(context, userId, ageBandOf(age));
    return revision;
  }
}
