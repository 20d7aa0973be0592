import type { PlainHandlers } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Person } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { InvitationRow, RecruiterRow } from '../models.ts';
import type { Colleague, colleagueRoutes } from './contract.ts';
import { createInvitations } from './invitations.ts';
import { recruiterView } from './manage-recruiters.ts';
import { approvedPartnerOf } from './recruiters.ts';

const maxListed = 100;
/** As long as the link to a new account is valid. */
const invitedMs = 7 * 24 * 60 * 60 * 1000;

/** Recruiters of the caller's company. */
export function createColleagues(dependencies: Dependencies): PlainHandlers<typeof colleagueRoutes> {
  const { db, clock, people } = dependencies;
  const invite = createInvitations(dependencies);

  /** Invitations of a company to these people, and those that are still valid, newest first. */
  const invitationsOf = (context: CallContext, partnerId: string, userIds: readonly string[]) =>
    db
      .rows(InvitationRow, context)
      .where({ partnerId })
      .where((either) =>
        either
          .where('invitedAt', '>', new Date(clock.now().getTime() - invitedMs))
          .orWhereRaw('user_id = any(?::uuid[])', [[...userIds]]),
      )
      .orderBy([
        { column: 'invitedAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);

  return {
    /** A new account is shown as invited until its owner signs in, as is an address that had an account before. */
    async colleagues(_, who) {
      const partner = await approvedPartnerOf(dependencies, { who });
      const rows = await db.rows(RecruiterRow, { who }).where({ partnerId: partner.id }).limit(maxListed);
      const ids = rows.map(({ userId }) => userId);
      const [{ items }, invitations] = await Promise.all([
        people.list({ who }, { ids, active: 'any', limit: maxListed, offset: 0 }),
        invitationsOf({ who }, partner.id, ids),
      ]);
      const rowOf = new Map(rows.map(({ id, userId }) => [userId, id]));
      const wasInvited = new Set(invitations.map(({ userId }) => userId));
      const present = items.filter((person) => hasSignedIn(person) || !wasInvited.has(person.id));
      const isPresent = new Set(present.map(({ id }) => id));
      const since = new Date(clock.now().getTime() - invitedMs);
      const latest = new Map<string, InvitationRow>();
      for (const invitation of invitations) {
        const { userId, invitedAt } = invitation;
        if (invitedAt > since && !isPresent.has(userId) && !latest.has(userId)) latest.set(userId, invitation);
      }
      return [
        ...present.map((person): Colleague => {
          const { firstName, lastName, email, isActive } = recruiterView(person);
          const state = isActive ? 'active' : 'inactive';
          return { id: rowOf.get(person.id) ?? person.id, firstName, lastName, email, state };
        }),
        ...[...latest.values()].map(invitationView),
      ].slice(0, maxListed);
    },

    async inviteColleague({ body }, who) {
      return invitationView(await invite(who, body));
    },
  };
}

/** What the recruiter wrote: nothing of an account. */
const invitationView = ({ id, firstName, lastName, email }: InvitationRow): Colleague => ({
  ...{ id, firstName, lastName, email },
  state: 'invited',
});

const hasSignedIn = ({ hasPassword, lastSeenAt }: Person): boolean => hasPassword || lastSeenAt !== null;
