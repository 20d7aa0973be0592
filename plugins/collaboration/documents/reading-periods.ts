/**
 * Learners' notes are read for signs of danger at the end of each period in which they wrote: an update is a few characters,
 * too few to understand (ms).
 */
const periodMs = 15_000;
/** After the end of a period, its last updates are committed (ms). */
const marginMs = 5000;

/** The number of the period that a moment belongs to. */
export const periodOf = (at: Date) => Math.floor(at.getTime() / periodMs);

/** When what was written in a period is read. */
export const readAfter = (period: number) => new Date((period + 1) * periodMs + marginMs);
