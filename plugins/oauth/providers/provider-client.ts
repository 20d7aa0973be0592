import type { ExternalIdentity } from '../../../core/services.ts';
import type { Check } from '../setup/contract.ts';
import type { SignOutNotice } from './sign-out-notice.ts';

/** Secrets of a sign-in attempt, which the core keeps. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A provider with an institution's credentials. */
export interface ProviderClient {
  /** The address at the provider to which the browser is sent. @throws when the provider cannot be reached */
  signInUrl(attempt: AttemptSecrets, redirectUrl: string): Promise<string>;
  /** The identity in a provider's response, once its signature and every claim were checked. @throws for any doubt */
  identify(returned: Returned): Promise<ExternalIdentity>;
  /**
   * Where to sign out at the provider, with what `identify` kept for it. Undefined if the provider offers no sign-out.
   * @throws when the provider cannot be reached
   */
  signOutUrl(kept: string, urls: SignOutUrls): Promise<string | undefined>;
  /**
   * What a provider reports when a person signed out there: a logout token, or a SAML request to sign out, among the parameters.
   * @param query as it was sent, if the parameters come from one
   * @throws for any doubt
   */
  signedOut(parameters: Readonly<Record<string, unknown>>, urls: SignOutUrls, query?: string): Promise<SignOutNotice>;
  /** Asks the provider, as an administrator's test does. Stops at the first failure. */
  test(redirectUrl: string): Promise<Check[]>;
}

/** Our addresses for a provider, as it knows them. */
export interface SignOutUrls {
  readonly redirectUrl: string;
  /** Where the provider returns people after they signed out there. */
  readonly signedOutUrl: string;
}

export interface Returned extends AttemptSecrets {
  /** The parameters that the provider sent. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly redirectUrl: string;
}
