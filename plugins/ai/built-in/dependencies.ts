import type { HintSource, Knowledge } from '../../item-bank/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';

/** The tutor's sources. Looked up again for every answer, because plugins may be switched on or off in between. */
export interface BuiltInDependencies {
  readonly knowledge: Knowledge | undefined;
  readonly record: LearnerRecord | undefined;
  /** Counts the hints given for a question of an assessment. Without it, hints are given uncounted. */
  readonly hints?: HintSource | undefined;
}
