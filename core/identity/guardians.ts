import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { CodeKind, Codes } from './codes.ts';
import { GuardianRow } from './models.ts';
import { isId, lockUser } from './users.ts';

/** A guardian's account and a learner's, tied together. */
export interface Guardianship {
  readonly guardianId: string;
  readonly learnerId: string;
  /** In the guardian's words: `mother`, `grandfather`, `carer`. */
  readonly relation: string;
  readonly consentedAt: Date | null;
}

/** Who looks after whom, and the one-time links by which a parent consents, with or without an account. */
export interface Guardians {
  /** Ties a guardian's account to a learner's; again, it changes the relation. @throws Failure not_found, invalid */
  link(call: CallContext<Actor>, tie: { guardianId: string; learnerId: string; relation: string }): Promise<void>;
  unlink(call: CallContext<Actor>, tie: { guardianId: string; learnerId: string }): Promise<void>;
  /** Keeps that a guardian consented, or (null) took the consent back. @throws Failure not_found */
  setConsent(
    call: CallContext<Actor>,
    tie: { guardianId: string; learnerId: string },
    consentedAt: Date | null,
  ): Promise<void>;
  ofLearner(call: CallContext<Actor>, learnerId: string): Promise<Guardianship[]>;
  /** Of many at once. */
  ofLearners(call: CallContext<Actor>, learnerIds: readonly string[]): Promise<Guardianship[]>;
  ofGuardian(call: CallContext<Actor>, guardianId: string): Promise<Guardianship[]>;
  /** A code of 14 days for a link that asks for consent for a learner; an earlier one stops working. */
  issueConsentCode(call: CallContext<Actor>, learnerId: string, payload: Record<string, unknown>): Promise<string>;
  /** What a consent link is about, to show before anything is decided. @throws Failure gone */
  lookAtConsentCode(call: CallContext<Actor>, code: string): Promise<ConsentCode>;
  /** Uses a consent link up, in the transaction that keeps the decision. @throws Failure gone */
  useConsentCode(call: TransactionContext<Actor>, code: string): Promise<ConsentCode>;
}

export interface ConsentCode {
  readonly learnerId: string;
  readonly payload: Record<string, unknown>;
}

/** How long a link that asks for consent can be used. */
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
    return rows.map(({ guardianUserId, learnerUserId, relation, consentedAt }) => ({
      guardianId: guardianUserId,
      learnerId: learnerUserId,
      relation,
      consentedAt,
    }));
  }
}

function consentOf({ subject, payload }: { subject: string; payload: Record<string, unknown> }): ConsentCode {
  return { learnerId: subject, payload };
}
