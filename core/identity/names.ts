/**
 * The form in which user names and email addresses are compared and kept unique: letters that differ only in case, width
 * or composition are equal. PostgreSQL's lower() is not used, because it depends on the server's locale.
 */
export function comparable(name: string): string {
  // Upper-casing first unifies letters with several lower-case forms: σ and ς, ß and ss.
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();
  // PostgreSQL cannot store NUL.
  return folded.replaceAll('\0', '\ufffd');
}

/** A name for display, without control characters and characters that reorder surrounding text (UAX #9). */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
}

/** A host name as browsers send it, without port and trailing dot, in ASCII; undefined if invalid. */
export function hostName(given: string): string | undefined {
  try {
    const { hostname, pathname, username, search, hash } = new URL(`http://${given.trim()}`);
    if (pathname !== '/' || username || search || hash) return undefined;
    return hostname.replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
}

/** The form for searching people: like `comparable`, without accents. */
export function searchable(text: string): string {
  return comparable(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
