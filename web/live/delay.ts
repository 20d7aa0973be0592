/** Calls back after so many milliseconds. @returns cancels it */
export function delay(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
