import { z } from 'zod';
import type { Actor, Role } from '../contract/index.ts';
import { conflict, forbidden } from '../contract/index.ts';
import { Password, RoleName } from '../contract/platform.ts';
import type { CallContext, TransactionContext } from '../db/index.ts';
import { accountCreated, passwordReset } from '../mail/templates.ts';
import type { AccountParts, ChangeDetails } from './account.ts';
import type { AccountErasure } from './account-erasure.ts';
import type { AuditEntry } from './audit.ts';
import type { Outside } from './call.ts';
import { assertMay, checked } from './call.ts';
import { assertNotLastAdministrator, lockInstitution } from './last-administrator.ts';
import { UserRow } from './models.ts';
import type { Person } from './people.ts';
import { isSelf, personOf } from './people.ts';
import type { EndReason } from './sessions.ts';
import { resetCode } from './sign-in.ts';
import { DetailChanges, Details, insertUser, lockUser, mapTakenNames } from './users.ts';

const NewPerson = Details.extend({
  role: RoleName,
  /** Without one, the person sets it with a link. */
  password: Password.optional(),
  /** Creation date, if it is in the past, for demo people. */
  since: z.date().optional(),
});

const NewPassword = NewPerson.pick({ password: true }).required();

/** How a one-time link is delivered: by mail, or returned to the command line. */
export type Delivery = 'mail' | 'link';

/** Administration of an institution's people. Every method needs `platform.people`. */
export interface PeopleAdministration {
  /**
   * Creates an account; without a password the person is sent a link to set one. If the mail cannot be sent, the account
   * is kept, and `resetPassword` sends another link.
   * @param also further work in the transaction that creates the account
   * @example
   *   await people.create({ who }, { username, email, firstName, lastName, role: 'learner' }, 'mail', (call, person) =>
   *     addToClass(call, person.id));
   */
  create(
    call: Outside,
    person: z.input<typeof NewPerson>,
    delivery?: Delivery,
    also?: (within: TransactionContext<Actor>, person: Person) => Promise<void>,
  ): Promise<{ person: Person; mailed: boolean; link: string | undefined }>;
  /** Changes names and address. */
  update(call: CallContext<Actor>, id: string, changes: z.input<typeof DetailChanges>): Promise<Person>;
  /** Changes a person's role and ends all their sessions. */
  setRole(call: CallContext<Actor>, id: string, role: Role): Promise<Person>;
  /**
   * Sends a link to set a new password. The old one stays valid until then.
   * @param letter `welcome`: the letter about a new account, whose link is valid for a week
   * @throws Failure conflict for a person without an address, where the link is to be mailed
   */
  resetPassword(
    call: Outside,
    id: string,
    delivery?: Delivery,
    letter?: 'reset' | 'welcome',
  ): Promise<{ link: string | undefined }>;
  /** Sets a person's password and ends all their sessions. Needs `platform.operate`. */
  setPassword(call: CallContext<Actor>, id: string, password: string): Promise<Person>;
  /** Ends all sessions of a person, who can sign in again. Returns their number. */
  endSessions(call: CallContext<Actor>, id: string): Promise<{ ended: number }>;
  /** Ends all sessions of a person and prevents them from signing in. Their data is kept. */
  deactivate(call: CallContext<Actor>, id: string): Promise<Person>;
  reactivate(call: CallContext<Actor>, id: string): Promise<Person>;
  /** Audit entries about and by a person, newest first. */
  trail(
    call: CallContext<Actor>,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: AuditEntry[]; total: number }>;
}

export interface AdministrationOptions extends AccountParts {
  readonly changeDetails: ChangeDetails;
  readonly accountErasure: AccountErasure;
}

/** Links of new accounts are valid for a week, links for forgotten passwords for a day. */
const newAccountDays = 7;
const newAccountCode = { ...resetCode, lastsSeconds: newAccountDays * 24 * 60 * 60 };

