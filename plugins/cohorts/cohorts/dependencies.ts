import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Audit, People, Relations } from '../../../core/services.ts';
import type { NewNotification } from '../../activity/services.ts';
import type { ClassLists } from '../../classes/services.ts';
import type { LearnerBlocks, LearnerRecord } from '../../learner/services.ts';
import type { PracticeHistory, PracticeStanding } from '../../practice/services.ts';

/** What the functions of cohorts need. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly people: Pick<People, 'named' | 'list' | 'activeAmong'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly record: Pick<LearnerRecord, 'peers' | 'minority' | 'minorities' | 'eiqs' | 'timeZone'>;
  readonly blocks: LearnerBlocks;
  readonly relations: Pick<Relations, 'visible'>;
  /** Undefined where practice is off. */
  standing(who: { readonly institution: InstitutionRef }): PracticeStanding | undefined;
  history(who: { readonly institution: InstitutionRef }): PracticeHistory | undefined;
  /** Undefined where classes are off. */
  classes(who: { readonly institution: InstitutionRef }): ClassLists | undefined;
  /** Does nothing where notifications are off. */
  notify(
    context: { readonly who: { readonly institution: InstitutionRef }; readonly tx: Tx },
    notification: NewNotification,
  ): Promise<void>;
  /** Tells other plugins that somebody left a cohort, or that it ended. */
  membersChanged(tx: Tx, institution: { id: string }, cohortId: string): Promise<void>;
  /** Tells people with the list open. */
  cohortsChanged(institution: { id: string }): void;
}
