import { useEffect, useRef } from 'react';
import { useLive } from '../../../../../web/live/index.ts';
import { universities } from '../../../contract.ts';

const delayMs = 1000;

/** Calls the handler after changes on the desk, once for many of them: decisions in bulk send a message for each application. */
export function useDeskChanges(handler: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handler);
  latest.current = handler;
  useLive(universities, 'admission_changed', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, delayMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
