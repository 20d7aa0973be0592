import { z } from 'zod';
import type { Actor, Role } from '../contract/index.ts';
import { conflict, notFound } from '../contract/index.ts';
import { platform } from '../contract/platform.ts';
import type { CallContext, Database, Scope, TransactionContext } from '../db/index.ts';
import { wrong } from './call.ts';
import { UserRow } from './models.ts';
import { comparable, plainName, searchable } from './names.ts';

// Storing and finding people. The only module that decides when two names are equal.

const { username, email, firstName, lastName } = platform.routes.register.body.shape;

/** Details of every account. */
export const Details = z.object({ username, email, firstName, lastName });
export type Details = z.output<typeof Details>;

/** Changes of details. */
export const DetailChanges = Details.partial();
/** The address is null for people without one, such as pupils. */
export type DetailChanges = Omit<z.output<typeof DetailChanges>, 'email'> & {
  readonly email?: string | null | undefined;
};

export interface NewUser extends Omit<Details, 'email'> {
  /** Null for people without an address, such as pupils and demo learners. */
  readonly email: string | null;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  readonly demoExpiresAt?: Date;
}

/** Stores a new person. @throws Failure conflict when the user name or address is taken, invalid for a misleading name */
export async function insertUser(database: Database, call: TransactionContext<Actor>, user: NewUser): Promise<UserRow> {
  await assertUnambiguous(database, call, user);
  const row = { ...user, ...displayNames(user), ...keysOf(user), demo: user.demoExpiresAt !== undefined };
  return mapTakenNames(() => database.rows(UserRow, call).insert(row).returning('*'));
}

/** Stores a person's changed names or address. Lock the row first. @throws as `insertUser` */
export async function storeDetails(
  database: Database,
  call: TransactionContext<Actor>,
  before: UserRow,
  changes: DetailChanges,
): Promise<UserRow> {
  const { username, email, firstName, lastName } = { ...before, ...changes };
  const after = { username, email: email ?? null, ...displayNames({ firstName, lastName }) };
  await assertUnambiguous(database, call, after, before);
  return mapTakenNames(() => database.rows(UserRow, call).patchAndFetchById(before.id, { ...after, ...keysOf(after) }));
}

/** A person's row, locked against every other change until the transaction ends. @throws Failure not_found */
export async function lockUser(database: Database, call: TransactionContext<Actor>, id: string): Promise<UserRow> {
  const row = isId(id) ? await database.rows(UserRow, call).findById(id).forUpdate() : undefined;
  if (!row) throw notFound('Person not found.');
  return row;
}

/**
 * A query condition for people who may sign in: active people, and people who requested their own erasure and can still
 * cancel it, unless an administrator has deactivated them since.
 */
export function mayEnter(query: { whereNull(column: string): { orWhereRaw(sql: string): unknown } }): void {
  query.whereNull('deactivatedAt').orWhereRaw(
    `exists (select from platform.erasures as erasure
              where erasure.user_id = users.id and erasure.asked_by = 'self' and erasure.remains is null
                and erasure.asked_at = users.deactivated_at)`,
  );
}

/** Finds the person with this user name or email address; an active person before one with a pending erasure. */
export async function findByLogin(database: Database, scope: Scope, login: string): Promise<UserRow | undefined> {
  const key = comparable(login);
  return database
    .rows(UserRow, scope)
    .where((either) => either.where({ usernameKey: key }).orWhere({ emailKey: key }))
    .where(mayEnter)
    .orderByRaw('deactivated_at nulls first')
    .first();
}

/** Whether a text is a UUID. Other text would be an error in a query. */
export function isId(text: string): boolean {
  return uuid.safeParse(text).success;
}

const uuid = z.uuid();

/** Runs a statement and maps unique violations to a failure naming the taken name. @throws Failure conflict */
export async function mapTakenNames<T>(statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    const { constraint, nativeError } = error as { constraint?: string; nativeError?: { constraint?: string } };
    const violated = constraint ?? nativeError?.constraint;
    if (violated === 'users_username') throw conflict('This user name is taken.');
    if (violated === 'users_email') throw conflict('An account with this email address already exists.');
    throw error;
  }
}

type Named = Pick<NewUser, 'username' | 'email' | 'firstName' | 'lastName'>;

export function keysOf({ username, email, firstName, lastName }: Named) {
  return {
    usernameKey: comparable(username),
    emailKey: email === null ? null : comparable(email),
    searchKey: searchable([firstName, lastName, username, email ?? ''].join(' ')),
  };
}

export function displayNames({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) {
  return { firstName: plainName(firstName), lastName: plainName(lastName) };
}

/**
 * Ensures that sign-in names are unambiguous: a user name that looks like an address must be the person's own address, and
 * an address must not be another person's user name.
 */
async function assertUnambiguous(database: Database, call: CallContext<Actor>, after: Named, before?: UserRow) {
  const { usernameKey, emailKey } = keysOf(after);
  if (usernameKey !== before?.usernameKey && usernameKey.includes('@') && usernameKey !== emailKey) {
    throw wrong('username', 'A user name that contains @ must be your email address');
  }
  if (emailKey === null || emailKey === before?.emailKey) return;
  const other = await database.rows(UserRow, call).where({ usernameKey: emailKey }).first();
  if (other && other.id !== before?.id) throw conflict('An account with this email address already exists.');
}
