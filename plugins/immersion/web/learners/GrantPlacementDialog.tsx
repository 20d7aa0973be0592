import { useCall } from '../../../../web/api/index.ts';
import { GrantDialog } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { immersion } from '../../contract.ts';

export function GrantPlacementDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const grant = useCall(immersion.routes.grant, { invalidates: [immersion.routes.learners], onSuccess: onClose });
  return (
    <GrantDialog
      learner={learner}
      another="placement"
      goodFor="one placement"
      granting={grant}
      onClose={onClose}
      onGrant={(reason) => grant.mutate({ body: { userId: learner.userId, reason } })}
    />
  );
}
