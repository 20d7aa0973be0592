import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Answers } from './answers/contract.ts';

/** What a learner said of themselves in the setup. */
export type OnboardingProfile = Answers;

/** What learners told in their setup, for other plugins. */
export interface OnboardingAnswers {
  /** Null until the setup is completed. */
  of(context: CallContext, userId: string): Promise<OnboardingProfile | null>;
  /** When the setup was completed; null until it is. */
  completedAt(context: CallContext, userId: string): Promise<Date | null>;
  /**
   * Completes the setup of somebody who has not: for made-up people and tests. What follows for the learner's record
   * follows, but nobody is written to.
   * @param at when they did; now where it is not given
   */
  complete(context: CallContext, userId: string, profile: Partial<OnboardingProfile>, at?: Date): Promise<void>;
}
export const onboardingAnswers = defineService<OnboardingAnswers>('onboarding.answers');

/** What administrators do about a learner's setup, for the command line. */
export interface SetupDesk {
  /**
   * Has a learner go through the setup again with the answers there are, an age that was wrong among them.
   * @throws Failure conflict where it was not completed
   */
  reopen(context: { readonly who: Actor }, userId: string): Promise<void>;
}
export const setupDesk = defineService<SetupDesk>('onboarding.desk');
