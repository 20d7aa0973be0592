import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../../../web/api/index.ts';
import { call, usePluginOn } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { Button, Card, LinkButton, momentText } from '../../../../web/ui/index.ts';
import { learnersOnly } from '../../../item-bank/contract.ts';
import { notMeasured } from '../../../learner/contract.ts';
import { practicePath } from '../../../practice/contract.ts';
import type { Status } from '../../contract.ts';
import { immersion } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { letterOf } from '../sections.ts';
import { useResume } from '../use-resume.ts';
import { AbandonDialog } from './AbandonDialog.tsx';
import styles from './Start.module.css';

/** The button to start or continue, or the link to the result. */
export function Start({ status, onBegun }: { status: Status; onBegun: () => void }) {
  const { role } = useUser();
  if (role !== 'learner') return <p role="status">{learnersOnly}</p>;
  if (status.state === 'open') return <GoOn status={status} />;
  if (status.form === null) return <NotMeasured />;
  return (
    <>
      {status.held && <Held held={status.held} />}
      {status.canStart ? <Begin status={status} onBegun={onBegun} /> : <NotYet status={status} />}
    </>
  );
}

/** Kindergarten to grade 2. */
function NotMeasured() {
  const isPracticeOn = usePluginOn('practice');
  return (
    <Card>
      <div className={styles.open}>
        <p>{notMeasured}</p>
        {isPracticeOn && (
          <div className={styles.start}>
            <LinkButton primary icon="play" to={practicePath}>
              Practise
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}

function Held({ held: { sessionId, completedAt } }: { held: NonNullable<Status['held']> }) {
  return (
    <Card tone="attention">
      <p>
        <strong>Your placement of {momentText(completedAt)} does not count yet.</strong> Many answers came in haste.
        Staff can accept the result, or you take the placement again and leave yourself time to read each question.
      </p>
      <LinkButton small to={`${addresses.results}?sessionId=${sessionId}`}>
        View the held result
      </LinkButton>
    </Card>
  );
}

function Begin({ status, onBegun }: { status: Status; onBegun: () => void }) {
  const begin = useMutation<unknown, CallError>({
    mutationFn: () => call(immersion.routes.stage, { params: { stage: 'core_math' } }),
    onSuccess: onBegun,
  });
  return (
    <div className={styles.start}>
      <Button primary icon="play" busy={begin.isPending} onClick={() => begin.mutate()}>
        Begin
      </Button>
      {status.state === 'completed' && <LinkButton to={addresses.results}>View your last result</LinkButton>}
      <p className={styles.note} role="status">
        {begin.error ? (
          <span className={styles.failed}>{begin.error.text}</span>
        ) : status.form === 'early' ? (
          'Plan for 20 minutes. You can pause and go on later.'
        ) : (
          'Plan for 30 to 60 minutes. You can pause and continue later.'
        )}
      </p>
    </div>
  );
}

function GoOn({ status }: { status: Status }) {
  const [isGivingUp, setGivingUp] = useState(false);
  const { stage, startedAt, sessionId, isPaused } = status;
  const navigate = useNavigate();
  const resume = useResume(() => navigate(addresses.questions));
  const onward = stage ? `Continue with section ${letterOf(stage)}` : 'Get your result';
  return (
    <Card tone="accent">
      <div className={styles.open}>
        <p>
          <strong>{isPaused ? 'Your placement is paused.' : 'You have an open placement.'}</strong>{' '}
          {startedAt && `Started on ${momentText(startedAt)}. `}
          {stage
            ? `You are in section ${letterOf(stage)}. Every answer so far is saved.`
            : 'All sections are done. The placement only has to be scored.'}
        </p>
        <div className={styles.start}>
          {isPaused && sessionId ? (
            <Button primary icon="play" busy={resume.isPending} onClick={() => resume.mutate({ body: { sessionId } })}>
              {onward}
            </Button>
          ) : (
            <LinkButton primary to={addresses.questions} icon="play">
              {onward}
            </LinkButton>
          )}
          <Button quiet destructive onClick={() => setGivingUp(true)}>
            Give up
          </Button>
        </div>
      </div>
      {isGivingUp && sessionId && <AbandonDialog sessionId={sessionId} onClose={() => setGivingUp(false)} />}
    </Card>
  );
}

function NotYet({ status: { completedAt, nextAt, state } }: { status: Status }) {
  return (
    <Card tone="accent">
      <div className={styles.open}>
        <p>
          {completedAt && <strong>You completed a placement on {momentText(completedAt)}. </strong>}
          {nextAt &&
            `You can begin another one from ${momentText(nextAt)}. Your score changes with what you learn until then.`}
        </p>
        {state === 'completed' && (
          <div className={styles.start}>
            <LinkButton primary to={addresses.results} icon="chart">
              View your result
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}
