import { zonedText, zoneText } from '../../catalogue/intakes/moments.ts';

/** `15 March 2027 at 17:00, Amsterdam time`: a release in the time zone of its university. */
export const releaseText = ({ decisionsAt, timeZone }: { decisionsAt: string; timeZone: string }): string =>
  `${zonedText(decisionsAt, timeZone)}, ${zoneText(timeZone)}`;

/** `15 March 2027`: the day of a release in the time zone of its university. */
export const releaseDayText = ({ decisionsAt, timeZone }: { decisionsAt: string; timeZone: string }): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(decisionsAt),
  );
