import { useSyncExternalStore } from 'react';
import { useManifest } from './manifest.ts';

// Projector mode: no names of learners are shown. Applies to this tab until it is ended, across pages and reloads.

const key = 'projector';
const listeners = new Set<() => void>();

/** Whether the tab is in projector mode. Screens and parts of the home that are not `isNameless` are not shown then. */
export function useIsProjected(): boolean {
  const user = useManifest().user;
  const chosen = useSyncExternalStore(listen, chosenBy);
  return user !== null && chosen === user.id;
}

/** @param userId of the signed-in user, as the choice must not apply to the next one in this tab; undefined to end it */
export function setProjected(userId: string | undefined): void {
  if (userId) sessionStorage.setItem(key, userId);
  else sessionStorage.removeItem(key);
  for (const listener of [...listeners]) listener();
}

const chosenBy = () => sessionStorage.getItem(key);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
