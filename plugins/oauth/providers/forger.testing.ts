import { createServer } from 'node:http';
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { closed, listen } from './testing.ts';

// A provider that answers with any ID token, for forged ones.

export interface Forger {
  readonly issuer: string;
  /** The public key, with which a token may be signed as if it were a shared secret. */
  readonly publicKey: JWK;
  /** The next answer to a request for a token. */
  answerWith(answer: TokenAnswer): void;
  /** The ID token that the platform should accept, with changes. */
  token(claims: Record<string, unknown>, header?: { alg?: string; kid?: string; typ?: string }): Promise<string>;
  /** Signs with a key that the provider publishes from now on, instead of its first one. */
  rotate(): Promise<void>;
  /** The id of the key with which it signs. */
  readonly keyId: string;
  /** Changes what the server answers: the discovery document, a redirect, or nothing at all. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** An empty ID token is left out. */
export type TokenAnswer = { idToken: string } | { status: number; error: string };

export interface Behaviour {
  readonly issuerNamed?: string;
  readonly redirectTo?: string;
  readonly isSilent?: boolean;
  readonly secondsAhead?: number;
  readonly hasNoKeys?: boolean;
}

export async function openForger(): Promise<Forger> {
  let behaviour: Behaviour = {};
  let answer: TokenAnswer = { status: 400, error: 'invalid_grant' };
  const first = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256', { extractable: true });
  let signing = first;
  let rotations = 0;
  const keyId = () => `k${rotations + 1}`;
  let keys = [{ ...(await exportJWK(first.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' }];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const date = new Date(Date.now() + (behaviour.secondsAhead ?? 0) * 1000).toUTCString();
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json', date }).end(JSON.stringify(body));
    if (behaviour.isSilent) return;
    if (behaviour.redirectTo) response.writeHead(302, { location: behaviour.redirectTo }).end();
    else if (pathname === '/.well-known/openid-configuration') send(200, document());
    else if (pathname === '/keys') send(200, { keys: behaviour.hasNoKeys ? [] : keys });
    else if ('error' in answer) send(answer.status, { error: answer.error });
    else
      send(200, {
        access_token: 'access',
        token_type: 'Bearer',
        expires_in: 60,
        id_token: answer.idToken || undefined,
      });
  });
  const issuer = await listen(server);

  const document = () => ({
    issuer: behaviour.issuerNamed ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // As Keycloak does, which lists shared secrets, too.
    id_token_signing_alg_values_supported: ['RS256', 'HS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  });

  return {
    issuer,
    publicKey: keys[0] as JWK,
    get keyId() {
      return keyId();
    },
    answerWith(next) {
      answer = next;
    },
    behave(next) {
      behaviour = next;
    },
    token(claims, { alg = 'RS256', kid = 'k1', typ } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const key = kid === 'foreign' ? foreign.privateKey : signing.privateKey;
      return new SignJWT({ iss: issuer, iat: now, exp: now + 300, sub: 'f-1', ...claims })
        .setProtectedHeader({ alg, kid: kid === 'foreign' ? 'k1' : kid, ...(typ && { typ }) })
        .sign(key);
    },
    async rotate() {
      signing = await generateKeyPair('RS256', { extractable: true });
      rotations += 1;
      keys = [{ ...(await exportJWK(signing.publicKey)), kid: keyId(), use: 'sig', alg: 'RS256' }];
    },
    close: () => closed(server),
  };
}
