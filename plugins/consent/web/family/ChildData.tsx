import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { HeldList } from '../../../../web/account/HeldList.tsx';
import { saveFile, useCall, useRoute } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, dateText, nameText, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { Child } from '../../contract.ts';
import { consent } from '../../contract.ts';
import styles from '../Consent.module.css';

/** Data about a child under 13, with export and erasure. */
export function ChildData({ child }: { child: Child }) {
  const { userId, firstName } = child;
  const data = useRoute(consent.routes.childData, { params: { userId } }, { freshFor: 10_000 });
  const [isErasing, setErasing] = useState(false);
  const keep = useCall(consent.routes.keepChild, {
    once: true,
    invalidates: [consent.routes.childData],
    onSuccess: () => toast({ title: `${nameText(firstName)}’s account stays` }),
    onError: (error) => toast({ title: 'Not changed', description: error.text, variant: 'destructive' }),
  });
  const save = () =>
    saveFile(consent.routes.exportChildData, `eiq-${firstName}.zip`, { params: { userId } }).catch((error: Error) =>
      toast({ title: 'The download failed', description: error.message, variant: 'destructive' }),
    );
  if (data.error) return <p className="soft">The data about {nameText(firstName)} cannot be shown at the moment.</p>;
  const erasedOn = data.data?.erasedOn;
  return (
    <div className={styles.held}>
      <HeldList
        held={data.data?.held}
        title={`Data about ${nameText(firstName)}`}
        description={`Described as ${nameText(firstName)} sees it.`}
      />
      {erasedOn && (
        <p>
          {nameText(firstName)}’s account is closed and will be erased on {dateText(erasedOn)}.
        </p>
      )}
      <div className={styles.decide} style={{ marginTop: 12 }}>
        <Button small icon="download" onClick={() => void save()}>
          Download
        </Button>
        {erasedOn ? (
          <Button small busy={keep.isPending} onClick={() => keep.mutate({ params: { userId } })}>
            Keep the account
          </Button>
        ) : (
          <Button small destructive icon="trash" disabled={!data.data} onClick={() => setErasing(true)}>
            Erase the account
          </Button>
        )}
      </div>
      {isErasing && <EraseChild child={child} onClose={() => setErasing(false)} />}
    </div>
  );
}

function EraseChild({ child: { userId, firstName }, onClose }: { child: Child; onClose: () => void }) {
  const form = useId();
  const [password, setPassword] = useState('');
  const erase = useCall(consent.routes.eraseChild, {
    once: true,
    invalidates: [consent.routes.childData],
    onSuccess: () => {
      toast({
        title: `${nameText(firstName)}’s account is closed`,
        description: 'You can cancel this here until it is erased.',
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    erase.mutate({ params: { userId }, body: { password } });
  };
  const issue = erase.error?.issueOf('password');
  return (
    <Dialog
      title={`Erase ${nameText(firstName)}’s account?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} destructive busy={erase.isPending} disabled={password === ''}>
            Close and erase it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.erasure}>
        <p>
          {nameText(firstName)} is signed out at once and can no longer sign in. After some days the account and all
          data about {nameText(firstName)} are erased permanently. Until then you can cancel this here. Other guardians
          are informed.
        </p>
        <TextField
          label="Your own password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          value={password}
          issue={issue}
          onChange={({ target }) => setPassword(target.value)}
        />
        {!issue && <Refusal error={erase.error} />}
      </form>
    </Dialog>
  );
}
