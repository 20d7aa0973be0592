import { useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { Button, Checkbox, Dialog, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { GradingReview } from '../../contract.ts';

export type ChosenVerdict = 'rubric' | 'model' | 'neither';

const titles: Readonly<Record<ChosenVerdict, string>> = {
  rubric: 'Is the rubric right?',
  model: 'Is the AI grader right?',
  neither: 'Which criteria does the answer meet?',
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
  onDecide: (decision: { note: string; met?: string[] }) => void;
}) {
  const [note, setNote] = useState('');
  const [met, setMet] = useState(review.criteria.filter(({ rubric }) => rubric).map(({ id }) => id));
  const toggle = (id: string) => setMet(met.includes(id) ? met.filter((each) => each !== id) : [...met, id]);
  return (
    <Dialog
      title={titles[verdict]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary
            busy={deciding.isPending}
            onClick={() => onDecide({ note: note.trim(), ...(verdict === 'neither' && { met }) })}
          >
            Save decision
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {review.changesPoints
            ? `Your decision sets the points of this answer by ${review.learner}. A finished result is scored again, and the learner is notified. The decision is recorded in the audit log.`
            : `Your decision on this answer by ${review.learner} is recorded in the audit log. The points of answers this old cannot be changed.`}
        </p>
        {verdict === 'neither' &&
          review.criteria.map(({ id, says, points }) => (
            <Checkbox
              key={id}
              label={`${says} (${points} ${points === 1 ? 'point' : 'points'})`}
              checked={met.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        <TextArea
          label="Note (optional, stored in the audit log)"
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
