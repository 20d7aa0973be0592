import { Button, counted, Dialog, LinkButton, Stack } from '../../../../web/ui/index.ts';

/** What leaving and finishing do: the clock does not stop. */
export function LeaveDialog({
  unanswered,
  unsent,
  onStay,
  onFinish,
}: {
  unanswered: number;
  /** Answers not sent yet. */
  unsent: number;
  onStay: () => void;
  onFinish: () => void;
}) {
  return (
    <Dialog
      title="Leave or finish?"
      onClose={onStay}
      actions={
        <>
          <LinkButton to="/dashboard">Leave for now</LinkButton>
          <Button destructive onClick={onFinish}>
            Finish now
          </Button>
          <Button primary onClick={onStay}>
            Go on
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>
          <strong>Leave for now:</strong> your answers are kept and you can come back, but the clock keeps running.
          {unsent > 0 &&
            ` ${counted(unsent, 'answer')} ${unsent === 1 ? 'is' : 'are'} not sent yet: come back before the time is over, so that ${unsent === 1 ? 'it is' : 'they are'} sent.`}
        </p>
        <p>
          <strong>Finish now:</strong> your answers are scored.{' '}
          {unanswered === 1 ? 'One question stays' : `${counted(unanswered, 'question')} stay`} unanswered, and you
          cannot return to them.
        </p>
      </Stack>
    </Dialog>
  );
}
