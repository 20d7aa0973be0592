import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Remembered } from '../../core/plugins/define-plugin.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { People } from '../../core/services.ts';
import type { AgeBand } from './contract.ts';
import { ProfileRow } from './models.ts';
import type { Within } from './services.ts';

/** A call whose transaction is open. */
export interface Inside extends Within {
  readonly tx: Tx;
}

export type Told = Pick<
  ProfileRow,
  'ageBand' | 'learningStyle' | 'timeZone' | 'educationalLevel' | 'gradeLevel' | 'sharesWithPeers'
>;

/** The one row each learner has: age band, learning style, time zone, where they learn, who sees their name. */
export interface Profiles {
  /** What is kept of somebody, or what is assumed before anything was. */
  read(within: Within, userId: string): Promise<Told>;
  /** The same. @throws Failure not_found for somebody who is not of this institution */
  readOwn(within: Within, userId: string): Promise<Told>;
  /** How old people are, by id, where something is kept of them. */
  ageBands(within: Within, userIds: readonly string[]): Promise<ReadonlyMap<string, AgeBand>>;
  /** Those who let other learners see their first name; of the people given, or of all. */
  sharing(within: Within, among?: readonly string[]): Promise<readonly Pick<ProfileRow, 'userId' | 'ageBand'>[]>;
  /** @throws Failure not_found for somebody who is not of this institution */
  change(within: Within, userId: string, changes: Partial<Told>): Promise<void>;
  /**
   * Makes the row where it is missing and holds it until the transaction ends: changes to one learner's record wait
   * for each other here. Says whether it was there: what was asked for at the same time is then read under the hold.
   * @throws Failure not_found
   */
  hold(within: Inside, userId: string): Promise<boolean>;
  /** @throws Failure not_found for somebody who is not of this institution */
  assertOwn(within: Within, userId: string): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly remembered: Remembered<Told>;
}

const assumed: Told = {
  ageBand: 'unknown',
  learningStyle: 'analytical',
  timeZone: null,
  educationalLevel: null,
  gradeLevel: null,
  sharesWithPeers: false,
};

export function createProfiles({ db, clock, people, remembered }: Parts): Profiles {
  const keyOf = ({ who }: Within, userId: string) => `${who.institution.id} ${userId}`;

  async function assertOwn(within: Within, userId: string): Promise<void> {
    // Whoever calls has been found in this institution already.
    if (within.who.user?.id === userId) return;
    const known = await db.rows(ProfileRow, within).findById(userId).select('userId');
    if (!known) await people.one({ ...within, who: unprivilegedActor(within.who.institution) }, userId);
  }

  async function make(within: Within, userId: string): Promise<void> {
    const now = clock.now();
    await db
      .rows(ProfileRow, within)
      .insert({ userId, ...assumed, createdAt: now, updatedAt: now })
      .onConflict('userId')
      .ignore();
  }

  return {
    assertOwn,
    read(within, userId) {
      const stored = async () => (await db.rows(ProfileRow, within).findById(userId)) ?? assumed;
      return within.tx ? stored() : remembered.recall(keyOf(within, userId), stored);
    },
    async readOwn(within, userId) {
      const stored = await db.rows(ProfileRow, within).findById(userId);
      if (!stored) await assertOwn(within, userId);
      return stored ?? assumed;
    },
    async ageBands(within, userIds) {
      const query = db.rows(ProfileRow, within).whereRaw('user_id = any(?::uuid[])', [[...userIds]]);
      return new Map((await query.select('userId', 'ageBand')).map(({ userId, ageBand }) => [userId, ageBand]));
    },
    async sharing(within, among) {
      const query = db.rows(ProfileRow, within).where({ sharesWithPeers: true }).select('userId', 'ageBand');
      return among ? query.whereRaw('user_id = any(?::uuid[])', [[...among]]) : query;
    },
    change: (within, userId, changes) =>
      db.transaction(async (tx) => {
        const inside = { ...within, tx };
        await assertOwn(inside, userId);
        await make(inside, userId);
        await db
          .rows(ProfileRow, inside)
          .findById(userId)
          .patch({ ...changes, updatedAt: clock.now() });
        await remembered.forget(keyOf(inside, userId), tx);
      }, within.tx),
    async hold(within, userId) {
      const held = () => db.rows(ProfileRow, within).findById(userId).forUpdate().select('userId').execute();
      if (await held()) return true;
      await assertOwn(within, userId);
      await make(within, userId);
      await held();
      return false;
    },
  };
}
