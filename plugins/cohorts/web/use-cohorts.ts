import { useRef } from 'react';
import type { CallError } from '../../../web/api/index.ts';
import { useLive, useRoom } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { cohorts as contract } from '../contract.ts';

/** Changes of many people within this time are fetched once. */
const delayMs = 500;

/** Fetches again after changes to cohorts, by anyone. */
export function useCohortChanges(refetch: () => unknown): void {
  const scheduled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = () => {
    scheduled.current ??= setTimeout(() => {
      scheduled.current = undefined;
      refetch();
    }, delayMs);
  };
  useRoom(contract, 'cohorts', 'cohorts');
  useLive(contract, 'study_cohorts_changed', soon);
  useReturn(soon);
}

/** Shows why something was refused. */
export const failed =
  (title: string) =>
  ({ text }: CallError) =>
    toast({ title, description: text, variant: 'destructive' });
