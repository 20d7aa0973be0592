import { Button } from '../../../../web/ui/index.ts';
import type { ActiveRecommendation } from '../../contract.ts';
import { completeFrom, continueProgress, startProgress } from '../../contract.ts';
import { useComplete, useSetProgress } from '../use-recommendations.ts';

/** Start, Continue or Completed, and from 90 percent on the button that completes a skill. */
export function ProgressActions({ recommendation }: { recommendation: ActiveRecommendation }) {
  const { id, skillName, progress } = recommendation;
  const set = useSetProgress();
  const complete = useComplete();
  const mark = (next: number) => set.mutate({ params: { id }, body: { progress: next } });
  if (progress >= 100) {
    return (
      <Button small icon="check" disabled>
        Completed
      </Button>
    );
  }
  return (
    <>
      {progress === 0 ? (
        <Button
          small
          icon="play"
          busy={set.isPending}
          aria-label={`Start ${skillName}`}
          onClick={() => mark(startProgress)}
        >
          Start
        </Button>
      ) : (
        <Button
          small
          icon="arrow"
          busy={set.isPending}
          aria-label={`Continue ${skillName}`}
          onClick={() => mark(Math.min(100, progress + continueProgress))}
        >
          Continue
        </Button>
      )}
      {progress >= completeFrom && (
        <Button
          small
          icon="check"
          busy={complete.isPending}
          aria-label={`Mark ${skillName} as completed`}
          onClick={() => complete.mutate({ params: { id } })}
        >
          Complete
        </Button>
      )}
    </>
  );
}
