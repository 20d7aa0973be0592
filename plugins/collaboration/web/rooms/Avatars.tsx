import { Avatar, counted } from '../../../../web/ui/index.ts';
import type { Participant } from '../../rooms/contract.ts';
import styles from './Rooms.module.css';

const maxAvatars = 4;

/** The first participants, then how many more there are. */
export function Avatars({ participants }: { participants: readonly Participant[] }) {
  const more = participants.length - maxAvatars;
  return (
    <span className={styles.avatars} role="img" aria-label={counted(participants.length, 'participant')}>
      {participants.slice(0, maxAvatars).map(({ id, name }) => {
        const [firstName = '?', lastName = ''] = (name ?? '').split(' ').filter(Boolean);
        return <Avatar key={id} firstName={firstName} lastName={lastName} size={32} />;
      })}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
