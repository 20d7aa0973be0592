import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Block } from '../../core/contract/blocks.ts';
import { Blocks, Figure, Spans } from './Blocks.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Question.module.css';
import { ToRemember, useMemory } from './QuestionMemory.tsx';
import { ReadAloud } from './ReadAloud.tsx';

/** `choice` is answered by the index of an option, `text` by a text. */
export type Answering =
  | { kind: 'choice'; options: readonly string[]; onAnswer: (index: number) => void; chosen?: number | undefined }
  | {
      kind: 'text';
      onAnswer: (text: string) => void;
      maxLength?: number;
      placeholder?: string;
      draft?: string;
      onDraft?: (text: string) => void;
    };

export interface QuestionProps {
  /** The focus moves to the question when the id changes. */
  id: string;
  stem: string;
  blocks?: readonly Block[];
  answer: Answering;
  /** A figure for each option; `options` are then their names. */
  optionFigures?: readonly Block[] | undefined;
  /** The blocks are to be remembered: shown for this many seconds after a start, then hidden, and the options appear. */
  stimulusSeconds?: number | undefined;
  /** When they were first shown, in ms of this browser's clock; the time has been running since. */
  stimulusShownAt?: number | undefined;
  /** Called when they are shown, with the time in ms of this browser's clock. */
  onStimulusShown?: ((at: number) => void) | undefined;
  /** `open` accepts an answer, `saving` has sent it, `saved` is committed, `failed` accepts it again. */
  state?: 'open' | 'saving' | 'saved' | 'failed';
  /** Replaces the question's own saving state, for screens with more details. */
  saved?: ReactNode;
  /** A button reads the question and its options aloud, for children who read slowly. */
  isReadAloud?: boolean;
  /** `Question 3 of 12`; omit `total` where it is not known. */
  number?: number;
  total?: number;
  /** Beside the total: `usually 11 to 18`. */
  totalNote?: string;
  /** Above the question, at the right: difficulty, a timer. */
  aside?: ReactNode;
  /** Below the answers: hints, feedback. */
  children?: ReactNode;
}

/** A question and its answers. Options are chosen by click or with the keys 1–9. */
export function Question({
  id,
  stem,
  blocks = [],
  answer,
  optionFigures,
  stimulusSeconds,
  stimulusShownAt,
  onStimulusShown,
  state = 'open',
  saved,
  isReadAloud = false,
  number,
  total,
  totalNote,
  aside,
  children,
}: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const stemId = useId();
  const closed = state === 'saving' || state === 'saved';
  const isAnswered = closed || (answer.kind === 'choice' && answer.chosen !== undefined);
  const memory = useMemory({
    id,
    seconds: isAnswered ? undefined : stimulusSeconds,
    shownAt: stimulusShownAt,
    onShown: onStimulusShown,
  });
  const isRemembering = memory.phase !== 'hidden';
  const wasRemembering = useRef(isRemembering);

  // When the stimulus is hidden, the focus moves to the question.
  useEffect(() => {
    if (wasRemembering.current && !isRemembering) heading.current?.focus({ preventScroll: true });
    wasRemembering.current = isRemembering;
  }, [isRemembering]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the question changes
  useEffect(() => {
    if (!first.current) heading.current?.focus({ preventScroll: true });
    if (!first.current) heading.current?.scrollIntoView({ block: 'nearest' });
    first.current = false;
  }, [id]);

  return (
    <article className={styles.question} aria-labelledby={stemId}>
      <div className={styles.above}>
        {number !== undefined && (
          <span>
            Question <span className="figures">{number}</span>
            {total !== undefined && (
              <>
                {' '}
                of <span className="figures">{total}</span>
                {totalNote && ` · ${totalNote}`}
              </>
            )}
          </span>
        )}
        <SavedState state={state} description={saved} />
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <h2 id={stemId} ref={heading} tabIndex={-1} className={styles.stem}>
        <Spans text={isRemembering ? 'Look and remember' : stem} />
      </h2>
      {isReadAloud && (
        <div>
          <ReadAloud key={id} texts={spokenTexts(stem, blocks, answer)} />
        </div>
      )}
      {stimulusSeconds === undefined && <Blocks blocks={blocks} />}
      {isRemembering ? (
        <ToRemember memory={memory} blocks={blocks} seconds={stimulusSeconds ?? 0} />
      ) : answer.kind === 'choice' ? (
        <Choice key={id} {...answer} figures={optionFigures} closed={closed} labelledBy={stemId} />
      ) : (
        <Text key={id} {...answer} closed={closed} busy={state === 'saving'} />
      )}
      {children}
    </article>
  );
}

/** What is read aloud. Pictures are not: their descriptions would count for the child. */
function spokenTexts(stem: string, blocks: readonly Block[], answer: Answering): string[] {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.header, ...block.rows] : []));
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return [stem, ...texts, ...tables.map((row) => row.join(', ')), ...(answer.kind === 'choice' ? answer.options : [])];
}

