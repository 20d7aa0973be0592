import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  PageHeader,
  Section,
  SkeletonBlock,
  Stack,
  Switch,
} from '../../../../web/ui/index.ts';
import { mostNotes, tutor } from '../../contract.ts';
import { NewNote } from './NewNote.tsx';
import { Notes } from './Notes.tsx';

/** What the tutor remembers about the person: the notes, and the switch. */
export function MemoryScreen() {
  const memory = useRoute(tutor.routes.memory);
  const open = useOpenAssessment();
  const [isDeleting, setDeleting] = useState(false);
  useLive(tutor, 'memory_changed', () => void memory.refetch());
  const turn = useCall(tutor.routes.switchMemory, { invalidates: [tutor.routes.memory] });
  const clear = useCall(tutor.routes.deleteNotes, {
    invalidates: [tutor.routes.memory],
    onSuccess: () => setDeleting(false),
    once: true,
  });
  const { data } = memory;
  return (
    <>
      <PageHeader
        title="What the tutor remembers"
        description="Short notes in your own words, for the tutor, the assistant and MentorAI. Only you see this list."
        above={<Link to="/ai-tutor">Tutor chat</Link>}
      />
      {memory.error && <ErrorState error={memory.error} retry={memory.refetch} />}
      {!data && !memory.error && <SkeletonBlock height={420} />}
      {data && (
        <Stack>
          {data.state === 'institution-off' ? (
            <p role="status">
              Your institution has switched this off: no note is used or added. You can delete those below.
            </p>
          ) : (
            <Switch
              label="The tutor may remember"
              hint="While this is off, notes are neither used nor added. They stay in the list until you delete them."
              checked={data.state === 'on'}
              disabled={turn.isPending}
              onChange={({ target }) => turn.mutate({ body: { isOn: target.checked } })}
            />
          )}
          <p className="soft">
            Nothing about health, belief, family, or anybody’s name and address is kept, and nothing from messages of
            danger or distress. Notes are not used in a scored assessment. The tutor can add a sentence of yours from a
            conversation, and you can tell it: “Remember that I …”
          </p>
          {open && data.state === 'on' && <ClosedChat open={open} />}
          {!open && data.state === 'on' && data.notes.length < mostNotes && <NewNote />}
          <Section
            title="Notes"
            actions={
              data.notes.length > 1 && (
                <Button small icon="trash" onClick={() => setDeleting(true)}>
                  Delete all
                </Button>
              )
            }
          >
            {data.notes.length === 0 ? (
              <EmptyState
                icon="history"
                title="No notes"
                description="The tutor remembers nothing about you between conversations."
              />
            ) : (
              <Notes notes={data.notes} canCorrect={!open} />
            )}
          </Section>
        </Stack>
      )}
      {isDeleting && (
        <ConfirmDialog
          title="Delete all notes?"
          confirm="Delete all"
          destructive
          busy={clear.isPending}
          error={clear.error}
          onConfirm={() => clear.mutate({})}
          onClose={() => setDeleting(false)}
        >
          <p>The tutor then remembers nothing about you. Your conversations stay.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
