// Notifies about calls refused with 423: a scored assessment is open, possibly on another device.

const listeners = new Set<() => void>();

export function notifyLocked(): void {
  for (const listener of [...listeners]) listener();
}

/** @returns ends the subscription */
export function onLocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
