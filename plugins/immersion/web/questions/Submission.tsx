import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { invalidate, keyOf, useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, PageHeader, scoreText } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { immersion } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ScoringOverlay } from './ScoringOverlay.tsx';

const { assessments, profile, eiq, learningPaths } = learner.routes;

/** Scores the placement after the last section. After a failure it can be submitted again; no answer is lost. */
export function Submission({ sessionId }: { sessionId: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const submit = useCall(immersion.routes.submit, {
    invalidates: [assessments, profile, eiq, learningPaths],
    onSuccess: (result) => {
      toast({
        title: 'AI Immersion Assessment Complete!',
        description:
          result.outcome === 'recorded'
            ? `Placed in ${result.placementLevel.toUpperCase()} level with EiQ™ score of ${scoreText(result.eiqScore)}`
            : 'Many answers came in haste, so the result does not count yet.',
      });
      client.setQueryData(keyOf(immersion.routes.results, {}), result);
      void invalidate(client, immersion.routes.status);
      navigate(addresses.results, { replace: true });
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Assessment Error',
        description: 'Failed to submit assessment. Please try again.',
      }),
  });
  const send = () => submit.mutate({ body: { sessionId, assessmentType: 'ai_immersion_placement' } });

  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last section is done
  useEffect(() => {
    if (first.current) send();
    first.current = false;
  }, []);

  if (!submit.error) return <ScoringOverlay />;
  return (
    <>
      {submit.isPending && <ScoringOverlay />}
      <PageHeader
        title="All three sections are done"
        description={`Your answers are saved, but your result could not be computed yet. ${submit.error.text}`}
        actions={
          <Button primary busy={submit.isPending} onClick={send}>
            Submit again
          </Button>
        }
      />
    </>
  );
}
