import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Visitor } from '../contract/index.ts';
import { forbidden, notFound } from '../contract/index.ts';
import { RoleName } from '../contract/platform.ts';
import type { Database } from '../db/index.ts';
import type { Random } from '../random.ts';
import type { AccountErasure } from './account-erasure.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { CodeKind, Codes } from './codes.ts';
import { noLongerGood } from './codes.ts';
import type { Entry, SignInOutcome } from './entry.ts';
import type { Institutions } from './institutions.ts';
import { UserRow } from './models.ts';
import { comparable } from './names.ts';
import type { Passwords } from './passwords.ts';
import { resetCode } from './sign-in.ts';
import type { Details } from './users.ts';
import { insertUser } from './users.ts';

const Invitation = z.object({ email: z.string(), role: RoleName, firstName: z.string(), lastName: z.string() });
export type Invitation = z.output<typeof Invitation>;

export const invitationDays = 7;

/** The code of an invitation. Its subject is the address in comparable form. */
export const invitationCode = {
  purpose: 'invitation',
  payload: Invitation,
  lastsSeconds: invitationDays * 24 * 60 * 60,
} satisfies CodeKind<z.ZodType>;

/** Details of a link, shown before it is used. */
export interface LinkPurpose extends Invitation {
  readonly purpose: 'invitation' | 'reset' | 'stay';
  readonly username: string | null;
}

export interface Registration {
  /**
   * Creates an account and signs in: as a learner if registration is open, or with the role of an invitation.
   * @throws Failure forbidden without either, gone for a used invitation, conflict for a taken name
   */
  register(
    who: Visitor,
    given: Details & { password: string; invitation?: string | undefined },
  ): Promise<SignInOutcome>;
  /** Creates a demo learner for two hours, in the demo institution of a deployment in demo mode. @throws Failure not_found */
  demo(who: Visitor): Promise<SignInOutcome>;
  /** @throws Failure gone */
  describeLink(who: Visitor, code: string): Promise<LinkPurpose>;
}

export interface RegistrationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly entry: Entry;
  readonly audit: Audit;
  readonly institutions: Institutions;
  readonly isDemo: boolean;
  readonly accountErasure: AccountErasure;
}

const demoHours = 2;

export function createRegistration(options: RegistrationOptions): Registration {
  const { database, clock, random, passwords, codes, entry, audit, institutions, accountErasure } = options;

  return {
    async register(who, { password, invitation: code, ...details }) {
      const { registration } = await institutions.own({ who });
      if (registration === 'closed') {
        throw forbidden('Only administrators create accounts here. Please ask for one.');
      }
      if (registration === 'invite' && !code) {
        throw forbidden('You need an invitation to register here. Please ask an administrator for one.');
      }
      const invitation = code ? (await codes.look({ who }, invitationCode, code)).payload : undefined;
      if (invitation && comparable(invitation.email) !== comparable(details.email)) {
        throw wrong('email', 'The invitation is for another email address.');
      }
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (tx) => {
        const call = { who, tx };
        const used = code ? await codes.use(call, invitationCode, code) : undefined;
        const role = invitation?.role ?? 'learner';
        const user = await insertUser(database, call, { ...details, role, passwordHash, createdAt: clock.now() });
        if (used) await codes.belongsTo(call, used.id, user.id);
        const record = { action: 'person.registered', subject: user.id, actor: user.id, details: { role } } as const;
        await audit.record(call, record);
        return (await entry.enter(call, user, 'registration')).outcome;
      });
    },
    async demo(who) {
      const { isDemo } = await institutions.own({ who });
      if (!options.isDemo || !isDemo) throw notFound();
      const now = clock.now();
      return database.transaction(async (tx) => {
        const call = { who, tx };
        const user = await insertUser(database, call, {
          username: `demo-${crypto.randomUUID().slice(0, 13)}`,
          email: null,
          firstName: demoNames[Math.floor(random() * demoNames.length)] ?? 'Demo',
          lastName: 'Demo',
          role: 'learner',
          passwordHash: null,
          createdAt: now,
          demoExpiresAt: new Date(now.getTime() + demoHours * 60 * 60 * 1000),
        });
        return (await entry.enter(call, user, 'demo')).outcome;
      });
    },
    async describeLink(who, code) {
      const invited = await codes.find({ who }, invitationCode, code);
      if (invited) return { purpose: 'invitation', username: null, ...invited.payload };
      const leaver = await accountErasure.describe(who, code);
      if (leaver) return linkOf('stay', leaver);
      const { payload } = await codes.look({ who }, resetCode, code);
      const user = await database.rows(UserRow, { who }).findById(payload.userId).whereNull('deactivatedAt');
      return user ? linkOf('reset', user) : noLongerGood();
    },
  };
}

function linkOf(purpose: 'reset' | 'stay', user: UserRow): LinkPurpose {
  const { email, username, firstName, lastName, role } = user;
  return { purpose, email: email ?? '', username, firstName, lastName, role };
}

const demoNames = ['Amara', 'Diego', 'Ines', 'Kenji', 'Leila', 'Noah', 'Priya', 'Sipho', 'Tala', 'Zofia'];
