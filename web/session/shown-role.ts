import { useSyncExternalStore } from 'react';
import type { Role } from '../../core/contract/index.ts';
import { staff } from '../screens.ts';
import { useManifest, useUser } from './manifest.ts';

// Staff may look at EiQ as a learner does: menu and home are then a learner's, filled with their own, empty record.
// Nothing of any real learner is shown, and no permission changes. Kept for this tab alone.

const key = 'seeAsLearner';
const listeners = new Set<() => void>();

/** The role whose menu and home are shown: one's own, unless staff chose to see EiQ as a learner. */
export function useShownRole(): Role {
  const role = useRoleIfAny();
  if (!role) throw new Error('Nobody is signed in');
  return role;
}

/** The same where visitors may look, too; undefined for them. */
export function useRoleIfAny(): Role | undefined {
  const role = useManifest().user?.role;
  const asLearner = useSyncExternalStore(listen, chosen);
  return asLearner && role && staff.includes(role) ? 'learner' : role;
}

/** Whether this person may choose to see EiQ as a learner. */
export const useMaySeeAsLearner = () => staff.includes(useUser().role);

export function seeAsLearner(isChosen: boolean): void {
  if (isChosen) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
  for (const listener of [...listeners]) listener();
}

const chosen = () => sessionStorage.getItem(key) === 'true';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
