import { useRoute } from '../../../../web/api/index.ts';
import { activity } from '../../contract.ts';
import styles from '../study-groups/StudyGroup.module.css';
import { Message } from './Message.tsx';

/** Messages of a learner who has left the group, which they can still remove. */
export function OwnMessages({ groupId }: { groupId: string }) {
  const own = useRoute(activity.routes.ownMessages, { params: { id: groupId } }, { freshFor: 0 });
  if (!own.data || own.data.length === 0) return null;
  return (
    <section aria-labelledby="own-messages">
      <h3 id="own-messages">Your messages</h3>
      <p className={styles.note}>The group can still read them. A message that you remove disappears for everyone.</p>
      <ol className={[styles.messages, styles.ownMessages].join(' ')}>
        {own.data.map((message) => (
          <Message
            key={message.id}
            message={message}
            groupId={groupId}
            mayModerate={false}
            onChanged={() => void own.refetch()}
          />
        ))}
      </ol>
    </section>
  );
}
