import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { AgeBand } from '../contract.ts';
import { assumedLearningStyle } from '../contract.ts';
import { ProfileRow } from '../models.ts';
import type { Requester } from '../services.ts';

export type StoredProfile = Pick<
  ProfileRow,
  'ageBand' | 'isAgeStated' | 'learningStyle' | 'timeZone' | 'educationalLevel' | 'gradeLevel' | 'sharesWithPeers'
>;

/** The row of each learner: age band, learning style, time zone, education, and whether peers see the name. */
export interface Profiles {
  /** The stored profile, or the assumed one. */
  read(context: CallContext<Requester>, userId: string): Promise<StoredProfile>;
  /** The same. @throws Failure not_found for a person of another institution */
  readExisting(context: CallContext<Requester>, userId: string): Promise<StoredProfile>;
  /** Age bands by id, where a profile is stored. */
  ageBands(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, AgeBand>>;
  /** Educational levels and grades with age bands by id, where a profile is stored. */
  educations(
    context: CallContext<Requester>,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<ProfileRow, 'educationalLevel' | 'gradeLevel' | 'ageBand'>>>;
  /** Learners who share their first name with peers, among the people given or all. */
  sharing(
    context: CallContext<Requester>,
    among?: readonly string[],
  ): Promise<readonly Pick<ProfileRow, 'userId' | 'ageBand'>[]>;
  /** @throws Failure not_found for a person of another institution */
  change(context: CallContext<Requester>, userId: string, changes: Partial<StoredProfile>): Promise<void>;
  /** Changes many people of the institution, whose ids the caller has checked, in few statements. */
  changeAll(
    context: TransactionContext<Requester>,
    changes: readonly ({ readonly userId: string } & Partial<StoredProfile>)[],
  ): Promise<void>;
  /**
   * Creates the row where it is missing and locks it until the transaction ends, so that changes to one learner's record
   * wait for each other. Returns whether the row existed: queries sent along with it then ran under the lock.
   * @throws Failure not_found
   */
  hold(context: TransactionContext<Requester>, userId: string): Promise<boolean>;
  /** @throws Failure not_found for a person of another institution */
  assertInInstitution(context: CallContext<Requester>, userId: string): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly remembered: Remembered<StoredProfile>;
}

const assumed: StoredProfile = {
  ageBand: 'unknown',
  isAgeStated: false,
  learningStyle: assumedLearningStyle,
  timeZone: null,
  educationalLevel: null,
  gradeLevel: null,
  sharesWithPeers: false,
};

export function createProfiles({ db, clock, people, remembered }: Dependencies): Profiles {
  const keyOf = ({ who }: CallContext<Requester>, userId: string) => `${who.institution.id} ${userId}`;

  async function assertInInstitution(context: CallContext<Requester>, userId: string): Promise<void> {
    // The caller is known to belong to this institution.
    if (context.who.user?.id === userId) return;
    const known = await db.rows(ProfileRow, context).findById(userId).select('userId');
    if (!known) await people.one({ ...context, who: unprivilegedActor(context.who.institution) }, userId);
  }

  async function make(context: CallContext<Requester>, userId: string): Promise<void> {
    const now = clock.now();
    await db
      .rows(ProfileRow, context)
      .insert({ userId, ...assumed, createdAt: now, updatedAt: now })
      .onConflict('userId')
      .ignore();
  }

  return {
    assertInInstitution,
    read(context, userId) {
      const stored = async () => (await db.rows(ProfileRow, context).findById(userId)) ?? assumed;
      return context.tx ? stored() : remembered.recall(keyOf(context, userId), stored);
    },
    async readExisting(context, userId) {
      const stored = await db.rows(ProfileRow, context).findById(userId);
      if (!stored) await assertInInstitution(context, userId);
      return stored ?? assumed;
    },
    async ageBands(context, userIds) {
      const query = db.rows(ProfileRow, context).whereRaw('user_id = any(?::uuid[])', [[...userIds]]);
      return new Map((await query.select('userId', 'ageBand')).map(({ userId, ageBand }) => [userId, ageBand]));
    },
    async educations(context, userIds) {
      const query = db.rows(ProfileRow, context).whereRaw('user_id = any(?::uuid[])', [[...userIds]]);
      const rows = await query.select('userId', 'educationalLevel', 'gradeLevel', 'ageBand');
      return new Map(rows.map(({ userId, ...profile }) => [userId, profile]));
    },
    async sharing(context, among) {
      const query = db.rows(ProfileRow, context).where({ sharesWithPeers: true }).select('userId', 'ageBand');
      return among ? query.whereRaw('user_id = any(?::uuid[])', [[...among]]) : query;
    },
    change: (context, userId, changes) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        await assertInInstitution(inside, userId);
        await make(inside, userId);
        await db
          .rows(ProfileRow, inside)
          .findById(userId)
          .patch({ ...changes, updatedAt: clock.now() });
        await remembered.forget(keyOf(inside, userId), tx);
      }, context.tx),
    async changeAll(context, changes) {
      const now = clock.now();
      for (let from = 0; from < changes.length; from += batchSize) {
        const batch = changes.slice(from, from + batchSize);
        const ids = batch.map(({ userId }) => userId);
        const rows = await db
          .rows(ProfileRow, context)
          .whereRaw('user_id = any(?::uuid[])', [ids])
          .orderBy('userId')
          .forUpdate();
        const stored = new Map(rows.map((row) => [row.userId, row.$toJson() as ProfileRow]));
        const changed = batch.map((change) => ({
          ...{ createdAt: now, ...assumed, ...stored.get(change.userId), ...withoutUndefined(change), updatedAt: now },
        }));
        await db
          .rows(ProfileRow, context)
          .insert(changed)
          .onConflict('userId')
          .merge(['ageBand', 'isAgeStated', 'educationalLevel', 'gradeLevel', 'updatedAt']);
        // New rows were not cached: a profile that does not exist is read again after a minute at the latest.
        for (const { userId } of rows) await remembered.forget(keyOf(context, userId), context.tx);
      }
    },
    async hold(context, userId) {
      const held = () => db.rows(ProfileRow, context).findById(userId).forUpdate().select('userId').execute();
      if (await held()) return true;
      await assertInInstitution(context, userId);
      await make(context, userId);
      await held();
      return false;
    },
  };
}

/** Rows stored by one statement. */
const batchSize = 2000;

/** Removes undefined fields, which are not changes. */
function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
