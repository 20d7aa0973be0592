import { useLive } from '../../../../web/live/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { tutor } from '../../contract.ts';

/** Shows what the tutor has just noted about the learner. */
export function useNoted(): void {
  useLive(tutor, 'memory_changed', ({ noted }) => {
    if (noted !== null) toast({ title: 'The tutor will remember', description: `“${noted}”` });
  });
}
