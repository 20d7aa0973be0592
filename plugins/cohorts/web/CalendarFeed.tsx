import { useState } from 'react';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { Button, CopyButton, Dialog, dateText, Refusal, Stack } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import styles from './Cohorts.module.css';

const { feed, createFeed, revokeFeed } = contract.routes;

/** Creates and revokes the address by which one's own calendar reads the meetings of a cohort. */
export function CalendarFeed({ cohortId, onClose }: { cohortId: string; onClose: () => void }) {
  const params = { id: cohortId };
  const state = useRoute(feed, { params });
  const [link, setLink] = useState<string>();
  const create = useCall(createFeed, {
    invalidates: [feed],
    once: true,
    onSuccess: ({ path }) => setLink(`${location.origin}${path}`),
  });
  const revoke = useCall(revokeFeed, { invalidates: [feed], once: true, onSuccess: () => setLink(undefined) });
  const createdAt = state.data?.createdAt;
  return (
    <Dialog
      title="Subscribe in your calendar"
      onClose={onClose}
      actions={
        <>
          {createdAt && (
            <Button destructive quiet busy={revoke.isPending} onClick={() => revoke.mutate({ params })}>
              Revoke address
            </Button>
          )}
          <Button primary={!link} busy={create.isPending} onClick={() => create.mutate({ params })}>
            {createdAt ? 'Create a new address' : 'Create address'}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          Enter the address where your calendar subscribes to another one. It then shows changed and cancelled meetings
          by itself. Whoever has the address can read the meetings, and nothing else of the cohort.
        </p>
        {link ? (
          <>
            <div className={styles.link}>
              <code>{link}</code>
              <CopyButton small text={link}>
                Copy
              </CopyButton>
            </div>
            <p className={styles.note}>It is shown only now. An earlier address is no longer valid.</p>
          </>
        ) : (
          createdAt && (
            <p className={styles.note}>
              You created an address on {dateText(createdAt)}. It is valid until you revoke or replace it, or leave the
              cohort.
            </p>
          )
        )}
        <Refusal error={state.error ?? create.error ?? revoke.error} />
      </Stack>
    </Dialog>
  );
}
