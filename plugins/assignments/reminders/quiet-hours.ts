import { hourIn } from '../given/local-times.ts';

/** Hours of the day in a zone, `from` included, `until` not. They may span midnight; equal hours are none. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

const quarterMs = 15 * 60_000;

export function isQuiet({ from, until, timeZone }: QuietHours, at: Date): boolean {
  const hour = hourIn(timeZone, at);
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** The moment itself, or the end of the quiet hours it is in. */
export const afterQuiet = (quiet: QuietHours, at: Date): Date => outside(quiet, at, quarterMs);

/** The moment itself, or the last quarter of an hour before the quiet hours it is in. */
export const beforeQuiet = (quiet: QuietHours, at: Date): Date => outside(quiet, at, -quarterMs);

/** In steps of a quarter of an hour on the clock: all zones are set by whole quarters, also where clocks change. */
function outside(quiet: QuietHours, at: Date, step: number): Date {
  if (!isQuiet(quiet, at)) return at;
  let time = Math.floor(at.getTime() / quarterMs) * quarterMs;
  for (let steps = 0; steps < 200 && isQuiet(quiet, new Date(time)); steps++) time += step;
  return new Date(time);
}
