import * as openid from 'openid-client';
import type { Check } from '../setup/contract.ts';
import { explain, FailedCheck } from './failures.ts';
import type { OpenIdKind, OpenIdOptions } from './openid-discovery.ts';
import { clockToleranceSeconds, discover } from './openid-discovery.ts';
import { createOutboundFetch } from './outbound-fetch.ts';

/** The steps of a test, each only after the one before has succeeded. */
export async function discoveryChecks(kind: OpenIdKind, options: OpenIdOptions, redirectUrl: string): Promise<Check[]> {
  const checks: Check[] = [];
  const dates: Date[] = [];
  const step = async (name: string, work: () => Promise<string>): Promise<boolean> => {
    try {
      checks.push({ name, ok: true, message: await work() });
      return true;
    } catch (error) {
      checks.push({ name, ok: false, ...explain(error, kind, redirectUrl) });
      return false;
    }
  };

  let configuration: openid.Configuration | undefined;
  const steps: [name: string, work: () => Promise<string>][] = [
    ['Redirect URL', async () => checkRedirectUrl(redirectUrl)],
    [
      'Discovery',
      async () => {
        configuration = await discover(kind, options, (date) => dates.push(date));
        return `${kind.issuer} answers.`;
      },
    ],
    ['Clock', async () => checkClock(dates, options.now())],
    ['Keys', async () => checkKeys(configuration, options)],
    ['Credentials', async () => checkCredentials(configuration, kind, redirectUrl)],
  ];
  for (const [name, work] of steps) if (!(await step(name, work))) break;
  return checks;
}

function checkRedirectUrl(redirectUrl: string): string {
  const { protocol, hostname } = new URL(redirectUrl);
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !isLoopback) {
    throw new FailedCheck(
      `${redirectUrl} has no https, which providers require.`,
      'Ask the operator to set PUBLIC_URL to the https address of this platform.',
    );
  }
  return `${redirectUrl}. Whether it is entered at the provider shows at the first sign-in.`;
}

function checkClock(dates: readonly Date[], now: Date): string {
  const [date] = dates;
  if (!date) return 'The provider sends no time.';
  const seconds = Math.round((now.getTime() - date.getTime()) / 1000);
  if (Math.abs(seconds) > clockToleranceSeconds) {
    throw new FailedCheck(
      `This server’s clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the provider’s, so signed responses are refused.`,
      'Ask the operator to synchronise the server’s clock (NTP).',
    );
  }
  return 'This server and the provider have the same time.';
}

const signingAlgorithms = /^(RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;

async function checkKeys(configuration: openid.Configuration | undefined, options: OpenIdOptions): Promise<string> {
  const { jwks_uri: address } = configuration?.serverMetadata() ?? {};
  if (!address) {
    throw new FailedCheck('The discovery document names no keys (jwks_uri).', 'Use a provider of OpenID Connect.');
  }
  const fetch = createOutboundFetch(options);
  const response = await fetch(address, { signal: AbortSignal.timeout(options.timeoutSeconds * 1000) });
  const { keys } = (await response.json()) as { keys?: { kty?: string; use?: string; alg?: string }[] };
  const usable = (keys ?? []).filter(
    ({ kty, use, alg }) =>
      kty !== 'oct' && (use === undefined || use === 'sig') && (alg === undefined || signingAlgorithms.test(alg)),
  );
  if (!response.ok || usable.length === 0) {
    throw new FailedCheck(
      `${address} contains no key for signatures.`,
      'Let the provider sign ID tokens with RS256 or ES256.',
    );
  }
  return `${usable.length} ${usable.length === 1 ? 'key' : 'keys'} for signatures.`;
}

/** A code that cannot exist: `invalid_grant` means that the provider accepted the credentials and refused the code. */
async function checkCredentials(
  configuration: openid.Configuration | undefined,
  kind: OpenIdKind,
  redirectUrl: string,
): Promise<string> {
  if (!configuration) throw new Error('not discovered');
  try {
    await openid.genericGrantRequest(configuration, 'authorization_code', {
      code: 'eiq-test-of-the-configuration',
      redirect_uri: redirectUrl,
      ...(kind.usesPkce && { code_verifier: openid.randomPKCECodeVerifier() }),
    });
  } catch (error) {
    if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
      return `${kind.title} accepts the credentials.`;
    }
    throw error;
  }
  throw new FailedCheck(
    'The provider accepted a code that does not exist.',
    'Do not use this provider: anyone could sign in.',
  );
}
