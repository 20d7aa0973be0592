import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef, RouteHandlers, Visitor } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';
import type { Database } from '../../../core/db/index.ts';
import { insertIfNew } from '../../../core/db/index.ts';
import type { KeptSignOut } from '../../../core/plugins/define-plugin.ts';
import type { SignIn } from '../../../core/services.ts';
import { SignOutNoticeRow } from '../models.ts';
import type { Provider } from '../providers/contract.ts';
import { providerOf } from '../providers/contract.ts';
import type { SignOutNotice } from '../providers/sign-out-notice.ts';
import type { Configurations } from '../setup/configurations.ts';
import type { UrlsOf } from '../setup/setup.ts';
import type { signOutRoutes } from './contract.ts';

export interface SignOutDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly configurations: Configurations;
  readonly signIn: Pick<SignIn, 'signedOutThere'>;
  readonly urlsOf: UrlsOf;
  readonly log: Pick<Logger, 'warn'>;
}

export interface SignOut {
  readonly routes: RouteHandlers<typeof signOutRoutes>;
  /** Where to sign out at a provider; undefined where it offers no sign-out. @throws errors of the provider */
  address(institution: InstitutionRef, kept: KeptSignOut): Promise<string | undefined>;
}

/** Signing out: at the provider after here, and here when a person signs out at the provider. */
export function createSignOut({ db, clock, configurations, signIn, urlsOf, log }: SignOutDependencies): SignOut {
  const clientAt = async (institution: InstitutionRef, provider: Provider) => {
    const client = (await configurations.of(institution)).get(provider)?.client;
    const { redirectUrl, signedOutUrl } = await urlsOf(institution, provider);
    return client && signedOutUrl !== undefined ? { client, urls: { redirectUrl, signedOutUrl } } : undefined;
  };

  /** Ends the sessions that a notice names. @throws Error for any doubt about the notice */
  async function accept(who: Visitor, provider: Provider, parameters: Record<string, unknown>, query?: string) {
    const at = await clientAt(who.institution, provider);
    if (!at) throw new Error('the provider is not set up');
    const notice = await at.client.signedOut(parameters, at.urls, query);
    await db.transaction(async (tx) => {
      const call = { who, tx };
      await db.rows(SignOutNoticeRow, call).delete().where('expiresAt', '<', clock.now());
      const row = { digest: digestOf(notice), expiresAt: notice.until };
      const isNew = await insertIfNew(db.rows(SignOutNoticeRow, call), row, ['institutionId', 'digest']);
      if (!isNew) throw new Error('the notice was sent before');
      await signIn.signedOutThere(call, notice);
    });
    return notice;
  }

  const report = (provider: Provider) => (error: unknown) => {
    log.warn({ err: error, provider }, 'a notice that a person signed out at a sign-in service was refused');
  };

  async function acceptToken(provider: Provider, body: Record<string, unknown>, who: Visitor) {
    try {
      await accept(who, provider, body);
      return {};
    } catch (error) {
      report(provider)(error);
      throw invalid('The logout token is not valid.');
    }
  }

  /** The browser comes with a request to sign out, or returns after signing out at the provider. */
  async function comeBack(provider: Provider, parameters: Record<string, unknown>, who: Visitor, query?: string) {
    // The session here has ended before, whatever the provider responds.
    if (parameters.SAMLRequest === undefined) return { location: '/login' };
    try {
      const { continueAt = '/login' } = await accept(who, provider, parameters, query);
      return { location: continueAt };
    } catch (error) {
      report(provider)(error);
      return { location: '/login?problem=sign-out-refused' };
    }
  }

  const comeBackByQuery = (provider: Provider, query: Record<string, unknown>, who: Visitor) =>
    comeBack(provider, query, who, who.client.query ?? '');

  return {
    async address(institution, { provider, signOut }) {
      const at = await clientAt(institution, provider);
      return at?.client.signOutUrl(signOut, at.urls);
    },
    routes: {
      signedOutAtOidc: ({ body }, who) => acceptToken('oidc', body, who),
      signedOutAtNamedOidc: ({ params, body }, who) => acceptToken(providerOf('oidc', params.name), body, who),
      signedOutOfSaml: ({ query }, who) => comeBackByQuery('saml', query, who),
      signedOutOfNamedSaml: ({ params, query }, who) => comeBackByQuery(providerOf('saml', params.name), query, who),
      signedOutOfSamlByForm: ({ body }, who) => comeBack('saml', body, who),
      signedOutOfNamedSamlByForm: ({ params, body }, who) => comeBack(providerOf('saml', params.name), body, who),
    },
  };
}

const digestOf = ({ issuer, id }: SignOutNotice) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, id]))
    .digest();
