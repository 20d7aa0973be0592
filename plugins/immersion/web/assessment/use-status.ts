import type { CallResult } from '../../../../core/contract/index.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { dateText } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { Status } from '../../contract.ts';
import { immersion } from '../../contract.ts';

import { letterOf } from '../sections.ts';

export interface AssessmentStatus {
  readonly status: Status | undefined;
  readonly progress: CallResult<(typeof learner)['routes']['assessments']> | undefined;
  readonly error: CallError | null;
  retry(): unknown;
}

/** The learner's placement status, updated while it changes in another tab. */
export function useStatus(): AssessmentStatus {
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  const progress = useRoute(learner.routes.assessments, {}, { freshFor: 0 });
  const retry = () => Promise.all([status.refetch(), progress.refetch()]);
  useLive(immersion, 'placement_moved', () => void retry());
  const isComplete = status.data !== undefined && progress.data !== undefined;
  const error = isComplete ? null : (status.error ?? progress.error);
  return { status: status.data, progress: progress.data, error, retry };
}

/** The status as a sentence. */
export function statusText({ state, stage, completedAt, nextAt, isPaused }: Status): string {
  if (state === 'open' && isPaused && stage)
    return `Paused in section ${letterOf(stage)}. Every answer so far is saved.`;
  if (state === 'open') {
    return stage
      ? `In progress, section ${letterOf(stage)}. Every answer so far is saved.`
      : 'All sections are done. The placement only has to be scored.';
  }
  if (completedAt) {
    const again = nextAt ? `You can take it again from ${dateText(nextAt)}.` : 'You can take it again now.';
    return `Completed on ${dateText(completedAt)}. ${again}`;
  }
  if (nextAt) return `You can begin a new placement from ${dateText(nextAt)}.`;
  return 'Questions that adapt to your answers. Plan for 30 to 60 minutes; you can pause and continue later.';
}
