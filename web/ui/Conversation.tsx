import type { CSSProperties, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Prose } from './Blocks.tsx';
import { Button, IconButton } from './Button.tsx';
import styles from './Conversation.module.css';
import { Markdown } from './Markdown.tsx';
import { timeText } from './times.ts';

export interface ConversationMessage {
  readonly id: string;
  /** Whose side it stands on: `mine` at the right. `note` is a line about the conversation itself. */
  readonly side: 'mine' | 'theirs' | 'note';
  readonly text: string;
  /** Who says it, where there are several. */
  readonly name?: string;
  /** ISO 8601; shown as hour and minute. */
  readonly at?: string;
  /** The words are Markdown, with formulas and code. */
  readonly markdown?: boolean;
  /** More words may come. */
  readonly growing?: boolean;
  /** Below the words: suggestions, concepts, whether it was sent. */
  readonly below?: ReactNode;
}

export interface ConversationProps {
  /** What this is, for screen readers: `Your AI Assistant`. */
  label: string;
  messages: readonly ConversationMessage[];
  /** The other side is writing. */
  typing?: boolean;
  /**
   * Leave out where one may only read. Trimmed; never blank. Where it resolves to false nothing was sent, and the words
   * are given back to the writer.
   */
  onSend?: (text: string) => unknown;
  /** While a reply comes: the send button becomes one that stops it. */
  onStop?: (() => void) | undefined;
  /** Nothing can be sent: a reply is pending, the connection is gone. */
  closed?: boolean;
  placeholder?: string;
  sendLabel?: string;
  /** Stands in the input from the beginning, to be sent or changed. */
  draft?: string | undefined;
  /** Things to say at one press, shown above the input. */
  prompts?: readonly string[];
  /** Characters a message has at most. */
  longest?: number;
  /** Of the log, in pixels or as a CSS length. On a phone it is as high as its messages. */
  height?: number | string;
  /** Instead of messages while there are none. */
  empty?: ReactNode;
}

/** Messages back and forth, and a box to write in: Enter sends, Shift + Enter begins a line. */
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
  longest = 4000,
  height = 420,
  empty,
}: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // Follows the newest message, and what appears below its words, unless the reader has scrolled up. On a phone the page
  // scrolls, not the log.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the indicator is outside the list
  useEffect(() => {
    const follow = () => {
      const box = log.current;
      if (!box || !atEnd.current) return;
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
          <Writing
            {...{ onSend, onStop, closed, placeholder, sendLabel, draft, longest }}
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

interface WritingProps {
  onSend: (text: string) => unknown;
  onSent: () => void;
  onStop: (() => void) | undefined;
  closed: boolean;
  placeholder: string;
  sendLabel: string;
  draft: string;
  longest: number;
}

function Writing({ onSend, onSent, onStop, closed, placeholder, sendLabel, draft, longest }: WritingProps) {
  const [text, setText] = useState(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = text.trim().length;
  const isClosed = closed || length === 0 || length > longest;
  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isClosed) return;
    onSent();
    setText('');
    // The button that was pressed may be another one now.
    box.current?.focus();
    const words = text.trim();
    // What was not sent is given back, unless something else has been begun.
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
        aria-describedby={length > longest ? `${id}-long` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Enter that ends a composed character (Japanese, Chinese) does not send.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event);
        }}
      />
      {length > longest && (
        <span id={`${id}-long`} role="status" className={styles.long}>
          {`${(length - longest).toLocaleString()} characters too many: send the part that matters`}
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
