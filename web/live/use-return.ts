import { useEffect, useRef } from 'react';
import { useConnection } from './index.ts';

/** Calls back when the page is looked at again, and when the network or live messages come back after a pause. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  const connection = useConnection();
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'connected' && lost.current) latest.current();
    lost.current = connection !== 'connected';
  }, [connection]);
  useEffect(() => {
    // The first connection of a page is none that came back.
    lost.current = false;
    const returned = () => document.visibilityState === 'visible' && latest.current();
    addEventListener('online', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, []);
}
