import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, usePluginOn } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { practice } from '../../../practice/contract.ts';
import type { PracticeTopic } from '../../contract.ts';

/** Paths of screens of optional plugins. */
export const placementPath = '/placement';
export const practicePath = '/assessment';

/** Starts or resumes practice of a topic. */
export function usePractise() {
  const navigate = useNavigate();
  const [topic, setTopic] = useState<string>();
  const start = useCall(practice.routes.start, {
    once: true,
    onSuccess: ({ runId }) => navigate(`${practicePath}/${runId}`),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Practice could not be started', description: text }),
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
