const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `12 May 2030`, where the reader is. */
export const dateText = (timestamp: string) => day.format(new Date(timestamp));

/** `12 May 2030 at 14:05` */
export const momentText = (timestamp: string) => moment.format(new Date(timestamp));

/** Milliseconds as people say them: `38 minutes`, `1 hour 12 minutes`. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = [counted(hours, 'hour'), counted(minutes % 60, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`);
