/** The element id in the fragment of an address; undefined where it is empty or malformed. */
export function anchorId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
