/** Where the placement's screens are. */
export const addresses = {
  intro: '/placement',
  questions: '/placement/questions',
  results: '/placement/results',
} as const;
