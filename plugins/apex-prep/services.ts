import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';

export interface Within {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx;
}

/** Scores that somebody asks for, offered as targets by the plugin that knows of them. */
export interface TargetRequirements {
  /** Those that concern this learner; the most fitting first. */
  requirements(
    within: Within,
    userId: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly eiqScore: number }[]>;
}
/** Minimum scores of universities, where there is a portal for them. */
export const universityRequirements = defineService<TargetRequirements>('universities.requirements');
/** What partners look for, where there is a portal for them. */
export const talentRequirements = defineService<TargetRequirements>('talent.requirements');
