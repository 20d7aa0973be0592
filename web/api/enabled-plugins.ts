import { useSyncExternalStore } from 'react';

// The plugins that are on, from the last manifest. Calls to plugins that are off are not made.

let on: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

export function setPluginsOn(ids: readonly string[]): void {
  on = new Set(ids);
  for (const listener of [...listeners]) listener();
}

/** The core is always on. Before the manifest is loaded, every plugin counts as on and the server decides. */
export function isOn(plugin: string): boolean {
  return plugin === 'platform' || (on?.has(plugin) ?? true);
}

/** Whether a plugin is on for this institution; updates when that changes. */
export function usePluginOn(plugin: string): boolean {
  return useSyncExternalStore(listen, () => isOn(plugin));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
