import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallInput } from '../../../core/contract/index.ts';
import { invalidate, keyOf, useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { practice } from '../contract.ts';
import { runAddress } from './addresses.ts';

const { start, run, topics, history } = practice.routes;

type Wanted = CallInput<typeof start>['body'];

/** Starts or continues a run and shows it. `starting` names the run being started. */
export function useStartRun() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [starting, setStarting] = useState<string>();
  const call = useCall(start, {
    once: true,
    onSuccess(opened) {
      client.setQueryData(keyOf(run, { params: { runId: opened.runId } }), opened);
      void invalidate(client, topics);
      void invalidate(client, history);
      navigate(runAddress(opened.runId));
    },
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Practice could not begin', description: text }),
  });
  return {
    starting: call.isPending ? starting : undefined,
    begin(wanted: Wanted) {
      setStarting(nameOf(wanted));
      call.mutate({ body: wanted });
    },
  };
}

export const nameOf = (wanted: Wanted) => (wanted.kind === 'form' ? 'form' : `${wanted.section} ${wanted.contentArea}`);
