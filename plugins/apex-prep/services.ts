import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';

/** Required scores that a plugin offers as targets. */
export interface TargetRequirements {
  /** Requirements relevant to the learner, the best match first. */
  requirements(
    context: CallContext,
    userId: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly eiqScore: number }[]>;
}
/** The target that a learner chose. */
export interface ChosenTarget {
  readonly title: string;
  readonly eiqScore: number;
  /** `YYYY-MM-DD`; null without a date. */
  readonly by: string | null;
}

export interface ChosenTargets {
  /** Null without a target. */
  of(context: CallContext, userId: string): Promise<ChosenTarget | null>;
}
export const chosenTargets = defineService<ChosenTargets>('apex-prep.chosen-targets');

/** Minimum scores of universities. */
export const universityRequirements = defineService<TargetRequirements>('universities.requirements');
/** Scores that partners look for. */
export const talentRequirements = defineService<TargetRequirements>('talent.requirements');
