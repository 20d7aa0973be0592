import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Danger } from './contract.ts';

/** Messages of learners in danger. What people write in calls and live messages is read without any plugin's doing. */
export interface Safeguarding {
  /** What danger a message may tell of; empty for none. Asks nobody outside. */
  dangersIn(text: string): readonly Danger[];
  /**
   * Raises an alert about something a learner wrote, for what only the caller's own check found. The same words again
   * change nothing.
   */
  raise(
    context: { readonly who: Pick<Actor, 'institution'> },
    written: { readonly userId: string; readonly content: string; readonly place: string },
  ): Promise<void>;
  /**
   * The words that begin a reply to a learner in distress short of danger, or nervous before a test; undefined for any
   * other message. Staff are not notified.
   */
  comfortWords(context: { readonly who: Pick<Actor, 'institution'> }, text: string): Promise<string | undefined>;
  /** What to tell a learner in danger: kind words, and where to find help. */
  helpWords(context: { readonly who: Pick<Actor, 'institution'> }): Promise<string>;
}
export const safeguardingService = defineService<Safeguarding>('safeguarding.safeguarding');
