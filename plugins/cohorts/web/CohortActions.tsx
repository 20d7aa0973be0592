import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { useMay, useUser } from '../../../web/session/manifest.ts';
import { Button, ConfirmDialog } from '../../../web/ui/index.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { cohorts as contract } from '../contract.ts';
import { CohortRoom } from './CohortRoom.tsx';
import { EditCohort } from './EditCohort.tsx';
import { JoinButton } from './JoinButton.tsx';
import { ReportButton } from './Report.tsx';
import { failed } from './use-cohorts.ts';
import { WaitButton } from './WaitButton.tsx';

const { archiveCohort, leaveCohort, handOver, cohort: one, cohorts, ownCohorts, roster } = contract.routes;
const invalidates = [one, cohorts, ownCohorts, roster];

/** Joining, leaving, taking over and ending. */
export function CohortActions({ cohort }: { cohort: Cohort }) {
  const navigate = useNavigate();
  const user = useUser();
  const moderates = useMay()('cohorts.moderate');
  const [isEnding, setEnding] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const params = { id: cohort.id };
  const leave = useCall(leaveCohort, { invalidates, once: true, onError: failed('You could not leave') });
  const takeOver = useCall(handOver, { invalidates, once: true, onError: failed('You could not take over') });
  const end = useCall(archiveCohort, {
    invalidates: [cohorts, ownCohorts],
    once: true,
    onSuccess: () => {
      setEnding(false);
      navigate('/study-cohorts');
    },
  });
  const { role } = cohort;
  return (
    <>
      <ReportButton cohortId={cohort.id} />
      <CohortRoom cohort={cohort} />
      {role === null && <WaitButton cohort={cohort} />}
      {role === null && <JoinButton cohort={cohort} />}
      {role !== null && role !== 'owner' && (
        <Button busy={leave.isPending} onClick={() => leave.mutate({ params })}>
          Leave cohort
        </Button>
      )}
      {moderates && role !== 'owner' && (
        <Button
          icon="shield"
          busy={takeOver.isPending}
          onClick={() => takeOver.mutate({ params: { ...params, userId: user.id } })}
        >
          Take over
        </Button>
      )}
      {(moderates || role === 'owner') && <Button onClick={() => setEditing(true)}>Edit</Button>}
      {(moderates || role === 'owner') && (
        <Button quiet destructive icon="stop" onClick={() => setEnding(true)}>
          End cohort
        </Button>
      )}
      {isEditing && <EditCohort cohort={cohort} onClose={() => setEditing(false)} />}
      {isEnding && (
        <ConfirmDialog
          title="End this study cohort?"
          confirm="End cohort"
          destructive
          busy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate({ params })}
          onClose={() => setEnding(false)}
        >
          <p>Its members no longer see it, and nobody can join. It cannot be opened again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
