import type { z } from 'zod';
import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { TransactionContext } from '../../core/db/index.ts';
import type { Purpose } from '../learner/contract.ts';
import type { Listed, ListedStanding } from './contract.ts';

/** Consent requests to parents and guardians, for other plugins. */
export interface ParentalConsent {
  /**
   * Sends a letter to a parent or guardian after the transaction is committed. Sends nothing to an address that was already
   * asked, after a decision, or when no consent is needed.
   * @throws Failure invalid (issue `parentEmail`) for an invalid address, or the learner's own
   */
  ask(context: TransactionContext<Actor>, request: { userId: string; address: string }): Promise<void>;
}
export const parentalConsent = defineService<ParentalConsent>('consent.parental');

/** Administration of consents, for the command line. */
export interface ConsentDesk {
  list(
    context: { who: Actor },
    filter: { standing?: ListedStanding | undefined; limit: number; offset: number; after?: string | undefined },
  ): Promise<{ items: z.input<typeof Listed>[]; total: number }>;
  /** Ends the consent for a learner, for some purposes or all. @throws Failure not_found, conflict without consent */
  withdraw(context: { who: Actor }, userId: string, purposes?: readonly Purpose[]): Promise<void>;
}
export const consentDesk = defineService<ConsentDesk>('consent.desk');
