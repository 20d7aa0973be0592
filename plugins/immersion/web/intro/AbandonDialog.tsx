import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '../../../../web/api/index.ts';
import { Button, Dialog } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { immersion } from '../../contract.ts';

/** Asks for confirmation before a placement is given up. */
export function AbandonDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const client = useQueryClient();
  const abandon = useCall(immersion.routes.abandon, {
    invalidates: [immersion.routes.status, learner.routes.assessments, learner.routes.profile],
    onSuccess: onClose,
    // Completed in another tab.
    onError: ({ status }) => status === 409 && void invalidate(client, immersion.routes.status),
  });
  return (
    <Dialog
      title="Give up this placement?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button destructive busy={abandon.isPending} onClick={() => abandon.mutate({ body: { sessionId } })}>
            Give up
          </Button>
        </>
      }
    >
      <p>
        It will not be scored, and its answers cannot be restored. You can start a new one. After giving up several, you
        have to wait.
      </p>
      {abandon.error && <p role="alert">{abandon.error.text}</p>}
    </Dialog>
  );
}
