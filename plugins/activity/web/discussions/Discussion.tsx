import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { Button, EmptyState, ErrorState, Skeleton, TextArea } from '../../../../web/ui/index.ts';
import { maxMessageLength } from '../../discussions/contract.ts';
import styles from '../study-groups/StudyGroup.module.css';
import { Message, UnsentMessage } from './Message.tsx';
import { useDiscussion } from './use-discussion.ts';

/** A group's discussion: the latest messages, older ones on request, and a form. */
export function Discussion({ groupId, mayModerate }: { groupId: string; mayModerate: boolean }) {
  const discussion = useDiscussion(groupId);
  const { items, unsent, hasOlder, error, here } = discussion;
  const [isLoading, setLoading] = useState(false);
  const open = useOpenAssessment();
  const log = useRef<HTMLElement>(null);
  useEndInSight(log, (items?.length ?? 0) + unsent.length);

  const older = async () => {
    const shown = log.current;
    const fromEnd = shown ? shown.scrollHeight - shown.scrollTop : 0;
    setLoading(true);
    await discussion.older().catch(() => undefined);
    setLoading(false);
    // Keeps the scroll position of the messages being read.
    requestAnimationFrame(() => {
      if (shown) shown.scrollTop = shown.scrollHeight - fromEnd;
    });
  };

  return (
    <>
      <p className={styles.here}>
        {here === undefined ? 'Connecting…' : here === 1 ? 'Only you are here now' : `${here} here now`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scroll area must be reachable by keyboard */}
      <section ref={log} className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
        {!items && error ? (
          <ErrorState error={error} retry={discussion.retry} />
        ) : !items ? (
          <Skeleton lines={8} label="Loading the discussion" />
        ) : items.length + unsent.length === 0 ? (
          <EmptyState
            icon="chat"
            title="No messages yet"
            description="Ask a question, or write what you will practise next."
          />
        ) : (
          <>
            {hasOlder && (
              <Button quiet small wide busy={isLoading} onClick={() => void older()}>
                Show older messages
              </Button>
            )}
            <ol className={styles.messages}>
              {items.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  groupId={groupId}
                  mayModerate={mayModerate}
                  onChanged={discussion.put}
                />
              ))}
              {unsent.map((message) => (
                <UnsentMessage key={message.id} message={message} sendAgain={() => discussion.sendAgain(message)} />
              ))}
            </ol>
          </>
        )}
      </section>
      {open ? <ClosedChat open={open} /> : <MessageForm write={discussion.write} />}
    </>
  );
}

function MessageForm({ write }: { write: (text: string) => void }) {
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const send = () => {
    if (trimmed === '') return;
    write(trimmed);
    setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label="Your message"
        rows={2}
        maxLength={maxMessageLength}
        value={text}
        hint="Enter sends, Shift+Enter starts a new line."
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button primary type="submit" icon="send" disabled={trimmed === ''}>
        Send
      </Button>
    </form>
  );
}

/** Scrolls to new messages while the end is in view; does not disturb reading further up. */
function useEndInSight(log: React.RefObject<HTMLElement | null>, count: number): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const shown = log.current;
    const follow = () => {
      if (shown) isAtEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 48;
    };
    shown?.addEventListener('scroll', follow, { passive: true });
    return () => shown?.removeEventListener('scroll', follow);
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every message
  useLayoutEffect(() => {
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count, log]);
}
