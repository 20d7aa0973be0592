import { useCall } from '../../../../web/api/index.ts';
import { GrantDialog } from '../../../../web/ui/index.ts';
import type { LearnerStanding } from '../../contract.ts';
import { idfs } from '../../contract.ts';

export function GrantSessionDialog({ learner, onClose }: { learner: LearnerStanding; onClose: () => void }) {
  const grant = useCall(idfs.routes.grant, { invalidates: [idfs.routes.learners], onSuccess: onClose });
  return (
    <GrantDialog
      learner={learner}
      another="IDFS assessment"
      goodFor="one session"
      granting={grant}
      onClose={onClose}
      onGrant={(reason) => grant.mutate({ body: { userId: learner.userId, reason } })}
    />
  );
}
