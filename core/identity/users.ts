import { z } from 'zod';
import type { Actor, Role } from '../contract/index.ts';
import { conflict, notFound } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import type { CallContext, Database, Scope, TransactionContext } from '../db/index.ts';
import { wrong } from './call.ts';
import { UserRow } from './models.ts';
import { comparable, plainName, searchable } from './names.ts';

// How people are stored and found: the one place that knows when two names are the same.

const { username, email, firstName, lastName } = platform.routes.register.body.shape;

/** What everyone who has an account has given. */
export const Details = z.object({ username, email, firstName, lastName });
export type Details = z.output<typeof Details>;

/** What of it can be changed later. */
export const DetailChanges = Details.partial();
export type DetailChanges = z.output<typeof DetailChanges>;

export interface NewUser extends Omit<Details, 'email'> {
  /** Null for learners of the demo. */
  readonly email: string | null;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  readonly demoExpiresAt?: Date;
}

/** Stores a new person. @throws Failure conflict when the user name or address is taken, invalid for a misleading name */
export async function insertUser(database: Database, call: TransactionContext<Actor>, user: NewUser): Promise<UserRow> {
  await assertUnambiguous(database, call, user);
  const row = { ...user, ...shown(user), ...keysOf(user), demo: user.demoExpiresAt !== undefined };
  return refuseTakenNames(() => database.rows(UserRow, call).insert(row).returning('*'));
}

/** Stores a person's changed names or address. Lock the row first. @throws as `insertUser` */
export async function storeDetails(
  database: Database,
  call: TransactionContext<Actor>,
  before: UserRow,
  changes: DetailChanges,
): Promise<UserRow> {
  const { username, email, firstName, lastName } = { ...before, ...changes };
  const after = { username, email, ...shown({ firstName, lastName }) };
  await assertUnambiguous(database, call, after, before);
  return refuseTakenNames(() =>
    database.rows(UserRow, call).patchAndFetchById(before.id, { ...after, ...keysOf(after) }),
  );
}

/** A person's row, locked against every other change until the transaction ends. @throws Failure not_found */
export async function lockUser(database: Database, call: TransactionContext<Actor>, id: string): Promise<UserRow> {
  const row = isId(id) ? await database.rows(UserRow, call).findById(id).forUpdate() : undefined;
  if (!row) throw notFound('There is no such person.');
  return row;
}

/**
 * Those who are active, and those who have asked to be erased and may think better of it, unless an administrator took
 * them out of use since: a condition of a query.
 */
export function mayEnter(query: { whereNull(column: string): { orWhereRaw(sql: string): unknown } }): void {
  query.whereNull('deactivatedAt').orWhereRaw(
    `exists (select from platform.erasures as erasure
              where erasure.user_id = users.id and erasure.asked_by = 'self' and erasure.remains is null
                and erasure.asked_at = users.deactivated_at)`,
  );
}

/** The person who signs in by this user name or e-mail address: an active one before one who is leaving. */
export async function findByLogin(database: Database, scope: Scope, login: string): Promise<UserRow | undefined> {
  const key = comparable(login);
  return database
    .rows(UserRow, scope)
    .where((either) => either.where({ usernameKey: key }).orWhere({ emailKey: key }))
    .where(mayEnter)
    .orderByRaw('deactivated_at nulls first')
    .first();
}

/** Ids come from addresses and command lines: what is no id is nobody's, rather than an error of the database. */
export function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

/** Runs a statement and says which name was taken when one was. */
export async function refuseTakenNames<T>(statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    const { constraint, nativeError } = error as { constraint?: string; nativeError?: { constraint?: string } };
    const violated = constraint ?? nativeError?.constraint;
    if (violated === 'users_username') throw conflict('This user name is taken.');
    if (violated === 'users_email') throw conflict('There is an account with this e-mail address already.');
    throw error;
  }
}

type Named = Pick<NewUser, 'username' | 'email' | 'firstName' | 'lastName'>;

function keysOf({ username, email, firstName, lastName }: Named) {
  return {
    usernameKey: comparable(username),
    emailKey: email === null ? null : comparable(email),
    searchKey: searchable([firstName, lastName, username, email ?? ''].join(' ')),
  };
}

function shown({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) {
  return { firstName: plainName(firstName), lastName: plainName(lastName) };
}

/**
 * A name that looks like an address must be one's own address, and an address must not be somebody's user name: what
 * is typed to sign in never stands for two people.
 */
async function assertUnambiguous(database: Database, call: CallContext<Actor>, after: Named, before?: UserRow) {
  const { usernameKey, emailKey } = keysOf(after);
  if (usernameKey !== before?.usernameKey && usernameKey.includes('@') && usernameKey !== emailKey) {
    throw wrong('username', 'A user name with @ in it must be your e-mail address');
  }
  if (emailKey === null || emailKey === before?.emailKey) return;
  const other = await database.rows(UserRow, call).where({ usernameKey: emailKey }).first();
  if (other && other.id !== before?.id) throw conflict('There is an account with this e-mail address already.');
}
