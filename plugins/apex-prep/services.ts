import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';

/** Scores that somebody asks for, offered as targets by the plugin that knows of them. */
export interface TargetRequirements {
  /** Those that concern this learner; the most fitting first. */
  requirements(
    context: CallContext,
    userId: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly eiqScore: number }[]>;
}
/** Minimum scores of universities, where there is a portal for them. */
export const universityRequirements = defineService<TargetRequirements>('universities.requirements');
/** What partners look for, where there is a portal for them. */
export const talentRequirements = defineService<TargetRequirements>('talent.requirements');
