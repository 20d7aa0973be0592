import { useEffect, useMemo, useState } from 'react';

// The time left until a deadline, by the server's clock.

/**
 * Milliseconds until a moment by the server's clock, updated every second. This browser's own clock may show anything; only
 * the time since the response is taken from it.
 */
export function useTimeLeft(until: string, serverTime: string): number {
  const passed = useMemo(() => stopwatch(serverTime), [serverTime]);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(until) - passed();
}

/** The server's time, by whichever of two clocks saw more pass: one stops in sleep, the other can be set. */
function stopwatch(serverTime: string): () => number {
  const [now, steady, server] = [Date.now(), performance.now(), Date.parse(serverTime)];
  return () => server + Math.max(Date.now() - now, performance.now() - steady, 0);
}
