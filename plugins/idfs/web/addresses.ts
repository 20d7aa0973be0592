/** Where the screens are. */
export const addresses = {
  assessment: '/idfs-assessment',
  results: '/idfs-assessment/results',
} as const;

/** A result by itself: an earlier one, or a learner's for those who look after them. */
export const resultAddress = (sessionId: string) => `${addresses.results}?sessionId=${sessionId}`;
