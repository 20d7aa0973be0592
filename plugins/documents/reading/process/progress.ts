import type { ReadingBounds } from './messages.ts';

/** What is known of a process at one look. */
interface Look {
  /** Processor time so far; 0 where the system does not tell. */
  readonly seconds: number;
  /** Whether it could go on if the machine had time for it, or waits for its document. */
  readonly isHeldUp: boolean;
}

/** How much longer than its processor time a process may rest in all. */
const restFactor = 4;

/**
 * Judges by regular looks whether a process exceeds its time. Rest is counted in looks and not by a clock: nothing is known of a
 * time in which nobody looked, because this process or the machine stood still as well. What a busy machine withholds is no
 * rest.
 * @param lookMs time between two looks
 */
export function createProgress(bounds: Pick<ReadingBounds, 'seconds' | 'stalledSeconds'>, lookMs: number) {
  let used = 0;
  let restMs = 0;
  let allRestMs = 0;
  return {
    isOver({ seconds, isHeldUp }: Look): boolean {
      if (isHeldUp || seconds !== used) restMs = 0;
      else {
        restMs += lookMs;
        allRestMs += lookMs;
      }
      used = seconds;
      const isStalled = seconds > 0 && restMs > bounds.stalledSeconds * 1000;
      return seconds > bounds.seconds || isStalled || allRestMs > bounds.seconds * restFactor * 1000;
    },
  };
}
