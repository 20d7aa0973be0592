import { counted } from '../../../web/ui/count-text.ts';

/** Milliseconds as text: `38 minutes`, `1 hour 12 minutes`. */
export function durationText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && counted(hours, 'hour'), minutes % 60 > 0 && counted(minutes % 60, 'minute')];
  return parts.filter(Boolean).join(' ');
}
