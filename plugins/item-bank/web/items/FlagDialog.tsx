import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, SelectField, Stack, TextArea } from '../../../../web/ui/index.ts';
import { FlagReason, flagReasons, itemBank } from '../../contract.ts';

/** Reports a problem of an item to its reviewers. */
export function FlagDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const [reason, setReason] = useState<FlagReason>('key');
  const [says, setSays] = useState('');
  const flag = useCall(itemBank.routes.flag, {
    once: true,
    invalidates: [itemBank.routes.item, itemBank.routes.items],
    onSuccess: () => {
      toast({ title: 'Flagged', description: 'The item stays in use until the flag is reviewed.' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flag.mutate({ params: { itemId }, body: { reason, says } });
  };
  return (
    <Dialog
      title="Flag for review"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form="flag" busy={flag.isPending}>
            Flag item
          </Button>
        </>
      }
    >
      <form id="flag" onSubmit={submit}>
        <Stack>
          <SelectField
            label="Reason"
            value={reason}
            onChange={({ target }) => setReason(FlagReason.parse(target.value))}
            options={FlagReason.options.map((value) => ({ value, label: flagReasons[value] }))}
          />
          <TextArea
            label="What you noticed"
            required
            minLength={3}
            maxLength={2000}
            value={says}
            issue={flag.error?.issueOf('says')}
            onChange={({ target }) => setSays(target.value)}
          />
          <Refusal error={flag.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
