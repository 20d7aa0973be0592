import { useSyncExternalStore } from 'react';

// Which plugins are on, as the manifest last said. A call to one that is off is not made.

let on: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

export function setPluginsOn(ids: readonly string[]): void {
  on = new Set(ids);
  for (const listener of [...listeners]) listener();
}

/** The core itself is always on; before the manifest is there, the server decides. */
export function isOn(plugin: string): boolean {
  return plugin === 'platform' || (on?.has(plugin) ?? true);
}

/** Whether a plugin is on for this institution; follows changes. */
export function usePluginOn(plugin: string): boolean {
  return useSyncExternalStore(listen, () => isOn(plugin));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
