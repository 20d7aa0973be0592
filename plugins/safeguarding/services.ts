import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Danger } from './contract.ts';

/**
 * Handles messages of learners in danger. Texts in calls and live messages are checked without the plugins'
 * involvement.
 */
export interface Safeguarding {
  /** The dangers that a message may indicate; empty for none. Uses no external provider. */
  dangersIn(text: string): readonly Danger[];
  /**
   * Raises an alert for a message that only the caller's own check found dangerous. Repeated messages have no effect.
   */
  raise(
    context: { readonly who: Pick<Actor, 'institution'> },
    written: { readonly userId: string; readonly content: string; readonly place: string },
  ): Promise<void>;
  /**
   * The words that begin a reply to a learner in distress short of danger, or nervous before a test; undefined for any
   * other message. Staff are not notified.
   */
  comfortText(context: { readonly who: Pick<Actor, 'institution'> }, text: string): Promise<string | undefined>;
  /** The reply to a learner in danger: kind words, and where to find help. */
  helpText(context: { readonly who: Pick<Actor, 'institution'> }): Promise<string>;
}
export const safeguardingService = defineService<Safeguarding>('safeguarding.safeguarding');
