import { createHash, randomBytes } from 'node:crypto';
import type { Who } from '../../../core/contract/index.ts';
import { conflict, Failure } from '../../../core/contract/index.ts';
import type { CallContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { assertMayTakePart, mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Cohort } from '../cohorts/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { BanRow, CohortRow, MemberRow, WaitingRow } from '../cohorts/models.ts';
import { changeCohort, noSuchCohort, ownCohort } from '../cohorts/own-cohort.ts';
import { viewOf } from '../cohorts/views.ts';
import type { RosterEntry } from '../roster/contract.ts';
import { invalidInvitation, invitationDays } from './contract.ts';
import { fillPlaces } from './fill-places.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keepers = ['owner', 'moderator'] as const;

/** How people come into a cohort: freely, by invitation, from the waiting list, or not at all. */
export function createEntry(dependencies: Dependencies) {
  const { db, clock, cohortsChanged } = dependencies;

  /** The cohort, locked, if it is open to the caller. @throws Failure not_found */
  const openCohort = async (who: Who, tx: Tx, id: string) => {
    const minority = await assertMayTakePart(dependencies, who, tx);
    const cohort = await db.rows(CohortRow, { who, tx }).findById(id).whereNull('archivedAt').forUpdate();
    if (!cohort) throw noSuchCohort();
    const members = await db.rows(MemberRow, { who, tx }).where({ cohortId: id });
    const owners = members.flatMap(({ role, userId }) => (role === 'owner' ? [userId] : []));
    const owner = [...(await minoritiesOf(dependencies, { who, tx }, owners)).values()][0];
    const isBanned = await db.rows(BanRow, { who, tx }).findById([id, who.user.id]);
    if (isBanned || !mayBeIn(cohort, minority, owner)) throw noSuchCohort();
    const isMember = members.some(({ userId }) => userId === who.user.id);
    const apart = await dependencies.blocks.apartFrom({ who, tx }, who.user.id);
    if (!isMember && owners.some((userId) => apart.has(userId))) throw noSuchCohort();
    return { cohort, members, isMember };
  };

  /** Takes a place, after those who wait. @throws Failure conflict when all places are taken */
  const takePlace = async (who: Who, tx: Tx, cohort: CohortRow): Promise<void> => {
    const taken = await fillPlaces(dependencies, { who, tx }, cohort);
    if (taken >= cohort.maxMembers) throw conflict(`This study cohort is full with ${cohort.maxMembers} members.`);
    const row = { cohortId: cohort.id, userId: who.user.id, role: 'member', joinedAt: clock.now() } as const;
    await db.rows(MemberRow, { who, tx }).insert(row);
    await db.rows(WaitingRow, { who, tx }).deleteById([cohort.id, who.user.id]);
    afterCommit(tx, () => cohortsChanged(who.institution));
  };

  /** @throws Failure gone */
  const invited = async ({ who, tx }: CallContext<Who>, code: string): Promise<CohortRow> => {
    const cohort = await db
      .rows(CohortRow, { who, ...(tx && { tx }) })
      .findOne({ invitationHash: hashOf(code) })
      .where('invitationExpiresAt', '>', clock.now())
      .whereNull('archivedAt');
    if (!cohort) throw new Failure('gone', invalidInvitation);
    return cohort;
  };

  /** A cohort that is not open to the caller is answered like a wrong code. */
  const asInvalid = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Failure && error.code === 'not_found') throw new Failure('gone', invalidInvitation);
      throw error;
    }
  };

  return {
    /** @throws Failure not_found, also for private cohorts; forbidden, conflict when all places are taken */
    async join(who: Who, id: string): Promise<Cohort> {
      const cohort = await db.transaction(async (tx) => {
        const { cohort, isMember } = await openCohort(who, tx, id);
        if (isMember) return cohort;
        if (cohort.isPrivate && !who.may('cohorts.moderate')) throw noSuchCohort();
        await takePlace(who, tx, cohort);
        return cohort;
      });
      return viewOf(dependencies, who, cohort);
    },

    /** @throws Failure not_found, forbidden, conflict while there are free places */
    async wait(who: Who, id: string): Promise<Cohort> {
      const cohort = await db.transaction(async (tx) => {
        const { cohort, members, isMember } = await openCohort(who, tx, id);
        if (isMember) return cohort;
        if (cohort.isPrivate && !who.may('cohorts.moderate')) throw noSuchCohort();
        if (members.length < cohort.maxMembers) throw conflict('There are free places. Join the cohort.');
        const row = { cohortId: id, userId: who.user.id, since: clock.now() };
        await db.rows(WaitingRow, { who, tx }).insert(row).onConflict(['cohort_id', 'user_id']).ignore();
        afterCommit(tx, () => cohortsChanged(who.institution));
        return cohort;
      });
      return viewOf(dependencies, who, cohort);
    },

    /** @throws Failure not_found, forbidden */
    async stopWaiting(who: Who, id: string): Promise<Cohort> {
      await assertMayTakePart(dependencies, who);
      const cohort = await db.rows(CohortRow, { who }).findById(id).whereNull('archivedAt');
      if (!cohort) throw noSuchCohort();
      const left = await db.rows(WaitingRow, { who }).deleteById([id, who.user.id]);
      if (left > 0) cohortsChanged(who.institution);
      return viewOf(dependencies, who, cohort);
    },

    /** @throws Failure not_found, forbidden */
    invite: (who: Who, id: string) =>
      changeCohort(dependencies, who, id, keepers, async (tx) => {
        const code = randomBytes(16).toString('base64url');
        const expiresAt = new Date(clock.now().getTime() + invitationDays * dayMs);
        const row = { invitationHash: hashOf(code), invitationExpiresAt: expiresAt };
        await db.rows(CohortRow, { who, tx }).findById(id).patch(row);
        return { code, expiresAt };
      }),

    /** @throws Failure not_found, forbidden */
    withdrawInvitation: (who: Who, id: string): Promise<void> =>
      changeCohort(dependencies, who, id, keepers, async (tx) => {
        const row = { invitationHash: null, invitationExpiresAt: null };
        await db.rows(CohortRow, { who, tx }).findById(id).patch(row);
      }),

    /** @throws Failure gone, forbidden */
    invitation: (who: Who, code: string): Promise<Cohort> =>
      asInvalid(async () => {
        await assertMayTakePart(dependencies, who);
        return viewOf(dependencies, who, await invited({ who }, code), { isInvited: true });
      }),

    /** @throws Failure gone, forbidden, conflict when all places are taken */
    acceptInvitation: (who: Who, code: string): Promise<Cohort> =>
      asInvalid(async () => {
        await assertMayTakePart(dependencies, who);
        const found = await invited({ who }, code);
        const cohort = await db.transaction(async (tx) => {
          const { cohort, isMember } = await openCohort(who, tx, found.id);
          // The link may have been replaced meanwhile.
          await invited({ who, tx }, code);
          if (!isMember) await takePlace(who, tx, cohort);
          return cohort;
        });
        return viewOf(dependencies, who, cohort);
      }),

    /** @throws Failure not_found, forbidden */
    async bans(who: Who, id: string): Promise<Pick<RosterEntry, 'userId' | 'name'>[]> {
      const { role } = await ownCohort(dependencies, who, id);
      if (role === 'member') throw new Failure('forbidden', 'Your role in the cohort does not allow this.');
      const rows = await db.rows(BanRow, { who }).where({ cohortId: id }).orderBy(['since', 'userId']);
      const ids = rows.map(({ userId }) => userId);
      const peers = await dependencies.record.peers({ who }, who.user, ids);
      return ids.map((userId) => ({ userId, name: peers.get(userId)?.name ?? null }));
    },

    /** @throws Failure not_found, forbidden */
    liftBan: (who: Who, id: string, userId: string): Promise<void> =>
      changeCohort(dependencies, who, id, keepers, async (tx) => {
        await db.rows(BanRow, { who, tx }).deleteById([id, userId]);
      }),
  };
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
