import type { SignedOutThere } from '../../../core/services.ts';

/** A provider's notice that a person signed out there, once its signature and every claim were checked. */
export interface SignOutNotice extends SignedOutThere {
  /** Its id at the provider. Each is accepted once. */
  readonly id: string;
  /** From then on it is refused as too old. */
  readonly until: Date;
  /** Where the browser continues at the provider, with our response; undefined for a notice without a browser. */
  readonly continueAt?: string | undefined;
}

/** How old a notice may be (s). People may take a while to sign out of the services before ours. */
export const noticeSeconds = 600;
