import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import {
  Button,
  Conversation,
  EmptyState,
  ErrorState,
  Row,
  SkeletonBlock,
  TextArea,
  TextField,
} from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';
import { longestGoal, longestMessage } from '../../contract.ts';
import { ReadersNote } from '../talk/ReadersNote.tsx';
import styles from './Coaching.module.css';
import { exampleGoals } from './text.ts';
import { messageOf } from './turns.tsx';
import type { Coach } from './use-coach.ts';
import { useCoach } from './use-coach.ts';
import type { Practise } from './use-practise.ts';

/** The conversation of the active session, with a form for the goal and the next message. */
export function Talk({ session, practise }: { session: CoachingSession; practise: Practise }) {
  // Until a goal is entered here, the goal sent last from any tab is used.
  const [search] = useSearchParams();
  const [typed, setGoal] = useState(search.get('ask')?.slice(0, longestGoal));
  const goal = typed ?? session.learningGoal;
  const talk = useCoach(session, goal);
  const open = useOpenAssessment();
  if (talk.error && talk.messages.length === 0) {
    return <ErrorState title="This conversation could not be loaded" error={talk.error} retry={talk.refetch} />;
  }
  if (talk.isLoading) return <SkeletonBlock height={560} />;
  const last = talk.messages.at(-1);
  return (
    <div className={styles.talk}>
      <Conversation
        label="Coaching conversation"
        height="clamp(360px, calc(100dvh - 480px), 560px)"
        messages={talk.messages.flatMap((message) =>
          messageOf(message, {
            turn: session.conversationHistory.find(({ id }) => id === message.id),
            practise,
            retry: message === last && !talk.isAnswering && !open ? talk.retry : undefined,
          }),
        )}
        typing={talk.isAnswering && !(last?.state === 'pending' && last.content !== '')}
        empty={
          <EmptyState
            icon="mentor"
            title="What do you want to get better at?"
            description="Enter what you want to learn, then send a problem or a question with your own first step."
          />
        }
      />
      {open ? (
        <ClosedChat open={open} />
      ) : (
        <Writing goal={goal} onGoal={setGoal} example={exampleGoals[session.subject]} talk={talk} />
      )}
      <ReadersNote />
    </div>
  );
}

interface WritingProps {
  goal: string;
  onGoal: (goal: string) => void;
  /** An example of a goal. */
  example: string;
  talk: Coach;
}

function Writing({ goal, onGoal, example, talk }: WritingProps) {
  const [message, setMessage] = useState('');
  const words = message.trim();
  const isClosed = talk.isAnswering || words === '' || goal.trim() === '';
  const canStop = talk.isAnswering && talk.messages.at(-1)?.stored !== undefined;
  const send = async () => {
    if (isClosed) return;
    setMessage('');
    // A message that was not sent is restored, unless another one has been started.
    if (!(await talk.send(words))) setMessage((begun) => begun || words);
  };
  return (
    <form
      className={styles.writing}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Learning goal"
        placeholder={example}
        maxLength={longestGoal}
        autoComplete="off"
        value={goal}
        onChange={({ target }) => onGoal(target.value)}
      />
      <TextArea
        label="Your message"
        placeholder="I got as far as …"
        rows={3}
        maxLength={longestMessage}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        onKeyDown={(event) => {
          // Enter that ends a composed character (Japanese, Chinese) does not send.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <Row>
        <Button type="submit" primary icon="spark" disabled={isClosed}>
          Get AI Coaching
        </Button>
        {canStop && (
          <Button icon="stop" onClick={talk.stop}>
            Stop
          </Button>
        )}
      </Row>
    </form>
  );
}
