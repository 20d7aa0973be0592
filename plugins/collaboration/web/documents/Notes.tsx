import { useState } from 'react';
import { UnsavedChanges } from '../../../../web/shell/UnsavedChanges.tsx';
import { Button, Markdown, SkeletonBlock } from '../../../../web/ui/index.ts';
import styles from './Documents.module.css';
import { Editor } from './Editor.tsx';
import { History } from './History.tsx';
import type { DocumentState } from './shared-document.ts';
import { useSharedDocument } from './use-shared-document.ts';

const stateTexts: Readonly<Record<DocumentState, string>> = {
  opening: 'Opening …',
  saved: 'All changes saved',
  saving: 'Saving …',
  offline: 'Offline. Keep this page open: your changes are sent when the connection is back.',
  refused: 'You can only read these notes. What you change now is not saved.',
};

/** Notes in Markdown that several people write at the same time. */
export function Notes({ id, title, mayWrite }: { id: string; title: string; mayWrite: boolean }) {
  const { document, state } = useSharedDocument(id);
  const [isReading, setReading] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const text = document.getText('content');
  const save = () => {
    const address = URL.createObjectURL(new Blob([text.toString()], { type: 'text/markdown' }));
    const link = window.document.createElement('a');
    link.href = address;
    link.download = `${title.replace(/[^\p{L}\p{N} _-]/gu, '')}.md`;
    link.click();
    URL.revokeObjectURL(address);
  };
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
        <Button small icon="download" disabled={state === 'opening'} onClick={save}>
          Markdown
        </Button>
      </div>
      {state === 'opening' ? (
        <SkeletonBlock height={320} />
      ) : isReading ? (
        <div className={styles.read}>
          <Markdown text={text.toString()} />
        </div>
      ) : (
        <Editor text={text} label={title} isReadOnly={!mayWrite || state === 'refused'} />
      )}
      <p className={styles.state} role="status">
        {mayWrite ? stateTexts[state] : 'You can read these notes and not change them.'}
      </p>
      {isHistoryOpen && <History id={id} mayWrite={mayWrite} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
