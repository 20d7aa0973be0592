import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Card,
  Conversation,
  Dialog,
  dateText,
  ErrorState,
  Section,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import type { CoachingSession, SessionStatus } from '../../contract.ts';
import { sessionTypeTitles, subjectTitles, tutor } from '../../contract.ts';
import styles from './Coaching.module.css';
import { interactionsText } from './text.ts';
import { turnsRead } from './turns.tsx';

const maxShown = 5;

/** The latest earlier sessions. */
export function PastSessions({ activeId }: { activeId: string | undefined }) {
  const sessions = useRoute(tutor.routes.coachingSessions, {}, { freshFor: 3000 });
  const [read, setRead] = useState<string>();
  const past = sessions.data?.filter(({ id }) => id !== activeId).slice(0, maxShown);
  return (
    <Section title="Previous sessions">
      <Card>
        {sessions.error && !sessions.data ? (
          <ErrorState error={sessions.error} retry={sessions.refetch} />
        ) : !past ? (
          <SkeletonBlock height={120} />
        ) : past.length === 0 ? (
          <p className="soft">Sessions you complete are kept here. You can read them again.</p>
        ) : (
          <ul className={styles.past}>
            {past.map((session) => (
              <Line key={session.id} session={session} onRead={() => setRead(session.id)} />
            ))}
          </ul>
        )}
      </Card>
      {read && <PastConversation id={read} onClose={() => setRead(undefined)} />}
    </Section>
  );
}

function Line({ session, onRead }: { session: CoachingSession; onRead: () => void }) {
  const { subject, sessionType, status, createdAt, progressMetrics } = session;
  const date = dateText(createdAt);
  return (
    <li>
      <span className={styles.title}>{subjectTitles[subject]}</span>
      <span className={styles.kind}>{sessionTypeTitles[sessionType]}</span>
      <span className={styles.when}>
        <time dateTime={createdAt}>{date}</time>,{' '}
        <span className={styles.count}>{interactionsText(progressMetrics.totalInteractions)}</span>
      </span>
      <span className={styles.ways}>
        <StatusTag status={status} />
        <Button small aria-label={`Read ${subjectTitles[subject]} of ${date}`} onClick={onRead}>
          Read
        </Button>
      </span>
    </li>
  );
}

/** A session's status: completed in the default tone, active in green. */
export const StatusTag = ({ status }: { status: SessionStatus }) => (
  <Tag tone={status === 'active' ? 'good' : status === 'completed' ? 'accent' : 'plain'}>{statusTitles[status]}</Tag>
);

const statusTitles: Record<SessionStatus, string> = { active: 'Active', completed: 'Completed' };

/** The conversation of an earlier session. */
function PastConversation({ id, onClose }: { id: string; onClose: () => void }) {
  const session = useRoute(tutor.routes.coachingSession, { params: { id } }, { freshFor: 0 });
  const { data } = session;
  return (
    <Dialog
      wide
      title={data ? `${subjectTitles[data.subject]}, ${dateText(data.createdAt)}` : 'Session'}
      onClose={onClose}
    >
      {session.error ? (
        <ErrorState error={session.error} retry={session.refetch} />
      ) : !data ? (
        <SkeletonBlock height={420} />
      ) : (
        <Conversation
          label="Conversation of this session"
          messages={turnsRead(data.conversationHistory)}
          empty={<p className="soft">This session has no messages.</p>}
        />
      )}
    </Dialog>
  );
}
