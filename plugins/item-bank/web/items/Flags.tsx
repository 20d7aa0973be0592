import type { FormEvent } from 'react';
import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, EmptyState, momentText, Refusal, Stack, Tag, TextArea } from '../../../../web/ui/index.ts';
import type { Flag, ItemPage } from '../../contract.ts';
import { flagReasons, itemBank } from '../../contract.ts';
import { personName } from '../parts/words.ts';
import styles from './Item.module.css';

/** The item's flags with their resolutions. */
export function Flags({ item, onFlag }: { item: ItemPage; onFlag: () => void }) {
  const [resolving, setResolving] = useState<Flag>();
  if (item.flags.length === 0) {
    return (
      <EmptyState
        icon="flag"
        title="No flags"
        description="A flag describes a problem of an item and stays open until it is resolved."
        action={<Button onClick={onFlag}>Flag this item</Button>}
      />
    );
  }
  return (
    <>
      <ul className={styles.versions}>
        {item.flags.map((flag) => (
          <li key={flag.id}>
            <h2>
              {flagReasons[flag.reason]}{' '}
              {flag.resolvedAt ? <Tag tone="good">Resolved</Tag> : <Tag tone="attention">Open</Tag>}
            </h2>
            <p className={styles.says}>{flag.says}</p>
            <p className="soft">
              {personName(flag.raisedBy)}, {momentText(flag.raisedAt)}, about version {flag.itemVersion}
            </p>
            {flag.resolvedAt ? (
              <>
                <p className={styles.says}>{flag.resolution}</p>
                <p className="soft">
                  {personName(flag.resolvedBy)}, {momentText(flag.resolvedAt)}
                </p>
              </>
            ) : (
              <div>
                <Button small onClick={() => setResolving(flag)}>
                  Resolve
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {resolving && <ResolveDialog flag={resolving} onClose={() => setResolving(undefined)} />}
    </>
  );
}

function ResolveDialog({ flag, onClose }: { flag: Flag; onClose: () => void }) {
  const [resolution, setResolution] = useState('');
  const resolve = useCall(itemBank.routes.resolveFlag, {
    once: true,
    invalidates: [itemBank.routes.item, itemBank.routes.items],
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    resolve.mutate({ params: { id: flag.id }, body: { resolution } });
  };
  return (
    <Dialog
      title="Resolve the flag"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form="resolve" busy={resolve.isPending}>
            Resolve
          </Button>
        </>
      }
    >
      <form id="resolve" onSubmit={submit}>
        <Stack>
          <p>{flag.says}</p>
          <TextArea
            label="Resolution"
            hint="Describe the cause and the action taken, for people who review the item later."
            required
            minLength={3}
            maxLength={2000}
            value={resolution}
            issue={resolve.error?.issueOf('resolution')}
            onChange={({ target }) => setResolution(target.value)}
          />
          <Refusal error={resolve.error} />
        </Stack>
      </form>
    </Dialog>
  );
}
