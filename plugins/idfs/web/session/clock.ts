import type { Session } from '../../contract.ts';

/** What the server said about the clock. */
export type ServerClock = Pick<Session, 'startTime' | 'timeLimit' | 'serverTime'>;

/** Below this the timer is red (ms). */
export const shortTimeMs = 5 * 60_000;

/**
 * Milliseconds left, so many after the server said where its clock stood: this browser's own clock may show anything,
 * only what passed since is taken from it. Never negative.
 */
export function millisecondsLeft({ startTime, timeLimit, serverTime }: ServerClock, since: number): number {
  const deadline = Date.parse(startTime) + 1000 * timeLimit;
  return Math.max(0, deadline - Date.parse(serverTime) - since);
}

/** Whole seconds left as they are shown: `59:07`, `1:15:00`. The last second is shown until it is over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':');
}

/** How much has passed, by whichever of two clocks saw more of it: one stops in sleep, the other can be set. */
export function stopwatch(now: () => number = Date.now, steady: () => number = () => performance.now()): () => number {
  const [nowAtStart, steadyAtStart] = [now(), steady()];
  return () => Math.max(now() - nowAtStart, steady() - steadyAtStart, 0);
}
