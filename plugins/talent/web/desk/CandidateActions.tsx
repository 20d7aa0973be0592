import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, FormDialog, Refusal, Row, Stack, TextArea } from '../../../../web/ui/index.ts';
import type { CandidateDetails } from '../../contract.ts';
import { canTake, nextStages, talent } from '../../contract.ts';
import styles from '../parts/Talent.module.css';

const { shortlist, unlist, invite, moveCandidate, candidate: candidateRoute, candidates } = talent.routes;
const invalidates = [candidateRoute, candidates];

/** As a button: `Move to interview`. */
const moveTitles = { interview: 'Move to interview', offer: 'Make an offer', hired: 'Mark as hired' } as const;
const moves = ['interview', 'offer', 'hired'] as const;

/** What a recruiter can do with a candidate now. */
export function CandidateActions({ candidate: { matchId, label, stage } }: { candidate: CandidateDetails }) {
  const [isWriting, setIsWriting] = useState(false);
  const params = { matchId };
  const list = useCall(shortlist, { invalidates });
  const drop = useCall(unlist, { invalidates });
  const move = useCall(moveCandidate, { once: true, invalidates, onSuccess: () => toast({ title: 'Stage changed' }) });
  const next = moves.filter((each) => nextStages(stage).includes(each));
  return (
    <Stack gap={8}>
      <Row>
        {canTake('invite', stage) && (
          <Button primary onClick={() => setIsWriting(true)}>
            Express interest
          </Button>
        )}
        {canTake('shortlist', stage) && (
          <Button icon="star" busy={list.isPending} onClick={() => list.mutate({ params })}>
            Shortlist
          </Button>
        )}
        {canTake('unlist', stage) && (
          <Button busy={drop.isPending} onClick={() => drop.mutate({ params })}>
            Take off the shortlist
          </Button>
        )}
        {next.map((to) => (
          <Button key={to} busy={move.isPending} onClick={() => move.mutate({ params, body: { stage: to } })}>
            {moveTitles[to]}
          </Button>
        ))}
        {canTake('decline', stage) && (
          <Button quiet busy={move.isPending} onClick={() => move.mutate({ params, body: { stage: 'declined' } })}>
            Decline
          </Button>
        )}
      </Row>
      <Refusal error={list.error ?? drop.error ?? move.error} />
      {isWriting && <InterestDialog {...{ matchId, label }} onClose={() => setIsWriting(false)} />}
    </Stack>
  );
}

function InterestDialog({ matchId, label, onClose }: { matchId: string; label: string; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const send = useCall(invite, {
    once: true,
    invalidates,
    onSuccess: ({ stage }) => {
      const description = stage === 'mutual' ? 'You can write to each other now.' : 'The candidate can answer now.';
      toast({ title: 'Interest sent', description });
      onClose();
    },
  });
  const isClosed = send.isPending || message.trim() === '';
  return (
    <FormDialog
      title={`Express interest in ${label}`}
      onClose={onClose}
      action="Send"
      busy={send.isPending}
      disabled={isClosed}
      className={styles.form}
      onSubmit={() => {
        if (!isClosed) send.mutate({ params: { matchId }, body: { message } });
      }}
    >
      <p>The candidate reads your message with the name of your company.</p>
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={2000}
        value={message}
        issue={send.error?.issueOf('message')}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Refusal error={send.error} fields={['message']} />
    </FormDialog>
  );
}
