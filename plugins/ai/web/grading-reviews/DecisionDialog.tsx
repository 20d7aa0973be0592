import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, Dialog, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { GradingReview } from '../../contract.ts';

export type ChosenVerdict = 'rubric' | 'model' | 'neither';

const titles: Readonly<Record<ChosenVerdict, string>> = {
  rubric: 'Is the rubric right?',
  model: 'Is the AI grader right?',
  neither: 'Are both wrong?',
};

/** Asks for a note and confirms a decision on a grading. */
export function DecisionDialog({
  review,
  verdict,
  deciding,
  onClose,
  onDecide,
}: {
  review: GradingReview;
  verdict: ChosenVerdict;
  deciding: { readonly isPending: boolean; readonly error: CallError | null };
  onClose: () => void;
  onDecide: (note: string) => void;
}) {
  const [note, setNote] = useState('');
  return (
    <Dialog
      title={titles[verdict]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary busy={deciding.isPending} onClick={() => onDecide(note.trim())}>
            Save decision
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          Your decision on the answer of {review.learner} is kept in the audit log. It does not change the points. If
          the result is unfair to the learner, allow another attempt.
        </p>
        <TextArea
          label="Note (optional, kept in the audit log)"
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {deciding.error && <p role="alert">{deciding.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
