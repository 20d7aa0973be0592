import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, nameText, Refusal, Stack } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { Child } from '../../contract.ts';
import { consent } from '../../contract.ts';
import { worksWithout } from '../../terms/contract.ts';
import { Terms } from '../Terms.tsx';

/** What follows from giving or ending consent, and the last word on it. */
export function DecideDialog({ child, isGiving, onClose }: { child: Child; isGiving: boolean; onClose: () => void }) {
  const { userId, firstName } = child;
  const decide = useCall(consent.routes.decideForChild, {
    once: true,
    invalidates: [consent.routes.family, learner.routes.learnerEiq],
    onSuccess: () => {
      toast({
        title: isGiving ? `Consent given for ${nameText(firstName)}` : `Consent for ${nameText(firstName)} has ended`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={isGiving ? `Give consent for ${nameText(firstName)}?` : `End consent for ${nameText(firstName)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            destructive={!isGiving}
            busy={decide.isPending}
            onClick={() => decide.mutate({ params: { userId }, body: { isGiven: isGiving } })}
          >
            {isGiving ? 'Give consent' : 'End consent'}
          </Button>
        </>
      }
    >
      {isGiving ? (
        <Terms firstName={firstName} />
      ) : (
        <Stack gap={12}>
          <p>
            It ends at once, also where another guardian has consented: no voice, uploads, live chat or outside AI, and
            nobody is shown {nameText(firstName)}’s name or record. You no longer see the score either.
          </p>
          <p>{worksWithout} You can give consent again at any time.</p>
        </Stack>
      )}
      <Refusal error={decide.error} />
    </Dialog>
  );
}
