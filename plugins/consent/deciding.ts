import type { Clock } from '../../core/clock.ts';
import type { InstitutionRef } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import { afterCommit } from '../../core/db/index.ts';
import type { Audit, Guardians, People } from '../../core/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { Inside, Standings } from './standings.ts';
import { deskOf } from './standings.ts';

export interface DecidingParts {
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly guardians: Pick<Guardians, 'ofLearner' | 'setConsent'>;
  readonly record: Pick<LearnerRecord, 'minority' | 'recordConsent'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly standings: Standings;
  emit(tx: Tx, institution: InstitutionRef, changed: { userId: string; isGiven: boolean }): Promise<void>;
  /** Tells somebody's open tabs to ask again. */
  tell(institution: InstitutionRef, userId: string): void;
  /** Leaves the learner a note, where something takes notes. */
  notify(within: Inside, userId: string, isGiven: boolean): Promise<void>;
}

export interface Decision {
  readonly userId: string;
  readonly outcome: 'given' | 'refused' | 'withdrawn';
  /** Kept with the decision: the address a link went to, or the guardian's own. */
  readonly by: string;
  /** How it reached the platform. */
  readonly way: 'letter' | 'account' | 'school';
  /** The account that decides, where there is one. */
  readonly guardianId?: string;
}

/**
 * Keeps a decision and all that follows from it, in the transaction that holds the learner's standing: the learner's
 * record, guardians' ties, the audit log, the event. Nothing remembers consent but the record, so it counts at once.
 */
export function createDeciding(parts: DecidingParts) {
  const { clock, people, guardians, record, audit, standings } = parts;
  return async (within: Inside, { userId, outcome, by, way, guardianId }: Decision): Promise<void> => {
    const { institution } = within.who;
    const isGiven = outcome === 'given';
    const { role } = await people.one(within, userId);
    const before = (await record.minority(within, { id: userId, role })).guardianConsent === 'given';
    const at = clock.now();
    const ties = await guardians.ofLearner({ ...within, who: deskOf(institution) }, userId);
    for (const tie of ties) {
      // What ends consent ends everybody's; what gives it is one guardian's word.
      if (isGiven ? tie.guardianId === guardianId : tie.consentedAt) {
        await guardians.setConsent(within, tie, isGiven ? at : null);
      }
    }
    await record.recordConsent(within, { userId, isGiven, decidedBy: by, at });
    await standings.change(within, userId, { state: outcome, decidedAt: at });
    await audit.record(within, { action: `consent.${outcome}`, subject: userId, details: { way } });
    if (before !== isGiven) {
      await parts.emit(within.tx, institution, { userId, isGiven });
      await parts.notify(within, userId, isGiven);
    }
    afterCommit(within.tx, () => {
      for (const id of [userId, ...ties.map((tie) => tie.guardianId)]) parts.tell(institution, id);
    });
  };
}
export type Decide = ReturnType<typeof createDeciding>;

/** What a learner is told of a decision; one note for each. */
export function noteOf(isGiven: boolean, at: Date) {
  return {
    id: `consent ${at.toISOString()}`,
    kind: 'consent' as const,
    title: isGiven ? 'Your parent or guardian has agreed' : 'Your parent or guardian has ended the consent',
    says: isGiven
      ? 'Voice, uploads, live chat and outside AI are open to you now.'
      : 'Voice, uploads, live chat and outside AI are closed. Everything else goes on.',
    to: '/profile',
  };
}
