import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { HintMaterial } from '../item-bank/services.ts';
import type { LearnerProfile } from '../learner/services.ts';

/** Writes personal hints instead of the plugin's own wording. Provided by the plugin `ai`. It never gets the key. */
export interface HintWriter {
  personalise(
    context: CallContext,
    given: {
      userId: string;
      material: HintMaterial;
      profile: LearnerProfile;
      previousIncorrectAnswers: readonly string[];
    },
  ): Promise<{ content: string; writer: string } | undefined>;
}
export const hintWriter = defineService<HintWriter>('ai.hint-writer');