export function createAdministration(options: AdministrationOptions): PeopleAdministration {
  const { database, clock, mail, passwords, codes, sessions, audit, linkTo, changeDetails, accountErasure } = options;

  /** Runs a change of a person whom the caller may change, with the person's row locked. */
  const changing = <T>(
    call: CallContext<Actor>,
    id: string,
    work: (call: TransactionContext<Actor>, row: UserRow) => Promise<T>,
  ) =>
    database.transaction(async (tx) => {
      assertMay(call.who, 'platform.people');
      const within = { ...call, tx };
      await lockInstitution(within);
      const row = await lockUser(database, within, id);
      if (row.role === 'operator') assertMay(call.who, 'platform.operate');
      return work(within, row);
    }, call.tx);

  /** Ends a person's sessions and invalidates their sign-in codes. */
  const revokeAccess = async (call: TransactionContext<Actor>, row: UserRow, reason: EndReason) => {
    await codes.withdrawSignIns(call, row.id);
    await sessions.endAll(call, row.id, reason);
  };

  const set = async (call: TransactionContext<Actor>, row: UserRow, fields: Partial<UserRow>) =>
    personOf(await mapTakenNames(() => database.rows(UserRow, call).patchAndFetchById(row.id, fields)));

  return {
    async create(call, given, delivery = 'mail', also = undefined) {
      assertMay(call.who, 'platform.people');
      assertMayGrant(call, given.role);
      assertMayDeliver(call, delivery);
      const { password, since, ...person } = checked(NewPerson, given);
      const passwordHash = password ? await passwords.hash(password) : null;
      const { row, code } = await database.transaction(async (tx) => {
        const within = { ...call, tx };
        const row = await insertUser(database, within, { ...person, passwordHash, createdAt: since ?? clock.now() });
        await audit.record(within, { action: 'person.created', subject: row.id, details: { role: row.role } });
        await also?.(within, personOf(row));
        const issued = password ? undefined : await codes.issue(within, newAccountCode, row.id, { userId: row.id });
        return { row, code: issued?.code };
      });
      const link = code && (await linkTo(call.who.institution, code));
      if (!link || delivery === 'link') return { person: personOf(row), mailed: false, link };
      const letter = accountCreated({ ...naming(call, row), link, days: newAccountDays });
      const mailed = await mail.send({ to: person.email, about: [row.id], ...letter }).then(
        () => true,
        () => false,
      );
      return { person: personOf(row), mailed, link: undefined };
    },
    update: (call, id, changes) =>
      changing(call, id, async (within, row) =>
        personOf(await changeDetails(within, row, checked(DetailChanges, changes), 'person.updated')),
      ),
    setRole: (call, id, role) =>
      changing(call, id, async (within, row) => {
        if (isSelf(call.who, id)) throw forbidden('You cannot change your own role.');
        assertMayGrant(call, checked(RoleName, role));
        if (role === row.role) return personOf(row);
        await assertNotLastAdministrator(database, within, row);
        const person = await set(within, row, { role });
        await revokeAccess(within, row, 'role-changed');
        const details = { from: row.role, to: role };
        await audit.record(within, { action: 'person.role-changed', subject: id, details });
        return person;
      }),
    async resetPassword(call, id, delivery = 'mail', letter = 'reset') {
      assertMayDeliver(call, delivery);
      const { row, code } = await changing(call, id, async (within, row) => {
        assertHasPassword(row);
        if (delivery === 'mail' && row.email === null) {
          throw conflict('This person has no email address. Issue a password on paper.');
        }
        await audit.record(within, { action: 'password.reset-requested', subject: id });
        const kind = letter === 'welcome' ? newAccountCode : resetCode;
        return { row, ...(await codes.issue(within, kind, id, { userId: id })) };
      });
      const link = await linkTo(call.who.institution, code);
      if (delivery === 'link') return { link };
      const written =
        letter === 'welcome'
          ? accountCreated({ ...naming(call, row), link, days: newAccountDays })
          : passwordReset({ ...naming(call, row), link, hours: 24 });
      if (row.email) await mail.send({ to: row.email, about: [row.id], ...written });
      return { link: undefined };
    },
    async setPassword(call, id, given) {
      assertMay(call.who, 'platform.operate');
      const { password } = checked(NewPassword, { password: given });
      const passwordHash = await passwords.hash(password);
      return changing(call, id, async (within, row) => {
        assertHasPassword(row);
        const person = await set(within, row, { passwordHash });
        await revokeAccess(within, row, 'password-reset');
        await audit.record(within, { action: 'password.set', subject: id });
        return person;
      });
    },
    endSessions: (call, id) =>
      changing(call, id, async (within) => {
        await codes.endAll(within, 'exchange', id);
        const ended = await sessions.endAll(within, id, 'ended-by-administrator');
        await audit.record(within, { action: 'person.signed-out', subject: id, details: { sessions: ended } });
        return { ended };
      }),
    deactivate: (call, id) =>
      changing(call, id, async (within, row) => {
        if (isSelf(call.who, id)) throw forbidden('You cannot deactivate yourself.');
        // A person who requested the erasure of their account could still sign in and cancel it.
        if (row.deactivatedAt && !(await accountErasure.of(within, id))) return personOf(row);
        await assertNotLastAdministrator(database, within, row);
        const person = await set(within, row, { deactivatedAt: clock.now() });
        await revokeAccess(within, row, 'deactivated');
        await audit.record(within, { action: 'person.deactivated', subject: id });
        return person;
      }),
    reactivate: (call, id) =>
      changing(call, id, async (within, row) => {
        if (!row.deactivatedAt) return personOf(row);
        // Reactivating cancels a pending erasure.
        const stayed = await accountErasure.cancel(within, row);
        if (!stayed.deactivatedAt) return personOf(stayed);
        const person = await set(within, row, { deactivatedAt: null });
        await audit.record(within, { action: 'person.reactivated', subject: id });
        return person;
      }),
    trail: (call, id, page) => audit.list(call, { about: id, ...page }),
  };
}

function naming({ who }: Outside, { firstName, username }: UserRow) {
  return { institution: who.institution.name, firstName, username };
}

/** @throws Failure conflict for people who cannot sign in with a password */
function assertHasPassword({ deactivatedAt, demo }: UserRow): void {
  if (deactivatedAt) throw conflict('This person is deactivated. Reactivate them first.');
  if (demo) throw conflict('A demo learner has no password.');
}

/** Only operators may grant the role operator. */
export function assertMayGrant({ who }: Outside, role: Role): void {
  if (role === 'operator') assertMay(who, 'platform.operate');
}

/** A link gives access to the account, so only operators may have it returned. */
export function assertMayDeliver({ who }: Outside, delivery: Delivery): void {
  if (delivery === 'link') assertMay(who, 'platform.operate');
}
