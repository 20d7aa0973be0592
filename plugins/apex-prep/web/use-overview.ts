import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useReturn } from '../../../web/live/use-return.ts';
import { toast } from '../../../web/shell/toasts.ts';
import type { Overview } from '../contract.ts';
import { apexPrep } from '../contract.ts';

const { overview, choose, drop, setHours } = apexPrep.routes;

/** The target, the distance and the plan as they are now, whatever changes them. */
export function useOverview() {
  const asked = useRoute(overview, {}, { freshFor: 3000 });
  const again = () => void asked.refetch();
  useLive(apexPrep, 'apex_prep_changed', again);
  useReturn(again);
  return asked;
}

/** Sets a target; what the server answers with is shown at once. */
export function useChoose(onChosen: () => void) {
  const client = useQueryClient();
  return useCall(choose, {
    once: true,
    onSuccess(changed) {
      show(client, changed);
      onChosen();
    },
  });
}

export function useDrop(onDropped: () => void) {
  const client = useQueryClient();
  return useCall(drop, {
    once: true,
    onSuccess(changed) {
      show(client, changed);
      onDropped();
    },
    onError: ({ text }) => toast({ variant: 'destructive', title: 'The target is still there', description: text }),
  });
}

export function useHours() {
  const client = useQueryClient();
  return useCall(setHours, {
    onSuccess: (changed) => show(client, changed),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Your hours were not saved', description: text }),
  });
}

const show = (client: QueryClient, changed: Overview) => client.setQueryData(keyOf(overview), changed);
