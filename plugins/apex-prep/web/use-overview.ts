import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { toast } from '../../../web/shell/toasts.ts';
import type { Overview } from '../contract.ts';
import { apexPrep } from '../contract.ts';

const { overview, choose, drop, setHours } = apexPrep.routes;

/** The overview, kept up to date. */
export function useOverview() {
  const request = useRoute(overview, {}, { freshFor: 3000 });
  const refetch = () => void request.refetch();
  useLive(apexPrep, 'apex_prep_changed', refetch);
  useReturn(refetch);
  return request;
}

/** Sets a target and shows the response at once. */
export function useChooseTarget(onChosen: () => void) {
  const client = useQueryClient();
  return useCall(choose, {
    once: true,
    onSuccess(changed) {
      show(client, changed);
      onChosen();
    },
  });
}

export function useRemoveTarget(onDropped: () => void) {
  const client = useQueryClient();
  return useCall(drop, {
    once: true,
    onSuccess(changed) {
      show(client, changed);
      onDropped();
    },
    onError: ({ text }) => toast({ variant: 'destructive', title: 'The target was not removed', description: text }),
  });
}

export function useSetHours() {
  const client = useQueryClient();
  return useCall(setHours, {
    onSuccess: (changed) => show(client, changed),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Your hours were not saved', description: text }),
  });
}

const show = (client: QueryClient, changed: Overview) => client.setQueryData(keyOf(overview), changed);
