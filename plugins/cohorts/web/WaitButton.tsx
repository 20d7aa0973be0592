import { useCall } from '../../../web/api/index.ts';
import { Button } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { failed } from './use-cohorts.ts';

const { wait, stopWaiting, cohort: one, cohorts, ownCohorts } = contract.routes;
const invalidates = [one, cohorts, ownCohorts];

/** Enters or leaves the waiting list of a full cohort. */
export function WaitButton({ cohort, small }: { cohort: Cohort; small?: boolean }) {
  const enter = useCall(wait, { invalidates, once: true, onError: failed('You are not on the waiting list') });
  const leave = useCall(stopWaiting, { invalidates, once: true, onError: failed('You are still on the waiting list') });
  const { isWaiting, currentMembers, maxMembers } = cohort;
  if (!isWaiting && currentMembers < maxMembers) return null;
  const change = isWaiting ? leave : enter;
  return (
    <Button
      quiet
      small={small === true}
      icon="clock"
      busy={change.isPending}
      onClick={() => change.mutate({ params: { id: cohort.id } })}
    >
      {isWaiting ? 'Stop waiting' : 'Wait for a place'}
    </Button>
  );
}
