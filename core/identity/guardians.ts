import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { CodeKind, Codes } from './codes.ts';
import { GuardianRow, UserRow } from './models.ts';
import { isId, lockUser } from './users.ts';

/** The link between a guardian's account and a learner's. */
export interface Guardianship {
  readonly guardianId: string;
  readonly learnerId: string;
  /** In the guardian's words: `mother`, `grandfather`, `carer`. */
  readonly relation: string;
  readonly consentedAt: Date | null;
}

/** Guardians of learners, and the one-time links by which they consent, with or without an account. */
export interface Guardians {
  /** Links a guardian to a learner, or updates the relation of an existing link. @throws Failure not_found, invalid */
  link(call: CallContext<Actor>, tie: { guardianId: string; learnerId: string; relation: string }): Promise<void>;
  /** Links many, in few statements, and changes the relation of existing links. @throws Failure invalid */
  linkAll(call: TransactionContext<Actor>, ties: readonly Omit<Guardianship, 'consentedAt'>[]): Promise<void>;
  /** Every link of the institution. */
  all(call: CallContext<Actor>): Promise<Guardianship[]>;
  unlink(call: CallContext<Actor>, tie: { guardianId: string; learnerId: string }): Promise<void>;
  /** Records that a guardian consented or, with null, withdrew the consent. @throws Failure not_found */
  setConsent(
    call: CallContext<Actor>,
    tie: { guardianId: string; learnerId: string },
    consentedAt: Date | null,
  ): Promise<void>;
  ofLearner(call: CallContext<Actor>, learnerId: string): Promise<Guardianship[]>;
  /** Guardianships of many learners. */
  ofLearners(call: CallContext<Actor>, learnerIds: readonly string[]): Promise<Guardianship[]>;
  ofGuardian(call: CallContext<Actor>, guardianId: string): Promise<Guardianship[]>;
  /** Issues a code, valid for 14 days, for a consent link for a learner. Invalidates an earlier one. */
  issueConsentCode(call: CallContext<Actor>, learnerId: string, payload: Record<string, unknown>): Promise<string>;
  /** The content of a consent link, to show before the decision. @throws Failure gone */
  lookAtConsentCode(call: CallContext<Actor>, code: string): Promise<ConsentCode>;
  /** Uses a consent link in the transaction that records the decision. @throws Failure gone */
  useConsentCode(call: TransactionContext<Actor>, code: string): Promise<ConsentCode>;
}

export interface ConsentCode {
  readonly learnerId: string;
  readonly payload: Record<string, unknown>;
}

/** Links stored by one statement. */
const batchSize = 2000;

/** Lifetime of a consent link in days. */
export const consentDays = 14;

const consentCode = {
  purpose: 'consent',
  payload: z.record(z.string(), z.unknown()),
  lastsSeconds: consentDays * 24 * 60 * 60,
} satisfies CodeKind<z.ZodType>;

export interface GuardianOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly audit: Audit;
}

export function createGuardians({ database, clock, codes, audit }: GuardianOptions): Guardians {
  const tied = (call: CallContext<Actor>, { guardianId, learnerId }: { guardianId: string; learnerId: string }) => {
    if (!isId(guardianId) || !isId(learnerId)) throw notFound();
    return database.rows(GuardianRow, call).where({ guardianUserId: guardianId, learnerUserId: learnerId });
  };

  return {
    link: (call, { guardianId, learnerId, relation }) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        const guardian = await lockUser(database, within, guardianId);
        const learner = await lockUser(database, within, learnerId);
        if (guardian.role !== 'guardian') throw wrong('guardianId', 'This person is not a guardian');
        if (learner.role !== 'learner') throw wrong('learnerId', 'This person is not a learner');
        await database
          .rows(GuardianRow, within)
          .insert({ guardianUserId: guardianId, learnerUserId: learnerId, relation, createdAt: clock.now() })
          .onConflict(['guardianUserId', 'learnerUserId'])
          .merge(['relation']);
        const details = { guardian: guardianId };
        await audit.record(within, { action: 'guardian.linked', subject: learnerId, details });
      }, call.tx),
    async linkAll(call, ties) {
      if (ties.length === 0) return;
      const people = await database
        .rows(UserRow, call)
        .whereRaw('id = any(?::uuid[])', [ties.flatMap(({ guardianId, learnerId }) => [guardianId, learnerId])])
        .orderBy('id')
        .forShare()
        .select('id', 'role');
      const roles = new Map(people.map(({ id, role }) => [id, role]));
      for (const { guardianId, learnerId } of ties) {
        if (roles.get(guardianId) !== 'guardian') throw wrong('guardianId', 'This person is not a guardian');
        if (roles.get(learnerId) !== 'learner') throw wrong('learnerId', 'This person is not a learner');
      }
      const createdAt = clock.now();
      for (let from = 0; from < ties.length; from += batchSize) {
        const rows = ties.slice(from, from + batchSize).map(({ guardianId, learnerId, relation }) => ({
          ...{ guardianUserId: guardianId, learnerUserId: learnerId, relation, createdAt },
        }));
        await database
          .rows(GuardianRow, call)
          .insert(rows)
          .onConflict(['guardianUserId', 'learnerUserId'])
          .merge(['relation']);
      }
      const records = ties.map(({ guardianId, learnerId }) => ({
        ...{ action: 'guardian.linked' as const, subject: learnerId, details: { guardian: guardianId } },
      }));
      await audit.recordAll(call, records);
    },
    all: async (call) => (await database.rows(GuardianRow, call)).map(guardianshipOf),
    unlink: (call, tie) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        if ((await tied(within, tie).delete()) === 0) return;
        const details = { guardian: tie.guardianId };
        await audit.record(within, { action: 'guardian.unlinked', subject: tie.learnerId, details });
      }, call.tx),
    setConsent: (call, tie, consentedAt) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        if ((await tied(within, tie).patch({ consentedAt })) === 0) throw notFound();
        const action = consentedAt ? 'guardian.consented' : 'guardian.consent-withdrawn';
        await audit.record(within, { action, subject: tie.learnerId, details: { guardian: tie.guardianId } });
      }, call.tx),
    ofLearner: (call, learnerId) => guardianships(call, 'learnerUserId', [learnerId]),
    ofLearners: (call, learnerIds) => guardianships(call, 'learnerUserId', learnerIds),
    ofGuardian: (call, guardianId) => guardianships(call, 'guardianUserId', [guardianId]),
    issueConsentCode: async (call, learnerId, payload) =>
      (await codes.issue(call, consentCode, learnerId, payload)).code,
    lookAtConsentCode: async (call, code) => consentOf(await codes.look(call, consentCode, code)),
    useConsentCode: async (call, code) => consentOf(await codes.use(call, consentCode, code)),
  };

  async function guardianships(
    call: CallContext<Actor>,
    column: 'learnerUserId' | 'guardianUserId',
    ids: readonly string[],
  ) {
    const known = ids.filter(isId);
    if (known.length === 0) return [];
    const rows = await database
      .rows(GuardianRow, call)
      .whereRaw('?? = any(?::uuid[])', [column, known])
      .orderBy('createdAt');
    return rows.map(guardianshipOf);
  }
}

const guardianshipOf = ({ guardianUserId, learnerUserId, relation, consentedAt }: GuardianRow): Guardianship => ({
  guardianId: guardianUserId,
  learnerId: learnerUserId,
  relation,
  consentedAt,
});

function consentOf({ subject, payload }: { subject: string; payload: Record<string, unknown> }): ConsentCode {
  return { learnerId: subject, payload };
}
