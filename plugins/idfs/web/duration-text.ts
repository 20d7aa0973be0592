import { counted } from '../../../web/ui/count-text.ts';

/** Seconds as people say them: `60 minutes`, `1 hour 15 minutes`, `40 seconds`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return counted(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes <= 60) return counted(minutes, 'minute');
  const rest = minutes % 60;
  return [counted(Math.floor(minutes / 60), 'hour'), ...(rest > 0 ? [counted(rest, 'minute')] : [])].join(' ');
}
