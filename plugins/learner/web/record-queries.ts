import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Route } from '../../../core/contract/routes.ts';
import { invalidate, keyOf, useCall, useRoute } from '../../../web/api/index.ts';
import { useConnection, useLive } from '../../../web/live/index.ts';
import type { Pathway, Profile } from '../contract.ts';
import { learner } from '../contract.ts';

// The learner's record, read again after each live message about a change.

const { profile, eiq, learningPaths, learningPath, assessments } = learner.routes;

/** The routes that each kind of change invalidates. */
const staleAfter: Record<'eiq' | 'profile' | 'progress' | 'blocks', readonly Route[]> = {
  eiq: [profile, eiq, learningPaths, learningPath],
  profile: [profile, learningPaths, learningPath],
  progress: [profile, assessments],
  blocks: [],
};

/**
 * Changes are missed while another screen is shown, so the record is read again after this time (ms). The parts of one page
 * load within seconds and share a response.
 */
const shared = { freshFor: 3000 };

export function useProfile() {
  useLiveUpdates(profile);
  return useRoute(profile, {}, shared);
}

export function useEiq() {
  useLiveUpdates(eiq);
  return useRoute(eiq, {}, shared);
}

export function useLearningPaths() {
  useLiveUpdates(learningPaths);
  return useRoute(learningPaths, {}, shared);
}

export function useLearningPath(pathType: Pathway) {
  useLiveUpdates(learningPath);
  return useRoute(learningPath, { params: { pathType } }, shared);
}

/** Changes the profile and shows the response at once. */
export function useProfileUpdate(onSaved?: () => void) {
  const client = useQueryClient();
  return useCall(learner.routes.updateProfile, {
    onSuccess: (changed: Profile) => {
      client.setQueryData(keyOf(profile), changed);
      onSaved?.();
    },
  });
}

function useLiveUpdates(route: Route): void {
  const client = useQueryClient();
  useLive(learner, 'learner_changed', ({ what }) => {
    if (staleAfter[what].includes(route)) reload(client, route);
  });
  // Messages during a lost connection were missed.
  const isConnected = useConnection() === 'connected';
  const wasLost = useRef(false);
  useEffect(() => {
    if (isConnected && wasLost.current) reload(client, route);
    wasLost.current = !isConnected && hasEverConnected;
    hasEverConnected ||= isConnected;
  }, [isConnected, client, route]);
}

let hasEverConnected = false;

/** Reads a route again once for all parts of the page that use it. */
function reload(client: QueryClient, route: Route): void {
  if (due.has(route)) return;
  due.add(route);
  queueMicrotask(() => {
    due.delete(route);
    void invalidate(client, route);
  });
}

const due = new Set<Route>();
