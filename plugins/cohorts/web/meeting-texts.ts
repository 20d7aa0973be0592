import { isOwnTime, timeText, zonedText } from '../../../web/ui/index.ts';
import type { MeetingDate } from '../schedule/contract.ts';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Friday 15 January 2027, 17:00–18:30`, by the reader's clock. */
export const whenOf = ({ begins, ends }: Pick<MeetingDate, 'begins' | 'ends'>): string =>
  `${day.format(new Date(begins)).replace(',', '')}, ${timeText(begins)}–${timeText(ends)}`;

/** The title, the place, and the time in the meeting's zone where that differs from the reader's. */
export const detailsOf = ({ title, place, begins, timeZone }: Omit<MeetingDate, 'isSkipped' | 'number'>): string[] => [
  ...(title ? [title] : []),
  ...(place ? [place] : []),
  ...(isOwnTime(begins, timeZone) ? [] : [`${zonedText(begins, timeZone)} there (${timeZone})`]),
];
