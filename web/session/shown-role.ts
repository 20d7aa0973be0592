import { useSyncExternalStore } from 'react';
import type { Role } from '../../core/contract/index.ts';
import { staff } from '../screens.ts';
import { useManifest, useUser } from './manifest.ts';

// Staff can view EiQ as a learner: with a learner's menu and home, and their own, empty record. No data of real learners is
// shown, and permissions do not change. Applies to this tab only.

const key = 'seeAsLearner';
const listeners = new Set<() => void>();

/** The role whose menu and home are shown: the user's own, or `learner` while staff view EiQ as a learner. */
export function useShownRole(): Role {
  const role = useRoleIfAny();
  if (!role) throw new Error('No user is signed in');
  return role;
}

/** Like `useShownRole`, but undefined for visitors. */
export function useRoleIfAny(): Role | undefined {
  const user = useManifest().user;
  const asLearner = useSyncExternalStore(listen, chosen);
  return user && asLearner === user.id && staff.includes(user.role) ? 'learner' : user?.role;
}

/** Whether the user can view EiQ as a learner. */
export const useMaySeeAsLearner = () => staff.includes(useUser().role);

/** @param userId of the signed-in user, as the choice must not apply to the next one in this tab; undefined for the own view */
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
