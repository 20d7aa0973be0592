import { useState } from 'react';
import type { OwnSession } from '../../core/contract/platform.ts';
import { platform } from '../../core/contract/platform.ts';
import { useCall, useRoute } from '../api/query.ts';
import { useReturn } from '../live/use-return.ts';
import { signOut } from '../session/sign-in.ts';
import { toast } from '../shell/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { counted } from '../ui/count-text.ts';
import { Tag } from '../ui/Figures.tsx';
import { LineList, LineSubject } from '../ui/LineList.tsx';
import { Row, Section } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorState } from '../ui/State.tsx';
import { momentText } from '../ui/times.ts';

const { ownSessions, endSession, endOtherSessions } = platform.routes;

/** The devices on which the user is signed in, which they can sign out one by one or all but this one. */
export function Devices() {
  const sessions = useRoute(ownSessions);
  const [isEnding, setEnding] = useState(false);
  useReturn(() => void sessions.refetch());
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Section
      id="devices"
      title="Your devices"
      description="Where you are signed in. If you do not recognise a device, sign it out and change your password."
      actions={hasOthers && <Button onClick={() => setEnding(true)}>Sign out everywhere else</Button>}
    >
      {sessions.error ? (
        <ErrorState title="Your devices could not be loaded" error={sessions.error} retry={sessions.refetch} />
      ) : sessions.data ? (
        <LineList>
          {sessions.data.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </LineList>
      ) : (
        <Skeleton lines={2} label="Loading your devices" />
      )}
      {isEnding && <EndOthers onClose={() => setEnding(false)} />}
    </Section>
  );
}

function Device({ session: { id, device, place, signedInAt, lastUsedAt, isCurrent } }: { session: OwnSession }) {
  const end = useCall(endSession, {
    once: true,
    invalidates: [ownSessions],
    onSuccess: () => toast({ title: `Signed out on ${device}` }),
    onError: (error) => toast({ title: 'Not signed out', description: error.text, variant: 'destructive' }),
  });
  return (
    <li>
      <LineSubject
        title={
          <Row>
            <strong>{device}</strong>
            {isCurrent && <Tag tone="accent">This device</Tag>}
          </Row>
        }
        description={
          <>
            {place}. Signed in {momentText(signedInAt)}
            {isCurrent ? '.' : `, last used ${momentText(lastUsedAt)}.`}
          </>
        }
      />
      {isCurrent ? (
        <Button icon="signOut" onClick={() => void signOut()}>
          Sign out
        </Button>
      ) : (
        <Button
          busy={end.isPending}
          aria-label={`Sign out ${device}, signed in ${momentText(signedInAt)}`}
          onClick={() => end.mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const end = useCall(endOtherSessions, {
    once: true,
    invalidates: [ownSessions],
    onSuccess: ({ ended }) => {
      toast({ title: `Signed out on ${counted(ended, 'other device')}` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Sign out everywhere else?"
      confirm="Sign out everywhere else"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({})}
      onClose={onClose}
    >
      <p>You stay signed in on this device. All others are signed out at once. Saved work is kept.</p>
    </ConfirmDialog>
  );
}
