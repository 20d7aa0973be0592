import { useEffect, useRef } from 'react';
import { platform } from '../../core/contract/platform.ts';
import { useConnection, useLive } from './index.ts';

/** Calls back when live messages may have been missed: after a reconnection, and when the server says so. */
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
    // The first connection of a page is not a reconnection.
    lost.current = false;
  }, []);
  useLive(platform, 'messages_missed', () => latest.current());
}

/** Like `useMissed`, and also when the page becomes visible again or the network returns. */
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

/** Random delay, so that the pages of a large institution do not all reload at once. */
const maxDelayMs = 10_000;

/** Calls back once, after a short delay, when people were erased, as the page may show their names or texts. */
export function useErased(onErased: () => void): void {
  const latest = useRef(onErased);
  latest.current = onErased;
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(platform, 'person_erased', () => {
    due.current ??= setTimeout(() => {
      due.current = undefined;
      latest.current();
    }, maxDelayMs * Math.random());
  });
  useEffect(() => () => clearTimeout(due.current), []);
}
