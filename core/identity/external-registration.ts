import { randomInt } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { Name, Username } from '../contract/platform-schemas.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import type { Codes } from './codes.ts';
import type { ExternalIdentity } from './external-identities.ts';
import type { Registration } from './models.ts';
import { UserRow } from './models.ts';
import { comparable, plainName } from './names.ts';
import { invitationCode } from './registration.ts';
import { UnfinishedSignIn } from './unfinished-sign-in.ts';
import { Details, insertUser } from './users.ts';

export interface ExternalRegistrationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly audit: Audit;
}

/** Creates accounts for people who sign in with a provider for the first time. @throws UnfinishedSignIn, Failure conflict */
export function createExternalRegistration({ database, clock, codes, audit }: ExternalRegistrationOptions) {
  /** Registers a person according to the institution's registration mode. Unverified addresses are ignored. */
  return async (
    call: TransactionContext<Actor>,
    registration: Registration,
    identity: ExternalIdentity,
  ): Promise<UserRow> => {
    const email = (identity.emailVerified && Details.shape.email.safeParse(identity.email).data) || null;
    if (email !== null && (await isTaken(call, email))) throw new UnfinishedSignIn('account-exists');
    if (registration === 'closed') throw new UnfinishedSignIn('closed');
    const invitation = email === null ? undefined : await codes.takeLatest(call, invitationCode, comparable(email));
    if (!invitation) assertRegisters(registration, identity);
    const username = await freeUsername(call, email ?? identity.firstName ?? '');
    const role = invitation?.payload.role ?? 'learner';
    const user = await insertUser(database, call, {
      username,
      email,
      firstName: asName(identity.firstName) || invitation?.payload.firstName || username,
      lastName: asName(identity.lastName) || invitation?.payload.lastName || '',
      role,
      passwordHash: null,
      createdAt: clock.now(),
    });
    if (invitation) await codes.belongsTo(call, invitation.id, user.id);
    await audit.record(call, { action: 'person.registered', subject: user.id, actor: user.id, details: { role } });
    return user;
  };

  async function isTaken(call: CallContext<Actor>, name: string): Promise<boolean> {
    const key = comparable(name);
    const taken = database
      .rows(UserRow, call)
      .where((either) => either.where({ usernameKey: key }).orWhere({ emailKey: key }));
    return (await taken.resultSize()) > 0;
  }

  /** Derives a user name from the local part of the address or from the name, with digits appended if it is taken. */
  async function freeUsername(call: CallContext<Actor>, from: string): Promise<string> {
    const plain = (from.split('@')[0] ?? '').replace(/[^\p{L}\p{M}\p{N}._+-]/gu, '').slice(0, 50);
    const wanted = Username.safeParse(plain).success ? plain : 'learner';
    for (const candidate of [wanted, ...Array.from({ length: 5 }, () => `${wanted}-${randomInt(10_000, 1_000_000)}`)]) {
      if (candidate !== 'learner' && !(await isTaken(call, candidate))) return candidate;
    }
    return `learner-${crypto.randomUUID().slice(0, 13)}`;
  }
}

/** Whether a person without an invitation may create an account. @throws UnfinishedSignIn */
function assertRegisters(registration: Registration, { registers }: ExternalIdentity): void {
  if (registers === 'freely') return;
  if (registration === 'invite') throw new UnfinishedSignIn('invitation-needed');
  if (registers === 'by-invitation') throw new UnfinishedSignIn('other-domain');
}

/** A valid name; undefined for one that contains a link or no visible character. */
const asName = (given: string | undefined) => Name.safeParse(plainName(given ?? '')).data;
