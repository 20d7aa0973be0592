import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate, useRoute } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { ErrorState, SkeletonPage, scoreText } from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import type { Session } from '../contract.ts';
import { idfs } from '../contract.ts';
import type { Result } from '../results/contract.ts';
import { Intro } from './intro/Intro.tsx';
import { ResultView } from './results/ResultView.tsx';
import { Running } from './running/Running.tsx';
import { useSession } from './running/use-session.ts';
import { durationText } from './words.ts';

/** The whole assessment at one address: before it, in it, and its result. */
export function Assessment() {
  const held = useSession();
  const { session, error, answers, endedHere } = held;
  const [result, setResult] = useState<Result>();
  const told = useRef<string>(undefined);
  const finish = (completed: Result) => {
    setResult(completed);
    // The answer to completing it, and the word that it is completed, may come both.
    if (told.current !== completed.sessionId) tellCompleted(completed);
    told.current = completed.sessionId;
  };

  const begin = (begun: Session) => {
    held.hold(begun);
    toast({
      title: 'IDFS Assessment Started',
      description: `You have ${durationText(begun.timeLimit)} to complete the assessment.`,
    });
  };

  if (result) return <ResultView result={result} justCompleted />;
  if (error) return <ErrorState wholePage title="The assessment could not be loaded" error={error} retry={held.ask} />;
  if (session === undefined) return <SkeletonPage />;
  if (endedHere) return <Ended sessionId={endedHere} onResult={finish} />;
  if (session && !session.isCompleted) {
    // What an earlier visit answered is known first, so that no question is asked twice.
    if (!answers.isReady) return <SkeletonPage />;
    return <Running session={session} answers={answers} ask={held.ask} onCompleted={finish} />;
  }
  return <Intro onBegun={begin} />;
}

/** The clock, or another tab, ended the session that was open here. */
function Ended({ sessionId, onResult }: { sessionId: string; onResult: (result: Result) => void }) {
  const client = useQueryClient();
  const route = useRoute(idfs.routes.result, { params: { sessionId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the result is there
  useEffect(() => {
    if (!route.data) return;
    for (const stale of [idfs.routes.results, learner.routes.eiq, learner.routes.profile])
      void invalidate(client, stale);
    onResult(route.data);
  }, [route.data]);
  if (route.error) return <ErrorState wholePage error={route.error} retry={route.refetch} />;
  return <SkeletonPage />;
}

function tellCompleted({ eiqLevel, overallScore, outcome }: Result): void {
  toast({
    title: 'Assessment Complete',
    description:
      overallScore === null
        ? outcome === 'held'
          ? 'Many answers came in haste, so the result does not count yet.'
          : 'Too few answers for a result.'
        : `EiQ level: ${eiqLevel}, score ${scoreText(overallScore)}`,
  });
}
