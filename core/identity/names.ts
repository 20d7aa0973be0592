/**
 * The form in which user names and e-mail addresses are compared and kept unique: letters that differ only in case,
 * width or composition are the same. Done here rather than by PostgreSQL's lower(), whose answer depends on the
 * server's locale.
 */
export function comparable(name: string): string {
  // Upper-casing first brings together what has several lower-case forms: σ and ς, ß and ss.
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();
  // PostgreSQL keeps no NUL; nobody's name has one.
  return folded.replaceAll('\0', '\ufffd');
}

/** A name as it is shown: without control characters, and without marks that turn the text around it (UAX #9). */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
}

/** A host name as browsers send it, without port and trailing dot, in ASCII; undefined when it is none. */
export function hostName(given: string): string | undefined {
  try {
    const { hostname, pathname, username, search, hash } = new URL(`http://${given.trim()}`);
    if (pathname !== '/' || username || search || hash) return undefined;
    return hostname.replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
}

/** The form in which people are searched: like `comparable`, and accents do not matter. */
export function searchable(text: string): string {
  return comparable(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
