import { zonedText, zoneText } from '../../catalogue/intakes/moments.ts';

/** `15 March 2027 at 17:00, Amsterdam time`: a release in the time zone of its university. */
export const releaseText = ({ decisionsAt, timeZone }: { decisionsAt: string; timeZone: string }): string =>
  `${zonedText(decisionsAt, timeZone)}, ${zoneText(timeZone)}`;
