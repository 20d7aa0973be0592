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
import { lockUser, refuseTakenNames } from './users.ts';

/** An account that is to be erased once its person has had time to think it over. */
export interface PendingErasure {
  readonly userId: string;
  readonly askedBy: AskedBy;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** The same with the names an administrator knows the person by. */
export interface NamedErasure extends PendingErasure {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** How people leave: asking to be erased, and thinking better of it. Erasing itself is core/privacy's. */
export interface Leaving {
  /**
   * Has one's own account erased: deactivated at once, erased when the time to think it over has passed. Needs the
   * password again, or the user name of an account without one.
   * @throws Failure invalid, conflict for an institution's last administrator
   */
  ask(who: Who, given: { password?: string | undefined; username?: string | undefined }): Promise<PendingErasure>;
  /** Whether it is they who sit there: the password again, or the user name. @throws Failure invalid */
  assertThemselves(who: Who, given: { password?: string | undefined; username?: string | undefined }): Promise<void>;
  /** The same for somebody else, by whoever may decide for them: that is for the caller to know. */
  askFor(call: CallContext<Actor>, userId: string, askedBy: 'guardian' | 'staff'): Promise<PendingErasure>;
  /** Takes it back for somebody else; nothing happens where nothing is pending. */
  stayFor(call: CallContext<Actor>, userId: string): Promise<void>;
  /** Takes one's own back, within the transaction that signs in. Tells whether something was pending. */
  comeBack(call: TransactionContext<Actor>, row: UserRow): Promise<UserRow>;
  /** Takes it back by the link in the letter. @throws Failure gone */
  stayByLink(who: Visitor, code: string): Promise<void>;
  /** Whose account the link in a letter keeps. */
  describe(who: Visitor, code: string): Promise<UserRow | undefined>;
  /** How long there would be to think it over, and what stands in the way. */
  termsFor(
    call: CallContext<Actor>,
    userId: string,
  ): Promise<{ graceDays: number; hindrance: 'last-administrator' | null }>;
  of(call: CallContext<Actor>, userId: string): Promise<PendingErasure | undefined>;
  /** Everybody whose erasure is pending, the next first. Needs `platform.people`. */
  list(call: CallContext<Actor>): Promise<NamedErasure[]>;
}

export interface LeavingOptions extends AccountParts {
  /** Days to think it over. */
  readonly graceDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createLeaving(options: LeavingOptions): Leaving {
  const { database, clock, mail, passwords, codes, sessions, audit, linkTo, graceDays } = options;
  const stayCode = {
    purpose: 'stay',
    payload: z.object({ userId: z.uuid() }),
    lastsSeconds: Math.max(1, graceDays) * 24 * 60 * 60,
  } satisfies CodeKind<z.ZodType>;

  /** Those whose demo ends soon, or who could never sign in again to think better of it, do not wait. */
  const graceOf = (row: UserRow) => (row.demo ? 0 : graceDays * dayMs);

  const begin = async (call: TransactionContext<Actor>, row: UserRow, askedBy: AskedBy): Promise<PendingErasure> => {
    const known = await database.rows(ErasureRow, call).findOne({ userId: row.id });
    const askedByUserId = call.who.user?.id ?? null;
    if (known) {
      if (known.askedBy !== 'self' || askedBy === 'self') return pendingOf(known, row.id);
      // Who decides for a person decides: signing in, or the link in their own letter, takes it back no longer.
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
    // Only who asked themselves is handed the way back.
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
    // What administrators took out of use, before or since, is theirs to bring back.
    if (row.deactivatedAt?.getTime() !== pending.askedAt.getTime()) return row;
    const active = await refuseTakenNames(() =>
      database.rows(Users, call).patchAndFetchById(row.id, { deactivatedAt: null }),
    );
    const letter = accountStays({ institution: call.who.institution.name, firstName: row.firstName });
    const { email } = row;
    if (email) afterCommit(call.tx, () => mail.send({ to: email, about: [row.id], ...letter }));
    return active;
  };

  const assertThemselves = async (who: Who, { password, username }: Parameters<Leaving['ask']>[1]) => {
    const row = await database.rows(Users, { who }).findById(who.user.id);
    if (row?.passwordHash) {
      const isRight = await passwords.matches(row.passwordHash, password ?? '');
      if (!isRight) throw wrong('password', 'Your password is not right.');
    } else if (comparable(username ?? '') !== row?.usernameKey) {
      throw wrong('username', 'This is not your user name.');
    }
    return row;
  };

  return {
    async ask(who, given) {
      const before = await assertThemselves(who, given);
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
    assertThemselves: async (who, given) => void (await assertThemselves(who, given)),
    askFor: (call, userId, askedBy) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        await lockInstitution(within);
        return begin(within, await lockUser(database, within, userId), askedBy);
      }, call.tx),
    stayFor: (call, userId) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        await end(within, await lockUser(database, within, userId));
      }, call.tx),
    comeBack: end,
    stayByLink: (who, code) =>
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
