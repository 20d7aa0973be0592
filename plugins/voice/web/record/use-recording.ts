import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../../web/shell/toasts.ts';
import { toasts } from '../../contract.ts';
import type { Microphone } from './microphone.ts';
import { openMicrophone } from './microphone.ts';

export type RecordingPhase = 'idle' | 'asking' | 'recording' | 'stopped';

export interface Recording {
  readonly phase: RecordingPhase;
  readonly seconds: number;
  /** 0 to 1. */
  readonly level: number;
  readonly audio: Blob | null;
  /** What is wrong with the microphone, in a sentence; null when nothing is. */
  readonly problem: string | null;
  start(deviceId: string | undefined): Promise<boolean>;
  stop(): void;
  reset(): void;
}

const tickMs = 200;

/** Records until it is stopped, the limit is reached, or the microphone is lost. */
export function useRecording(limit: number): Recording {
  const [phase, setPhase] = useState<RecordingPhase>('idle');
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [audio, setAudio] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const microphone = useRef<Microphone | null>(null);
  const attempt = useRef(0);

  const stop = useCallback(() => {
    const open = microphone.current;
    if (!open) return;
    microphone.current = null;
    void open.stop().then((recorded) => {
      setAudio(recorded);
      setLevel(0);
      setPhase('stopped');
    });
  }, []);

  const reset = useCallback(() => {
    attempt.current++;
    microphone.current?.cancel();
    microphone.current = null;
    setPhase('idle');
    setSeconds(0);
    setLevel(0);
    setAudio(null);
    setProblem(null);
  }, []);

  const start = useCallback(
    async (deviceId: string | undefined) => {
      reset();
      const own = attempt.current;
      setPhase('asking');
      try {
        const opened = await openMicrophone({
          deviceId,
          onLevel: setLevel,
          onLost() {
            setProblem('The microphone was disconnected. What was recorded until then is kept.');
            stop();
          },
        });
        if (own !== attempt.current) {
          opened.cancel();
          return false;
        }
        microphone.current = opened;
        setPhase('recording');
        return true;
      } catch (error) {
        if (own !== attempt.current) return false;
        setPhase('idle');
        setProblem(problemOf(error));
        toast({ title: toasts.denied.title, description: toasts.denied.text, variant: 'destructive' });
        return false;
      }
    },
    [reset, stop],
  );

  useEffect(() => {
    if (phase !== 'recording') return;
    const began = performance.now();
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000;
      setSeconds(Math.min(limit, passed));
      if (passed >= limit) stop();
    }, tickMs);
    return () => clearInterval(timer);
  }, [phase, limit, stop]);

  useEffect(
    () => () => {
      attempt.current++;
      microphone.current?.cancel();
      microphone.current = null;
    },
    [],
  );

  return { phase, seconds, level, audio, problem, start, stop, reset };
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'No microphone was found. Connect one and try again.';
  if (name === 'NotReadableError') return 'Another program uses the microphone. Close it and try again.';
  return 'This page may not use the microphone. Allow it in the settings of your browser, beside the address.';
}
