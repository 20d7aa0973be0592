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
/** Minimum scores of universities. */
export const universityRequirements = defineService<TargetRequirements>('universities.requirements');
/** Scores that partners look for. */
export const talentRequirements = defineService<TargetRequirements>('talent.requirements');
