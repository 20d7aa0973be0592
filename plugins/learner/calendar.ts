const dayMs = 24 * 60 * 60 * 1000;

/** The day on the calendar of a time zone: `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  return formatFor(timeZone).format(at);
}

/**
 * How many days in a row lead up to today. A streak lives until a whole day has passed without anything, so one that
 * ended yesterday still counts.
 * @param days `YYYY-MM-DD`, each once, the latest first
 */
export function streakOf(days: readonly string[], today: string): number {
  const [last] = days;
  // A day ahead of today is one that was begun further east.
  if (last === undefined || numberOf(last) < numberOf(today) - 1) return 0;
  const broken = days.findIndex((day, index) => numberOf(day) !== numberOf(last) - index);
  return broken === -1 ? days.length : broken;
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. Sweden writes dates as ISO 8601 does. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  // A name has as many spellings as its letters have cases, and anybody may choose one.
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(name, made);
  return made;
}
