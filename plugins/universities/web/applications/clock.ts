import { useEffect, useMemo, useState } from 'react';

// Times of intakes: by the server's clock, in the intake's zone and the reader's.

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

/**
 * A moment as clocks in a zone show it, with the zone's offset; seconds only where there are any.
 * @example zonedText('2027-01-15T22:59:59.999Z', 'Europe/Amsterdam') // '15 January 2027, 23:59:59 GMT+1'
 */
export function zonedText(moment: string, timeZone = ownTimeZone()): string {
  const hasSeconds = new Date(moment).getUTCSeconds() > 0;
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...(hasSeconds && { second: '2-digit' }),
    ...{ timeZoneName: 'short', timeZone },
  })
    .format(new Date(moment))
    .replace(' at ', ', ');
}

/** The day of a moment in a zone: `15 January 2027`. */
export const zonedDay = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(moment),
  );

export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a moment reads the same on clocks in the zone and on the reader's. */
export const isOwnTime = (moment: string, timeZone: string) => zonedText(moment, timeZone) === zonedText(moment);
