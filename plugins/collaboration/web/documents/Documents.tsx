import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  momentText,
  SelectField,
  SkeletonBlock,
  TextField,
} from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from '../rooms/names.ts';
import styles from './Documents.module.css';
import { Notes } from './Notes.tsx';

/** The documents of a room; one of them is open. */
export function Documents({ room }: { room: RoomView }) {
  const query = { roomId: room.id };
  const found = useRoute(contract.routes.documents, { query }, { freshFor: 0 });
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const userId = useUser().id;
  const own = room.participants.find(({ id }) => id === userId);
  useLive(contract, 'room_changed', ({ roomId }) => roomId === room.id && void found.refetch());
  const create = useCall(contract.routes.createDocument, {
    invalidates: [contract.routes.documents],
    onSuccess: ({ id }) => {
      setChosen(id);
      setTitle('');
    },
    onError: ({ text }) => toast({ title: 'Document not created', description: text, variant: 'destructive' }),
  });
  if (found.error && !found.data) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <SkeletonBlock height={360} />;
  const mayWrite = own?.mayWrite === true && !room.endedAt;
  const open = found.data.find(({ id }) => id === chosen) ?? found.data[0];
  return (
    <>
      {mayWrite && (
        <form
          className={styles.create}
          onSubmit={(event) => {
            event.preventDefault();
            if (!title.trim()) return;
            create.mutate({ body: { id: crypto.randomUUID(), roomId: room.id, title, type: 'notes' } });
          }}
        >
          <TextField
            label="New notes"
            value={title}
            maxLength={100}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" icon="plus" busy={create.isPending} disabled={!title.trim()}>
            Add
          </Button>
        </form>
      )}
      {found.data.length > 1 && open && (
        <SelectField
          label="Open notes"
          options={found.data.map(({ id, title: name, lastModified }) => ({
            value: id,
            label: `${name} · ${momentText(lastModified)}`,
          }))}
          value={open.id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {open ? (
        <Notes key={open.id} id={open.id} title={open.title} mayWrite={mayWrite} />
      ) : (
        <EmptyState
          icon="file"
          title="No notes yet"
          description={mayWrite ? 'Give the first ones a title above.' : 'Whoever may write can add some.'}
        />
      )}
    </>
  );
}
