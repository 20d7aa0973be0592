/** Calls back after so many milliseconds; gives back how not to. */
export function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
