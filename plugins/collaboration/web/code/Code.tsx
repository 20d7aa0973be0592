import type { Extension } from '@codemirror/state';
import { useEffect, useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { UnsavedChanges } from '../../../../web/shell/UnsavedChanges.tsx';
import { Button, SkeletonBlock } from '../../../../web/ui/index.ts';
import documentStyles from '../documents/Documents.module.css';
import type { DocumentProps } from '../documents/document-props.ts';
import { Editor } from '../documents/Editor.tsx';
import { History } from '../documents/History.tsx';
import { saveText } from '../documents/save.ts';
import { stateText } from '../documents/state-texts.ts';
import { useSharedDocument } from '../documents/use-shared-document.ts';
import { usePresence } from '../presence/use-presence.ts';
import { fileEndings, languageTitles } from './language-titles.ts';
import { grammarOf, highlighting } from './languages.ts';
import { Run } from './Run.tsx';

/** Code that several people write, and everyone may run in their own browser. */
export function Code({ id, title, language, mayWrite, room }: DocumentProps) {
  const { document, state } = useSharedDocument(id);
  const presence = usePresence(id, room, useUser().id);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const text = document.getText('content');
  const written = language ?? 'text';
  const [grammar, setGrammar] = useState<Extension>(highlighting);
  useEffect(() => {
    let isGone = false;
    // Without its grammar, code has no colours.
    grammarOf(written).then(
      (found) => isGone || setGrammar([highlighting, found]),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [written]);
  return (
    <>
      {mayWrite && <UnsavedChanges isChanged={state === 'saving' || state === 'offline'} />}
      <div className={documentStyles.head}>
        <h3>
          {title} · {languageTitles[written]}
        </h3>
        <Button small icon="history" onClick={() => setHistoryOpen(true)}>
          History
        </Button>
        <Button
          small
          icon="download"
          disabled={state === 'opening'}
          onClick={() => saveText(title, fileEndings[written], text.toString())}
        >
          Save
        </Button>
      </div>
      {state === 'opening' ? (
        <SkeletonBlock height={320} />
      ) : (
        <Editor
          text={text}
          label={title}
          isReadOnly={!mayWrite || state === 'refused'}
          presence={presence}
          grammar={grammar}
        />
      )}
      <p className={documentStyles.state} role="status">
        {stateText('code', state, mayWrite)}
      </p>
      {(written === 'javascript' || written === 'python') && <Run language={written} code={() => text.toString()} />}
      {isHistoryOpen && <History id={id} mayWrite={mayWrite} onClose={() => setHistoryOpen(false)} />}
    </>
  );
}
