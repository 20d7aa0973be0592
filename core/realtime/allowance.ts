import type { Clock } from '../clock.ts';

/** Says whether one more message may be taken now. */
export type Allowance = () => boolean;

/** Takes `burst` messages at once, and `perSecond` in the long run. */
export function createAllowance(clock: Clock, { perSecond, burst }: { perSecond: number; burst: number }): Allowance {
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
