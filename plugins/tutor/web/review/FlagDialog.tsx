import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, Dialog, ErrorState, fullName, Markdown, Skeleton, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { FlagPage } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from '../talk/day-text.ts';
import styles from './Review.module.css';

/** A flagged message with its reply, and the action taken. */
export function FlagDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useRoute(tutor.routes.flag, { params: { id } });
  if (!found.data) {
    return (
      <Dialog title="Flagged message" onClose={onClose}>
        {found.error ? <ErrorState error={found.error} retry={found.refetch} /> : <Skeleton lines={6} />}
      </Dialog>
    );
  }
  return <Found flag={found.data} onClose={onClose} />;
}

function Found({ flag, onClose }: { flag: FlagPage; onClose: () => void }) {
  const [note, setNote] = useState(flag.note ?? '');
  const set = useCall(tutor.routes.setFlag, {
    invalidates: [tutor.routes.flags, tutor.routes.flag, tutor.routes.reviewLearners],
    onSuccess: onClose,
    once: true,
  });
  const isOpen = flag.state === 'open';
  const send = () =>
    set.mutate({ params: { id: flag.id }, body: { state: isOpen ? 'resolved' : 'open', note: note.trim() } });
  return (
    <Dialog
      title={`Message of ${fullName(flag.learner)}`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={set.isPending} onClick={send}>
            {isOpen ? 'Mark as resolved' : 'Reopen'}
          </Button>
        </>
      }
    >
      <Stack>
        <p className="soft">
          {dayText(flag.raisedAt)}
          {flag.mailed > 0 &&
            `. ${flag.mailed === 1 ? 'One person was' : `${flag.mailed} people were`} notified by email.`}
        </p>
        <p className={styles.words}>{flag.content}</p>
        <TextArea
          label="Action taken (stored with the flag)"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {flag.conversationId && <Link to={`/conversations/${flag.conversationId}`}>Read the whole conversation</Link>}
        {flag.answered !== null && (
          <>
            <p>
              <strong>Reply</strong>
            </p>
            <div className={styles.answer}>
              <Markdown text={flag.answered || 'No reply yet.'} />
            </div>
          </>
        )}
        {set.error && <p role="alert">{set.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
