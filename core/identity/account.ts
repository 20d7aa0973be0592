import type { Clock } from '../clock.ts';
import type { Actor, Who } from '../contract/index.ts';
import { forbidden } from '../contract/index.ts';
import type { User } from '../contract/platform.ts';
import type { Database, TransactionContext } from '../db/index.ts';
import { afterCommit } from '../db/index.ts';
import type { Mail } from '../mail/mail.ts';
import { emailChanged } from '../mail/templates.ts';
import type { Audit } from './audit.ts';
import type { Codes } from './codes.ts';
import type { LinkTo } from './links.ts';
import type { UserRow } from './models.ts';
import { userOf } from './models.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { DetailChanges } from './users.ts';
import { lockUser, storeDetails } from './users.ts';

/** Changes the names or address of a person whose row is locked, with all consequences. */
export type ChangeDetails = (
  call: TransactionContext<Actor>,
  before: UserRow,
  changes: DetailChanges,
  action: 'person.updated' | 'account.updated',
) => Promise<UserRow>;

export interface DetailOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly audit: Audit;
}

/** What creating and erasing accounts needs in addition. */
export interface AccountParts extends DetailOptions {
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly linkTo: LinkTo;
}

/** Used for changes by administrators and by people themselves. */
export function createChangeDetails({ database, mail, codes, sessions, audit }: DetailOptions): ChangeDetails {
  return async (call, before, changes, action) => {
    const after = await storeDetails(database, call, before, changes);
    await audit.record(call, { action, subject: after.id, details: { changed: Object.keys(changes) } });
    await sessions.changed(call, after.id);
    if (after.emailKey === before.emailKey) return after;
    // Invalidates links sent to the old address and notifies it of the change.
    await codes.withdrawSignIns(call, after.id);
    const { email } = before;
    const notice = emailChanged({ institution: call.who.institution.name, firstName: after.firstName });
    if (email) afterCommit(call.tx, () => mail.send({ to: email, about: [after.id], ...notice }));
    return after;
  };
}

export interface Account {
  /** Changes one's own name or address. */
  update(who: Who, changes: Omit<DetailChanges, 'username' | 'email'> & { email?: string | undefined }): Promise<User>;
}

export function createAccount(database: Database, changeDetails: ChangeDetails): Account {
  return {
    update: (who, { firstName, lastName, email }) =>
      database.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockUser(database, call, who.user.id);
        if (row.demo && email !== undefined) throw forbidden('A demo learner has no email address.');
        return userOf(
          await changeDetails(call, row, withoutUndefined({ firstName, lastName, email }), 'account.updated'),
        );
      }),
  };
}

/** Removes undefined fields, which are not changes. */
function withoutUndefined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
