import { useState } from 'react';
import { Button, Card, Dialog, ErrorState, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';
import { sessionTypeTitles, subjectTitles } from '../../contract.ts';
import { ChatHeader } from '../frame/ChatHeader.tsx';
import styles from './Coaching.module.css';
import { FocusCard } from './FocusCard.tsx';
import { PastSessions, StatusTag } from './PastSessions.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { StartSession } from './StartSession.tsx';
import { Talk } from './Talk.tsx';
import type { Coaching } from './use-coaching.ts';
import { useCoaching } from './use-coaching.ts';
import { usePractise } from './use-practise.ts';

/** MentorAI: starts a coaching session, shows the active one, and lists earlier ones. */
export function CoachingScreen() {
  const coaching = useCoaching();
  const { active, session } = coaching;
  return (
    <>
      <ChatHeader current="mentor" />
      {active.error && active.data === undefined ? (
        <ErrorState error={active.error} retry={active.refetch} />
      ) : active.data === undefined ? (
        <SkeletonBlock height={420} />
      ) : session ? (
        <Active key={session.id} session={session} coaching={coaching} />
      ) : (
        <StartSession start={coaching.start} />
      )}
      {/* Shown only after the part above has loaded, so that the list does not move. */}
      {(active.data !== undefined || active.error) && <PastSessions activeId={session?.id} />}
    </>
  );
}

function Active({ session, coaching }: { session: CoachingSession; coaching: Coaching }) {
  const practise = usePractise();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className={styles.active}>
      <Card
        title={`${subjectTitles[session.subject]}: ${sessionTypeTitles[session.sessionType].toLowerCase()}`}
        actions={
          <>
            <StatusTag status={session.status} />
            <Button small icon="check" onClick={() => setEnding(true)}>
              Complete session
            </Button>
          </>
        }
      >
        <Talk session={session} practise={practise} />
      </Card>
      <div className={styles.aside}>
        <ProgressCard session={session} />
        <FocusCard session={session} practise={practise} />
      </div>
      {isEnding && (
        <Dialog
          title="Complete this session?"
          onClose={() => setEnding(false)}
          actions={
            <>
              <Button onClick={() => setEnding(false)}>Continue session</Button>
              <Button
                primary
                busy={coaching.complete.isPending}
                onClick={() => coaching.complete.mutate({ params: { id: session.id } })}
              >
                Complete session
              </Button>
            </>
          }
        >
          <p>
            The conversation and your current figures are kept under Previous sessions. You can start another session at
            any time.
          </p>
        </Dialog>
      )}
    </div>
  );
}
