import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '../../../../web/session/manifest.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { Button, ErrorState, Skeleton, TextArea } from '../../../../web/ui/index.ts';
import { maxMessageLength } from '../../chat/contract.ts';
import type { RoomView } from '../rooms/names.ts';
import styles from './Chat.module.css';
import { Message } from './Message.tsx';
import { useChat, useSeenChat } from './use-chat.ts';

/** The chat of a room: the latest messages, older ones on request, and a form. */
export function Chat({ room }: { room: RoomView }) {
  const chat = useChat(room.id);
  const { items, unsent, hasOlder, error } = chat;
  const [isLoading, setLoading] = useState(false);
  const open = useOpenAssessment();
  const own = useUser().id;
  const isMuted = room.participants.find(({ id }) => id === own)?.isMuted === true;
  const log = useRef<HTMLElement>(null);
  useEndInSight(log, (items?.length ?? 0) + unsent.length);
  useSeenChat(room.id, chat.change);

  const older = async () => {
    const shown = log.current;
    const fromEnd = shown ? shown.scrollHeight - shown.scrollTop : 0;
    setLoading(true);
    await chat.older().catch(() => undefined);
    setLoading(false);
    // Keeps the scroll position of the messages being read.
    requestAnimationFrame(() => {
      if (shown) shown.scrollTop = shown.scrollHeight - fromEnd;
    });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scroll area must be reachable by keyboard */}
      <section ref={log} className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
        {!items && error ? (
          <ErrorState error={error} retry={chat.retry} />
        ) : !items ? (
          <Skeleton lines={6} label="Loading the chat" />
        ) : items.length + unsent.length === 0 ? (
          <p className={styles.empty}>No messages yet. Greet the others, or say what you will work on.</p>
        ) : (
          <>
            {hasOlder && (
              <Button quiet small wide busy={isLoading} onClick={() => void older()}>
                Show older messages
              </Button>
            )}
            <ol className={styles.messages}>
              {items.map((message) => (
                <Message key={message.id} message={message} room={room} onChanged={chat.put} />
              ))}
              {unsent.map((message) => (
                <li key={message.id} className={[styles.message, styles.unsent].join(' ')}>
                  <p className={styles.writer}>
                    <strong>You</strong>
                    <span>{message.failure === undefined ? 'Sending…' : 'Not sent'}</span>
                  </p>
                  <p className={styles.text}>{message.text}</p>
                  {message.failure !== undefined && (
                    <p className={styles.failure}>
                      {message.failure}
                      <Button quiet small icon="refresh" onClick={() => chat.sendAgain(message)}>
                        Send again
                      </Button>
                      <Button quiet small onClick={() => chat.discard(message)}>
                        Discard
                      </Button>
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
      {room.endedAt ? (
        <p className={styles.note}>This room has ended. Its chat can only be read.</p>
      ) : open ? (
        <ClosedChat open={open} />
      ) : isMuted ? (
        <p className={styles.note} role="status">
          The host has muted you in this room.
        </p>
      ) : (
        <MessageForm isConnected={chat.isConnected} write={chat.write} />
      )}
    </>
  );
}

function MessageForm({ isConnected, write }: { isConnected: boolean; write: (text: string) => void }) {
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const isClosed = trimmed === '' || !isConnected;
  const send = () => {
    if (isClosed) return;
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
        hint={
          isConnected ? 'Enter sends, Shift+Enter starts a new line.' : 'Messages can be sent once you are connected.'
        }
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button primary type="submit" icon="send" disabled={isClosed}>
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
