import { useQueryClient } from '@tanstack/react-query';
import { invalidate, keyOf, useCall } from '../../../web/api/index.ts';
import { Button, counted, Dialog, LinkButton } from '../../../web/ui/index.ts';
import { pausesPerSection } from '../../item-bank/contract.ts';
import { immersion } from '../contract.ts';

interface PauseDialogProps {
  sessionId: string;
  questionId: string;
  pausesLeft: number;
  onPaused?: () => void;
  onClose: () => void;
}

/** Explains what a pause does to the open question, and asks for confirmation. */
export function PauseDialog({ sessionId, questionId, pausesLeft, onPaused, onClose }: PauseDialogProps) {
  const client = useQueryClient();
  const { status, stage } = immersion.routes;
  const pause = useCall(immersion.routes.pause, {
    once: true,
    invalidates: [stage],
    onSuccess: (paused) => {
      client.setQueryData(keyOf(status), paused);
      onPaused?.();
      onClose();
    },
    // Answered, paused or ended in another tab.
    onError: ({ status: code }) =>
      code === 409 && void Promise.all([invalidate(client, status), invalidate(client, stage)]),
  });
  if (pausesLeft === 0) {
    return (
      <Dialog
        title="No pauses left in this section"
        onClose={onClose}
        actions={
          <>
            <LinkButton to="/dashboard">Leave for now</LinkButton>
            <Button primary onClick={onClose}>
              Keep going
            </Button>
          </>
        }
      >
        <p>
          You have paused {pausesPerSection} times in this section. You can leave and come back: this question stays
          open, and chats stay closed until the section ends.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Pause the placement?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep going</Button>
          <Button primary busy={pause.isPending} onClick={() => pause.mutate({ body: { sessionId, questionId } })}>
            Pause
          </Button>
        </>
      }
    >
      <p>
        This question goes away and is not scored. You get another one of the same kind when you continue. Your answers
        so far are saved, and chats open again.
      </p>
      <p className="soft">
        You can pause {counted(pausesLeft, 'more time')} in this section. Closing the page is not a pause: the question
        stays open.
      </p>
      {pause.error && <p role="alert">{pause.error.text}</p>}
    </Dialog>
  );
}
