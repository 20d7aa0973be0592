import type { HintSource, Knowledge } from '../../item-bank/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';

/** What the tutor teaches from. Read again for every answer, because a plugin may be switched on or off in between. */
export interface BuiltInDependencies {
  readonly knowledge: Knowledge | undefined;
  readonly record: LearnerRecord | undefined;
  /** Counts the hints given for a question of an assessment. Without it, hints are given uncounted. */
  readonly hints?: HintSource | undefined;
}
