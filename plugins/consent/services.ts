import type { z } from 'zod';
import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Purpose } from '../learner/contract.ts';
import type { Listed, ListedStanding } from './contract.ts';

/** Asks parents and guardians, for other plugins. */
export interface ParentalConsent {
  /**
   * Asks a parent or guardian by mail, once the transaction is committed. Nothing new is sent to the same address while
   * it is asked already, after a decision, or for somebody who needs nobody's consent.
   * @throws Failure invalid (issue `parentEmail`) when it is no address, or the learner's own
   */
  ask(context: { who: Actor; tx: Tx }, request: { userId: string; address: string }): Promise<void>;
}
export const parentalConsent = defineService<ParentalConsent>('consent.parental');

/** What administrators do about consents, for the command line. */
export interface ConsentDesk {
  list(
    context: { who: Actor },
    filter: { standing?: ListedStanding | undefined; limit: number; offset: number },
  ): Promise<{ items: z.input<typeof Listed>[]; total: number }>;
  /** Ends the consent for a learner, for some purposes or all. @throws Failure not_found, conflict where there is none */
  withdraw(context: { who: Actor }, userId: string, purposes?: readonly Purpose[]): Promise<void>;
}
export const consentDesk = defineService<ConsentDesk>('consent.desk');
