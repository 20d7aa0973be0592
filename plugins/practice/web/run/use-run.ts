import { useQueryClient } from '@tanstack/react-query';
import type { Delivery } from '../../../../web/answers/answer-queue.ts';
import { isUnderWay } from '../../../../web/answers/answer-queue.ts';
import type { CallError } from '../../../../web/api/index.ts';
import { invalidate, keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { learner } from '../../../learner/contract.ts';
import type { Run } from '../../contract.ts';
import { practice } from '../../contract.ts';
import { dropDraft } from '../drafts.ts';
import { useRunAnswers } from './use-run-answers.ts';

/** How often a run is read while an answer is reviewed, in case the live message is missed (ms). */
const reviewPollMs = 4000;

/** A run as the browser holds it. */
export interface Held extends Run {
  /** When it arrived, by the browser's clock (ms since 1970). */
  readonly receivedAt: number;
}

export interface ActiveRun {
  readonly run: Held | undefined;
  readonly error: CallError | null;
  retry(): void;
  submit(answer: number | string, timeSpent: number): void;
  /** The delivery of the last answer. */
  readonly delivery: Delivery;
  /** The unsent answer. */
  readonly unsent: { readonly questionId: string; readonly userAnswer: number | string } | undefined;
  goOn(): void;
  readonly isGoingOn: boolean;
  revealHint(): void;
  readonly isRevealing: boolean;
  /** Completes the run; calls back once it is. */
  complete(then?: () => void): void;
  readonly isCompleting: boolean;
}

/** A run of the server, wherever it changed, with its operations. */
export function useRun(runId: string): ActiveRun {
  const client = useQueryClient();
  const { run, next, hint, complete, topics, history } = practice.routes;
  const key = keyOf(run, { params: { runId } });
  const waits = (client.getQueryData<Run>(key)?.inReview ?? 0) > 0;
  const asked = useRoute(run, { params: { runId } }, { freshFor: 0, ...(waits && { every: reviewPollMs }) });
  const held = asked.data && { ...asked.data, receivedAt: asked.dataUpdatedAt };

  const take = (answer: Run) => client.setQueryData(key, answer);
  const reload = () => void invalidate(client, run);
  const failed = (title: string) => (error: CallError) => {
    toast({ variant: 'destructive', title, description: error.text });
    // Answered in another tab, or completed.
    if (error.status === 409 || error.status === 404) reload();
  };
  const stale = [topics, history, learner.routes.profile];

  const answers = useRunAnswers(runId, {
    onSaved(answer) {
      dropDraft(answer.questionId);
      take(answer.run);
      for (const route of stale) void invalidate(client, route);
    },
    onRefused: failed('Your answer could not be saved'),
  });
  const going = useCall(next, {
    once: true,
    onSuccess: take,
    onError: failed('The next question could not be loaded'),
  });
  const revealing = useCall(hint, {
    once: true,
    onSuccess(hints) {
      const now = client.getQueryData<Run>(key);
      if (now?.standing) take({ ...now, standing: { ...now.standing, hints } });
    },
    onError: failed('The hint could not be loaded'),
  });
  const completing = useCall(complete, {
    once: true,
    invalidates: stale,
    onSuccess: take,
    onError: failed('The assessment could not be completed'),
  });

  useLive(practice, 'practice_changed', (change) => {
    const isOwn = isUnderWay(answers.delivery) || going.isPending || completing.isPending;
    if (change.runId === runId && (!isOwn || change.what === 'graded')) reload();
  });
  useReturn(reload);

  const standing = held?.standing;
  return {
    run: held,
    error: held ? null : asked.error,
    retry: () => void asked.refetch(),
    submit(userAnswer, timeSpent) {
      if (!standing) return;
      const { question, hints } = standing;
      answers.give({ runId, questionId: question.id, userAnswer, timeSpent, hintsUsed: hints.revealed.length });
    },
    delivery: answers.delivery,
    unsent: answers.unsent,
    goOn: () => standing && going.mutate({ params: { runId }, body: { after: standing.question.id } }),
    isGoingOn: going.isPending,
    revealHint() {
      if (!standing) return;
      const number = standing.hints.revealed.length + 1;
      revealing.mutate({ params: { runId }, body: { questionId: standing.question.id, number } });
    },
    isRevealing: revealing.isPending,
    complete: (then) => completing.mutate({ params: { runId } }, { ...(then && { onSuccess: then }) }),
    isCompleting: completing.isPending,
  };
}
