import { useState } from 'react';
import type { CallResult } from '../../../../core/contract/index.ts';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Dialog, dateText, IconButton, LineList, LineSubject, TextField } from '../../../../web/ui/index.ts';
import { longestNote, tutor } from '../../contract.ts';
import { NotKept } from './NotKept.tsx';

type Note = CallResult<typeof tutor.routes.memory>['notes'][number];

/** The notes, each to be corrected or deleted. */
export function Notes({ notes, canCorrect }: { notes: readonly Note[]; canCorrect: boolean }) {
  const [correcting, setCorrecting] = useState<Note>();
  const remove = useCall(tutor.routes.deleteNote, { invalidates: [tutor.routes.memory] });
  return (
    <>
      <LineList>
        {notes.map((note) => (
          <li key={note.id}>
            <LineSubject
              title={note.text}
              description={`${note.source === 'learner' ? 'Written by you' : 'Said in a conversation'}, ${dateText(note.writtenAt)}`}
            />
            <span>
              {canCorrect && (
                <IconButton icon="pen" label={`Correct “${note.text}”`} onClick={() => setCorrecting(note)} />
              )}
              <IconButton
                icon="trash"
                label={`Delete “${note.text}”`}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { id: note.id } })}
              />
            </span>
          </li>
        ))}
      </LineList>
      {correcting && <CorrectDialog note={correcting} onClose={() => setCorrecting(undefined)} />}
    </>
  );
}

function CorrectDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const [text, setText] = useState(note.text);
  const [refusal, setRefusal] = useState<string | null>(null);
  const correct = useCall(tutor.routes.correctNote, {
    invalidates: [tutor.routes.memory],
    once: true,
    onSuccess: (kept) => (kept.note ? onClose() : setRefusal(kept.refusal)),
  });
  const save = () => correct.mutate({ params: { id: note.id }, body: { text: text.trim() } });
  return (
    <Dialog
      title="Correct this note"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={correct.isPending} disabled={text.trim() === ''} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) save();
        }}
      >
        <TextField
          label="Note"
          value={text}
          maxLength={longestNote}
          issue={correct.error?.issueOf('text') ?? correct.error?.text}
          onChange={({ target }) => setText(target.value)}
        />
        <NotKept text={refusal} />
      </form>
    </Dialog>
  );
}
