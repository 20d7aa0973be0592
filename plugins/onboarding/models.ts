import { Row } from '../../core/db/index.ts';
import type { Answers } from './answers/contract.ts';

/** One learner's setup. */
export class SetupRow extends Row {
  static override tableName = 'onboarding.setups';
  static override idColumn = 'userId';

  declare userId: string;
  /** As completed; null until then. */
  declare profile: Answers | null;
  /** What is being changed; null once it is completed. */
  declare draft: Answers | null;
  declare step: number;
  /** One more with every change. */
  declare revision: number;
  declare completedAt: Date | null;
  /** The age that a setup was first completed with, and when: nobody grows up faster than time passes. */
  declare firstAge: number | null;
  declare firstAgeAt: Date | null;
  /** When the learner left the welcome; null until then. */
  declare welcomedAt: Date | null;
  declare updatedAt: Date;
}
