import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { ConfirmDialog, counted } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { Division, GroupSet } from '../grouping/contract.ts';

const { regroup, groupSets, cohorts, ownCohorts } = contract.routes;

interface Props {
  readonly set: GroupSet;
  readonly division: Division;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Moves learners between existing cohorts. */
export function ChangeGroupCohorts({ set, division, onChanged, onClose }: Props) {
  const navigate = useNavigate();
  const change = useCall(regroup, {
    invalidates: [groupSets, cohorts, ownCohorts],
    once: true,
    onSuccess: ({ moved, created, ended }) => {
      const others = [
        ...(created > 0 ? [`${counted(created, 'cohort')} created`] : []),
        ...(ended > 0 ? [`${counted(ended, 'cohort')} ended`] : []),
      ];
      toast({
        title: 'Cohorts changed',
        description: [`${counted(moved, 'learner')} moved`, ...others].join(', '),
      });
      onChanged();
      navigate('/study-cohorts');
    },
  });
  return (
    <ConfirmDialog
      title={`Change “${set.name}”?`}
      confirm="Change cohorts"
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ params: { id: set.id }, body: { groups: division.groups } })}
      onClose={onClose}
    >
      <p>
        Learners who move are notified and no longer see their former cohort. Learners who are in no group stay where
        they are, and a cohort without learners ends.
      </p>
    </ConfirmDialog>
  );
}
