import type { Actor, Role, UserRef } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { User } from '../contract/platform.ts';
import type { CallContext, Database, Tx } from '../db/index.ts';
import { afterRow } from '../db/index.ts';
import { InstitutionRow, UserRow, userOf } from './models.ts';
import { comparable, searchable } from './names.ts';
import { isId } from './users.ts';

/** The context of a call that needs only the institution. */
export interface InstitutionCall {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx | undefined;
}

/** A person as administrators see them. */
export interface Person extends User {
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly deactivatedAt: Date | null;
  /** False until a password is set for the first time. */
  readonly hasPassword: boolean;
}

export interface PeopleFilter {
  /** Words that must all occur in the names or the address, ignoring case and accents. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  /** Only these people. */
  readonly ids?: readonly string[] | undefined;
  /** Whether a password was set. */
  readonly hasPassword?: boolean | undefined;
  /** Default true: only active people. `false`: only deactivated people. `any`: both. */
  readonly active?: boolean | 'any' | undefined;
  /** Whether to include demo learners. Default false. */
  readonly demo?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Only those that follow this person in the list. @throws Failure invalid when there is no such person */
  readonly after?: string | undefined;
}

/** The reserved domain of addresses of the demo institution's people (RFC 2606). */
export const demoMailDomain = 'demo.invalid';

/** Finds people of one institution. The caller checks whether the actor may see them. */
export interface PeopleFinding {
  /** @throws Failure not_found */
  one(call: CallContext<Actor>, id: string): Promise<Person>;
  /** Finds a person by user name or email address, active or not. */
  byLogin(call: CallContext<Actor>, login: string): Promise<Person | undefined>;
  /** People of this institution with these ids, by id, for displaying names. */
  named(call: InstitutionCall, ids: readonly string[]): Promise<Map<string, UserRef>>;
  /** Those of these people who are active and have the role, demo learners included. For long lists. */
  activeAmong(call: InstitutionCall, ids: readonly string[], role: Role): Promise<Set<string>>;
  /** Whether a person is a demo learner or one of the demo institution's own people. */
  isOfDemo(call: InstitutionCall, person: Pick<UserRef, 'demo' | 'email'>): Promise<boolean>;
  /** A page of people by last and first name. */
  list(call: CallContext<Actor>, filter: PeopleFilter): Promise<{ items: Person[]; total: number }>;
  /** Number of active people in each role, without demo learners. */
  countByRole(call: CallContext<Actor>): Promise<Partial<Record<Role, number>>>;
  /** Number of active people who were seen since then, without demo learners. */
  countSeenSince(call: CallContext<Actor>, since: Date): Promise<number>;
}

export function createPeopleFinding(database: Database): PeopleFinding {
  const matching = (
    call: CallContext<Actor>,
    { search, role, ids, hasPassword, active = true, demo = false }: Partial<PeopleFilter>,
  ) => {
    const query = database.rows(UserRow, call);
    if (role) query.where({ role });
    if (ids) query.whereRaw('id = any(?::uuid[])', [ids.filter(isId)]);
    if (hasPassword === true) query.whereNotNull('passwordHash');
    if (hasPassword === false) query.whereNull('passwordHash');
    if (!demo) query.where({ demo: false });
    if (active === true) query.whereNull('deactivatedAt');
    if (active === false) query.whereNotNull('deactivatedAt');
    for (const word of searchable(search ?? '')
      .slice(0, 200)
      .split(/\s+/)
      .filter(Boolean)) {
      query.whereRaw('strpos(search_key, ?) > 0', [word]);
    }
    return query;
  };

  return {
    async one(call, id) {
      const row = isId(id) ? await database.rows(UserRow, call).findById(id) : undefined;
      if (!row) throw notFound('Person not found.');
      return personOf(row);
    },
    async byLogin(call, login) {
      const key = comparable(login);
      const row = await database
        .rows(UserRow, call)
        .where((either) => either.where({ usernameKey: key }).orWhere({ emailKey: key }))
        .orderByRaw('deactivated_at nulls first')
        .first();
      return row && personOf(row);
    },
    async named(call, ids) {
      const rows = await database.rows(UserRow, call).whereRaw('id = any(?::uuid[])', [ids.filter(isId)]);
      return new Map(rows.map((row) => [row.id, refOf(row)]));
    },
    async activeAmong(call, ids, role) {
      const query = database.rows(UserRow, call).where({ role }).whereNull('deactivatedAt').select('id');
      return new Set((await query.whereRaw('id = any(?::uuid[])', [ids.filter(isId)])).map(({ id }) => id));
    },
    async isOfDemo({ who, tx }, { demo, email }) {
      if (demo || !email.endsWith(`@${demoMailDomain}`)) return demo;
      const institution = await database.catalogue(InstitutionRow, tx).findById(who.institution.id);
      return institution?.isDemo ?? false;
    },
    async list(call, filter) {
      const columns = ['lastName', 'firstName', 'id'];
      const rows = await matching(call, filter)
        .modify(await afterRow(database.rows(UserRow, call), { columns }, filter.after))
        .orderBy(columns)
        .limit(filter.limit)
        .offset(filter.offset);
      return { items: rows.map(personOf), total: await matching(call, filter).resultSize() };
    },
    countSeenSince: (call, since) => matching(call, {}).where('lastSeenAt', '>', since).resultSize(),
    async countByRole(call) {
      const rows = await matching(call, {}).select('role').count('* as count').groupBy('role');
      return Object.fromEntries(rows.map((row) => [row.role, Number((row as unknown as { count: unknown }).count)]));
    },
  };
}

export function personOf(row: UserRow): Person {
  const { createdAt, lastSeenAt, deactivatedAt } = row;
  return { ...userOf(row), createdAt, lastSeenAt, deactivatedAt, hasPassword: row.passwordHash !== null };
}

function refOf(row: UserRow): UserRef {
  const { profileImageUrl: _, ...ref } = userOf(row);
  return ref;
}

/** Whether the actor is this person. */
export function isSelf(who: Actor, userId: string): boolean {
  return who.user?.id === userId;
}
