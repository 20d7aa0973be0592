import { useEffect, useRef } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useConnection, useLive } from './index.ts';

/** Calls back when live messages come back after a pause, and when some may not have been heard. */
export function useMissed(onMissed: () => void): void {
  const latest = useRef(onMissed);
  latest.current = onMissed;
  const connection = useConnection();
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'connected' && lost.current) latest.current();
    lost.current = connection !== 'connected';
  }, [connection]);
  useEffect(() => {
    // The first connection of a page is none that came back.
    lost.current = false;
  }, []);
  useLive(platform, 'messages_missed', () => latest.current());
}

/** The same, and when the page is looked at again or the network is back. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useMissed(onReturn);
  useEffect(() => {
    const returned = () => document.visibilityState === 'visible' && latest.current();
    addEventListener('online', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, []);
}

/** Pages ask at different moments: not everybody of a large institution at once (ms). */
const spread = 10_000;

/** Calls back in a moment, once, after people were erased: what is shown may hold their names or words. */
export function useErased(onErased: () => void): void {
  const latest = useRef(onErased);
  latest.current = onErased;
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(platform, 'person_erased', () => {
    due.current ??= setTimeout(() => {
      due.current = undefined;
      latest.current();
    }, spread * Math.random());
  });
  useEffect(() => () => clearTimeout(due.current), []);
}
