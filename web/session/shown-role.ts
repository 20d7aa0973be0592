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
  const user = useManifest().user;
  const asLearner = useSyncExternalStore(listen, chosen);
  return user && asLearner === user.id && staff.includes(user.role) ? 'learner' : user?.role;
}

/** Whether this person may choose to see EiQ as a learner. */
export const useMaySeeAsLearner = () => staff.includes(useUser().role);

/** @param userId who chose it; whoever signs in next in this tab did not. Undefined for one's own view. */
export function seeAsLearner(userId: string | undefined): void {
  if (userId) sessionStorage.setItem(key, userId);
  else sessionStorage.removeItem(key);
  for (const listener of [...listeners]) listener();
}

const chosen = () => sessionStorage.getItem(key);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
