import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { goTo } from '../../../../web/session/navigate.ts';
import { storeSessionAs } from '../../../../web/session/session.ts';
import {
  Button,
  Card,
  FormDialog,
  momentText,
  nameText,
  Refusal,
  Section,
  Stack,
  TextField,
} from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';

const { signInAs, askSignInAs, beginSignInAs, history, audit } = administration.routes;

/** Signs in as a person, where the institution allows it. */
export function SignInAsSection({ person: { id, firstName } }: { person: Person }) {
  const found = useRoute(signInAs, { params: { id } }, { freshFor: 0 });
  const [isAsking, setIsAsking] = useState(false);
  const begin = useCall(beginSignInAs, {
    once: true,
    onSuccess: (signedIn) => {
      storeSessionAs(signedIn);
      goTo('/');
    },
  });
  if (!found.data || found.data.rule === 'off' || found.data.hindrance) return null;
  const { rule, minutes, latest } = found.data;
  const name = nameText(firstName);
  const isAllowed = latest?.state === 'allowed';
  const isWaiting = latest?.state === 'waiting';
  return (
    <Section
      title={`Sign in as ${name}`}
      description={`See what ${name} sees, in this tab, for ${minutes} minutes. You cannot change anything or read private messages. ${name} sees when you did, and why.`}
    >
      <Card>
        <Stack>
          {latest && <p>{standingOf(latest, name)}</p>}
          <Refusal error={begin.error} />
          <div>
            {isAllowed ? (
              <Button busy={begin.isPending} onClick={() => begin.mutate({ params: { id: latest.id } })}>
                Sign in as {name}
              </Button>
            ) : isWaiting ? (
              <Button onClick={() => void found.refetch()}>Check again</Button>
            ) : (
              <Button onClick={() => setIsAsking(true)}>
                {rule === 'consent' ? `Ask ${name}` : `Sign in as ${name}`}
              </Button>
            )}
          </div>
        </Stack>
      </Card>
      {isAsking && (
        <AskDialog
          id={id}
          name={name}
          isAsked={rule === 'consent'}
          onAllowed={(request) => begin.mutate({ params: { id: request } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}

interface Standing {
  readonly state: string;
  readonly askedAt: string;
  readonly until: string | null;
}

function standingOf({ state, askedAt, until }: Standing, name: string): string {
  const asked = momentText(askedAt);
  if (state === 'waiting') return `You asked ${asked}. ${name} answers on their profile, within a day.`;
  if (state === 'allowed') return `${name} can be signed in as. This is good for one session, within a day.`;
  if (state === 'declined') return `${name} declined your request of ${asked}.`;
  if (state === 'open') return `You are signed in as ${name} in another tab, until ${momentText(until ?? askedAt)}.`;
  if (state === 'expired') return `Your request of ${asked} has expired.`;
  return `You were last signed in as ${name} after your request of ${asked}.`;
}

function AskDialog({
  id,
  name,
  isAsked,
  onAllowed,
  onClose,
}: {
  id: string;
  name: string;
  isAsked: boolean;
  onAllowed: (request: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const ask = useCall(askSignInAs, {
    once: true,
    invalidates: [signInAs, history, audit],
    onSuccess: (request) => {
      onClose();
      if (!isAsked) onAllowed(request.id);
    },
  });
  return (
    <FormDialog
      title={isAsked ? `Ask to sign in as ${name}` : `Sign in as ${name}`}
      onClose={onClose}
      action={isAsked ? 'Ask' : 'Sign in'}
      busy={ask.isPending}
      noValidate
      onSubmit={() => {
        ask.mutate({ params: { id }, body: { reason } });
      }}
    >
      <Stack>
        <TextField
          label="Why"
          hint={`${name} reads this.`}
          value={reason}
          maxLength={200}
          issue={ask.error?.issueOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal error={ask.error} fields={['reason']} />
      </Stack>
    </FormDialog>
  );
}
