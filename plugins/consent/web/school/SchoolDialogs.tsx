import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Checkbox, Dialog, fullName, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Purpose } from '../../../learner/contract.ts';
import type { Listed } from '../../contract.ts';
import { consent } from '../../contract.ts';
import { terms } from '../../terms/contract.ts';

/** Sends a letter again. Administrators can change the address. */
export function AskDialog({ listed, mayName, onClose }: { listed: Listed; mayName: boolean; onClose: () => void }) {
  const [address, setAddress] = useState(mayName ? (listed.address ?? '') : '');
  const isSame = !mayName || address === listed.address;
  const ask = useCall(consent.routes.askFor, {
    once: true,
    invalidates: [consent.routes.list],
    onSuccess: () => {
      toast({ title: 'Letter on its way' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ params: { userId: listed.userId }, body: isSame ? {} : { address } });
  };
  return (
    <Dialog title={`Ask again for ${fullName(listed)}?`} onClose={onClose}>
      <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <p>
          A letter with a new link will be sent. Earlier links stop working.
          {!mayName && listed.address && ` It goes to ${listed.address}.`}
        </p>
        {mayName && (
          <TextField
            label="Parent or guardian’s email"
            type="email"
            name="address"
            autoComplete="off"
            maxLength={254}
            required
            value={address}
            issue={ask.error?.issueOf('address')}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <Refusal error={ask.error} fields={['address']} />
        <div style={{ display: 'flex', gap: 12, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" primary busy={ask.isPending}>
            Send the letter
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Ends a consent on behalf of a guardian. */
export function EndDialog({ listed, onClose }: { listed: Listed; onClose: () => void }) {
  const [ending, choose] = useState<Purpose[]>([...listed.given]);
  const end = useCall(consent.routes.withdrawFor, {
    once: true,
    invalidates: [consent.routes.list],
    onSuccess: () => {
      toast({
        title: ending.length === listed.given.length ? `Consent for ${fullName(listed)} has ended` : 'Consent saved',
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={`End the consent for ${fullName(listed)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            destructive
            disabled={ending.length === 0}
            busy={end.isPending}
            onClick={() => end.mutate({ params: { userId: listed.userId }, body: { purposes: ending } })}
          >
            End consent
          </Button>
        </>
      }
    >
      <p>
        Only do this at the request of a parent or guardian. The selected purposes end at once. The audit log records
        that you did this.
      </p>
      {listed.given.map((purpose) => (
        <Checkbox
          key={purpose}
          label={terms[purpose].title}
          hint={terms[purpose].ends}
          checked={ending.includes(purpose)}
          onChange={({ target }) =>
            choose(target.checked ? [...ending, purpose] : ending.filter((each) => each !== purpose))
          }
        />
      ))}
      <Refusal error={end.error} />
    </Dialog>
  );
}
