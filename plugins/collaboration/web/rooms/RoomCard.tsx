import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { counted, Tag } from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import { Avatars } from './Avatars.tsx';
import type { RoomView } from './names.ts';
import { entryTitle, roomName, typeTitles } from './names.ts';
import styles from './Rooms.module.css';

/** A room. Pressing it joins the room. */
export function RoomCard({ room }: { room: RoomView }) {
  const navigate = useNavigate();
  const join = useCall(contract.routes.joinRoom, {
    invalidates: [contract.routes.rooms, contract.routes.room],
    once: true,
    onSuccess: () => navigate(`/collaboration/${room.id}`),
    onError: ({ text }) => toast({ title: 'You could not join', description: text, variant: 'destructive' }),
  });
  const present = room.participants.filter(({ status }) => status !== 'other');
  const isFull = room.admission === null && present.length >= room.maxParticipants;
  return (
    <button
      type="button"
      className={styles.card}
      disabled={isFull || join.isPending}
      onClick={() => join.mutate({ params: { id: room.id } })}
    >
      <span className={styles.head}>
        <span className={styles.name}>{roomName(room)}</span>
        <Tag>{entryTitle(room)}</Tag>
        {room.unread > 0 && <Tag tone="accent">{counted(room.unread, 'new message')}</Tag>}
        {isFull && <Tag>Full</Tag>}
      </span>
      <span className={styles.facts}>
        {typeTitles[room.type]}
        {room.currentActivity && ` · ${room.currentActivity}`}
      </span>
      <span className={styles.foot}>
        <Avatars participants={present} />
        <span>
          <span className="figures">{present.length}</span> of <span className="figures">{room.maxParticipants}</span>{' '}
          participants
        </span>
      </span>
    </button>
  );
}
