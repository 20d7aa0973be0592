import { useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { UnsavedChanges } from '../../../../web/shell/UnsavedChanges.tsx';
import { Button, Markdown, SkeletonBlock } from '../../../../web/ui/index.ts';
import { usePresence } from '../presence/use-presence.ts';
import styles from './Documents.module.css';
import type { DocumentProps } from './document-props.ts';
import { Editor } from './Editor.tsx';
import { History } from './History.tsx';
import { saveText } from './save.ts';
import { stateText } from './state-texts.ts';
import { useSharedDocument } from './use-shared-document.ts';

/** Notes in Markdown that several people write at the same time. */
export function Notes({ id, title, mayWrite, room }: DocumentProps) {
  const { document, state } = useSharedDocument(id);
  const presence = usePresence(id, room, useUser().id);
  const [isReading, setReading] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const text = document.getText('content');
  const save = (ending: string) => saveText(title, ending, text.toString());
  return (
    <>
      {mayWrite && <UnsavedChanges isChanged={state === 'saving' || state === 'offline'} />}
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button small aria-pressed={isReading} icon="eye" onClick={() => setReading(!isReading)}>
          Read
        </Button>
        <Button small icon="history" onClick={() => setHistoryOpen(true)}>
          History
        </Button>
        <Button small icon="download" disabled={state === 'opening'} onClick={() => save('md')}>
          Markdown
        </Button>
        <Button small icon="download" disabled={state === 'opening'} onClick={() => save('txt')}>
          Text
        </Button>
      </div>
      {state === 'opening' ? (
        <SkeletonBlock height={320} />
      ) : isReading ? (
        <div className={styles.read}>
          <Markdown text={text.toString()} />
        </div>
      ) : (
        <Editor text={text} label={title} isReadOnly={!mayWrite || state === 'refused'} presence={presence} />
      )}
      <p className={styles.state} role="status">
        {stateText('notes', state, mayWrite)}
      </p>
      {isHistoryOpen && <History id={id} mayWrite={mayWrite} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
