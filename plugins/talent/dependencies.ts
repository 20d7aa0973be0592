import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef, Who } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Addresses, Audit, MailService, People } from '../../core/services.ts';
import type { Notifications } from '../activity/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { SkillNames } from '../skills/services.ts';
import type { candidacyJobs } from './candidacies/contract.ts';
import type { matchJobs } from './matches/contract.ts';
import type { SkillEvidence } from './services.ts';
import type { TalentSettings } from './settings.ts';

type Jobs = typeof matchJobs & typeof candidacyJobs;
type JobPayloads = { [Name in keyof Jobs]: z.input<Jobs[Name]['payload']> };

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq' | 'minorities' | 'educations' | 'cuts'>;
  readonly people: Pick<People, 'one' | 'list' | 'named' | 'activeAmong' | 'byLogin' | 'create' | 'resetPassword'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly mail: MailService;
  readonly addresses: Addresses;
  /** An actor who may create accounts, on behalf of a recruiter. The reason is in the audit log. */
  administrator(who: Who, reason: string): Promise<Actor>;
  /** Undefined where the activity plugin is off. */
  notifications(who: Pick<Actor, 'institution'>): Notifications | undefined;
  /** Undefined where the skills plugin is off. */
  skillNames(who: Pick<Actor, 'institution'>): SkillNames | undefined;
  settings(institution: InstitutionRef, tx?: Tx): Promise<TalentSettings>;
  /** What plugins that are on know about learners' skills. */
  evidence(who: Pick<Actor, 'institution'>): readonly SkillEvidence[];
  enqueue<Name extends keyof JobPayloads>(
    tx: Tx,
    institution: InstitutionRef,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<unknown>;
  /** Tells a person's tabs to read again. Call it after the commit. */
  announce(institution: InstitutionRef, userId: string, what: 'matches' | 'candidates' | 'messages'): void;
}
