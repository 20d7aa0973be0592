import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { keyOf, useCall } from '../../../../../web/api/index.ts';
import { Button, Card, Dialog, LinkButton, Refusal, Row, Stack, zonedText } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails, ApplicationStatus } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';

type Step = 'accept' | 'decline' | 'withdraw';

/** Where the application stands, what comes next, and what its applicant can do. */
export function NextStep({ application }: { application: ApplicationDetails }) {
  const [asked, setAsked] = useState<Step>();
  const { status, mayTake } = application;
  const { title, text } = wordsOf(application);
  return (
    <Card tone={status === 'accepted' ? 'accent' : 'plain'} title={title}>
      <Stack gap={12}>
        <p>{text}</p>
        <Row>
          {mayTake.includes('accept_offer') && (
            <Button primary onClick={() => setAsked('accept')}>
              Accept the offer
            </Button>
          )}
          {mayTake.includes('decline_offer') && <Button onClick={() => setAsked('decline')}>Decline the offer</Button>}
          {mayTake.includes('withdraw') && (
            <Button destructive onClick={() => setAsked('withdraw')}>
              Withdraw application
            </Button>
          )}
          {(status === 'withdrawn' || status === 'offer_declined') && (
            <LinkButton to={portalAddress({ tab: 'explore' })}>Explore Universities</LinkButton>
          )}
        </Row>
      </Stack>
      {asked && <Confirmation {...{ application, step: asked }} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function wordsOf({ status, university, program, intake, serverTime }: ApplicationDetails): {
  title: string;
  text: string;
} {
  const what = `${program} at ${university.name}`;
  const decision =
    intake.decisionsAt > serverTime
      ? `Decisions are released on ${zonedText(intake.decisionsAt, intake.timeZone)}. We notify you then.`
      : 'We notify you as soon as the university has decided.';
  const words: Record<Exclude<ApplicationStatus, 'draft'>, [title: string, text: string]> = {
    submitted: ['Your application was received', decision],
    under_review: ['Your application is being reviewed', decision],
    accepted: ['You have an offer', `${university.name} offers you a place in ${program}. Accept or decline it.`],
    rejected: [
      'The university did not offer you a place',
      `This decision is about ${what}, not about other universities.`,
    ],
    waitlisted: [
      'You are on the waiting list',
      'You may receive an offer if a place becomes free. You need not do anything.',
    ],
    withdrawn: [
      'You withdrew this application',
      'Reviewers do not decide on it. You can apply again while the intake is open.',
    ],
    offer_accepted: [
      'You accepted the offer',
      `You have a place in ${what}. The university contacts you about the rest.`,
    ],
    offer_declined: ['You declined the offer', `Your place in ${what} was given up.`],
  };
  const [title, text] = words[status === 'draft' ? 'submitted' : status];
  return { title, text };
}

const questions: Record<Step, { title: string; text: (application: ApplicationDetails) => ReactNode; button: string }> =
  {
    accept: {
      title: 'Accept this offer?',
      text: ({ program, university }) =>
        `You take the place in ${program} at ${university.name}. You can still withdraw afterwards.`,
      button: 'Accept offer',
    },
    decline: {
      title: 'Decline this offer?',
      text: ({ program, university }) =>
        `You give up the place in ${program} at ${university.name}. This cannot be undone.`,
      button: 'Decline offer',
    },
    withdraw: {
      title: 'Withdraw this application?',
      text: ({ status, university }) =>
        status === 'offer_accepted'
          ? `You give up your place at ${university.name}. This cannot be undone.`
          : 'Reviewers stop reading it. This cannot be undone. You can apply again while the intake is open.',
      button: 'Withdraw application',
    },
  };

function Confirmation({
  application,
  step,
  onClose,
}: {
  application: ApplicationDetails;
  step: Step;
  onClose: () => void;
}) {
  const { id } = application;
  const client = useQueryClient();
  const handling = {
    once: true,
    invalidates: [universities.routes.applications],
    onSuccess: (changed: ApplicationDetails) => {
      client.setQueryData(keyOf(universities.routes.application, { params: { id } }), changed);
      onClose();
    },
  };
  const answer = useCall(universities.routes.answerOffer, handling);
  const withdraw = useCall(universities.routes.withdrawApplication, handling);
  const { title, text, button } = questions[step];
  const params = { id };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            primary={step === 'accept'}
            destructive={step !== 'accept'}
            busy={answer.isPending || withdraw.isPending}
            onClick={() =>
              step === 'withdraw' ? withdraw.mutate({ params }) : answer.mutate({ params, body: { answer: step } })
            }
          >
            {button}
          </Button>
        </>
      }
    >
      <p>{text(application)}</p>
      <Refusal error={answer.error ?? withdraw.error} />
    </Dialog>
  );
}
