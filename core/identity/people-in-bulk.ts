import { randomInt } from 'node:crypto';
import type { Actor, Role } from '../contract/index.ts';
import { conflict, forbidden } from '../contract/index.ts';
import type { CallContext, TransactionContext } from '../db/index.ts';
import type { AccountParts, ChangeDetails } from './account.ts';
import { assertMay } from './call.ts';
import { lockInstitution } from './last-administrator.ts';
import { ErasureRow, SessionRow, UserRow } from './models.ts';
import type { ListedPerson, NameRegister } from './name-register.ts';
import { readNames } from './name-register.ts';
import { displayNames, isId, keysOf, mapTakenNames } from './users.ts';

/** A password for a person's first sign-in, to be handed over on paper. It is stored only as a hash. */
export interface FirstPassword {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/**
 * Creates and changes many people at once. Every method needs `platform.people`. Administrators and operators
 * are never created or changed: @throws Failure forbidden.
 */
export interface PeopleInBulk {
  /** All accounts of the institution and their sign-in names, to plan an import. */
  nameRegister(call: CallContext<Actor>): Promise<NameRegister>;
  /** Creates accounts with these new ids, without passwords. @throws Failure conflict for a taken name */
  createAll(
    call: TransactionContext<Actor>,
    people: readonly (ListedPerson & { readonly id: string })[],
  ): Promise<void>;
  /** Changes names, addresses and roles. A changed role ends the person's sessions. @throws Failure conflict */
  changeAll(
    call: TransactionContext<Actor>,
    people: readonly (ListedPerson & { readonly id: string })[],
  ): Promise<void>;
  /** Gives people another role, which ends their sessions. */
  setRoleAll(call: TransactionContext<Actor>, ids: readonly string[], role: Role): Promise<void>;
  /** Deactivates people, which ends their sessions, or reactivates them. */
  setActiveAll(call: TransactionContext<Actor>, ids: readonly string[], isActive: boolean): Promise<void>;
  /**
   * Gives active people new first passwords. Only people who have never used a password, or who have no email address for
   * a link; their sessions end. Others are left out.
   */
  issueFirstPasswords(call: CallContext<Actor>, ids: readonly string[]): Promise<FirstPassword[]>;
}

/** Rows stored by one statement. */
const batchSize = 1000;

export function createPeopleInBulk(options: AccountParts & { readonly changeDetails: ChangeDetails }): PeopleInBulk {
  const { database, clock, passwords, codes, sessions, audit, changeDetails } = options;

  /** The rows of these people, locked in the order of their ids. */
  const lock = async (call: TransactionContext<Actor>, ids: readonly string[]): Promise<UserRow[]> => {
    assertMay(call.who, 'platform.people');
    await lockInstitution(call);
    const rows = database.rows(UserRow, call).whereRaw('id = any(?::uuid[])', [ids.filter(isId)]);
    return rows.orderBy('id').forUpdate();
  };

  /** Ends the sessions of locked people and invalidates their sign-in codes. */
  const revokeAccess = async (
    call: TransactionContext<Actor>,
    ids: readonly string[],
    reason: 'role-changed' | 'deactivated' | 'password-reset',
  ) => {
    await codes.withdrawSignIns(call, ...ids);
    const open = await database
      .rows(SessionRow, call)
      .whereRaw('user_id = any(?::uuid[])', [[...ids]])
      .whereNull('endedAt')
      .distinct('userId');
    for (const { userId } of open) await sessions.endAll(call, userId, reason);
  };

  return {
    async nameRegister(call) {
      assertMay(call.who, 'platform.people');
      return readNames(database, passwords, call);
    },

    async createAll(call, people) {
      assertMay(call.who, 'platform.people');
      for (const { role } of people) assertIsOrdinary(role);
      const createdAt = clock.now();
      const rows = people.map((person) => ({
        ...{ ...person, ...displayNames(person), ...keysOf(person) },
        ...{ passwordHash: null, createdAt, demo: false },
      }));
      for (let from = 0; from < rows.length; from += batchSize) {
        await mapTakenNames(() => database.rows(UserRow, call).insert(rows.slice(from, from + batchSize)));
      }
      await audit.recordAll(
        call,
        rows.map(({ id, role }) => ({ action: 'person.created', subject: id, details: { role } })),
      );
    },

    async changeAll(call, people) {
      const rows = new Map(
        (
          await lock(
            call,
            people.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      );
      for (const { id, role, ...details } of people) {
        const row = rows.get(id);
        if (!row) throw conflict('A person of this import was deleted meanwhile. Check the file again.');
        assertIsOrdinary(row.role);
        assertIsOrdinary(role);
        const changes = Object.fromEntries(
          Object.entries(details).filter(([name, value]) => row[name as keyof typeof details] !== value),
        );
        if (Object.keys(changes).length > 0) await changeDetails(call, row, changes, 'person.updated');
        if (role === row.role) continue;
        await database.rows(UserRow, call).findById(id).patch({ role });
        await revokeAccess(call, [id], 'role-changed');
        const change = { from: row.role, to: role };
        await audit.record(call, { action: 'person.role-changed', subject: id, details: change });
      }
    },

    async setRoleAll(call, ids, role) {
      assertIsOrdinary(role);
      const rows = (await lock(call, ids)).filter((row) => row.role !== role);
      for (const row of rows) assertIsOrdinary(row.role);
      const changed = rows.map(({ id }) => id);
      await database.rows(UserRow, call).whereRaw('id = any(?::uuid[])', [changed]).patch({ role });
      await revokeAccess(call, changed, 'role-changed');
      await audit.recordAll(
        call,
        rows.map((row) => ({
          action: 'person.role-changed',
          subject: row.id,
          details: { from: row.role, to: role },
        })),
      );
    },

    async setActiveAll(call, ids, isActive) {
      const rows = (await lock(call, ids)).filter(({ deactivatedAt }) => (deactivatedAt === null) !== isActive);
      for (const { role } of rows) assertIsOrdinary(role);
      // Who asked to be erased stays deactivated.
      const leaving = await database.rows(ErasureRow, call).whereNotNull('userId').select('userId');
      const isLeaving = new Set(leaving.map(({ userId }) => userId));
      const changed = rows.map(({ id }) => id).filter((id) => !isActive || !isLeaving.has(id));
      await database
        .rows(UserRow, call)
        .whereRaw('id = any(?::uuid[])', [changed])
        .patch({ deactivatedAt: isActive ? null : clock.now() });
      if (!isActive) await revokeAccess(call, changed, 'deactivated');
      const action = isActive ? 'person.reactivated' : 'person.deactivated';
      await audit.recordAll(
        call,
        changed.map((subject) => ({ action, subject })),
      );
    },

    async issueFirstPasswords(call, ids) {
      assertMay(call.who, 'platform.people');
      return database.transaction(async (tx) => {
        const within = { ...call, tx };
        const rows = (await lock(within, ids)).filter(
          ({ role, demo, deactivatedAt, passwordHash, email }) =>
            isOrdinary(role) &&
            !demo &&
            deactivatedAt === null &&
            (passwordHash === null || passwords.isFirst(passwordHash) || email === null),
        );
        const issued: FirstPassword[] = [];
        const revoked: string[] = [];
        for (let from = 0; from < rows.length; from += batchSize) {
          const batch = await Promise.all(
            rows.slice(from, from + batchSize).map(async (row) => {
              const password = firstPassword();
              return { row, password, hash: await passwords.hashFirst(password) };
            }),
          );
          await database
            .rows(UserRow, within)
            .insert(batch.map(({ row, hash }) => ({ ...row.$toJson(), passwordHash: hash }) as Partial<UserRow>))
            .onConflict('id')
            .merge(['passwordHash']);
          for (const { row, password } of batch) {
            const { id, username, firstName, lastName } = row;
            issued.push({ id, username, firstName, lastName, password });
            if (row.lastSeenAt !== null || row.passwordHash !== null) revoked.push(id);
          }
        }
        await revokeAccess(within, revoked, 'password-reset');
        await audit.recordAll(
          within,
          issued.map(({ id }) => ({ action: 'password.first-issued', subject: id })),
        );
        return issued;
      }, call.tx);
    },
  };
}

/** Many people at once never include those who could change the rules for it. */
const isOrdinary = (role: Role) => role !== 'administrator' && role !== 'operator';

function assertIsOrdinary(role: Role): void {
  if (!isOrdinary(role)) throw forbidden('Administrators are created and changed one at a time.');
}

/** Letters and digits that are not mistaken for each other on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three groups of four characters: 59 random bits, `k7mq-h4tw-x9rp`. */
function firstPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}
