import { useState } from 'react';
import type { CallError } from '../api/index.ts';
import { Button } from './Button.tsx';
import { counted } from './count-text.ts';
import { Dialog } from './Dialog.tsx';
import { TextArea } from './Field.tsx';
import { Section, Stack } from './Page.tsx';
import { Table, TableNote } from './Table.tsx';
import { dateText } from './times.ts';

/** A result that is not recorded until staff accept it. */
export interface HeldResult {
  readonly sessionId: string;
  readonly learner: string;
  readonly completedAt: string;
  readonly eiqScore: number;
  readonly standardError: number;
  readonly hasty: number;
  readonly answers: number;
  /** Milliseconds. */
  readonly totalTime: number;
}

interface Decision {
  readonly sessionId: string;
  readonly accept: boolean;
  readonly reason: string;
}

/** Held results, each to be accepted or declined; nothing where there are none. */
export function HeldResults({
  results,
  deciding,
  onDecide,
}: {
  results: readonly HeldResult[];
  deciding: { readonly isPending: boolean; readonly error: CallError | null };
  /** Call `done` to close the dialog. */
  onDecide: (decision: Decision, done: () => void) => void;
}) {
  const [chosen, setChosen] = useState<{ result: HeldResult; accept: boolean }>();
  if (results.length === 0) return null;
  return (
    <Section
      title={`Held results (${results.length})`}
      description="Many answers were given within 3 seconds. These results do not count until you accept them or the learner repeats the assessment."
    >
      <Table columns={['Learner', 'Completed', 'Hasty answers', 'Score if accepted']} hasActions>
        {results.map((result) => (
          <tr key={result.sessionId}>
            <th scope="row">{result.learner}</th>
            <td data-label="Completed">{dateText(result.completedAt)}</td>
            <td data-label="Hasty answers">
              {result.hasty} of {counted(result.answers, 'answer')}
              <TableNote>{Math.max(1, Math.round(result.totalTime / 1000))} seconds in total</TableNote>
            </td>
            <td data-label="Score if accepted" className="figures">
              {result.eiqScore.toFixed(1)}
            </td>
            <td data-actions>
              <Button small onClick={() => setChosen({ result, accept: true })}>
                Accept<span className="unseen"> the result of {result.learner}</span>
              </Button>{' '}
              <Button small quiet onClick={() => setChosen({ result, accept: false })}>
                Decline<span className="unseen"> the result of {result.learner}</span>
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      {chosen && (
        <DecisionDialog
          {...chosen}
          deciding={deciding}
          onClose={() => setChosen(undefined)}
          onDecide={(reason) =>
            onDecide({ sessionId: chosen.result.sessionId, accept: chosen.accept, reason }, () => setChosen(undefined))
          }
        />
      )}
    </Section>
  );
}

function DecisionDialog({
  result,
  accept,
  deciding,
  onClose,
  onDecide,
}: {
  result: HeldResult;
  accept: boolean;
  deciding: { readonly isPending: boolean; readonly error: CallError | null };
  onClose: () => void;
  onDecide: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={accept ? `Accept the result of ${result.learner}?` : `Decline the result of ${result.learner}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary={accept}
            destructive={!accept}
            busy={deciding.isPending}
            onClick={() => onDecide(reason.trim())}
          >
            {accept ? 'Accept result' : 'Decline result'}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {accept
            ? 'The result will count in the EiQ record, with a note that many answers were hasty.'
            : 'The result will not count in the EiQ record. This cannot be undone.'}
        </p>
        <TextArea
          label="Reason (optional, stored in the audit log)"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {deciding.error && <p role="alert">{deciding.error.text}</p>}
      </Stack>
    </Dialog>
  );
}
