import { z } from 'zod';
import type { Actor, Visitor, Who } from '../contract/index.ts';
import type { CallContext, TransactionContext } from '../db/index.ts';
import { afterCommit, knexOf, newId } from '../db/index.ts';
import { accountStays, erasureAsked } from '../mail/templates.ts';
import type { AccountParts } from './account.ts';
import { assertMay, wrong } from './call.ts';
import type { CodeKind } from './codes.ts';
import { assertNotLastAdministrator, isLastAdministrator, lockInstitution } from './last-administrator.ts';
import type { AskedBy, UserRow } from './models.ts';
import { ErasureRow, UserRow as Users } from './models.ts';
import { comparable } from './names.ts';
import { lockUser, mapTakenNames } from './users.ts';

/** An account that will be erased after its grace period. */
export interface PendingErasure {
  readonly userId: string;
  readonly askedBy: AskedBy;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** A pending erasure with the person's names. */
export interface NamedErasure extends PendingErasure {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Requests for account erasure and their cancellation. core/privacy performs the erasure. */
export interface AccountErasure {
  /**
   * Requests the erasure of one's own account: it is deactivated at once and erased after the grace period. Requires the
   * password, or the user name for an account without one.
   * @throws Failure invalid, conflict for an institution's last administrator
   */
  request(who: Who, given: { password?: string | undefined; username?: string | undefined }): Promise<PendingErasure>;
  /** Confirms the person's identity with the password, or the user name without one. @throws Failure invalid */
  reauthenticate(who: Who, given: { password?: string | undefined; username?: string | undefined }): Promise<void>;
  /** Requests the erasure of another person's account. The caller checks that the actor may decide for them. */
  requestFor(call: CallContext<Actor>, userId: string, askedBy: 'guardian' | 'staff'): Promise<PendingErasure>;
  /** Cancels a pending erasure of another person's account; does nothing if none is pending. */
  cancelFor(call: CallContext<Actor>, userId: string): Promise<void>;
  /** Cancels a pending erasure in the transaction of a sign-in or reactivation. Returns the person's row afterwards. */
  cancel(call: TransactionContext<Actor>, row: UserRow): Promise<UserRow>;
  /** Cancels an erasure with the code of the link in the mail. @throws Failure gone */
  cancelByLink(who: Visitor, code: string): Promise<void>;
  /** The person of a cancellation link; undefined for an invalid code. */
  describe(who: Visitor, code: string): Promise<UserRow | undefined>;
  /** The grace period for a person, and why their account cannot be erased, if so. */
  termsFor(
    call: CallContext<Actor>,
    userId: string,
  ): Promise<{ graceDays: number; hindrance: 'last-administrator' | null }>;
  of(call: CallContext<Actor>, userId: string): Promise<PendingErasure | undefined>;
  /** All pending erasures, the next due first. Needs `platform.people`. */
  list(call: CallContext<Actor>): Promise<NamedErasure[]>;
}

export interface AccountErasureOptions extends AccountParts {
  /** Grace period in days. */
  readonly graceDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createAccountErasure(options: AccountErasureOptions): AccountErasure {
  const { database, clock, mail, passwords, codes, sessions, audit, linkTo, graceDays } = options;
  const stayCode = {
    purpose: 'stay',
    payload: z.object({ userId: z.uuid() }),
    lastsSeconds: Math.max(1, graceDays) * 24 * 60 * 60,
  } satisfies CodeKind<z.ZodType>;

  /** Demo learners have no grace period, because they cannot sign in again to cancel. */
  const graceOf = (row: UserRow) => (row.demo ? 0 : graceDays * dayMs);

  const begin = async (call: TransactionContext<Actor>, row: UserRow, askedBy: AskedBy): Promise<PendingErasure> => {
    const known = await database.rows(ErasureRow, call).findOne({ userId: row.id });
    const askedByUserId = call.who.user?.id ?? null;
    if (known) {
      if (known.askedBy !== 'self' || askedBy === 'self') return pendingOf(known, row.id);
      // A guardian's or administrator's request overrides the person's own: signing in or the link no longer cancels it.
      await database.rows(ErasureRow, call).findById(known.id).patch({ askedBy, askedByUserId });
      await codes.endAll(call, 'stay', row.id);
      const { dueAt } = known;
      await audit.record(call, { action: 'person.erasure-asked', subject: row.id, details: { askedBy, dueAt } });
      return pendingOf({ askedBy, askedAt: known.askedAt, dueAt }, row.id);
    }
    await assertNotLastAdministrator(database, call, row);
    const now = clock.now();
    const dueAt = new Date(now.getTime() + graceOf(row));
    const erasure = { id: newId(), userId: row.id, askedBy, askedByUserId, askedAt: now, dueAt, remains: null };
    await database.rows(ErasureRow, call).insert(erasure);
    if (!row.deactivatedAt) await database.rows(Users, call).findById(row.id).patch({ deactivatedAt: now });
    await codes.withdrawSignIns(call, row.id);
    await sessions.endAll(call, row.id, 'deactivated');
    const record = { action: 'person.erasure-asked', subject: row.id, details: { askedBy, dueAt } } as const;
    await audit.record(call, record);
    if (row.email && graceOf(row) > 0) await write(call, row, askedBy, dueAt);
    return pendingOf(erasure, row.id);
  };

  const write = async (call: TransactionContext<Actor>, row: UserRow, askedBy: AskedBy, dueAt: Date) => {
    const { institution } = call.who;
    const { email, firstName, username } = row;
    // Only people who requested the erasure themselves get a link to cancel it.
    const code = askedBy === 'self' ? (await codes.issue(call, stayCode, row.id, { userId: row.id })).code : undefined;
    afterCommit(call.tx, async () => {
      const link = code && (await linkTo(institution, code));
      const letter = erasureAsked({ institution: institution.name, firstName, username, askedBy, dueAt, link });
      await mail.send({ to: email ?? '', about: [row.id], ...letter });
    });
  };

  const end = async (call: TransactionContext<Actor>, row: UserRow): Promise<UserRow> => {
    const pending = await database.rows(ErasureRow, call).where({ userId: row.id }).whereNull('remains').first();
    if (!pending) return row;
    await database.rows(ErasureRow, call).deleteById(pending.id);
    const subject = row.id;
    await codes.endAll(call, 'stay', subject);
    await audit.record(call, { action: 'person.erasure-taken-back', subject, actor: call.who.user?.id ?? subject });
    // An account that an administrator has deactivated, before or since, stays deactivated.
    if (row.deactivatedAt?.getTime() !== pending.askedAt.getTime()) return row;
    const active = await mapTakenNames(() =>
      database.rows(Users, call).patchAndFetchById(row.id, { deactivatedAt: null }),
    );
    const letter = accountStays({ institution: call.who.institution.name, firstName: row.firstName });
    const { email } = row;
    if (email) afterCommit(call.tx, () => mail.send({ to: email, about: [row.id], ...letter }));
    return active;
  };

  const reauthenticate = async (who: Who, { password, username }: Parameters<AccountErasure['request']>[1]) => {
    const row = await database.rows(Users, { who }).findById(who.user.id);
    if (row?.passwordHash) {
      const isRight = await passwords.matches(row.passwordHash, password ?? '');
      if (!isRight) throw wrong('password', 'The password is incorrect.');
    } else if (comparable(username ?? '') !== row?.usernameKey) {
      throw wrong('username', 'The user name is incorrect.');
    }
    return row;
  };

  return {
    async request(who, given) {
      const before = await reauthenticate(who, given);
      return database.transaction(async (tx) => {
        const call = { who, tx };
        await lockInstitution(call);
        const row = await lockUser(database, call, who.user.id);
        if (row.passwordHash !== before?.passwordHash) {
          throw wrong('password', 'Your password was changed meanwhile. Please try again.');
        }
        return begin(call, row, 'self');
      });
    },
    reauthenticate: async (who, given) => void (await reauthenticate(who, given)),
    requestFor: (call, userId, askedBy) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        await lockInstitution(within);
        return begin(within, await lockUser(database, within, userId), askedBy);
      }, call.tx),
    cancelFor: (call, userId) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        await end(within, await lockUser(database, within, userId));
      }, call.tx),
    cancel: end,
    cancelByLink: (who, code) =>
      database.transaction(async (tx) => {
        const call = { who, tx };
        const { payload } = await codes.look(call, stayCode, code);
        const row = await lockUser(database, call, payload.userId);
        await codes.use(call, stayCode, code);
        await end(call, row);
      }),
    async describe(who, code) {
      const found = await codes.find({ who }, stayCode, code);
      return found && (await database.rows(Users, { who }).findById(found.payload.userId));
    },
    async termsFor(call, userId) {
      const row = await database.rows(Users, call).findById(userId);
      const isLast = row !== undefined && (await isLastAdministrator(database, call, row));
      return { graceDays: row ? graceOf(row) / dayMs : graceDays, hindrance: isLast ? 'last-administrator' : null };
    },
    async of(call, userId) {
      const row = await database.rows(ErasureRow, call).findOne({ userId });
      return row && pendingOf(row, userId);
    },
    async list(call) {
      assertMay(call.who, 'platform.people');
      const rows = await knexOf(call.tx ?? database)('platform.erasures as erasure')
        .join('platform.users as person', 'person.id', 'erasure.userId')
        .where('erasure.institutionId', call.who.institution.id)
        .orderBy('erasure.dueAt')
        .limit(500)
        .select(
          'erasure.userId',
          'erasure.askedBy',
          'erasure.askedAt',
          'erasure.dueAt',
          'person.username',
          'person.firstName',
          'person.lastName',
        );
      return rows as NamedErasure[];
    },
  };
}

const pendingOf = ({ askedBy, askedAt, dueAt }: Omit<PendingErasure, 'userId'>, userId: string): PendingErasure => ({
  userId,
  askedBy,
  askedAt,
  dueAt,
});
