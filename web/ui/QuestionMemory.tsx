import { useEffect, useRef, useState } from 'react';
import type { Block } from '../../core/contract/blocks.ts';
import { Blocks } from './Blocks.tsx';
import { Button } from './Button.tsx';
import styles from './QuestionMemory.module.css';
import type { Phase } from './question-phase.ts';
import { instructionOf, phaseAt } from './question-phase.ts';

interface Memory {
  readonly phase: Phase;
  /** Whole seconds left to look. */
  readonly secondsLeft: number;
  start(): void;
  /** Hides the stimulus before the time is over. */
  hide(): void;
}

/**
 * The timer of a stimulus to remember. It starts on request, or has been running since `shownAt` (ms of this browser's
 * clock), so that reloading the page gains no time. Without `seconds` there is no stimulus: the phase is `hidden`.
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
  const [, tick] = useState(0);
  const { phase, secondsLeft } = phaseAt({ seconds, startedAt, isOver: mine?.isOver ?? false }, Date.now());

  useEffect(() => {
    if (phase !== 'showing') return;
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [phase]);

  return {
    phase,
    secondsLeft,
    start: () => {
      const at = Date.now();
      setOwn({ id, startedAt: at, isOver: false });
      onShown?.(at);
    },
    hide: () => setOwn({ id, startedAt, isOver: true }),
  };
}

/** The stimulus to remember: announced before the start, then shown with the time left. */
export function ToRemember({ memory, blocks, seconds }: { memory: Memory; blocks: readonly Block[]; seconds: number }) {
  const { instruction, rest } = instructionOf(blocks);
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
          It is shown for <span className="figures">{seconds}</span> seconds and then hidden. The question follows.
          Start when you are ready.
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
