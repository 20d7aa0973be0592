import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useCall } from '../../../web/api/index.ts';
import { immersion } from '../contract.ts';

/** Ends a pause and reads the section again. */
export function useResume(onResumed?: () => void) {
  const client = useQueryClient();
  const { resume, status, stage } = immersion.routes;
  return useCall(resume, {
    once: true,
    invalidates: [stage],
    onSuccess: (resumed) => {
      client.setQueryData(keyOf(status), resumed);
      onResumed?.();
    },
  });
}
