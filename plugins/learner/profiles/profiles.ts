import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { People } from '../../../core/services.ts';
import type { AgeBand } from '../contract.ts';
import { assumedLearningStyle } from '../contract.ts';
import { ProfileRow } from '../models.ts';
import type { Requester } from '../services.ts';

export type Told = Pick<
  ProfileRow,
  'ageBand' | 'learningStyle' | 'timeZone' | 'educationalLevel' | 'gradeLevel' | 'sharesWithPeers'
>;

/** The one row each learner has: age band, learning style, time zone, where they learn, who sees their name. */
export interface Profiles {
  /** What is kept of somebody, or what is assumed before anything was. */
  read(context: CallContext<Requester>, userId: string): Promise<Told>;
  /** The same. @throws Failure not_found for somebody who is not of this institution */
  readOwn(context: CallContext<Requester>, userId: string): Promise<Told>;
  /** How old people are, by id, where something is kept of them. */
  ageBands(context: CallContext<Requester>, userIds: readonly string[]): Promise<ReadonlyMap<string, AgeBand>>;
  /** Those who let other learners see their first name; of the people given, or of all. */
  sharing(
    context: CallContext<Requester>,
    among?: readonly string[],
  ): Promise<readonly Pick<ProfileRow, 'userId' | 'ageBand'>[]>;
  /** @throws Failure not_found for somebody who is not of this institution */
  change(context: CallContext<Requester>, userId: string, changes: Partial<Told>): Promise<void>;
  /**
   * Makes the row where it is missing and holds it until the transaction ends: changes to one learner's record wait
   * for each other here. Says whether it was there: what was asked for at the same time is then read under the hold.
   * @throws Failure not_found
   */
  hold(context: TransactionContext<Requester>, userId: string): Promise<boolean>;
  /** @throws Failure not_found for somebody who is not of this institution */
  assertOwn(context: CallContext<Requester>, userId: string): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly remembered: Remembered<Told>;
}

const assumed: Told = {
  ageBand: 'unknown',
  learningStyle: assumedLearningStyle,
  timeZone: null,
  educationalLevel: null,
  gradeLevel: null,
  sharesWithPeers: false,
};

export function createProfiles({ db, clock, people, remembered }: Dependencies): Profiles {
  const keyOf = ({ who }: CallContext<Requester>, userId: string) => `${who.institution.id} ${userId}`;

  async function assertOwn(context: CallContext<Requester>, userId: string): Promise<void> {
    // Whoever calls has been found in this institution already.
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
    assertOwn,
    read(context, userId) {
      const stored = async () => (await db.rows(ProfileRow, context).findById(userId)) ?? assumed;
      return context.tx ? stored() : remembered.recall(keyOf(context, userId), stored);
    },
    async readOwn(context, userId) {
      const stored = await db.rows(ProfileRow, context).findById(userId);
      if (!stored) await assertOwn(context, userId);
      return stored ?? assumed;
    },
    async ageBands(context, userIds) {
      const query = db.rows(ProfileRow, context).whereRaw('user_id = any(?::uuid[])', [[...userIds]]);
      return new Map((await query.select('userId', 'ageBand')).map(({ userId, ageBand }) => [userId, ageBand]));
    },
    async sharing(context, among) {
      const query = db.rows(ProfileRow, context).where({ sharesWithPeers: true }).select('userId', 'ageBand');
      return among ? query.whereRaw('user_id = any(?::uuid[])', [[...among]]) : query;
    },
    change: (context, userId, changes) =>
      db.transaction(async (tx) => {
        const inside = { ...context, tx };
        await assertOwn(inside, userId);
        await make(inside, userId);
        await db
          .rows(ProfileRow, inside)
          .findById(userId)
          .patch({ ...changes, updatedAt: clock.now() });
        await remembered.forget(keyOf(inside, userId), tx);
      }, context.tx),
    async hold(context, userId) {
      const held = () => db.rows(ProfileRow, context).findById(userId).forUpdate().select('userId').execute();
      if (await held()) return true;
      await assertOwn(context, userId);
      await make(context, userId);
      await held();
      return false;
    },
  };
}
