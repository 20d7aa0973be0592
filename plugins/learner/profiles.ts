import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { People } from '../../core/services.ts';
import { ProfileRow } from './models.ts';
import type { Within } from './services.ts';

/** A call whose transaction is open. */
export interface Inside extends Within {
  readonly tx: Tx;
}

export type Changes = Partial<Pick<ProfileRow, 'ageBand' | 'learningStyle' | 'timeZone'>>;

/** The one row each learner has: age band, learning style, time zone. */
export interface Profiles {
  /** What is kept of somebody, or what is assumed before anything was. */
  read(within: Within, userId: string): Promise<Pick<ProfileRow, 'ageBand' | 'learningStyle' | 'timeZone'>>;
  /** @throws Failure not_found for somebody who is not of this institution */
  change(within: Within, userId: string, changes: Changes): Promise<void>;
  /**
   * Makes the row where it is missing and holds it until the transaction ends: changes to one learner's record wait
   * for each other here. @throws Failure not_found
   */
  hold(within: Inside, userId: string): Promise<void>;
  /** @throws Failure not_found for somebody who is not of this institution */
  assertOwn(within: Within, userId: string): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
}

const assumed = { ageBand: 'unknown', learningStyle: 'analytical', timeZone: null } as const;

export function createProfiles({ db, clock, people }: Parts): Profiles {
  async function assertOwn(within: Within, userId: string): Promise<void> {
    const known = await db.rows(ProfileRow, within).findById(userId).select('userId');
    if (!known) await people.one({ ...within, who: actingIn(within.who.institution) }, userId);
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
    async read(within, userId) {
      return (await db.rows(ProfileRow, within).findById(userId)) ?? assumed;
    },
    async change(within, userId, changes) {
      await assertOwn(within, userId);
      await make(within, userId);
      await db
        .rows(ProfileRow, within)
        .findById(userId)
        .patch({ ...changes, updatedAt: clock.now() });
    },
    async hold(within, userId) {
      const held = () => db.rows(ProfileRow, within).findById(userId).forUpdate().select('userId');
      if (await held()) return;
      await assertOwn(within, userId);
      await make(within, userId);
      await held();
    },
  };
}

/** The plugin acting by itself. */
export function actingIn(institution: InstitutionRef): Actor {
  return { institution, user: undefined, may: () => false };
}
