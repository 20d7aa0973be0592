import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, ConfirmDialog } from '../../../../web/ui/index.ts';
import { voice } from '../../contract.ts';

/** Withdraws the consent to recordings. */
export function Withdraw() {
  const [isAsking, setAsking] = useState(false);
  const decide = useCall(voice.routes.decide, {
    once: true,
    invalidates: [voice.routes.consent, voice.routes.one, voice.routes.list],
    onSuccess: () => toast({ title: 'Consent withdrawn', description: 'Your recordings and transcripts are deleted.' }),
  });
  return (
    <>
      <Button quiet small onClick={() => setAsking(true)}>
        Withdraw consent to recordings
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw consent to recordings?"
          confirm="Withdraw and delete"
          destructive
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsking(false)}
          onConfirm={() => decide.mutate({ body: { isGiven: false } })}
        >
          All your recordings and transcripts are deleted at once. Scores and figures stay until you delete them.
        </ConfirmDialog>
      )}
    </>
  );
}
