import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { HintMaterial } from '../item-bank/services.ts';
import type { LearnerProfile } from '../learner/services.ts';

/** Writes a hint in place of the plugin's own wording, where a plugin `ai` offers to. It never sees the key. */
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
