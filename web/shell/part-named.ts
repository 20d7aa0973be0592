/** The id of the part of a page that the end of an address names; undefined where it names none, or is not well written. */
export function partNamed(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
