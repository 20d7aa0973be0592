import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Answers } from './answers/contract.ts';

/** A learner's answers as completed. */
export type OnboardingProfile = Answers;

/** Learners' answers in the setup, for other plugins. */
export interface OnboardingAnswers {
  /** Null until the setup is completed. */
  of(context: CallContext, userId: string): Promise<OnboardingProfile | null>;
  /** When the setup was completed; null until then. */
  completedAt(context: CallContext, userId: string): Promise<Date | null>;
  /**
   * Completes a setup that is not completed yet, for demo data and tests. The learner's record is updated, but no letter
   * is sent.
   * @param at when it was completed; now by default
   */
  complete(context: CallContext, userId: string, profile: Partial<OnboardingProfile>, at?: Date): Promise<void>;
}
export const onboardingAnswers = defineService<OnboardingAnswers>('onboarding.answers');

/** Administration of a learner's setup, for the command line. */
export interface SetupDesk {
  /**
   * Lets a learner complete the setup again, starting from their answers. The age can be corrected.
   * @throws Failure conflict when the setup is not completed
   */
  reopen(context: { readonly who: Actor }, userId: string): Promise<void>;
}
export const setupDesk = defineService<SetupDesk>('onboarding.desk');
