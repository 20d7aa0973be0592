import { useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { Part } from '../../../../web/shell/Part.tsx';
import { UnsavedChanges } from '../../../../web/shell/UnsavedChanges.tsx';
import { Button, SkeletonBlock } from '../../../../web/ui/index.ts';
import documentStyles from '../documents/Documents.module.css';
import type { DocumentProps } from '../documents/document-props.ts';
import { History } from '../documents/History.tsx';
import { stateText } from '../documents/state-texts.ts';
import { useSharedDocument } from '../documents/use-shared-document.ts';
import { usePresence } from '../presence/use-presence.ts';

const drawing = () => import('./Drawing.tsx');

/** A whiteboard that several people draw on. */
export function Board({ id, title, mayWrite, room }: DocumentProps) {
  const { document, state } = useSharedDocument(id);
  const presence = usePresence(id, room, useUser().id);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isReadOnly = !mayWrite || state === 'refused';
  return (
    <>
      {mayWrite && <UnsavedChanges isChanged={state === 'saving' || state === 'offline'} />}
      <div className={documentStyles.head}>
        <h3>{title}</h3>
        <Button small icon="history" onClick={() => setHistoryOpen(true)}>
          History
        </Button>
      </div>
      {state === 'opening' ? (
        <SkeletonBlock height={560} />
      ) : (
        <Part
          load={drawing}
          partProps={{ document, title, isReadOnly, presence }}
          waiting={<SkeletonBlock height={560} />}
        />
      )}
      <p className={documentStyles.state} role="status">
        {stateText('whiteboard', state, mayWrite)}
      </p>
      {isHistoryOpen && <History id={id} mayWrite={mayWrite} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
