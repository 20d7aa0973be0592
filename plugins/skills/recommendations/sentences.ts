const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `3 November 2026`. */
export const dateInSentence = (at: string): string => dates.format(new Date(at));

/** `about 4.5 hours`. */
export const hoursInSentence = (hours: number): string => `about ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
