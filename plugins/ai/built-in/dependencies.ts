import type { HintSource, Knowledge } from '../../item-bank/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';

/** What the tutor teaches from. Looked at anew for every answer: a plugin may be switched on or off in between. */
export interface BuiltInParts {
  readonly knowledge: Knowledge | undefined;
  readonly record: LearnerRecord | undefined;
  /** Counts the hints that are given to a question of an assessment; where it is missing they are given uncounted. */
  readonly hints?: HintSource | undefined;
}
