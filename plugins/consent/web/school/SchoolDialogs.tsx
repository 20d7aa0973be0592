import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, fullName, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Listed } from '../../contract.ts';
import { consent } from '../../contract.ts';

/** Asks a guardian again; an administrator may correct the address. */
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
          A letter with a new link goes out; earlier links stop working.
          {!mayName && listed.address && ` It goes to ${listed.address}.`}
        </p>
        {mayName && (
          <TextField
            label="Parent or guardian’s e-mail address"
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

/** Ends a consent because a guardian told the school to. */
export function EndDialog({ listed, onClose }: { listed: Listed; onClose: () => void }) {
  const end = useCall(consent.routes.withdrawFor, {
    once: true,
    invalidates: [consent.routes.list],
    onSuccess: () => {
      toast({ title: `Consent for ${fullName(listed)} has ended` });
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
            busy={end.isPending}
            onClick={() => end.mutate({ params: { userId: listed.userId } })}
          >
            End consent
          </Button>
        </>
      }
    >
      <p>
        Do this when a parent or guardian has told you to. It ends at once: no voice, uploads, live chat or outside AI.
        That it was you is kept in the audit log.
      </p>
      <Refusal error={end.error} />
    </Dialog>
  );
}
