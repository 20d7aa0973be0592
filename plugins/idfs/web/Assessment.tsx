import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate, useRoute } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { ErrorState, SkeletonPage, scoreText } from '../../../web/ui/index.ts';
import { learner } from '../../learner/contract.ts';
import type { Session } from '../contract.ts';
import { idfs } from '../contract.ts';
import type { Result } from '../results/contract.ts';
import { durationText } from './duration-text.ts';
import { Intro } from './intro/Intro.tsx';
import { ResultView } from './results/ResultView.tsx';
import { SessionScreen } from './session/SessionScreen.tsx';
import { useSession } from './session/use-session.ts';

/** The assessment at one address: introduction, session and result. */
export function Assessment() {
  const held = useSession();
  const { session, error, answers, endedHere } = held;
  const [result, setResult] = useState<Result>();
  const announced = useRef<string>(undefined);
  const finish = (completed: Result) => {
    setResult(completed);
    // The response and the live message may both arrive.
    if (announced.current !== completed.sessionId) announceCompletion(completed);
    announced.current = completed.sessionId;
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
    // Wait for the answers of an earlier visit, so that no question is asked twice.
    if (!answers.isReady) return <SkeletonPage />;
    return <SessionScreen session={session} answers={answers} ask={held.ask} onCompleted={finish} />;
  }
  return <Intro onBegun={begin} />;
}

/** The result of a session that was ended by the clock or another tab. */
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

function announceCompletion({ eiqLevel, overallScore, outcome }: Result): void {
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
