import type { Actor, Who } from '../../../core/contract/index.ts';
import { Failure, nameText } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Person } from '../../../core/services.ts';
import { letter } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PartnerRow } from '../models.ts';
import { InvitationRow, RecruiterRow } from '../models.ts';
import { approvedPartnerOf } from './recruiters.ts';

/** Of one company in 24 hours. */
const maxInvited = 10;
const dayMs = 24 * 60 * 60 * 1000;

interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Invites a recruiter for the caller's company. An address without an account gets one, with a link by mail. The holder of an
 * account gets a mail, and nothing else changes: the answer, the limit and the list are the same, because a recruiter must not
 * find out who has an account.
 * @throws Failure forbidden, rate_limited
 */
export function createInvitations(dependencies: Dependencies) {
  const { db, clock, people, audit, administrator } = dependencies;

  async function store(context: TransactionContext<Who>, userId: string, invited: Invited): Promise<InvitationRow> {
    // A suspension in the meantime ends the invitation.
    const { id: partnerId } = await approvedPartnerOf(dependencies, context);
    await acquireLock(context.tx, `talent.invitations ${partnerId}`);
    const since = new Date(clock.now().getTime() - dayMs);
    const recent = db.rows(InvitationRow, context).where({ partnerId }).where('invitedAt', '>', since);
    if ((await recent.resultSize()) >= maxInvited) {
      throw new Failure('rate_limited', `A company can invite ${maxInvited} recruiters in 24 hours.`);
    }
    const { firstName, lastName, email } = invited;
    const row = { partnerId, userId, invitedBy: context.who.user.id, firstName, lastName, email };
    await audit.record(context, { action: 'talent.colleague-invited', subject: userId, details: { partnerId } });
    return db.rows(InvitationRow, context).insertAndFetch({ ...row, invitedAt: clock.now() });
  }

  return async (who: Who, invited: Invited): Promise<InvitationRow> => {
    const partner = await approvedPartnerOf(dependencies, { who });
    const system = await administrator(who, `Invitation by a recruiter of ${partner.name}`);
    const account = { ...invited, username: invited.email, role: 'recruiter' as const };
    let stored: InvitationRow | undefined;
    try {
      await people.create({ who: system }, account, 'mail', async ({ tx }, created) => {
        const context = { who, tx };
        stored = await store(context, created.id, invited);
        const row = { partnerId: partner.id, userId: created.id, addedAt: clock.now() };
        await db.rows(RecruiterRow, context).insert(row);
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
      const holder = await people.byLogin({ who: system }, invited.email);
      if (!holder) throw error;
      stored = await db.transaction((tx) => store({ who, tx }, holder.id, invited));
      // The recruiter is not told where no mail could be sent, as for a new account.
      await mailHolder(dependencies, { who, system, partner, holder, invited }).catch(() => undefined);
    }
    if (!stored) throw new Error('The invitation was not stored');
    return stored;
  };
}

interface Held {
  readonly who: Who;
  readonly system: Actor;
  readonly partner: PartnerRow;
  readonly holder: Person;
  readonly invited: Invited;
}

/** Another link for an account that this company's invitation created, else a mail that nothing was changed. */
async function mailHolder(
  { db, people, mail }: Dependencies,
  { who, system, partner, holder, invited }: Held,
): Promise<void> {
  // The address may be the user name of somebody with another address.
  if (holder.deactivatedAt !== null || holder.email.toLowerCase() !== invited.email.toLowerCase()) return;
  const isNew = !holder.hasPassword && holder.lastSeenAt === null;
  const own = { userId: holder.id, partnerId: partner.id };
  if (isNew && (await db.rows(RecruiterRow, { who }).findOne(own))) {
    await people.resetPassword({ who: system }, holder.id);
    return;
  }
  const { name: institution } = who.institution;
  const inviter = nameText(`${who.user.firstName} ${who.user.lastName}`.trim());
  const message = letter({
    subject: `Invitation to recruit for ${partner.name}`,
    greeting: holder.firstName ? `Hello ${nameText(holder.firstName)},` : 'Hello,',
    paragraphs: [
      `${inviter} invites you to recruit for ${partner.name} at ${institution}.`,
      'You have an account there already, so nothing was changed, and the recruiter does not learn that you have one.',
      `If you want to recruit for ${partner.name}, ask an administrator of ${institution}.`,
    ],
    closing: 'If you did not expect this invitation, you can ignore this email.',
  });
  await mail.send({ who }, { to: holder.email, about: [holder.id, who.user.id], ...message });
}
