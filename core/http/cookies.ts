import type { CookieOptions } from '../contract/index.ts';

/** The cookies of a request by name. For equal names the first, which has the longer path (RFC 6265, 5.4). */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

/** Decodes a percent-encoded value; returns values set by other software unchanged if they are malformed. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Valid cookie names (RFC 6265, 4.1.1: a token). */
const cookieName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const cookiePath = /^\/[\w./~-]*$/;

/**
 * The Set-Cookie header of a cookie; null deletes it. Secure is set on https sites, and always with SameSite=None, which
 * requires it.
 * @throws Error for a name or path that is invalid in the header
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
