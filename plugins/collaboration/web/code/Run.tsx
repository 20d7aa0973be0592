import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../web/ui/index.ts';
import styles from './Code.module.css';
import type { RunEvent, RunnableLanguage } from './run-code.ts';
import { runCode } from './run-code.ts';

/** Text in a row that is written to the same place. */
interface Piece {
  readonly isError: boolean;
  readonly text: string;
}

/** How often what is written is shown (ms). */
const showMs = 50;

const endTexts = {
  done: 'Finished.',
  failed: 'Ended with an error.',
  stopped: 'Stopped.',
  late: 'Stopped after 10 seconds.',
  full: 'Stopped: it wrote more than 100,000 characters.',
} as const;

/** Runs the code of the person who presses, in their own browser. Others do not see what it writes. */
export function Run({ language, code }: { language: RunnableLanguage; code: () => string }) {
  const written = useRef<readonly Piece[]>([]);
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [state, setState] = useState('');
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<() => void>(undefined);
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      stop.current?.();
      clearTimeout(showing.current);
    },
    [],
  );
  const write = (text: string, isError: boolean) => {
    const last = written.current.at(-1);
    const isSame = last?.isError === isError;
    written.current = isSame
      ? [...written.current.slice(0, -1), { isError, text: last.text + text }]
      : [...written.current, { isError, text }];
    showing.current ??= setTimeout(() => {
      showing.current = undefined;
      setPieces(written.current);
    }, showMs);
  };
  const tell = (event: RunEvent) => {
    if (event.kind === 'started') return setState('Running …');
    if (event.kind === 'output' || event.kind === 'error') return write(event.text, event.kind === 'error');
    if (event.text) write(`${event.text}\n`, true);
    setState(endTexts[event.kind]);
    setRunning(false);
  };
  const run = () => {
    written.current = [];
    setPieces([]);
    setRunning(true);
    setState(language === 'python' ? 'Loading Python …' : 'Running …');
    stop.current = runCode(language, code(), tell);
  };
  return (
    <section className={styles.run} aria-label="Run">
      <div className={styles.buttons}>
        <Button icon="play" disabled={isRunning} onClick={run}>
          Run
        </Button>
        <Button icon="stop" disabled={!isRunning} onClick={() => stop.current?.()}>
          Stop
        </Button>
        <span role="status" className={styles.state}>
          {state}
        </span>
      </div>
      {pieces.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={styles.output} aria-label="Output" tabIndex={0}>
          <pre>
            {pieces.map(({ isError, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end
              <span key={index} className={isError ? styles.error : undefined}>
                {text}
              </span>
            ))}
          </pre>
        </section>
      )}
    </section>
  );
}
