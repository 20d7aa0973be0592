import { daysBetween, plusDays } from '../../../core/calendar.ts';
import { median } from '../overview/shares.ts';

// Breaks of a whole class, such as holidays, which nobody has to enter: days on which hardly anyone studies who usually does.
// Days of a break count for nobody as silence.

/** Days that are looked at together; they span a weekend. */
const windowDays = 5;
/** Days of study in them below this share of the usual are a break. */
const quietShare = 0.25;
/** Fewer learners may fall silent at the same time by chance. */
const leastLearners = 4;
/** The same days of this many earlier weeks without a break are usual, of as many weeks back as the longest break may take. */
const usualWeeks = 6;
const longestWeeks = 12;

/** The last days of windows in which hardly anyone studied, ascending. Each is known as soon as it is over. */
export type QuietEnds = readonly string[];

/**
 * @param from the first day that is known
 * @param through the last one
 */
export function quietEndsOf(
  learners: readonly { readonly days: readonly string[] }[],
  from: string,
  through: string,
): QuietEnds {
  const size = Math.max(0, daysBetween(from, through) + 1);
  // Of the window that ends on each day: days of study of all learners, and learners.
  const studied = new Uint32Array(size);
  const active = new Uint32Array(size);
  for (const { days } of learners) {
    let counted = 0;
    for (const day of days) {
      const first = daysBetween(from, day);
      if (first < 0) continue;
      const end = Math.min(size, first + windowDays);
      for (let at = first; at < end; at++) studied[at] = (studied[at] ?? 0) + 1;
      for (let at = Math.max(first, counted); at < end; at++) active[at] = (active[at] ?? 0) + 1;
      counted = Math.max(counted, end);
    }
  }
  const quiet = new Set<number>();
  for (let end = windowDays - 1; end < size; end++) {
    const usual: number[] = [];
    for (let week = 1; week <= longestWeeks && usual.length < usualWeeks; week++) {
      const before = end - 7 * week;
      if (before >= windowDays - 1 && !quiet.has(before)) usual.push(before);
    }
    const learnersUsually = median(usual.map((each) => active[each] ?? 0)) ?? 0;
    const daysUsually = median(usual.map((each) => studied[each] ?? 0)) ?? 0;
    if (learnersUsually >= leastLearners && (studied[end] ?? 0) < quietShare * daysUsually) quiet.add(end);
  }
  return [...quiet].map((end) => plusDays(from, end));
}

/** Days of breaks as far as they were known on a day, ascending. */
export function breakDaysBefore(ends: QuietEnds, day: string): string[] {
  const days = new Set<string>();
  for (const end of ends) {
    if (end >= day) break;
    for (let back = windowDays - 1; back >= 0; back--) days.add(plusDays(end, -back));
  }
  return [...days].toSorted();
}

/** Days that belong together, from the first to the last. */
export interface Break {
  readonly from: string;
  readonly through: string;
}

export function breaksIn(days: readonly string[]): Break[] {
  const breaks: { from: string; through: string }[] = [];
  for (const day of days) {
    const last = breaks.at(-1);
    if (last && plusDays(last.through, 1) === day) last.through = day;
    else breaks.push({ from: day, through: day });
  }
  return breaks;
}

/** How many of these ascending days lie in `[from, until)`. */
export const countWithin = (days: readonly string[], from: string, until: string): number =>
  until > from ? firstAtOrAfter(days, until) - firstAtOrAfter(days, from) : 0;

function firstAtOrAfter(days: readonly string[], day: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
