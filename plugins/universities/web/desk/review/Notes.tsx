import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useCall } from '../../../../../web/api/index.ts';
import { Button, Card, fullName, momentText, Refusal, Stack, TextArea } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { LongText } from './LongText.tsx';
import styles from './Review.module.css';

const { addNote, removeNote, deskApplication } = universities.routes;

/** Notes of reviewers on an application. */
export function Notes({ details: { id, notes, may } }: { details: DeskDetails }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const add = useCall(addNote, {
    once: true,
    onSuccess: (saved) => {
      client.setQueryData(keyOf(deskApplication, { params: { id } }), saved);
      setText('');
      setNoteId(crypto.randomUUID());
    },
  });
  const remove = useCall(removeNote, { once: true, invalidates: [deskApplication] });
  if (!may.note && notes.length === 0) return null;
  return (
    <Card title="Notes">
      <Stack>
        {notes.map((note) => (
          <div key={note.id} className={styles.comment}>
            <p>
              <strong>{note.isMine ? 'You' : note.author ? fullName(note.author) : 'A reviewer'}</strong>{' '}
              <span className="soft">{momentText(note.at)}</span>
            </p>
            <LongText text={note.text} />
            {note.isMine && (
              <div>
                <Button
                  small
                  quiet
                  busy={remove.isPending && remove.variables?.params.noteId === note.id}
                  aria-label={`Delete your note of ${momentText(note.at)}`}
                  onClick={() => remove.mutate({ params: { id, noteId: note.id } })}
                >
                  Delete
                </Button>
              </div>
            )}
          </div>
        ))}
        <Refusal error={remove.error} />
        {may.note && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              add.mutate({ params: { id }, body: { noteId, text } });
            }}
          >
            <Stack gap={12}>
              <TextArea
                label="New note"
                hint="Reviewers who have not submitted their review do not see it. The applicant never does."
                rows={2}
                maxLength={5000}
                value={text}
                issue={add.error?.issueOf('text')}
                onChange={({ target }) => setText(target.value)}
              />
              <Refusal error={add.error} fields={['text']} />
              <div>
                <Button type="submit" small busy={add.isPending} disabled={text.trim() === ''}>
                  Add note
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}
