import { useState } from 'react';
import type { ConversationMessage } from '../../../../web/ui/index.ts';
import { Button, Conversation, EmptyState, Row, TextArea, TextField } from '../../../../web/ui/index.ts';
import type { CoachingSession } from '../../contract.ts';
import { longestGoal, longestMessage } from '../../contract.ts';
import styles from './Coaching.module.css';
import { turnsShown } from './turns.tsx';
import type { Coaching } from './use-coaching.ts';
import type { Practise } from './use-practise.ts';

/** The talk of the active session, and what one writes in it. */
export function Talk({
  session,
  coaching,
  practise,
}: {
  session: CoachingSession;
  coaching: Coaching;
  practise: Practise;
}) {
  const { outgoing, growing, isSending } = coaching;
  const sent: ConversationMessage[] = outgoing ? [{ id: outgoing.key, side: 'mine', text: outgoing.message }] : [];
  return (
    <div className={styles.talk}>
      <Conversation
        label="Coaching conversation"
        height={440}
        messages={[
          ...turnsShown(session.conversationHistory, {
            growing,
            practise,
            retry: isSending ? undefined : () => void coaching.retry(),
          }),
          ...sent,
        ]}
        typing={isSending}
        empty={
          <EmptyState
            icon="mentor"
            title="What do you want to get better at?"
            says="Say what you want to learn, then bring a problem or a question with your own first step."
          />
        }
      />
      <Writing session={session} coaching={coaching} />
    </div>
  );
}

function Writing({ session, coaching }: { session: CoachingSession; coaching: Coaching }) {
  const [goal, setGoal] = useState(session.learningGoal);
  const [message, setMessage] = useState('');
  const { isSending } = coaching;
  const isBlank = goal.trim() === '' || message.trim() === '';
  const send = async () => {
    if (isBlank || isSending) return;
    const words = message.trim();
    setMessage('');
    const isStored = await coaching.send(words, goal.trim());
    // Nothing that was written is lost.
    if (!isStored) setMessage((now) => now || words);
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
        placeholder="Add fractions with different denominators"
        maxLength={longestGoal}
        autoComplete="off"
        value={goal}
        onChange={({ target }) => setGoal(target.value)}
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
        <Button type="submit" primary icon="spark" disabled={isBlank || isSending}>
          Get AI Coaching
        </Button>
        {isSending && (
          <Button icon="close" busy={coaching.isStopping} onClick={coaching.stop}>
            Stop
          </Button>
        )}
      </Row>
    </form>
  );
}
