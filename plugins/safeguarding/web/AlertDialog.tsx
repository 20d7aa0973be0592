import { useState } from 'react';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { Button, Dialog, ErrorState, fullName, Skeleton, Stack, TextArea } from '../../../web/ui/index.ts';
import { dateText, timeText } from '../../../web/ui/times.ts';
import type { AlertPage } from '../contract.ts';
import { safeguarding } from '../contract.ts';
import styles from './SafetyAlerts.module.css';

const { alert, alerts, waiting, take, note, resolve } = safeguarding.routes;

/** One alert with the learner's messages, its assignee and notes. */
export function AlertDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useRoute(alert, { params: { id } });
  if (!found.data) {
    return (
      <Dialog title="Safety alert" onClose={onClose}>
        {found.error ? <ErrorState error={found.error} retry={found.refetch} /> : <Skeleton lines={6} />}
      </Dialog>
    );
  }
  return <Found alert={found.data} onClose={onClose} />;
}

function Found({ alert: shown, onClose }: { alert: AlertPage; onClose: () => void }) {
  const [content, setContent] = useState('');
  const options = { invalidates: [alert, alerts, waiting], onSuccess: () => setContent('') };
  const taking = useCall(take, options);
  const noting = useCall(note, options);
  const resolving = useCall(resolve, { ...options, onSuccess: onClose });
  const params = { id: shown.id };
  const text = content.trim();
  const failure = taking.error ?? noting.error ?? resolving.error;
  return (
    <Dialog
      title={`Safety alert: ${fullName(shown.learner)}`}
      wide
      onClose={onClose}
      actions={
        shown.state === 'open' ? (
          <Button primary busy={taking.isPending} onClick={() => taking.mutate({ params })}>
            Take this alert
          </Button>
        ) : shown.state === 'taken' ? (
          <>
            <Button
              disabled={!text}
              busy={noting.isPending}
              onClick={() => noting.mutate({ params, body: { content: text } })}
            >
              Add note
            </Button>
            <Button
              primary
              disabled={!text}
              busy={resolving.isPending}
              onClick={() => resolving.mutate({ params, body: { content: text } })}
            >
              Resolve
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack>
        <p className="soft">
          {shown.state === 'open' && `This alert has not been taken. Staff were notified ${times(shown.reminders)}.`}
          {shown.state === 'taken' && `Taken by ${shown.takenBy ?? 'a former member'}.`}
          {shown.state === 'resolved' && `Resolved by ${shown.resolvedBy ?? 'a former member'}.`}
        </p>
        {shown.written.map(({ content, at }) => (
          <div key={`${at} ${content}`}>
            <p className="soft">
              {dateText(at)}, {timeText(at)}
            </p>
            <p className={styles.words}>{content}</p>
          </div>
        ))}
        {shown.notes.map(({ content, author, at }) => (
          <p key={`${at} ${content}`}>
            <strong>{author ?? 'A former member'}</strong>, {dateText(at)}, {timeText(at)}: {content}
          </p>
        ))}
        {shown.state === 'taken' && (
          <TextArea
            label="Action taken"
            rows={3}
            maxLength={2000}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        )}
        {failure && <p role="alert">{failure.text}</p>}
      </Stack>
    </Dialog>
  );
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
