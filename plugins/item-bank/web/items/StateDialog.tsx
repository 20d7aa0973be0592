import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, SelectField, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { ItemState, itemBank, itemStates, nextStates } from '../../contract.ts';

/** Changes the review state of an item, with a reason for its history. */
export function StateDialog({ item, onClose }: { item: ItemPage; onClose: () => void }) {
  const next = nextStates(item);
  const [to, setTo] = useState<ItemState>(next[0] ?? 'retired');
  const [reason, setReason] = useState('');
  const change = useCall(itemBank.routes.changeState, {
    once: true,
    invalidates: [itemBank.routes.item, itemBank.routes.items, itemBank.routes.areas],
    onSuccess: ({ state }) => {
      toast({ title: `State: ${itemStates[state].title}`, description: itemStates[state].description });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ params: { itemId: item.itemId }, body: { to, reason } });
  };
  return (
    <Dialog
      title="Change the review state"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form="state" busy={change.isPending}>
            Change state
          </Button>
        </>
      }
    >
      <form id="state" onSubmit={submit}>
        <Stack>
          <p>
            State now: {itemStates[item.state].title}. The change applies to all institutions at once. Questions that
            learners have open stay open and count as they would have.
          </p>
          <SelectField
            label="New state"
            hint={
              to === 'retired'
                ? 'Never asked again. This cannot be undone: to use the question again, give it a new id.'
                : itemStates[to].description
            }
            value={to}
            onChange={({ target }) => setTo(ItemState.parse(target.value))}
            options={next.map((value) => ({ value, label: itemStates[value].title }))}
          />
          <TextArea
            label="Reason"
            hint="Kept in the history of the item, for people who review it later."
            required
            minLength={3}
            maxLength={2000}
            value={reason}
            issue={change.error?.issueOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <Refusal error={change.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
