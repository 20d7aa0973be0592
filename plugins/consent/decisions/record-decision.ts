import type { Clock } from '../../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext, Tx } from '../../../core/db/index.ts';
import { afterCommit } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Audit, Guardians, People } from '../../../core/services.ts';
import type { Purpose } from '../../learner/contract.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import { purposesText, wording } from '../terms/contract.ts';
import type { Standings } from './status.ts';

export interface DecisionDependencies {
  readonly clock: Clock;
  readonly people: Pick<People, 'one'>;
  readonly guardians: Pick<Guardians, 'ofLearner' | 'setConsent'>;
  readonly record: Pick<LearnerRecord, 'minority' | 'recordConsent'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly standings: Standings;
  emit(tx: Tx, institution: InstitutionRef, changed: { userId: string; isGiven: boolean }): Promise<void>;
  /** Notifies a person's open tabs. */
  notifyTabs(institution: InstitutionRef, userId: string): void;
  /** Notifies the learner, where notifications are on. */
  notify(context: TransactionContext<Actor>, userId: string, changed: Changed): Promise<void>;
}

/** Purposes that a decision added and ended. */
export interface Changed {
  readonly added: readonly Purpose[];
  readonly ended: readonly Purpose[];
}

export interface Decision {
  readonly userId: string;
  /** Purposes with consent afterwards. An empty list declines or ends all. */
  readonly given: readonly Purpose[];
  /** Stored with the decision: the address of the letter, or of the guardian's account. */
  readonly by: string;
  /** How the decision was made. */
  readonly way: 'letter' | 'account' | 'school';
  /** The guardian's account, if the decision was made with one. */
  readonly guardianId?: string;
}

/**
 * Records a decision in the transaction that locks the learner's consent: the learner's record, guardians' ties, audit log,
 * event and notification. Only the learner's record stores consent, so a decision takes effect at once.
 */
export function createRecordDecision(dependencies: DecisionDependencies) {
  const { clock, people, guardians, record, audit, standings } = dependencies;
  return async (
    context: TransactionContext<Actor>,
    { userId, given, by, way, guardianId }: Decision,
  ): Promise<Outcome> => {
    const { institution } = context.who;
    const isGiven = given.length > 0;
    const { role } = await people.one(context, userId);
    const before = (await record.minority(context, { id: userId, role })).given;
    const changed = {
      added: given.filter((purpose) => !before.includes(purpose)),
      ended: before.filter((purpose) => !given.includes(purpose)),
    };
    const outcome = isGiven ? 'given' : before.length > 0 ? 'withdrawn' : 'refused';
    const at = clock.now();
    const ties = await guardians.ofLearner({ ...context, who: unprivilegedActor(institution) }, userId);
    for (const tie of ties) {
      // Ending all purposes ends every guardian's consent; giving adds only the deciding guardian's.
      if (isGiven ? tie.guardianId === guardianId && !tie.consentedAt : tie.consentedAt) {
        await guardians.setConsent(context, tie, isGiven ? at : null);
      }
    }
    await record.recordConsent(context, { userId, given, decidedBy: by, way, wording, at });
    await standings.change(context, userId, { state: outcome, decidedAt: at });
    const recordInAudit = async (action: `consent.${Outcome}`, purposes: readonly Purpose[]) =>
      audit.record(context, { action, subject: userId, details: { way, wording, purposes: purposes.join(', ') } });
    if (changed.ended.length > 0) await recordInAudit('consent.withdrawn', changed.ended);
    if (changed.added.length > 0) await recordInAudit('consent.given', changed.added);
    if (outcome === 'refused') await recordInAudit('consent.refused', []);
    if (changed.added.length > 0 || changed.ended.length > 0) {
      await dependencies.emit(context.tx, institution, { userId, isGiven });
      await dependencies.notify(context, userId, changed);
    }
    afterCommit(context.tx, () => {
      for (const id of [userId, ...ties.map((tie) => tie.guardianId)]) dependencies.notifyTabs(institution, id);
    });
    return outcome;
  };
}
export type Outcome = 'given' | 'refused' | 'withdrawn';
export type Decide = ReturnType<typeof createRecordDecision>;

/** The notification of a decision to the learner. */
export function notificationFor({ added, ended }: Changed, at: Date) {
  const sentences = [
    ...(added.length > 0 ? [`Open to you now: ${purposesText(added)}.`] : []),
    ...(ended.length > 0 ? [`Closed from now on: ${purposesText(ended)}. Everything else stays as it was.`] : []),
  ];
  return {
    id: `consent ${at.toISOString()}`,
    kind: 'consent' as const,
    title:
      ended.length === 0 ? 'Your parent or guardian has agreed' : 'Your parent or guardian has changed the consent',
    text: sentences.join(' '),
    to: '/profile',
  };
}
