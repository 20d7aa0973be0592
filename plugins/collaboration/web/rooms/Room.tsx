import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useConnection, useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import { Call } from '../calls/Call.tsx';
import { Avatars } from './Avatars.tsx';
import { NotEligible } from './NotEligible.tsx';
import type { RoomView } from './names.ts';
import { entryTitle, roomName, typeTitles } from './names.ts';
import { RoomSide } from './RoomSide.tsx';
import styles from './Rooms.module.css';
import { RoomTabs } from './RoomTabs.tsx';
import { usePresence } from './use-presence.ts';

const back = <Link to="/collaboration">Back</Link>;

/** A room: its documents and who is in it. */
export function Room() {
  const { id = '' } = useParams();
  const found = useRoute(contract.routes.room, { params: { id } }, { freshFor: 0 });
  const { data } = found;
  const isInside = data?.admission === 'admitted';
  useTitle(data ? roomName(data) : 'Room');
  const refetch = () => void found.refetch();
  usePresence(isInside ? data : undefined);
  useLive(contract, 'room_changed', ({ roomId }) => roomId === id && refetch());
  useReturn(refetch);
  if (found.error?.namesNothing) return <NoSuchRoom />;
  if (found.error?.status === 403)
    return (
      <>
        <PageHeader above={back} title="Room" />
        <NotEligible error={found.error} />
      </>
    );
  if (found.error && !data) return <ErrorState wholePage error={found.error} retry={found.refetch} />;
  if (!data)
    return (
      <>
        <PageHeader above={back} title="Room" description={'\u00a0'} />
        <SkeletonBlock height={420} />
      </>
    );
  return (
    <>
      <PageHeader
        above={back}
        title={roomName(data)}
        description={[typeTitles[data.type], entryTitle(data), ...(data.endedAt ? ['Ended'] : [])].join(' · ')}
        actions={isInside && <Actions room={data} />}
      />
      {isInside ? (
        <Stack gap={16}>
          <Call room={data} />
          <div className={styles.columns}>
            <RoomTabs room={data} />
            <RoomSide room={data} />
          </div>
        </Stack>
      ) : (
        <Outside room={data} refetch={refetch} />
      )}
    </>
  );
}

/** Connection, leaving and, for the host, ending. */
function Actions({ room }: { room: RoomView }) {
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const own = useUser().id;
  const isConnected = useConnection() === 'connected';
  const params = { id: room.id };
  const leave = useCall(contract.routes.leaveRoom, {
    invalidates: [contract.routes.rooms],
    once: true,
    onSuccess: () => navigate('/collaboration'),
    onError: ({ text }) => toast({ title: 'You could not leave', description: text, variant: 'destructive' }),
  });
  const end = useCall(contract.routes.endRoom, {
    invalidates: [contract.routes.rooms, contract.routes.room],
    once: true,
    onSuccess: () => setEnding(false),
  });
  const isHost = room.participants.some(({ id, role }) => id === own && role === 'host');
  return (
    <>
      <Avatars participants={room.participants.filter(({ status }) => status !== 'other')} />
      <span role="status" className={styles.connection}>
        <Tag tone={isConnected ? 'good' : 'attention'}>{isConnected ? 'Connected' : 'Disconnected'}</Tag>
      </span>
      <Button busy={leave.isPending} onClick={() => leave.mutate({ params })}>
        Leave room
      </Button>
      {isHost && !room.endedAt && (
        <Button quiet destructive onClick={() => setEnding(true)}>
          End room
        </Button>
      )}
      {isEnding && (
        <ConfirmDialog
          title="End this room?"
          confirm="End room"
          destructive
          busy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate({ params })}
          onClose={() => setEnding(false)}
        >
          <p>Its documents stay readable for the participants. Nobody can change them or join any more.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** For someone who is not in the room: joining, waiting, or having been removed. */
function Outside({ room, refetch }: { room: RoomView; refetch: () => void }) {
  const join = useCall(contract.routes.joinRoom, {
    invalidates: [contract.routes.room, contract.routes.rooms],
    once: true,
    onError: ({ text }) => toast({ title: 'You could not join', description: text, variant: 'destructive' }),
  });
  if (room.admission === 'removed')
    return (
      <EmptyState
        icon="lock"
        title="You are no longer in this room"
        description="The host has removed you from this room."
      />
    );
  if (room.admission === 'waiting')
    return (
      <EmptyState
        icon="clock"
        title="Waiting for the host"
        description="The host of this private room admits each person."
        action={<Button onClick={refetch}>Check again</Button>}
      />
    );
  return (
    <EmptyState
      icon="pen"
      title={room.endedAt ? 'This room has ended' : 'You are not in this room'}
      description={
        room.endedAt ? 'Only those who were in it can read its documents.' : 'Join it to read and write its documents.'
      }
      action={
        !room.endedAt && (
          <Button primary busy={join.isPending} onClick={() => join.mutate({ params: { id: room.id } })}>
            Join room
          </Button>
        )
      }
    />
  );
}

function NoSuchRoom() {
  return (
    <ErrorState
      wholePage
      title="Room not found"
      description="It may be for others, or gone."
      action={
        <LinkButton primary to="/collaboration">
          See all rooms
        </LinkButton>
      }
    />
  );
}
