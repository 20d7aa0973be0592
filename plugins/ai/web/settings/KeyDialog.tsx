import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { ProviderState } from '../../contract.ts';
import { ai, providerTitles } from '../../contract.ts';
import styles from '../parts/Parts.module.css';

/** A dialog to enter a key. The server never sends a key back. */
export function KeyDialog({ provider, onClose }: { provider: ProviderState; onClose: () => void }) {
  const title = providerTitles[provider.provider];
  const [key, setKey] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const set = useCall(ai.routes.setKey, {
    once: true,
    invalidates: [ai.routes.status],
    onSuccess: () => {
      toast({ title: `${title} is set up`, description: 'The Live AI Test shows whether it answers.' });
      onClose();
    },
  });
  const issue = set.error?.issueOf('key');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ params: { provider: provider.provider }, body: { key } });
  };
  return (
    <Dialog
      title={`Key of ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={set.isPending} onClick={() => form.current?.requestSubmit()}>
            Set key
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} className={styles.form}>
        <p className="soft">
          The key is stored encrypted; only its last four characters are shown again. Usage is charged to its account at{' '}
          {title}.
        </p>
        <TextField
          label="Key"
          type="password"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={key}
          issue={issue}
          onChange={({ target }) => setKey(target.value)}
        />
        {!issue && <Refusal error={set.error} />}
      </form>
    </Dialog>
  );
}
