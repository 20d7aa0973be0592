// Calls that were refused with 423: a question of a scored assessment is open, perhaps on another device.

const listeners = new Set<() => void>();

export function tellLocked(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls back for each refusal. Returns what ends that. */
export function onLocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