function Choice({
  options,
  onAnswer,
  chosen,
  figures,
  closed,
  labelledBy,
}: Extract<Answering, { kind: 'choice' }> & {
  figures: readonly Block[] | undefined;
  closed: boolean;
  labelledBy: string;
}) {
  const [picked, setPicked] = useState<number>();
  const shown = chosen ?? (closed ? picked : undefined);
  const choose = useRef((_index: number) => {});
  choose.current = (index) => {
    if (closed || index >= options.length) return;
    setPicked(index);
    onAnswer(index);
  };

  // Digits answer from anywhere on the page except from input fields.
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !/^[1-9]$/.test(event.key)) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]'))
        return;
      choose.current(Number(event.key) - 1);
    };
    addEventListener('keydown', answer);
    return () => removeEventListener('keydown', answer);
  }, []);

  return (
    <ol className={figures ? styles.drawn : styles.options} aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is answered
        <li key={index}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={shown === index}
            aria-disabled={closed || undefined}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => choose.current(index)}
          >
            <span className={`figures ${styles.key}`} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.words}>
              <Spans text={option} />
            </span>
            <Drawing block={figures?.[index]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Drawing({ block }: { block: Block | undefined }) {
  if (block?.kind !== 'figure') return null;
  return (
    <span className={styles.drawing}>
      <Figure block={block} />
    </span>
  );
}

function Text({
  onAnswer,
  maxLength = 4000,
  placeholder,
  draft,
  onDraft,
  closed,
  busy,
}: Extract<Answering, { kind: 'text' }> & { closed: boolean; busy: boolean }) {
  const [own, setOwn] = useState(draft ?? '');
  const id = useId();
  const text = draft ?? own;
  const blank = text.trim() === '';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!blank && !closed) onAnswer(text.trim());
  };
  return (
    <form onSubmit={submit} className={styles.text}>
      <label htmlFor={id} className="unseen">
        Your answer
      </label>
      <textarea
        id={id}
        rows={6}
        value={text}
        maxLength={maxLength}
        placeholder={placeholder ?? 'Write your answer'}
        readOnly={closed}
        onChange={({ target }) => {
          setOwn(target.value);
          onDraft?.(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className={styles.submit}>
        <Button type="submit" primary busy={busy} disabled={blank || (closed && !busy)}>
          Submit Answer
        </Button>
        <span className={styles.hint}>Ctrl + Enter submits</span>
      </div>
    </form>
  );
}

/** Whether the answer has reached the server. */
function SavedState({ state, description }: { state: NonNullable<QuestionProps['state']>; description: ReactNode }) {
  if (description !== undefined) {
    return (
      <span className={styles.saved} aria-live="polite">
        {description}
      </span>
    );
  }
  return (
    <span className={styles.saved} aria-live="polite" data-state={state}>
      {state === 'saving' && 'Saving'}
      {state === 'saved' && (
        <>
          <Icon name="check" size={14} /> Saved
        </>
      )}
      {state === 'failed' && (
        <>
          <Icon name="alert" size={14} /> Not saved yet
        </>
      )}
    </span>
  );
}
