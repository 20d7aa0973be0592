// Limits of tools in one answer.

/** Requests of an answer that may end with calls. The request after them has to be words. */
export const mostRounds = 4;
/** Calls in one request; further ones are answered with a refusal. */
export const mostCallsAtOnce = 4;
/** Milliseconds of one call. */
export const longestCall = 3000;
/** Characters of one result. */
export const longestResult = 4000;
