import type { z } from 'zod';
import type { Clock } from '../../core/clock.ts';
import type { Actor, InstitutionRef } from '../../core/contract/index.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import type { Audit, People } from '../../core/services.ts';
import type { LearnerRecord } from '../learner/services.ts';
import type { matchJobs } from './matches/contract.ts';
import type { SkillEvidence } from './services.ts';
import type { TalentSettings } from './settings.ts';

type JobPayloads = { [Name in keyof typeof matchJobs]: z.input<(typeof matchJobs)[Name]['payload']> };

export interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly record: Pick<LearnerRecord, 'eiq' | 'minorities'>;
  readonly people: Pick<People, 'one' | 'list' | 'named' | 'byLogin'>;
  readonly audit: Pick<Audit, 'record'>;
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
  announce(institution: InstitutionRef, userId: string, what: 'matches' | 'candidates' | 'partners' | 'messages'): void;
}
