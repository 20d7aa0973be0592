import type { Actor } from '../../../core/contract/index.ts';
import { defineService } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { LearningAnalytics } from './contract.ts';

/** A learner's figures about learning skills, as the Analytics tab of the skill engine shows them. */
export interface SkillAnalytics {
  of(context: CallContext<Pick<Actor, 'institution'>>, userId: string): Promise<LearningAnalytics>;
}
export const skillAnalytics = defineService<SkillAnalytics>('skills.analytics');
