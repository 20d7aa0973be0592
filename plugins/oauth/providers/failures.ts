import * as openid from 'openid-client';
import type { OpenIdKind } from './openid-discovery.ts';
import { OtherIssuer } from './openid-discovery.ts';
import { AddressProblem } from './outbound-fetch.ts';

/** What went wrong with a provider, and what to change. Texts of a provider are not repeated: they may contain secrets. */
export interface Explanation {
  readonly message: string;
  readonly remedy: string;
  /** The provider could not be asked, so the failure says nothing about the setup. */
  readonly isUnreachable?: boolean;
}

/** A check that failed for a reason with a known remedy. */
export class FailedCheck extends Error {
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

type Named = Pick<OpenIdKind, 'title' | 'issuer' | 'console'>;

/** Explains an error of a request to a provider or of its response. */
export function explain(error: unknown, { title, issuer, console }: Named, redirectUrl: string): Explanation {
  const causes = causesOf(error);
  const own = causes.find((cause) => cause instanceof FailedCheck);
  if (own) return { message: own.message, remedy: own.remedy };
  const address = causes.find((cause) => cause instanceof AddressProblem);
  if (address) return addressText(address);
  const other = causes.find((cause) => cause instanceof OtherIssuer);
  if (other || causes.some(isIssuerMismatch)) {
    return {
      message: `The discovery document of ${issuer} names another issuer.`,
      remedy: other
        ? `Enter the issuer exactly as the provider names it: ${other.issuer}. At Microsoft, use the address of your own tenant, not “common”.`
        : 'Enter the issuer exactly as the provider names it, including a slash at its end.',
    };
  }
  const refusal = causes.find((cause) => cause instanceof openid.ResponseBodyError);
  if (refusal) return refusalText(refusal.error, title, console, redirectUrl);
  const challenge = causes.find((cause) => cause instanceof openid.WWWAuthenticateChallengeError);
  if (challenge) return refusalText('invalid_client', title, console, redirectUrl);
  return (
    networkText(causes, issuer) ?? {
      message: `${issuer} does not answer as a provider of OpenID Connect.`,
      remedy: 'Check the issuer: adding /.well-known/openid-configuration to it must give a document of the provider.',
    }
  );
}

/** Explains that a server cannot be reached; undefined for another reason. */
export function networkText(causes: readonly unknown[], server: string): Explanation | undefined {
  const network = causes.map(networkCode).find((code) => code !== undefined);
  if (!network) return undefined;
  return {
    message: `${server} ${networkTexts[network] ?? 'cannot be reached'}.`,
    remedy: remedies[network] ?? 'Try again later.',
    isUnreachable: true,
  };
}

/** @param entered the administrator's word for what was entered */
export function addressText({ reason, address }: AddressProblem, entered = 'issuer'): Explanation {
  switch (reason) {
    case 'redirect':
      return {
        message: `The ${entered} redirects to ${address}.`,
        remedy:
          entered === 'issuer' ? 'Enter the address that the provider itself names as its issuer.' : 'Enter this one.',
      };
    case 'private':
      return {
        message: `${address} is in a private network.`,
        remedy: 'Use a public address, or ask the operator to set EIQ_OAUTH_ALLOW_PRIVATE_ADDRESSES.',
      };
    case 'not-https':
      return { message: `${address} has no https.`, remedy: 'Enter an address that begins with https://.' };
    case 'too-large':
      return { message: `The response of ${address} is too large.`, remedy: `Check the ${entered}.` };
  }
}

function refusalText(code: string, title: string, console: string, redirectUrl: string): Explanation {
  switch (code) {
    case 'invalid_client':
    case 'unauthorized_client':
      return {
        message: `${title} does not accept the credentials (${code}).`,
        remedy: `Copy client ID and secret again from ${console}. A secret may have expired or been replaced.`,
      };
    case 'redirect_uri_mismatch':
    case 'invalid_redirect_uri':
      return {
        message: `${title} does not know the redirect URL (${code}).`,
        remedy: `Add ${redirectUrl} in ${console}.`,
      };
    default:
      return {
        message: `${title} refuses requests with these credentials (${plainCode(code)}).`,
        remedy: `Check in ${console} that the client is a web application with the authorization code flow, and that ${redirectUrl} is entered.`,
      };
  }
}

/** Error codes of a provider are shown without characters that do not belong to a code (RFC 6749, 5.2). */
export const plainCode = (code: string) => code.replace(/[^\w.-]/g, '').slice(0, 60) || 'unknown';

const networkTexts: Readonly<Record<string, string>> = {
  ENOTFOUND: 'could not be found',
  EAI_AGAIN: 'could not be looked up',
  ECONNREFUSED: 'refuses connections',
  ECONNRESET: 'ends the connection',
  timeout: 'does not answer in time',
  certificate: 'has no valid certificate',
};

const remedies: Readonly<Record<string, string>> = {
  ENOTFOUND:
    'Check the address for typing errors. If it is right, the name is new, or this server’s name service (DNS) does not know it.',
  EAI_AGAIN: 'The name service (DNS) of this server does not answer. Try again later.',
};

function networkCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return undefined;
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return 'certificate';
  return code === 'EAI_AGAIN' || /^E[A-Z]+$/.test(code) ? code : undefined;
}

const isIssuerMismatch = (error: unknown) =>
  error instanceof Error && /issuer does not match|unexpected JSON attribute value/.test(error.message);

/** An error and its causes, outermost first. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause);
  return causes;
}
