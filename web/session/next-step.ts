import { useSyncExternalStore } from 'react';
import type { NextStep } from '../../core/contract/platform.ts';

// A sign-in that needs a further step, in this tab. Kept in memory only: after a reload one signs in again.

export interface PendingStep {
  readonly plugin: string;
  readonly ticket: string;
  /** Stays at the current address after signing in, instead of going to the start page. */
  readonly staysHere: boolean;
}

let pending: PendingStep | undefined;
const listeners = new Set<() => void>();

export function usePendingStep(): PendingStep | undefined {
  return useSyncExternalStore(listen, () => pending);
}

export function startStep({ nextStep: { plugin, ticket } }: NextStep, staysHere: boolean): void {
  set({ plugin, ticket, staysHere });
}

/** Ends the step: it was passed, or the user returns to the sign-in page. */
export function endStep(): void {
  if (pending) set(undefined);
}

function set(next: PendingStep | undefined): void {
  pending = next;
  for (const listener of [...listeners]) listener();
}

/** @returns ends the subscription */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
