import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, FileAnswer, InstitutionRef } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Addresses, Audit, Guardians, MailService, People } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { Completions } from '../../ai/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { ReviewerSteps } from '../applications/reviewer-steps.ts';
import type { CatalogueLookups } from '../catalogue/lookups.ts';
import type { deskJobs } from './contract.ts';
import type { Reviewers } from './reviewers/reviewers.ts';
import type { DeskSettings } from './settings.ts';

type Who = Pick<Actor, 'institution'>;
type JobPayloads = { [Name in keyof typeof deskJobs]: z.input<(typeof deskJobs)[Name]['payload']> };

export interface DeskDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookups: CatalogueLookups;
  readonly reviewers: Reviewers;
  readonly steps: ReviewerSteps;
  readonly record: Pick<LearnerRecord, 'eiq' | 'minority' | 'educations' | 'isReadByGuardian' | 'timeZone'>;
  readonly people: Pick<People, 'named' | 'list' | 'byLogin'>;
  readonly guardians: Pick<Guardians, 'ofGuardian' | 'ofLearners'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly storage: { file(key: string, options: { type: string; name: string }): Promise<FileAnswer> };
  readonly log: { warn(details: object, message: string): void };
  notifications(who: Who): Notifications | undefined;
  /** Language models; undefined where that plugin is off. */
  completions(who: Who): Completions | undefined;
  settings(institution: InstitutionRef, tx?: Tx): Promise<DeskSettings>;
  enqueue<Name extends keyof JobPayloads>(
    tx: Tx,
    institution: InstitutionRef,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<unknown>;
  /** Sends `admission_changed` to a reviewer's tabs. */
  announce(institution: InstitutionRef, userId: string, applicationId: string): void;
}
