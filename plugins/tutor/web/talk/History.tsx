import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { Button, Dialog, EmptyState, ErrorState, IconButton, Skeleton, TextField } from '../../../../web/ui/index.ts';
import type { Conversation, ConversationKind } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { dayText } from './day-text.ts';
import styles from './Talk.module.css';

export interface HistoryProps {
  kind: Exclude<ConversationKind, 'coaching'>;
  chosen: string | undefined;
  /** Undefined starts a new conversation. */
  onChoose: (id: string | undefined) => void;
}

/** Earlier conversations, the newest first. The selected one can be renamed and deleted. */
export function History({ kind, chosen, onChoose }: HistoryProps) {
  const list = useRoute(tutor.routes.conversations, { query: { kind } });
  const [changing, setChanging] = useState<{ what: 'rename' | 'delete'; conversation: Conversation }>();
  return (
    <aside className={styles.history} aria-label="Earlier conversations">
      <Button wide icon="plus" onClick={() => onChoose(undefined)} disabled={chosen === undefined}>
        New conversation
      </Button>
      {list.error && <ErrorState error={list.error} retry={list.refetch} />}
      {!list.data && !list.error && <Skeleton lines={5} label="Loading your conversations" />}
      {list.data?.length === 0 && (
        <EmptyState icon="history" title="No conversations yet" description="Your conversations are kept here." />
      )}
      {list.data && list.data.length > 0 && (
        <ul className={styles.list}>
          {list.data.map((conversation) => (
            <li key={conversation.id} className={conversation.id === chosen ? styles.chosen : undefined}>
              <button
                type="button"
                className={styles.entry}
                aria-current={conversation.id === chosen || undefined}
                onClick={() => onChoose(conversation.id)}
              >
                <span className={styles.title}>{conversation.title}</span>
                <span className={styles.when}>{dayText(conversation.updatedAt)}</span>
              </button>
              {conversation.id === chosen && (
                <>
                  <IconButton icon="pen" label="Rename" onClick={() => setChanging({ what: 'rename', conversation })} />
                  <IconButton
                    icon="trash"
                    label="Delete"
                    onClick={() => setChanging({ what: 'delete', conversation })}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {changing?.what === 'rename' && (
        <RenameDialog conversation={changing.conversation} onClose={() => setChanging(undefined)} />
      )}
      {changing?.what === 'delete' && (
        <DeleteDialog
          conversation={changing.conversation}
          onClose={() => setChanging(undefined)}
          onDeleted={() => {
            setChanging(undefined);
            onChoose(undefined);
          }}
        />
      )}
    </aside>
  );
}

function RenameDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const [title, setTitle] = useState(conversation.title);
  const rename = useCall(tutor.routes.rename, {
    invalidates: [tutor.routes.conversations, tutor.routes.conversation],
    onSuccess: onClose,
    once: true,
  });
  const save = () => rename.mutate({ params: { id: conversation.id }, body: { title } });
  return (
    <Dialog
      title="Rename this conversation"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={rename.isPending} disabled={title.trim() === ''} onClick={save}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim()) save();
        }}
      >
        <TextField
          label="Name"
          value={title}
          maxLength={120}
          issue={rename.error?.issueOf('title') ?? rename.error?.text}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  );
}

function DeleteDialog({
  conversation,
  onClose,
  onDeleted,
}: {
  conversation: Conversation;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { data } = useRoute(tutor.routes.readers);
  const remove = useCall(tutor.routes.remove, {
    invalidates: [tutor.routes.conversations],
    onSuccess: onDeleted,
    once: true,
  });
  return (
    <Dialog
      title="Delete this conversation?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            primary
            destructive
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id: conversation.id } })}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>
        “{conversation.title}” disappears from your list.{' '}
        {data?.staff
          ? 'Your guardians and instructors can still read it for 30 days. Then it is erased.'
          : 'It is erased at once and cannot be restored.'}
      </p>
      {remove.error && <p role="alert">{remove.error.text}</p>}
    </Dialog>
  );
}
