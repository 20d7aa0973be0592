import { z } from 'zod';
import type { Actor } from '../contract/index.ts';
import { conflict, notFound } from '../contract/index.ts';
import { RoleName } from '../contract/platform.ts';
import type { CallContext, Database } from '../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import { invitation as letter } from '../mail/templates.ts';
import type { Delivery } from './administration.ts';
import { assertMayDeliver, assertMayGrant } from './administration.ts';
import type { Audit } from './audit.ts';
import type { Outside } from './call.ts';
import { assertMay, checked } from './call.ts';
import type { Codes } from './codes.ts';
import type { Institutions } from './institutions.ts';
import type { LinkTo } from './links.ts';
import { UserRow } from './models.ts';
import { comparable, plainName } from './names.ts';
import type { Invitation } from './registration.ts';
import { invitationCode, invitationDays } from './registration.ts';
import { Details, isId } from './users.ts';

const NewInvitation = Details.pick({ email: true }).extend({
  role: RoleName,
  firstName: z.string().transform(plainName).pipe(z.string().max(100)).default(''),
  lastName: z.string().transform(plainName).pipe(z.string().max(100)).default(''),
});

export interface OpenInvitation extends Invitation {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Invitations to create an account. Every method needs `platform.people`. */
export interface Invitations {
  /** Sends an invitation, valid for seven days. Invalidates an earlier one to the same address. */
  invite(
    call: Outside,
    invitation: z.input<typeof NewInvitation>,
    delivery?: Delivery,
  ): Promise<{ id: string; link: string | undefined }>;
  /** Invitations not yet accepted, newest first. */
  openInvitations(call: CallContext<Actor>): Promise<OpenInvitation[]>;
  /** @throws Failure not_found */
  withdrawInvitation(call: CallContext<Actor>, id: string): Promise<void>;
}

export interface InvitationOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly codes: Codes;
  readonly audit: Audit;
  readonly institutions: Institutions;
  readonly linkTo: LinkTo;
}

export function createInvitations({
  database,
  mail,
  codes,
  audit,
  institutions,
  linkTo,
}: InvitationOptions): Invitations {
  return {
    async invite(call, given, delivery = 'mail') {
      const { who } = call;
      assertMay(who, 'platform.people');
      const invitation = checked(NewInvitation, given);
      assertMayGrant(call, invitation.role);
      assertMayDeliver(call, delivery);
      const { registration } = await institutions.own(call);
      if (registration === 'closed') {
        throw conflict('Registration is closed here. Create the account instead, or allow invitations.');
      }
      const emailKey = comparable(invitation.email);
      const { id, code } = await database.transaction(async (tx) => {
        const within = { ...call, tx };
        const taken = await database.rows(UserRow, within).whereNull('deactivatedAt').findOne({ emailKey });
        if (taken) throw conflict('An account with this email address already exists.');
        const issued = await codes.issue(within, invitationCode, emailKey, invitation);
        const details = { role: invitation.role };
        await audit.record(within, { action: 'person.invited', subject: issued.id, details });
        return issued;
      });
      const link = await linkTo(who.institution, code);
      if (delivery === 'link') return { id, link };
      const invitedBy = who.user && `${who.user.firstName} ${who.user.lastName}`;
      const { firstName, role } = invitation;
      const message = { institution: who.institution.name, firstName, role, invitedBy, link, days: invitationDays };
      const about = who.user ? [who.user.id] : [];
      await mail.send({ to: invitation.email, about, ...letter(message) });
      return { id, link: undefined };
    },
    async openInvitations(call) {
      assertMay(call.who, 'platform.people');
      const found = await codes.open(call, invitationCode);
      return found.map(({ id, payload, createdAt, expiresAt }) => ({ id, ...payload, createdAt, expiresAt }));
    },
    async withdrawInvitation(call, id) {
      assertMay(call.who, 'platform.people');
      const wasOpen = isId(id) && (await codes.withdraw(call, { id, purpose: 'invitation' }));
      if (!wasOpen) throw notFound('Invitation not found.');
      await audit.record(call, { action: 'person.invitation-withdrawn', subject: id });
    },
  };
}
