import { useSyncExternalStore } from 'react';

// Projector mode: screens show no names of learners. Applies to this tab until it is ended, across pages and reloads.

const key = 'projector';
const listeners = new Set<() => void>();

/** Whether the tab is in projector mode. */
export const useIsProjected = (): boolean => useSyncExternalStore(listen, isOn);

export function setProjected(isProjected: boolean): void {
  if (isProjected) sessionStorage.setItem(key, 'on');
  else sessionStorage.removeItem(key);
  for (const listener of [...listeners]) listener();
}

const isOn = () => sessionStorage.getItem(key) === 'on';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
