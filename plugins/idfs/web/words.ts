const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `12 May 2030`, where the reader is. */
export const dateText = (timestamp: string) => day.format(new Date(timestamp));

/** `14:05`, where the reader is. */
export const timeText = (timestamp: string) => time.format(new Date(timestamp));

/** `1 answer`, `3 answers`. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Seconds as people say them: `60 minutes`, `1 hour 15 minutes`, `40 seconds`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return counted(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes <= 60) return counted(minutes, 'minute');
  const rest = minutes % 60;
  return [counted(Math.floor(minutes / 60), 'hour'), ...(rest > 0 ? [counted(rest, 'minute')] : [])].join(' ');
}
