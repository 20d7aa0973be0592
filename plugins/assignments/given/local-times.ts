import { zoneFormats } from '../../../core/calendar.ts';

const localFormat = zoneFormats({
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/** `2027-01-15 17:00`: a moment as clocks in a zone show it. */
export const localTimeIn = (timeZone: string, at: Date): string => localFormat(timeZone).format(at);
