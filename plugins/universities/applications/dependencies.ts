import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { Actor, FileAnswer, InstitutionRef } from '../../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import type { Addresses, MailService, People } from '../../../core/services.ts';
import type { Notifications } from '../../activity/services.ts';
import type { ConfirmedDocuments, FileChecks } from '../../documents/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';
import type { CatalogueLookups } from '../catalogue/lookups.ts';
import type { applicationEvents, applicationJobs } from './contract.ts';
import type { ApplicationRow } from './models.ts';

type Who = Pick<Actor, 'institution'>;
type Payloads = { [Name in keyof typeof applicationEvents]: z.input<(typeof applicationEvents)[Name]> };
type JobPayloads = { [Name in keyof typeof applicationJobs]: z.input<(typeof applicationJobs)[Name]['payload']> };

export interface ApplicationDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly lookups: CatalogueLookups;
  readonly record: Pick<LearnerRecord, 'eiq' | 'minority' | 'isReadByGuardian'>;
  readonly people: Pick<People, 'one' | 'named'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  readonly storage: {
    put(key: string, content: AsyncIterable<Uint8Array>): Promise<unknown>;
    file(key: string, options: { type: string; name: string }): Promise<FileAnswer>;
    stat(key: string): Promise<{ readonly modifiedAt: Date }>;
    delete(key: string): Promise<void>;
    list(prefix: string): Promise<string[]>;
  };
  readonly log: Pick<Logger, 'warn'>;
  /** Confirmed documents; undefined where that plugin is off. */
  documents(who: Who): ConfirmedDocuments | undefined;
  /** Checks of files; undefined where the documents plugin is off. */
  fileChecks(who: Who): FileChecks | undefined;
  notifications(who: Who): Notifications | undefined;
  /** Whether the caller reviews applications of a university. */
  isReviewer(context: CallContext<Actor>, universityId: string): Promise<boolean>;
  /** Whether the caller reads the evidence of an application, as a reviewer without a conflict of interest. */
  mayReadEvidence(context: CallContext<Actor>, application: ApplicationRow): Promise<boolean>;
  emit<Name extends keyof Payloads>(
    tx: Tx,
    institution: InstitutionRef,
    name: Name,
    payload: Payloads[Name],
  ): Promise<void>;
  enqueue<Name extends keyof JobPayloads>(
    tx: Tx,
    institution: InstitutionRef,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<unknown>;
  /** Sends `application_changed` to the applicant's tabs. */
  announce(institution: InstitutionRef, userId: string, applicationId: string): void;
}
