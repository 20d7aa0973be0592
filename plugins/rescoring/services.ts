import type { Actor } from '../../core/contract/index.ts';
import { defineService, defineSharedService } from '../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../core/db/index.ts';
import type { NewResult } from '../learner/services.ts';
import type { RescoringReport } from './report.ts';

/** Results of an assessment that can be scored again from the stored answers, for plugins whose results are in the record. */
export interface RescorableResults {
  /** The results' source in the learner's record. */
  readonly source: string;
  /** Ids of results in the record, ascending, after this one. */
  ids(context: CallContext, after: string | undefined, limit: number): Promise<readonly string[]>;
  /**
   * The result by the present rules and the parameters that items had at this time. Undefined where there are no answers to
   * score, as in the demo. Changes nothing.
   */
  rescored(context: CallContext, id: string, at: Date): Promise<NewResult | undefined>;
  /** Stores the same: the assessment's own report, which keeps the former one, and the learner's record. */
  replace(context: TransactionContext, id: string, at: Date): Promise<void>;
}
export const rescorableResults = defineSharedService<RescorableResults>('rescoring.results');

/** Rescores results, for the command line. */
export interface RescoringDesk {
  /** What would change. Changes nothing. */
  preview(context: { readonly who: Actor }, onExamined?: (results: number) => void): Promise<RescoringReport>;
  /**
   * Rescores all results, or continues an interrupted run with its reason. Repeating it changes nothing.
   * @param administrator the username of the administrator who answers for it
   * @throws Failure forbidden for anyone but an administrator of the institution
   */
  rescore(
    context: { readonly who: Actor },
    order: { readonly administrator: string; readonly reason: string },
    onExamined?: (results: number) => void,
  ): Promise<RescoringReport>;
}
export const rescoringDesk = defineService<RescoringDesk>('rescoring.desk');
