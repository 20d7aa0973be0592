import type { Actor, Role } from '../contract/index.ts';
import { Name, Username } from '../contract/platform.ts';
import type { CallContext, Database } from '../db/index.ts';
import { UserRow } from './models.ts';
import { comparable } from './names.ts';
import type { Passwords } from './passwords.ts';
import { Details } from './users.ts';

// All accounts of an institution by their names, to check and plan changes of many people before they are stored.

/** What an import knows about a person. */
export interface ListedPerson {
  readonly username: string;
  /** Null for people without an address, such as pupils. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export interface Account extends ListedPerson {
  readonly id: string;
  readonly isActive: boolean;
  readonly hasSignedIn: boolean;
  /** Also a first one on paper. */
  readonly hasPassword: boolean;
}

/** The sign-in names of an institution. Claims are remembered, so that people of one import do not get the same. */
export interface NameRegister {
  /** By id, active and deactivated, without demo learners. */
  readonly accounts: ReadonlyMap<string, Account>;
  /** The account with this user name, or the active one with this email address. */
  named(name: string): Account | undefined;
  /** Forgets the names of an account that will get new ones. */
  release(id: string): void;
  /** Reserves the names of a person. Returns the fault, with the field that has it, if they are invalid or taken. */
  claim(
    id: string,
    person: Omit<ListedPerson, 'role'>,
  ): { readonly field: keyof ListedPerson; readonly message: string } | undefined;
  /** A user name that is not taken, made from a person's names: `ada.okafor`, then `ada.okafor2`. */
  freeUsername(firstName: string, lastName: string): string;
}

export async function readNames(
  database: Database,
  { isFirst }: Pick<Passwords, 'isFirst'>,
  call: CallContext<Actor>,
): Promise<NameRegister> {
  const rows = await database.rows(UserRow, call).where({ demo: false });
  const accounts = new Map(rows.map((row) => [row.id, accountOf(row, isFirst)]));
  /** Owners of user names and of addresses. The address of a deactivated person can be used by another. */
  const usernames = new Map(rows.map(({ id, usernameKey }) => [usernameKey, id]));
  const emails = new Map(
    rows.flatMap(({ id, emailKey, deactivatedAt }) =>
      emailKey === null || deactivatedAt !== null ? [] : [[emailKey, id] as const],
    ),
  );
  /** The number to try next, by name: many people may have the same. */
  const numbers = new Map<string, number>();
  const isOthers = (owners: ReadonlyMap<string, string>, key: string, id: string) => (owners.get(key) ?? id) !== id;

  return {
    accounts,
    named(name) {
      const key = comparable(name);
      return accounts.get(usernames.get(key) ?? emails.get(key) ?? '');
    },
    release(id) {
      const account = accounts.get(id);
      if (!account) return;
      usernames.delete(comparable(account.username));
      if (account.email !== null) emails.delete(comparable(account.email));
    },
    claim(id, { username, email, firstName, lastName }) {
      for (const [field, schema, value] of [
        ['firstName', Name, firstName],
        ['lastName', Name, lastName],
        ['username', Username, username],
        ['email', Details.shape.email, email ?? undefined],
      ] as const) {
        if (value === undefined) continue;
        const { error } = schema.safeParse(value);
        if (error) return { field, message: error.issues[0]?.message ?? 'Invalid' };
      }
      const usernameKey = comparable(username);
      const emailKey = email === null ? undefined : comparable(email);
      if (usernameKey.includes('@') && usernameKey !== emailKey) {
        return { field: 'username', message: 'A user name that contains @ must be the person’s email address' };
      }
      if (isOthers(usernames, usernameKey, id)) {
        return { field: 'username', message: `The user name ${username} is taken` };
      }
      if (emailKey !== undefined && (isOthers(emails, emailKey, id) || isOthers(usernames, emailKey, id))) {
        return { field: 'email', message: `Another person has the email address ${email}` };
      }
      usernames.set(usernameKey, id);
      if (emailKey !== undefined) emails.set(emailKey, id);
      return undefined;
    },
    freeUsername(firstName, lastName) {
      const base = [firstName, lastName].map(plainLetters).filter(Boolean).join('.').slice(0, 56) || 'person';
      const name = base.length < 2 ? `${base}.person` : base;
      for (let number = numbers.get(name) ?? 1; ; number++) {
        const candidate = number === 1 ? name : `${name}${number}`;
        const key = comparable(candidate);
        if (usernames.has(key) || emails.has(key)) continue;
        numbers.set(name, number + 1);
        return candidate;
      }
    },
  };
}

/** A name in lower case without accents and characters that user names may not have. */
const plainLetters = (name: string) =>
  comparable(name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/[^\p{L}\p{N}-]/gu, '');

function accountOf(row: UserRow, isFirst: Passwords['isFirst']): Account {
  const { id, username, email, firstName, lastName, role, deactivatedAt, lastSeenAt, passwordHash } = row;
  const isActive = deactivatedAt === null;
  // The first sign-in replaces the hash of a first password.
  const hasSignedIn = lastSeenAt !== null || (passwordHash !== null && !isFirst(passwordHash));
  const hasPassword = passwordHash !== null;
  return { id, username, email, firstName, lastName, role, isActive, hasSignedIn, hasPassword };
}
