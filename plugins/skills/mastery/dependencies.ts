import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import type { RecordedSessions } from '../../idfs/services.ts';
import type { AnswerHistory, Measurement } from '../../item-bank/services.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { Links } from './links.ts';
import type { Parameters } from './parameters.ts';

/** What the functions of mastery need. */
export interface MasteryDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Pick<OwnCatalogue, 'byId'>;
  readonly links: Links;
  readonly parameters: Parameters;
  readonly measurement: Pick<Measurement, 'estimateForm'>;
  /** Answers whose events this plugin missed. */
  readonly pastAnswers: AnswerHistory;
  /** IDFS sessions that count; undefined where the IDFS is off. */
  recordedSessions(who: CallContext['who']): RecordedSessions | undefined;
  /** Results in the learner's record, by the plugin that measured them. */
  resultsOf(context: CallContext, userId: string): Promise<readonly { readonly source: string }[]>;
  /** False for an erased person. */
  exists(context: CallContext, userId: string): Promise<boolean>;
  /** Emits `mastery.changed` in the transaction of the change. */
  emitChanged(
    tx: Tx,
    institution: Actor['institution'],
    payload: { userId: string; skillId: string; isMastered: boolean },
  ): Promise<void>;
  /** Notifies the learner's open tabs. Called after the commit. */
  notifyTabs(institution: Actor['institution'], userId: string, skillId: string | null): void;
}
