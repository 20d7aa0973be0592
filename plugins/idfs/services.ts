import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';

/** A session whose result is in the learner's record. */
export interface RecordedSession {
  /** The sitting in the item bank. */
  readonly sittingId: string;
  readonly questionIds: readonly string[];
  readonly endedAt: Date;
}

/** Sessions that count, for plugins that missed `idfs.completed`. */
export interface RecordedSessions {
  /** Oldest first. */
  of(context: CallContext, userId: string): Promise<readonly RecordedSession[]>;
}
export const recordedSessions = defineService<RecordedSessions>('idfs.recorded-sessions');
