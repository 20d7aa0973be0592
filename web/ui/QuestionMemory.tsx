import { useEffect, useRef, useState } from 'react';
import type { Block } from '../../core/contract/blocks.ts';
import { Blocks } from './Blocks.tsx';
import { Button } from './Button.tsx';
import styles from './QuestionMemory.module.css';

/** Where a question with something to remember stands: not begun, being looked at, hidden for good. */
type Remembering = 'ready' | 'showing' | 'hidden';

interface Memory {
  readonly phase: Remembering;
  /** Whole seconds left of looking. */
  readonly secondsLeft: number;
  start(): void;
  /** Goes on before the time is over. */
  hide(): void;
}

/**
 * Runs the time for which something is shown. It starts when the learner starts it; where `shownAt` (ms of this
 * browser's clock) is known already, it has been running since then, so that loading the page again gains nothing.
 * Without `seconds` there is nothing to remember: hidden from the start.
 */
export function useMemory({
  id,
  seconds,
  shownAt,
  onShown,
}: {
  id: string;
  seconds: number | undefined;
  shownAt: number | undefined;
  onShown: ((at: number) => void) | undefined;
}): Memory {
  const [own, setOwn] = useState<{ id: string; startedAt: number | undefined; isOver: boolean }>();
  const mine = own?.id === id ? own : undefined;
  const startedAt = shownAt ?? mine?.startedAt;
  const [now, setNow] = useState(() => Date.now());
  const endsAt = seconds === undefined || startedAt === undefined ? undefined : startedAt + seconds * 1000;
  const left = endsAt === undefined ? 0 : endsAt - now;
  const phase = phaseOf(seconds, startedAt, left, mine?.isOver ?? false);

  useEffect(() => {
    if (phase !== 'showing') return;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [phase]);

  return {
    phase,
    secondsLeft: Math.min(seconds ?? 0, Math.max(0, Math.ceil(left / 1000))),
    start: () => {
      const at = Date.now();
      setNow(at);
      setOwn({ id, startedAt: at, isOver: false });
      onShown?.(at);
    },
    hide: () => setOwn({ id, startedAt, isOver: true }),
  };
}

function phaseOf(
  seconds: number | undefined,
  startedAt: number | undefined,
  left: number,
  isOver: boolean,
): Remembering {
  if (seconds === undefined || isOver) return 'hidden';
  if (startedAt === undefined) return 'ready';
  return left > 0 ? 'showing' : 'hidden';
}

/** What is to be remembered: told of before the start, then shown with the time left. A leading text is the instruction. */
export function ToRemember({ memory, blocks, seconds }: { memory: Memory; blocks: readonly Block[]; seconds: number }) {
  const { instruction, rest } = parted(blocks);
  const shown = useRef<HTMLElement>(null);
  const isShowing = memory.phase === 'showing';
  useEffect(() => {
    if (isShowing) shown.current?.focus({ preventScroll: true });
  }, [isShowing]);
  if (!isShowing) {
    return (
      <div className={styles.ready}>
        <Blocks blocks={instruction} />
        <p className={styles.says}>
          It is shown for <span className="figures">{seconds}</span> seconds and then hidden; the question follows.
          There is no hurry before you start.
        </p>
        <div>
          <Button primary onClick={memory.start}>
            Start
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section ref={shown} tabIndex={-1} className={styles.showing} aria-label={`To remember, ${seconds} seconds`}>
      <div className={styles.time} role="timer" aria-live="off">
        <span>
          Hidden in <span className="figures">{memory.secondsLeft}</span> s
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ inlineSize: `${(100 * memory.secondsLeft) / seconds}%` }} />
        </span>
      </div>
      <Blocks blocks={instruction} />
      <Blocks blocks={rest} />
      <div>
        <Button quiet onClick={memory.hide}>
          Go to the question
        </Button>
      </div>
    </section>
  );
}

/** Text before something else says what to do; text alone is what is to be remembered. */
function parted(blocks: readonly Block[]): { instruction: readonly Block[]; rest: readonly Block[] } {
  const isInstructed = blocks.length > 1 && blocks[0]?.kind === 'text';
  return isInstructed ? { instruction: blocks.slice(0, 1), rest: blocks.slice(1) } : { instruction: [], rest: blocks };
}
