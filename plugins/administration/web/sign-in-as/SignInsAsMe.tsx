import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import {
  Button,
  ErrorState,
  fullName,
  LineList,
  LineSubject,
  momentText,
  Row,
  Skeleton,
} from '../../../../web/ui/index.ts';
import type { SignInAs } from '../../contract.ts';
import { administration } from '../../contract.ts';

const { signInsAsMe, answerSignInAs, endSignInAs } = administration.routes;

/** On one's profile: administrators who asked to sign in as one, and who did. */
export function SignInsAsMe() {
  const { data, error, refetch } = useRoute(signInsAsMe, {}, { freshFor: 0 });
  useReturn(() => void refetch());
  return (
    <div id="sign-ins-as">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={1} label="Loading" />
      ) : data.length === 0 ? (
        <p>Nobody has signed in as you, or asked to.</p>
      ) : (
        <LineList>
          {data.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </LineList>
      )}
    </div>
  );
}

function Request({ request }: { request: SignInAs }) {
  const { id, firstName, lastName, reason, state } = request;
  const invalidates = [signInsAsMe];
  const answer = useCall(answerSignInAs, { once: true, invalidates });
  const end = useCall(endSignInAs, { once: true, invalidates });
  const name = firstName || lastName ? fullName({ firstName, lastName }) : 'A former administrator';
  const give = (isAllowed: boolean) => answer.mutate({ params: { id }, body: { isAllowed } });
  const error = answer.error ?? end.error;
  return (
    <li>
      <LineSubject
        title={name}
        description={
          <>
            {standing(request)}
            {reason && <> Reason: {reason}</>}
            {error && <> {error.text}</>}
          </>
        }
      />
      {state === 'waiting' && (
        <Row>
          <Button busy={answer.isPending} onClick={() => give(false)}>
            Decline
          </Button>
          <Button busy={answer.isPending} onClick={() => give(true)}>
            Allow
          </Button>
        </Row>
      )}
      {state === 'allowed' && (
        <Button busy={answer.isPending} onClick={() => give(false)}>
          Take back
        </Button>
      )}
      {state === 'open' && (
        <Button busy={end.isPending} onClick={() => end.mutate({ params: { id } })}>
          End now
        </Button>
      )}
    </li>
  );
}

function standing({ state, askedAt, begunAt, until }: SignInAs): string {
  const asked = momentText(askedAt);
  if (state === 'waiting') return `Asked ${asked} to sign in as you: to see what you see, without changing anything.`;
  if (state === 'allowed') return `May sign in as you once, within a day. Asked ${asked}.`;
  if (state === 'declined') return `Asked ${asked}. You declined.`;
  if (state === 'expired') return `Asked ${asked}. The request has expired.`;
  if (state === 'open')
    return `Is signed in as you since ${momentText(begunAt ?? asked)}, until ${momentText(until ?? asked)}.`;
  return `Signed in as you ${momentText(begunAt ?? asked)}, until ${momentText(until ?? asked)} at the latest.`;
}
