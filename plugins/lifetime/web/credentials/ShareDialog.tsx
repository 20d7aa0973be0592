import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Checkbox, Dialog } from '../../../../web/ui/index.ts';
import type { Credential } from '../../contract.ts';
import { lifetime } from '../../contract.ts';
import styles from './Credentials.module.css';

/** Chooses what a shared credential shows. */
export function ShareDialog({ credential, onClose }: { credential: Credential; onClose: () => void }) {
  const form = useId();
  const [shows, setShows] = useState(credential.share?.shows ?? { name: true, score: false });
  const share = useCall(lifetime.routes.share, {
    once: true,
    invalidates: [lifetime.routes.credentials],
    onSuccess: () => {
      toast({ title: credential.share ? 'Changed' : 'Shared', description: 'You can stop sharing it at any time.' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share.mutate({ params: { id: credential.id }, body: shows });
  };
  return (
    <Dialog
      title="Share this credential"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={form} busy={share.isPending}>
            {credential.share ? 'Save' : 'Share'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.choices}>
        <p>
          Anyone with its code can check your level, the assessment, the date and your institution on a public page
          until you stop sharing it. You choose whether it also shows:
        </p>
        <Checkbox
          label="Your name"
          checked={shows.name}
          onChange={({ target }) => setShows({ ...shows, name: target.checked })}
        />
        <Checkbox
          label="Your score with its uncertainty"
          checked={shows.score}
          onChange={({ target }) => setShows({ ...shows, score: target.checked })}
        />
        {share.error && (
          <p role="alert" className={styles.error}>
            {share.error.text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
