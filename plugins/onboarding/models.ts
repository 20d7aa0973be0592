import { Row } from '../../core/db/index.ts';
import type { Answers } from './answers/contract.ts';

/** One learner's setup. */
export class SetupRow extends Row {
  static override tableName = 'onboarding.setups';
  static override idColumn = 'userId';

  declare userId: string;
  /** The answers as completed; null until then. */
  declare profile: Answers | null;
  /** Answers that were changed since; null after completion. */
  declare draft: Answers | null;
  declare step: number;
  /** Incremented with every change. */
  declare revision: number;
  declare completedAt: Date | null;
  /** The age at the first completion, and when. Later ages are checked against the time that has passed. */
  declare firstAge: number | null;
  declare firstAgeAt: Date | null;
  /** When the learner left the welcome screen; null until then. */
  declare welcomedAt: Date | null;
  declare updatedAt: Date;
}
