import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { messages } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';

const { joinCohort, cohort, cohorts, ownCohorts, roster } = contract.routes;

/** Takes a place in a cohort. */
export function JoinButton({ cohort: joined, small }: { cohort: Cohort; small?: boolean }) {
  const join = useCall(joinCohort, {
    invalidates: [cohort, cohorts, ownCohorts, roster],
    once: true,
    onSuccess: () => toast({ title: messages.joined.title, description: messages.joined.text }),
    onError: () =>
      toast({ title: messages.notJoined.title, description: messages.notJoined.text, variant: 'destructive' }),
  });
  const isFull = joined.currentMembers >= joined.maxMembers;
  return (
    <Button
      primary={!small}
      small={small === true}
      icon="plus"
      disabled={isFull}
      busy={join.isPending}
      onClick={() => join.mutate({ params: { id: joined.id } })}
    >
      {isFull ? 'Full' : 'Join'}
    </Button>
  );
}
