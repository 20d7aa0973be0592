import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, usePluginOn } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { practice } from '../../../practice/contract.ts';
import type { PracticeTopic } from '../../contract.ts';

/** Where plugins that may be there have their screens. */
export const placementPath = '/placement';
export const practicePath = '/assessment';

/** Begins to practise a topic, or goes on with it. */
export function usePractise() {
  const navigate = useNavigate();
  const [topic, setTopic] = useState<string>();
  const start = useCall(practice.routes.start, {
    once: true,
    onSuccess: ({ runId }) => navigate(`${practicePath}/${runId}`),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Practice could not begin', description: text }),
  });
  return {
    isOn: usePluginOn(practice.id),
    starting: start.isPending ? topic : undefined,
    begin({ section, contentArea }: PracticeTopic) {
      setTopic(contentArea);
      start.mutate({ body: { kind: 'topic', section, contentArea } });
    },
  };
}
export type Practise = ReturnType<typeof usePractise>;
