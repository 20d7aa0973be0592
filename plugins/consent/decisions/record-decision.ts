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

export interface DecidingDependencies {
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
  notify(context: TransactionContext<Actor>, userId: string, changed: Changed): Promise<void>;
}

/** What a decision gave that was not there, and what it took back. */
export interface Changed {
  readonly added: readonly Purpose[];
  readonly ended: readonly Purpose[];
}

export interface Decision {
  readonly userId: string;
  /** What stands after it; nothing declines, or ends all of it. */
  readonly given: readonly Purpose[];
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
export function createDeciding(dependencies: DecidingDependencies) {
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
      // What ends all of it ends everybody's; what gives it is one guardian's word.
      if (isGiven ? tie.guardianId === guardianId && !tie.consentedAt : tie.consentedAt) {
        await guardians.setConsent(context, tie, isGiven ? at : null);
      }
    }
    await record.recordConsent(context, { userId, given, decidedBy: by, way, wording, at });
    await standings.change(context, userId, { state: outcome, decidedAt: at });
    const note = async (action: `consent.${Outcome}`, purposes: readonly Purpose[]) =>
      audit.record(context, { action, subject: userId, details: { way, wording, purposes: purposes.join(', ') } });
    if (changed.ended.length > 0) await note('consent.withdrawn', changed.ended);
    if (changed.added.length > 0) await note('consent.given', changed.added);
    if (outcome === 'refused') await note('consent.refused', []);
    if (changed.added.length > 0 || changed.ended.length > 0) {
      await dependencies.emit(context.tx, institution, { userId, isGiven });
      await dependencies.notify(context, userId, changed);
    }
    afterCommit(context.tx, () => {
      for (const id of [userId, ...ties.map((tie) => tie.guardianId)]) dependencies.tell(institution, id);
    });
    return outcome;
  };
}
export type Outcome = 'given' | 'refused' | 'withdrawn';
export type Decide = ReturnType<typeof createDeciding>;

/** What a learner is told of a decision; one note for each. */
export function noteOf({ added, ended }: Changed, at: Date) {
  const sentences = [
    ...(added.length > 0 ? [`Open to you now: ${purposesText(added)}.`] : []),
    ...(ended.length > 0 ? [`Closed from now on: ${purposesText(ended)}. Everything else goes on.`] : []),
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
