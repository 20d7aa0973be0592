import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Route } from '../../../core/contract/routes.ts';
import { invalidate, keyOf, useCall, useRoute } from '../../../web/api/index.ts';
import { useConnection, useLive } from '../../../web/live/index.ts';
import type { Pathway, Profile } from '../contract.ts';
import { learner } from '../contract.ts';

// The learner's record as it is now: asked again whenever the server says that it changed.

const { profile, eiq, learningPaths, learningPath, assessments } = learner.routes;

/** Which answers each kind of change makes stale. */
const staleAfter: Record<'eiq' | 'profile' | 'progress', readonly Route[]> = {
  eiq: [profile, eiq, learningPaths, learningPath],
  profile: [profile, learningPaths, learningPath],
  progress: [profile, assessments],
};

/**
 * Nobody follows while another screen is shown, an assessment say, so what was kept is asked again when this one comes
 * back; the parts of one page, which arrive within seconds, share an answer (ms).
 */
const shared = { freshFor: 3000 };

export function useProfile() {
  useFollowed(profile);
  return useRoute(profile, {}, shared);
}

export function useEiq() {
  useFollowed(eiq);
  return useRoute(eiq, {}, shared);
}

export function useLearningPaths() {
  useFollowed(learningPaths);
  return useRoute(learningPaths, {}, shared);
}

export function useLearningPath(pathType: Pathway) {
  useFollowed(learningPath);
  return useRoute(learningPath, { params: { pathType } }, shared);
}

/** Changes the profile; what the server answers with is shown at once. */
export function useProfileUpdate(onSaved?: () => void) {
  const client = useQueryClient();
  return useCall(learner.routes.updateProfile, {
    onSuccess: (changed: Profile) => {
      client.setQueryData(keyOf(profile), changed);
      onSaved?.();
    },
  });
}

function useFollowed(route: Route): void {
  const client = useQueryClient();
  useLive(learner, 'learner_changed', ({ what }) => {
    if (staleAfter[what].includes(route)) askAgain(client, route);
  });
  // What was said while the connection was gone has been missed.
  const isConnected = useConnection() === 'connected';
  const wasLost = useRef(false);
  useEffect(() => {
    if (isConnected && wasLost.current) askAgain(client, route);
    wasLost.current = !isConnected && hasEverConnected;
    hasEverConnected ||= isConnected;
  }, [isConnected, client, route]);
}

let hasEverConnected = false;

/** Several parts of a page follow the same answer: it is asked once for all of them. */
function askAgain(client: QueryClient, route: Route): void {
  if (due.has(route)) return;
  due.add(route);
  queueMicrotask(() => {
    due.delete(route);
    void invalidate(client, route);
  });
}

const due = new Set<Route>();
