import type { z } from 'zod';
import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { AgeBand, Domain, EiqRecord, LearningStyle, Level } from './contract.ts';

/** On whose behalf, and within which transaction. */
export interface Within {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx;
}

type DomainId = z.infer<typeof Domain>;

/** A measurement of a learner, in logits. */
export interface NewResult {
  readonly userId: string;
  /** The plugin that measured. */
  readonly source: string;
  /** Its own id of the assessment; the same one again changes nothing. */
  readonly sourceId: string;
  readonly title: string;
  readonly at: Date;
  readonly theta: number;
  readonly standardError: number;
  readonly level: Level;
  /** 0 to 1. */
  readonly confidence: number;
  readonly domains: readonly { domain: DomainId; theta: number; standardError: number }[];
  /** What recomputes the figures later. */
  readonly version: string;
}

export interface LearnerProfile {
  readonly preferredLearningStyle: z.infer<typeof LearningStyle>;
  readonly strugglingConcepts: readonly string[];
  readonly masteredConcepts: readonly string[];
  readonly ageBand: z.infer<typeof AgeBand>;
  readonly guardianConsent: 'not-needed' | 'missing' | 'given';
}

/** What other plugins write to a learner's record, and read from it. */
export interface LearnerRecord {
  /** Adds a result, combines it with the others and tells of it (`eiq.changed`). */
  addResult(within: Within, result: NewResult): Promise<EiqRecord>;
  eiq(within: Within, userId: string): Promise<EiqRecord>;
  profile(within: Within, userId: string): Promise<LearnerProfile>;
  /** How far a section of an assessment is, 0 to 100. */
  setSectionProgress(within: Within, userId: string, section: DomainId, progress: number): Promise<void>;
  /** Something the learner did today; `id` tells repeats apart. `ai` counts as an interaction with the tutor. */
  noteActivity(
    within: Within,
    activity: { userId: string; id: string; kind: 'answer' | 'hint' | 'ai' | 'study'; at: Date },
  ): Promise<void>;
  setAgeBand(within: Within, userId: string, ageBand: z.infer<typeof AgeBand>): Promise<void>;
}
export const learnerRecord = defineService<LearnerRecord>('learner.record');
