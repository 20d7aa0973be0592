import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, IconButton, momentText, nameText, Tag, TextArea } from '../../../../web/ui/index.ts';
import { editMinutes, maxMessageLength } from '../../chat/contract.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from '../rooms/names.ts';
import { nameOf } from '../rooms/names.ts';
import styles from './Chat.module.css';
import { piecesOf } from './links.ts';
import type { Message as MessageView } from './use-chat.ts';

interface MessageProps {
  message: MessageView;
  room: RoomView;
  onChanged: (message: MessageView) => void;
}

type Open = 'editing' | 'reporting' | undefined;

/** A message with the actions available to its reader. */
export function Message({ message, room, onChanged }: MessageProps) {
  const { id, userId, userName, gone, isEdited, isReported, timestamp, type } = message;
  const own = useUser();
  const [open, setOpen] = useState<Open>();
  const params = { id: room.id, messageId: id };
  const remove = useCall(contract.routes.deleteMessage, {
    once: true,
    onSuccess: onChanged,
    onError: ({ text }) => toast({ title: 'Message not deleted', description: text, variant: 'destructive' }),
  });
  const name = userId === null ? 'A former participant' : nameOf(room, { id: userId, name: userName }, own.id);
  if (type === 'system')
    return (
      <li className={styles.system}>
        <bdi>{name}</bdi> {message.message ?? 'was here'}
      </li>
    );
  const isOwn = userId === own.id;
  const isHost = room.participants.some((one) => one.id === own.id && one.role === 'host');
  const isStaff = own.role !== 'learner';
  const isRecent = Date.now() - Date.parse(timestamp) < editMinutes * 60_000;
  return (
    <li className={isOwn ? [styles.message, styles.own].join(' ') : styles.message}>
      <p className={styles.writer}>
        <bdi>
          <strong>{name}</strong>
        </bdi>
        <time dateTime={timestamp}>{momentText(timestamp)}</time>
        {isEdited && <span>Edited</span>}
        {isReported && <Tag tone="attention">Reported</Tag>}
        {gone === null && (
          <span className={styles.actions}>
            {isOwn && isRecent && !room.endedAt && (
              <IconButton icon="pen" label="Edit your message" onClick={() => setOpen('editing')} />
            )}
            {(isOwn || isHost || isStaff) && (
              <IconButton
                icon="trash"
                label={isOwn ? 'Delete your message' : `Delete the message of ${nameText(name)}`}
                onClick={() => remove.mutate({ params })}
              />
            )}
            {!isOwn && !isReported && (
              <IconButton
                icon="flag"
                label={`Report the message of ${nameText(name)}`}
                onClick={() => setOpen('reporting')}
              />
            )}
          </span>
        )}
      </p>
      {message.message === null ? (
        <p className={styles.gone}>{goneTexts[gone ?? 'account']}</p>
      ) : (
        <Words text={message.message} />
      )}
      {open === 'editing' && (
        <EditDialog message={message} params={params} onDone={onChanged} onClose={() => setOpen(undefined)} />
      )}
      {open === 'reporting' && <ReportDialog params={params} onDone={onChanged} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

const goneTexts = {
  deleted: 'This message was deleted.',
  account: 'The author’s account was deleted.',
  hidden: 'This message is hidden because its author is no longer in this circle.',
  blocked: 'You have blocked the author of this message.',
} as const;

/** A message's text with its links. */
function Words({ text }: { text: string }) {
  const pieces = piecesOf(text);
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) =>
        'href' in piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
          <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}

interface DialogProps {
  params: { id: string; messageId: string };
  onDone: (message: MessageView) => void;
  onClose: () => void;
}

function EditDialog({ message, params, onDone, onClose }: DialogProps & { message: MessageView }) {
  const [text, setText] = useState(message.message ?? '');
  const edit = useCall(contract.routes.editMessage, {
    onSuccess: (changed) => {
      onDone(changed);
      onClose();
    },
  });
  return (
    <Dialog
      title="Edit your message"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={edit.isPending}
            disabled={text.trim() === ''}
            onClick={() => edit.mutate({ params, body: { message: text } })}
          >
            Save
          </Button>
        </>
      }
    >
      <TextArea
        label="Message"
        rows={3}
        maxLength={maxMessageLength}
        value={text}
        hint="The others see that it was edited."
        issue={edit.error?.text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}

function ReportDialog({ params, onDone, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  const report = useCall(contract.routes.reportChatMessage, {
    once: true,
    onSuccess: (changed) => {
      onDone(changed);
      toast({ title: 'Reported', description: 'Staff of your institution will look at the message.' });
      onClose();
    },
  });
  return (
    <Dialog
      title="Report this message"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={report.isPending} onClick={() => report.mutate({ params, body: { reason } })}>
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
        issue={report.error?.text}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
