import type { Who } from '../../../core/contract/index.ts';
import { conflict, forbidden, notFound } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import type { AuditAction } from '../../../core/services.ts';
import { mayBeIn } from '../cohorts/audience.ts';
import type { CohortRole } from '../cohorts/contract.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import { BanRow, CohortRow, MemberRow } from '../cohorts/models.ts';
import { changeCohort, ownCohort } from '../cohorts/own-cohort.ts';
import { fillPlaces } from '../entry/fill-places.ts';
import type { RosterEntry } from './contract.ts';

/**
 * The members of a cohort and their roles. All methods treat a cohort of others as not found. Staff who moderate act as owner
 * of every cohort; the audit log then names them.
 */
export function createRoster(dependencies: Dependencies) {
  const { db, clock, audit } = dependencies;

  const setRole = (who: Who, tx: Tx, cohortId: string, userId: string, role: CohortRole) =>
    db.rows(MemberRow, { who, tx }).findById([cohortId, userId]).patch({ role }).execute();

  /** Records what a member of staff did without a role of their own. */
  const recordAsStaff = async (who: Who, tx: Tx, own: MemberRow | undefined, action: AuditAction, cohortId: string) => {
    if (own?.role !== 'owner') await audit.record({ who, tx }, { action, subject: cohortId });
  };

  return {
    async list(who: Who, id: string): Promise<RosterEntry[]> {
      const { cohort, members, minorities, owner } = await ownCohort(dependencies, who, id);
      const shown = members.filter(({ userId }) => mayBeIn(cohort, minorities.get(userId), owner));
      const ids = shown.map(({ userId }) => userId);
      const [peers, blocked] = await Promise.all([
        dependencies.record.peers({ who }, who.user, ids),
        dependencies.blocks.blockedBy({ who }, who.user.id),
      ]);
      return shown.map(({ userId, role }) => ({
        ...{ userId, role, name: peers.get(userId)?.name ?? null },
        isBlocked: blocked.has(userId),
      }));
    },

    /** @throws Failure not_found, forbidden, conflict for staff */
    async block(who: Who, id: string, userId: string): Promise<void> {
      const { members } = await ownCohort(dependencies, who, id);
      memberOf(members, userId);
      await dependencies.blocks.block(who, userId);
    },

    /** @throws Failure not_found, forbidden, conflict for the owner's own role */
    changeRole: (who: Who, id: string, userId: string, role: 'moderator' | 'member'): Promise<void> =>
      changeCohort(dependencies, who, id, ['owner'], async (tx, { members }) => {
        if (memberOf(members, userId).role === 'owner') throw conflict('Hand the cohort over to change your role.');
        await setRole(who, tx, id, userId, role);
      }),

    /**
     * Makes a member the owner. Staff may make themselves the owner without being a member.
     * @throws Failure not_found, forbidden, conflict where minors and adults would be without staff, or all places are taken
     */
    handOver: (who: Who, id: string, userId: string): Promise<void> =>
      changeCohort(dependencies, who, id, ['owner'], async (tx, { cohort, members, minorities, own }) => {
        const former = members.find(({ role }) => role === 'owner');
        if (former?.userId === userId) return;
        if (userId === who.user.id && !own) {
          if (members.length >= cohort.maxMembers) throw conflict('All places of this cohort are taken.');
          const row = { cohortId: id, userId, role: 'member', joinedAt: clock.now() } as const;
          await db.rows(MemberRow, { who, tx }).insert(row);
        } else {
          memberOf(members, userId);
          const minority = minorities.get(userId);
          if (cohort.audience === 'led-by-staff' && minority?.circle !== 'staff') {
            throw conflict('Only staff can lead a cohort for everyone.');
          }
          if (!mayBeIn(cohort, minority, minority)) throw noSuchMember();
        }
        // The former owner first: a cohort has one at most.
        if (former) await setRole(who, tx, id, former.userId, 'moderator');
        await setRole(who, tx, id, userId, 'owner');
        await recordAsStaff(who, tx, own, 'study-cohort.owner-changed', id);
      }),

    /**
     * Removes a member, who cannot come back until the ban is lifted.
     * @throws Failure not_found, forbidden, conflict for the owner
     */
    remove: (who: Who, id: string, userId: string): Promise<void> =>
      changeCohort(dependencies, who, id, ['owner', 'moderator'], async (tx, held) => {
        const { role } = memberOf(held.members, userId);
        if (role === 'owner') throw conflict('The owner of a cohort cannot be removed.');
        if (held.role === 'moderator' && role === 'moderator' && userId !== who.user.id) {
          throw forbidden('Only the owner removes moderators.');
        }
        await db.rows(MemberRow, { who, tx }).deleteById([id, userId]);
        await db.rows(BanRow, { who, tx }).insert({ cohortId: id, userId, since: clock.now() });
        await fillPlaces(dependencies, { who, tx }, held.cohort);
        await dependencies.membersChanged(tx, who.institution, id);
        if (!held.own) await recordAsStaff(who, tx, held.own, 'study-cohort.member-removed', id);
      }),

    /** @throws Failure not_found, forbidden */
    archive: (who: Who, id: string): Promise<void> =>
      changeCohort(dependencies, who, id, ['owner'], async (tx, { own }) => {
        await db.rows(CohortRow, { who, tx }).findById(id).patch({ archivedAt: clock.now() });
        await dependencies.membersChanged(tx, who.institution, id);
        await recordAsStaff(who, tx, own, 'study-cohort.archived', id);
      }),
  };
}

function memberOf(members: readonly MemberRow[], userId: string): MemberRow {
  const member = members.find((each) => each.userId === userId);
  if (!member) throw noSuchMember();
  return member;
}

const noSuchMember = () => notFound('There is no such member.');
