import type { CSSProperties, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Prose } from './Blocks.tsx';
import { Button, IconButton } from './Button.tsx';
import styles from './Conversation.module.css';
import { Markdown } from './Markdown.tsx';
import { timeText } from './times.ts';

export interface ConversationMessage {
  readonly id: string;
  /** `mine` is shown at the right, `theirs` at the left; `note` is about the conversation itself. */
  readonly side: 'mine' | 'theirs' | 'note';
  readonly text: string;
  /** The author, in conversations of several people. */
  readonly name?: string;
  /** ISO 8601; shown as hour and minute. */
  readonly at?: string;
  /** The text is Markdown, with formulas and code. */
  readonly markdown?: boolean;
  /** The text is still being received. */
  readonly growing?: boolean;
  /** Below the text: suggestions, concepts, delivery state. */
  readonly below?: ReactNode;
}

export interface ConversationProps {
  /** Accessible name: `Your AI Assistant`. */
  label: string;
  messages: readonly ConversationMessage[];
  /** Shows that a reply is being written. */
  typing?: boolean;
  /** Omit for reading only. The text is trimmed and never blank. When it resolves to false, the text returns to the input. */
  onSend?: (text: string) => unknown;
  /** While a reply is received: replaces the send button by one that stops the reply. */
  onStop?: (() => void) | undefined;
  /** Disables sending: a reply is pending, or there is no connection. */
  closed?: boolean;
  placeholder?: string;
  sendLabel?: string;
  /** Initial text of the input. */
  draft?: string | undefined;
  /** Messages to send with one press, shown above the input. */
  prompts?: readonly string[];
  /** Maximum number of characters of a message. */
  maxLength?: number;
  /** Height of the log, in pixels or as a CSS length. On a phone it is as high as its messages. */
  height?: number | string;
  /** Whether a phone opens the page at the newest message: not where the conversation is one part of several. */
  opensAtEnd?: boolean;
  /** Shown while there are no messages. */
  empty?: ReactNode;
}

/** A chat: messages, and an input. Enter sends, Shift + Enter adds a line. */
export function Conversation({
  label,
  messages,
  typing = false,
  onSend,
  onStop,
  closed = false,
  placeholder = 'Write a message',
  sendLabel = 'Send',
  draft = '',
  prompts = [],
  maxLength = 4000,
  height = 420,
  opensAtEnd = true,
  empty,
}: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef<boolean>(undefined);

  // Follows the newest message, and what appears below its words, unless the reader has scrolled up. On a phone the page
  // scrolls, not the log.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the indicator is outside the list
  useEffect(() => {
    const follow = () => {
      const box = log.current;
      if (!box) return;
      atEnd.current ??= opensAtEnd || scrollsItself(box);
      if (!atEnd.current) return;
      if (scrollsItself(box)) box.scrollTop = box.scrollHeight;
      else if (list.current?.childElementCount !== 1) end.current?.scrollIntoView({ block: 'nearest' });
    };
    follow();
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [typing]);
  useEffect(() => {
    const watch = () => {
      const box = log.current;
      if (!box || !end.current) return;
      const distance = scrollsItself(box)
        ? box.scrollHeight - box.scrollTop - box.clientHeight
        : end.current.getBoundingClientRect().bottom - window.innerHeight;
      atEnd.current = distance < 48;
    };
    // Scroll events do not bubble: this hears those of the log and of the page.
    document.addEventListener('scroll', watch, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', watch, { capture: true });
  }, []);

  return (
    <section className={styles.conversation} aria-label={label}>
      <div
        ref={log}
        className={styles.window}
        style={{ '--height': typeof height === 'number' ? `${height}px` : height } as CSSProperties}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {messages.length === 0 && empty}
        <ol ref={list} className={styles.messages}>
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </ol>
        {typing && (
          <p className={styles.typing}>
            <span className="unseen">A reply is being written</span>
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <span aria-hidden="true" />
          </p>
        )}
        <div ref={end} className={styles.end} />
      </div>
      {onSend && (
        <>
          {prompts.length > 0 && (
            <div className={styles.prompts}>
              {prompts.map((prompt) => (
                <Button key={prompt} small disabled={closed} onClick={() => onSend(prompt)}>
                  {prompt}
                </Button>
              ))}
            </div>
          )}
          <MessageForm
            {...{ onSend, onStop, closed, placeholder, sendLabel, draft, maxLength }}
            onSent={() => {
              atEnd.current = true;
            }}
          />
        </>
      )}
    </section>
  );
}

const scrollsItself = (box: HTMLElement) => getComputedStyle(box).overflowY !== 'visible';

function Bubble({ message }: { message: ConversationMessage }) {
  const { side, name, text, at, markdown, growing = false, below } = message;
  if (side === 'note') return <li className={styles.note}>{text}</li>;
  return (
    // Read out once it is whole, not word by word.
    <li className={styles[side]} aria-busy={growing || undefined}>
      <span className="unseen">{side === 'mine' ? 'You' : (name ?? 'Reply')}: </span>
      {name && side === 'theirs' && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      <div className={styles.bubble}>
        {markdown ? <Markdown text={text} growing={growing} /> : <Prose text={text} />}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      {at && (
        <time className={styles.at} dateTime={at}>
          {timeText(at)}
        </time>
      )}
    </li>
  );
}

interface MessageFormProps {
  onSend: (text: string) => unknown;
  onSent: () => void;
  onStop: (() => void) | undefined;
  closed: boolean;
  placeholder: string;
  sendLabel: string;
  draft: string;
  maxLength: number;
}

function MessageForm({ onSend, onSent, onStop, closed, placeholder, sendLabel, draft, maxLength }: MessageFormProps) {
  const [text, setText] = useState(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = text.trim().length;
  const isClosed = closed || length === 0 || length > maxLength;
  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isClosed) return;
    onSent();
    setText('');
    // The send button may have been replaced by the stop button.
    box.current?.focus();
    const words = text.trim();
    // A message that was not sent returns to the input, unless the user has begun another one.
    if ((await onSend(words)) === false) setText((begun) => begun || words);
  };
  return (
    <form className={styles.writing} onSubmit={send}>
      <label htmlFor={id} className="unseen">
        {placeholder}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        value={text}
        placeholder={placeholder}
        aria-describedby={length > maxLength ? `${id}-long` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Enter that confirms a composed character (Japanese, Chinese) does not send.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event);
        }}
      />
      {length > maxLength && (
        <span id={`${id}-long`} role="status" className={styles.long}>
          {`${(length - maxLength).toLocaleString()} characters too many. Please shorten your message.`}
        </span>
      )}
      {onStop ? (
        <IconButton icon="stop" label="Stop" onClick={onStop} />
      ) : (
        <IconButton type="submit" icon="send" label={sendLabel} disabled={isClosed} />
      )}
    </form>
  );
}
