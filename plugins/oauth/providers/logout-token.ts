import type { JWTVerifyGetKey } from 'jose';
import { jwtVerify } from 'jose';
import { text } from './claims.ts';
import { clockToleranceSeconds } from './openid-discovery.ts';
import type { SignOutNotice } from './sign-out-notice.ts';
import { noticeSeconds } from './sign-out-notice.ts';

/** The member of `events` that makes a token a logout token. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Signatures by keys that the provider publishes. A shared secret would let whoever knows it sign people out. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/**
 * Reads a logout token. Source: OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6.
 * @throws Error with the reason, for administrators
 */
export async function readLogoutToken(
  token: string,
  { issuer, clientId, keys, now }: { issuer: string; clientId: string; keys: JWTVerifyGetKey; now: Date },
): Promise<SignOutNotice> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    ...{ issuer, audience: clientId, algorithms, currentDate: now },
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: noticeSeconds,
  });
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '') ?? 'jwt';
  if (type !== 'jwt' && type !== 'logout+jwt') throw new Error('the token is of another type (typ)');
  const { events, nonce, jti, iat = 0, sub, sid } = payload;
  const event = (events as Record<string, unknown> | undefined)?.[logoutEvent];
  if (typeof event !== 'object' || event === null) throw new Error('the token is no logout token (events)');
  // So that an ID token, which has one, is never taken for a logout token.
  if (nonce !== undefined) throw new Error('a logout token has no nonce');
  const id = text(jti);
  if (id === undefined) throw new Error('the logout token has no id (jti)');
  const [subject, session] = [text(sub), text(sid)];
  if (subject === undefined && session === undefined) throw new Error('the logout token names nobody (sub, sid)');
  const until = new Date((iat + noticeSeconds + 2 * clockToleranceSeconds) * 1000);
  return { issuer, subject, sessions: session === undefined ? [] : [session], id, until };
}
