import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import type { Load } from '../../../../web/screens.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Part } from '../../../../web/shell/Part.tsx';
import { toast } from '../../../../web/shell/toasts.ts';
import type { IconName } from '../../../../web/ui/index.ts';
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
import type { DocumentType } from '../../documents/contract.ts';
import { CodeLanguage } from '../../documents/contract.ts';
import { languageTitles } from '../code/language-titles.ts';
import type { RoomView } from '../rooms/names.ts';
import styles from './Documents.module.css';
import type { DocumentProps } from './document-props.ts';

interface Kind {
  readonly add: string;
  readonly open: string;
  readonly empty: string;
  readonly begin: string;
  readonly icon: IconName;
  readonly load: Load<DocumentProps>;
}

const kinds: Readonly<Record<DocumentType, Kind>> = {
  notes: {
    add: 'New notes',
    open: 'Open notes',
    empty: 'No notes yet',
    begin: 'Give the first ones a title above.',
    icon: 'file',
    load: () => import('./Notes.tsx'),
  },
  code: {
    add: 'New code',
    open: 'Open code',
    empty: 'No code yet',
    begin: 'Give the first file a title and a language above.',
    icon: 'code',
    load: () => import('../code/Code.tsx'),
  },
  whiteboard: {
    add: 'New whiteboard',
    open: 'Open whiteboard',
    empty: 'No whiteboard yet',
    begin: 'Give the first one a title above.',
    icon: 'pen',
    load: () => import('../board/Board.tsx'),
  },
};

/** The documents of one type in a room; one of them is open. */
export function Documents({ room, type }: { room: RoomView; type: DocumentType }) {
  const texts = kinds[type];
  const query = { roomId: room.id };
  const found = useRoute(contract.routes.documents, { query }, { freshFor: 0 });
  const [chosen, setChosen] = useState<string>();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState<CodeLanguage>('javascript');
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
  const documents = found.data.filter((one) => one.type === type);
  const open = documents.find(({ id }) => id === chosen) ?? documents[0];
  return (
    <>
      {mayWrite && (
        <form
          className={styles.create}
          onSubmit={(event) => {
            event.preventDefault();
            if (!title.trim()) return;
            create.mutate({ body: { id: crypto.randomUUID(), roomId: room.id, title, type, language } });
          }}
        >
          <TextField
            label={texts.add}
            value={title}
            maxLength={100}
            onChange={({ target }) => setTitle(target.value)}
          />
          {type === 'code' && (
            <SelectField
              label="Language"
              options={CodeLanguage.options.map((value) => ({ value, label: languageTitles[value] }))}
              value={language}
              onChange={({ target }) => setLanguage(target.value as CodeLanguage)}
            />
          )}
          <Button type="submit" icon="plus" busy={create.isPending} disabled={!title.trim()}>
            Add
          </Button>
        </form>
      )}
      {documents.length > 1 && open && (
        <SelectField
          label={texts.open}
          options={documents.map(({ id, title: name, lastModified }) => ({
            value: id,
            label: `${name} · ${momentText(lastModified)}`,
          }))}
          value={open.id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {open ? (
        <Part
          key={open.id}
          load={texts.load}
          partProps={{ id: open.id, title: open.title, language: open.language, mayWrite, room }}
          waiting={<SkeletonBlock height={360} />}
        />
      ) : (
        <EmptyState
          icon={texts.icon}
          title={texts.empty}
          description={mayWrite ? texts.begin : 'Whoever may write can add some.'}
        />
      )}
    </>
  );
}
