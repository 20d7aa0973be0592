import type { Clock } from '../clock.ts';

/** Returns whether another message is within the rate limit, and counts it. */
export type RateLimit = () => boolean;

/** A token bucket: `burst` messages at once and `perSecond` on average. */
export function createRateLimit(clock: Clock, { perSecond, burst }: { perSecond: number; burst: number }): RateLimit {
  let left = burst;
  let countedAt = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    left = Math.min(burst, left + (Math.max(0, now - countedAt) / 1000) * perSecond);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
