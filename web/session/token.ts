/** Whether a token is well-formed and has not expired. Only the server can verify it. */
export function isUsableToken(token: string, now: Date): boolean {
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry > now.getTime();
}

/** Milliseconds since 1970 at which a JSON Web Token expires (RFC 7519 `exp`); undefined when malformed. */
function expiryOf(token: string): number | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const payload = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(payload) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
