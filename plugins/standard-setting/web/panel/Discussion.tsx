import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, Refusal, Section, Stack, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { PanelStudy } from '../../contract.ts';
import { standardSetting } from '../../contract.ts';
import { NoteList } from '../NoteList.tsx';

const { panel: panelRoute, addNote } = standardSetting.routes;

/** The panel's notes, which begin with round 2. */
export function Discussion({ study: { id, phase, notes } }: { study: PanelStudy }) {
  const isOpen = phase === 'round2' || phase === 'round3';
  if (!isOpen && notes.length === 0) return null;
  return (
    <Section
      title="Notes"
      description="What learners at the border can do, and what makes a question hard. The whole panel reads them."
    >
      <Stack gap={24}>
        {notes.length > 0 && <NoteList notes={notes} />}
        {isOpen && <NoteForm studyId={id} />}
      </Stack>
    </Section>
  );
}

function NoteForm({ studyId }: { studyId: string }) {
  // One id per note, so that a repeated request adds one.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const send = useCall(addNote, {
    once: true,
    invalidates: [panelRoute],
    onSuccess: () => {
      setId(crypto.randomUUID());
      setText('');
      setPage('');
    },
  });
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ params: { studyId }, body: { id, text, page: page ? Number(page) : null } });
        }}
      >
        <Stack gap={16}>
          <TextArea
            label="Note"
            rows={3}
            value={text}
            maxLength={1000}
            issue={send.error?.issueOf('text')}
            onChange={({ target }) => setText(target.value)}
          />
          <TextField
            label="Question"
            type="number"
            min={1}
            required={false}
            value={page}
            hint="The number of the question it is about, if it is about one"
            issue={send.error?.issueOf('page')}
            onChange={({ target }) => setPage(target.value)}
          />
          <Refusal error={send.error} fields={['text', 'page']} />
          <div>
            <Button type="submit" busy={send.isPending}>
              Add note
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
