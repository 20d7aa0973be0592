import { useState } from 'react';
import { CallError, call, useCall } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { BlockDialog, Button, Dialog, IconButton, nameText, Tag, TextArea } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import type { DiscussionMessage } from '../../discussions/contract.ts';
import styles from '../study-groups/StudyGroup.module.css';
import { momentText } from '../time-texts.ts';
import type { Unsent } from './use-discussion.ts';

const { blockAuthor, removeMessage, reportMessage } = activity.routes;

interface MessageProps {
  message: DiscussionMessage;
  groupId: string;
  mayModerate: boolean;
  onChanged: (message: DiscussionMessage) => void;
}

/** A message with the actions available to its reader. */
export function Message({ message, groupId, mayModerate, onChanged }: MessageProps) {
  const { id, who, isOwn, isStaff, text, gone, isReported, at } = message;
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const mayBlock = useMay()('activity.block');
  const block = useCall(blockAuthor, { once: true, onSuccess: () => setBlocking(false) });
  const params = { id: groupId, messageId: id };
  const remove = useCall(removeMessage, {
    once: true,
    onSuccess: onChanged,
    onError: ({ text: why }) =>
      toast({ title: 'The message was not removed', description: why, variant: 'destructive' }),
  });
  return (
    <li className={isOwn ? [styles.message, styles.own].join(' ') : styles.message}>
      <p className={styles.writer}>
        <bdi>
          <strong>{who}</strong>
        </bdi>
        {isStaff && !isOwn && <Tag>Staff</Tag>}
        <time dateTime={at}>{momentText(at)}</time>
        {isReported && <Tag tone="attention">Reported</Tag>}
        <span className={styles.actions}>
          {gone === null && (isOwn || mayModerate) && (
            <IconButton
              icon="trash"
              label={isOwn ? 'Remove your message' : `Remove the message of ${nameText(who)}`}
              onClick={() => remove.mutate({ params })}
            />
          )}
          {gone === null && !isOwn && !mayModerate && !isReported && (
            <IconButton icon="flag" label={`Report the message of ${who}`} onClick={() => setReporting(true)} />
          )}
          {gone === null && !isOwn && !isStaff && mayBlock && (
            <IconButton icon="lock" label={`Block ${nameText(who)}`} onClick={() => setBlocking(true)} />
          )}
        </span>
      </p>
      {isBlocking && (
        <BlockDialog
          name={nameText(who)}
          busy={block.isPending}
          error={block.error}
          onConfirm={() => block.mutate({ params })}
          onClose={() => setBlocking(false)}
        />
      )}
      {text === null ? (
        <p className={styles.gone}>{goneTexts[gone ?? 'account']}</p>
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {isReporting && <ReportDialog params={params} onDone={onChanged} onClose={() => setReporting(false)} />}
    </li>
  );
}

/** A message that has not reached the server yet. */
export function UnsentMessage({ message, sendAgain }: { message: Unsent; sendAgain: () => void }) {
  const { text, failure } = message;
  return (
    <li className={[styles.message, styles.own, styles.unsent].join(' ')}>
      <p className={styles.writer}>
        <strong>You</strong>
        <span>{failure === undefined ? 'Sending…' : 'Not sent yet'}</span>
      </p>
      <p className={styles.text}>{text}</p>
      {failure !== undefined && (
        <p className={styles.failure}>
          {failure}
          <Button quiet small icon="refresh" onClick={sendAgain}>
            Send again
          </Button>
        </p>
      )}
    </li>
  );
}

function ReportDialog({
  params,
  onDone,
  onClose,
}: {
  params: { id: string; messageId: string };
  onDone: (message: DiscussionMessage) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = async () => {
    setSending(true);
    try {
      const reported = await call(reportMessage, { params, body: { reason } });
      if (reported) onDone(reported);
      toast({ title: 'Reported', description: 'Staff of your institution will look at the message.' });
      onClose();
    } catch (error) {
      setFailure(error instanceof CallError ? error.text : 'The report could not be sent.');
      setSending(false);
    }
  };
  return (
    <Dialog
      title="Report this message"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={isSending} onClick={() => void report()}>
            Report
          </Button>
        </>
      }
    >
      <p>Staff of your institution decide whether it stays. The author is not told who reported it.</p>
      <TextArea
        label="Reason"
        required={false}
        rows={3}
        maxLength={500}
        value={reason}
        issue={failure}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}

const goneTexts = {
  removed: 'This message was removed.',
  account: 'The author’s account was deleted.',
  younger: 'This message is hidden because its author is younger.',
  blocked: 'You have blocked the author of this message.',
} as const;
