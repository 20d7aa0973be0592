import type { Knowledge } from '../../item-bank/services.ts';
import type { LearnerRecord } from '../../learner/services.ts';

/** What the tutor teaches from. Looked at anew for every answer: a plugin may be switched on or off in between. */
export interface BuiltInParts {
  readonly knowledge: Knowledge | undefined;
  readonly record: LearnerRecord | undefined;
}
