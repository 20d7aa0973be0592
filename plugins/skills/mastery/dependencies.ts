import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import type { AnswerHistory, Measurement } from '../../item-bank/services.ts';
import type { OwnCatalogue } from '../catalogue/own-catalogue.ts';
import type { Links } from './links.ts';
import type { Parameters } from './parameters.ts';

/** What the functions of mastery need. */
export interface MasteryDependencies {
  readonly db: Database;
  readonly catalogue: Pick<OwnCatalogue, 'byId'>;
  readonly links: Links;
  readonly parameters: Parameters;
  readonly measurement: Pick<Measurement, 'estimateForm'>;
  /** Answers from before this plugin was on. */
  readonly pastAnswers: AnswerHistory;
  /** Whether a placement of the learner is in the record. */
  isPlaced(context: CallContext, userId: string): Promise<boolean>;
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
