import { useEffect, useMemo, useState } from 'react';
import type { ServerClock } from './clock.ts';
import { millisecondsLeft, stopwatch } from './clock.ts';

/** Milliseconds left, updated every second and when the page becomes visible. */
export function useTimeLeft({ startTime, timeLimit, serverTime }: ServerClock): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts anew when the server says its time anew
  const passed = useMemo(() => stopwatch(), [serverTime]);
  const [, setTicks] = useState(0);
  useEffect(() => {
    const tick = () => setTicks((before) => before + 1);
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return millisecondsLeft({ startTime, timeLimit, serverTime }, passed());
}
