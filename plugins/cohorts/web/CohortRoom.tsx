import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../web/shell/available-screens.ts';
import { Button } from '../../../web/ui/index.ts';
import { collaboration } from '../../collaboration/contract.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { failed } from './use-cohorts.ts';

/** Opens the collaboration room of a cohort, or joins the one that is open. */
export function CohortRoom({ cohort }: { cohort: Cohort }) {
  const navigate = useNavigate();
  const isAvailable = useIsScreenAvailable();
  const open = useCall(collaboration.routes.openCohortRoom, {
    invalidates: [collaboration.routes.rooms, collaboration.routes.room],
    once: true,
    onSuccess: ({ id }) => navigate(`/collaboration/${id}`),
    onError: failed('The room was not opened'),
  });
  // A room is for people of one age group.
  if (cohort.role === null || cohort.audience === 'led-by-staff' || !isAvailable('/collaboration')) return null;
  return (
    <Button primary busy={open.isPending} onClick={() => open.mutate({ params: { id: cohort.id } })}>
      Open room
    </Button>
  );
}
