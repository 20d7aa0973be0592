import { zoneFormats } from '../../../core/calendar.ts';

const localFormat = zoneFormats({
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/** `2027-01-15 17:00`: a moment as clocks in a zone show it. */
export const localTimeIn = (timeZone: string, at: Date): string => localFormat(timeZone).format(at);

/** The hour of a moment in a zone, 0 to 23. */
export const hourIn = (timeZone: string, at: Date): number => Number(localTimeIn(timeZone, at).slice(11, 13));
