import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, nameText, Refusal, Stack } from '../../../../web/ui/index.ts';
import type { Purpose } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { Child } from '../../contract.ts';
import { consent } from '../../contract.ts';
import { Consequences, Terms } from '../Terms.tsx';

/** Gives, changes or ends a guardian's consent for a child. */
export function DecideDialog({ child, onClose }: { child: Child; onClose: () => void }) {
  const { userId, firstName, given } = child;
  const [chosen, choose] = useState<Purpose[]>([...given]);
  const ended = given.filter((purpose) => !chosen.includes(purpose));
  const decide = useCall(consent.routes.decideForChild, {
    once: true,
    invalidates: [consent.routes.family, learner.routes.learnerEiq],
    onSuccess: () => {
      toast({
        title:
          chosen.length > 0
            ? `Consent for ${nameText(firstName)} saved`
            : `Consent for ${nameText(firstName)} has ended`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={`Your consent for ${nameText(firstName)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            destructive={ended.length > 0 && chosen.length === 0}
            busy={decide.isPending}
            disabled={given.length === 0 && chosen.length === 0}
            onClick={() => decide.mutate({ params: { userId }, body: { purposes: chosen } })}
          >
            {chosen.length > 0 || given.length === 0 ? 'Save' : 'End consent'}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Terms firstName={firstName} chosen={chosen} onChange={choose} />
        <Consequences ended={ended} />
        {ended.length > 0 && <p>What you end here also ends where another guardian has agreed.</p>}
      </Stack>
      <Refusal error={decide.error} />
    </Dialog>
  );
}
