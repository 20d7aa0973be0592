import type { CookieOptions } from '../contract/index.ts';

/** The cookies of a request by name; of two with one name the first, which is the one with the longer path (RFC 6265, 5.4). */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

/** A value is percent-encoded when it is set; one that somebody else set may not be. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Names a cookie may have (RFC 6265, 4.1.1: a token). */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const cookiePath = /^\/[\w./~-]*$/;

/**
 * The header Set-Cookie of one cookie; null deletes it. SameSite=None needs Secure, and only there does it stand on a site
 * without https.
 * @throws Error for a name or path that would break out of the header
 */
export function setCookieHeader(name: string, cookie: CookieOptions | null, isSecureSite: boolean): string {
  const { value, maxAge, path = '/api', sameSite = 'lax' } = cookie ?? { value: '', maxAge: 0 };
  if (!cookieName.test(name)) throw new Error(`A cookie cannot be named ${JSON.stringify(name)}`);
  if (!cookiePath.test(path)) throw new Error(`A cookie cannot have the path ${JSON.stringify(path)}`);
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.max(0, Math.trunc(maxAge))}`]),
    'HttpOnly',
    `SameSite=${{ strict: 'Strict', lax: 'Lax', none: 'None' }[sameSite]}`,
    ...(isSecureSite || sameSite === 'none' ? ['Secure'] : []),
  ].join('; ');
}
