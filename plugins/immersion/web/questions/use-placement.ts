import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnderWay } from '../../../../web/answers/answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { invalidate, keyOf, skip, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { isHasty } from '../../../item-bank/contract.ts';
import type { Stage, StageState, Status } from '../../contract.ts';
import { immersion, stages } from '../../contract.ts';
import { dropDraft } from './drafts.ts';
import type { PlacementAnswers } from './use-answers.ts';
import { useAnswers } from './use-answers.ts';

/** A section's state as the browser holds it. */
export interface Held extends StageState {
  /** When it arrived, by the browser's clock (ms since 1970). */
  readonly receivedAt: number;
}

export interface Placement {
  readonly status: Status | undefined;
  readonly held: Held | undefined;
  readonly error: CallError | null;
  readonly answers: PlacementAnswers;
  /** Whether the last answer given here was hasty. */
  readonly wasHasty: boolean;
  retry(): void;
  /** Shows the next section. */
  goOn(): void;
  /** The section after this one; undefined after the last. */
  readonly nextStage: Stage | undefined;
}

/**
 * The open placement of the server, whether it changed here, in another tab or on another device. Reads it again after a
 * live message, and when the page or the connection comes back.
 */
export function usePlacement(): Placement {
  const client = useQueryClient();
  const status = useRoute(immersion.routes.status, {}, { freshFor: 0 });
  const [chosen, setChosen] = useState<Stage>();
  // A cached response may be older than the placement.
  const known = status.isFetchedAfterMount ? status.data : undefined;
  const stage = chosen ?? (known?.state === 'open' ? (known.stage ?? stages.at(-1)) : undefined);
  // A section stays on screen until the learner continues, even if the server is ahead.
  useEffect(() => setChosen((before) => before ?? stage), [stage]);
  const state = useRoute(immersion.routes.stage, stage ? { params: { stage } } : skip, { freshFor: 0 });
  const held = state.isFetchedAfterMount && state.data ? { ...state.data, receivedAt: state.dataUpdatedAt } : undefined;

  const [wasHasty, setWasHasty] = useState(false);
  const reload = () => {
    void invalidate(client, immersion.routes.status);
    void invalidate(client, immersion.routes.stage);
  };
  const answers = useAnswers({
    onSaved: ({ next }, { section, questionId, timeSpent }) => {
      dropDraft(questionId);
      setWasHasty(isHasty(timeSpent ?? 0));
      client.setQueryData(keyOf(immersion.routes.stage, { params: { stage: section } }), next);
      if (next.questions.length === 0) void invalidate(client, immersion.routes.status);
    },
    // Answered in another tab, given up, or completed.
    onRefused: reload,
  });

  const isBusy = isUnderWay(answers.delivery);
  useLive(immersion, 'placement_moved', ({ sessionId, answered, stage: moved, isCompleted, isPauseChanged }) => {
    // A completed placement has no section to ask for: that would be refused.
    if (isCompleted) return void invalidate(client, immersion.routes.status);
    const isOwn =
      isBusy || (!isPauseChanged && held?.sessionId === sessionId && held.stage === moved && held.answered >= answered);
    if (!isOwn) reload();
  });
  useReturn(() => {
    if (!isBusy) reload();
  });

  const nextStage = stage && stages[stages.indexOf(stage) + 1];
  return {
    status: known,
    held,
    error: known ? (held ? null : state.error) : status.error,
    answers,
    wasHasty,
    retry: reload,
    goOn: () => setChosen(nextStage),
    nextStage,
  };
}
